/** What KROM brings with it. */
import { camp } from "../../art/places";
import type { Kit } from "../../stage/kit";
import Lid from "./Lid.svelte";
import { PICTURES } from "./pictures";
import { sign } from "./signs";

const kit: Kit = { Lid, pictures: PICTURES, ambience: camp, sign };

export default kit;
