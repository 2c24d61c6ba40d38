/** Drawings for the rules. */
import Combinations from "./Combinations.svelte";
import Goals from "./Goals.svelte";
import Losses from "./Losses.svelte";

export default { combinations: Combinations, goals: Goals, losses: Losses };
