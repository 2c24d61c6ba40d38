/** One picture for each thing, the same in play, in the log and in the rules. */
import type { Component } from "svelte";

/** SVG in a box of 24, or a component that draws in a box of 100. */
export type Picture = string | Component;

export const INK = "#33222e";
