/** Drawings for the rules. */
import Pair from "./Pair.svelte";
import PairGold from "./PairGold.svelte";
import Places from "./Places.svelte";
import SetOfCards from "./SetOfCards.svelte";

export default { set: SetOfCards, places: Places, "pair-runner": Pair, "pair-gold": PairGold };
