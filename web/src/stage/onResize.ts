/** An attachment that tells how large an element is, as soon as it is laid out and whenever that changes.
 * Unlike a binding it never asks for a layout out of turn, which on a slow phone is most of a first picture. Not for what decides where things stand: that would be seen to jump. */
export function onResize(tell: (wide: number, high: number) => void): (node: Element) => () => void {
  return (node) => {
    const watcher = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    watcher.observe(node);
    return () => watcher.disconnect();
  };
}
