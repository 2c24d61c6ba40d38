/** Drawings for the rules. */
import Combinations from "./Combinations.svelte";

export default { combinations: Combinations };
