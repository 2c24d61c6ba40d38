/** The thing itself says no: it shakes its head, unless things shall hold still. */
export function shake(node: Element | null | undefined, reduced: boolean): void {
  if (!reduced) node?.animate({ translate: ["0", "-6px", "6px", "-4px", "4px", "0"] }, 340);
}
