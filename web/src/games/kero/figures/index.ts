/** Drawings for the rules. */
import Dice from "./Dice.svelte";
import SetUp from "./SetUp.svelte";

export default { dice: Dice, "set-up": SetUp };
