/** What KERO brings with it. */
import { desert } from "../../art/places";
import type { KeroScenery } from "../../protocol/kero";
import type { Kit } from "../../stage/kit";
import type { View } from "../../stage/room";
import Lid from "./Lid.svelte";
import { PICTURES } from "./pictures";

const kit: Kit<View, KeroScenery> = {
  Lid,
  pictures: PICTURES,
  ambience: desert,
  sign({ args }) {
    const { resource } = args;
    return typeof resource === "string" && resource in PICTURES ? resource : null;
  },
  figures: () => import("./figures"),
};

export default kit;
