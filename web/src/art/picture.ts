/** The type of game pictures. The same picture is used on the board, in the log and in the rules. */
import type { Component } from "svelte";

/** SVG text on a field of 24, or a component that draws on a field of 100. */
export type Picture = string | Component;

export const INK = "#33222e";
