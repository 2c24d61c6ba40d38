/** The languages that have messages; defined by the build. */
declare const __LANGUAGES__: readonly string[];

/** Games from outside this repository by name; provided by the build (`KABOODLE_GAMES`). */
declare module "virtual:more-games" {
  const more: {
    readonly lids: Readonly<Record<string, import("svelte").Component>>;
    readonly kits: Readonly<Record<string, () => Promise<import("../stage/kit").Kit>>>;
    readonly rooms: Readonly<Record<string, () => Promise<import("svelte").Component<import("../stage/room").RoomProps>>>>;
  };
  export default more;
}
