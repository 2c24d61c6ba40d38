/** The languages there is a catalogue for, put in by the build. */
declare const __LANGUAGES__: readonly string[];

/** Games from outside this tree, put in by the build (`KABOODLE_GAMES`). */
declare module "virtual:more-games" {
  const kits: Readonly<Record<string, import("../stage/kit").Kit>>;
  export default kits;
}
