/** The languages there is a catalogue for, put in by the build. */
declare const __LANGUAGES__: readonly string[];
