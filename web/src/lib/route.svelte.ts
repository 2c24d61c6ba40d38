/** Client-side router: the current route, and navigation without reloading. */
interface Route {
  path: string;
  hash: string;
}

let here = $state.raw<Route>(read());

function read(): Route {
  return { path: location.pathname, hash: location.hash.slice(1) };
}

addEventListener("popstate", () => (here = read()));
addEventListener("hashchange", () => (here = read()));

export const route = (): Route => here;

/** Decode a part of an address; return it unchanged if it is malformed. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let pages = 0;

/** Whether the user has navigated since the page was loaded. */
export const hasNavigated = (): boolean => pages > 0;

export function navigate(path: string, replace = false): void {
  if (path.split(/[?#]/)[0] !== here.path) pages += 1;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here = read();
  if (!here.hash) scrollTo(0, 0);
}

/** Click handler: follow links inside the app without reloading. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
