/** What KERO brings with it. */
import { desert } from "../../art/places";
import type { Kit } from "../../stage/kit";
import Lid from "./Lid.svelte";
import { PICTURES } from "./pictures";

const kit: Kit = {
  Lid,
  pictures: PICTURES,
  ambience: desert,
  sign({ args }) {
    const { resource } = args;
    return typeof resource === "string" && resource in PICTURES ? resource : null;
  },
};

export default kit;
