/**
 * An attachment that reports an element's size once it is laid out, and whenever it changes. Unlike a
 * binding it never forces a layout, which on a slow phone is most of the first frame. Do not use it for
 * what determines positions, because the change would be seen as a jump.
 */
export function onResize(tell: (wide: number, high: number) => void): (node: Element) => () => void {
  return (node) => {
    const watcher = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
    watcher.observe(node);
    return () => watcher.disconnect();
  };
}
