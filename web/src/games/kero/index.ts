/** What KERO brings with it. */
import type { Kit } from "../../stage/kit";
import Lid from "./Lid.svelte";
import { PICTURES } from "./pictures";

const kit: Kit = {
  Lid,
  pictures: PICTURES,
  sign({ args }) {
    const { resource } = args;
    return typeof resource === "string" && resource in PICTURES ? resource : null;
  },
};

export default kit;
