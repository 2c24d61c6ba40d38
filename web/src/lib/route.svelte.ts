/** Where in the app we are. */
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

/** What stands in an address; one that nobody wrote with care stands for itself. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let pages = 0;

/** Whether a page was turned since this one was loaded. */
export const hasNavigated = (): boolean => pages > 0;

export function navigate(path: string, replace = false): void {
  if (path.split(/[?#]/)[0] !== here.path) pages += 1;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here = read();
  if (!here.hash) scrollTo(0, 0);
}

/** Links inside the app turn the page without loading it. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
