/** Shake an element to say no, unless the user prefers reduced motion. */
export function shake(node: Element | null | undefined, reduced: boolean): void {
  if (!reduced) node?.animate({ translate: ["0", "-6px", "6px", "-4px", "4px", "0"] }, 340);
}
