/** What KROM brings with it. */
import type { Kit } from "../../stage/kit";
import Lid from "./Lid.svelte";
import { PICTURES } from "./pictures";

/** The thing an event is about is the last word of its key, as in `krom-gained-wood`. */
const WORDS: Readonly<Record<string, string>> = { kroms: "krom", life: "heart", rolled: "die", hurt: "heart" };

const kit: Kit = {
  Lid,
  pictures: PICTURES,
  sign({ key }) {
    const word = key.slice(key.lastIndexOf("-") + 1);
    return WORDS[word] ?? (word in PICTURES ? word : null);
  },
};

export default kit;
