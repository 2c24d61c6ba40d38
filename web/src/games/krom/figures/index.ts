/** Drawings for the rules. */
import Combinations from "./Combinations.svelte";
import Goals from "./Goals.svelte";

export default { combinations: Combinations, goals: Goals };
