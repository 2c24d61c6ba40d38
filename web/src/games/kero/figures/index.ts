/** Drawings for the rules. */
import Dice from "./Dice.svelte";

export default { dice: Dice };
