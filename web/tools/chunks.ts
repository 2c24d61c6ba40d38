/**
 * Bundle splitting: few files, so that a page on a slow connection waits for few responses. `base` is what
 * every page has, `stage` what pages and rooms share, `kit-<game>` what a box shows before it is opened,
 * `kits` what several kits share, `look-<game>` what a room shares with the drawings in its rules. Code of
 * a single page or room stays with it.
 */
interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** Return the modules reachable from these along the given links. */
function walk(graph: Graph, from: readonly string[], links: (module: Module) => readonly string[]): Set<string> {
  const seen = new Set(from);
  for (const id of seen) {
    const module = graph.getModuleInfo(id);
    if (module) for (const next of links(module)) seen.add(next);
  }
  return seen;
}

/** By module: the roots that load it. A root is the entry, or a dynamic import. */
function comesWith(graph: Graph, one: string): Map<string, Set<string>> {
  const above = [...walk(graph, [one], (module) => [...module.importers, ...module.dynamicImporters])];
  const entries = above.filter((id) => graph.getModuleInfo(id)?.isEntry);
  const all = [...walk(graph, entries, (module) => [...module.importedIds, ...module.dynamicallyImportedIds])];
  const later = all.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const found = new Map<string, Set<string>>(all.map((id) => [id, new Set()]));
  for (const root of new Set([...entries, ...later])) {
    for (const id of walk(graph, [root], (module) => module.importedIds)) found.get(id)?.add(root);
  }
  return found;
}

const KIT = /games[\\/][^\\/]+[\\/]index\.ts$/;
const gameOf = (root: string): string | undefined => /games[\\/]([^\\/]+)[\\/]/.exec(root)?.[1];

function chunkOf(roots: readonly string[], graph: Graph): string | null {
  if (roots.some((root) => graph.getModuleInfo(root)?.isEntry)) return "base";
  const [owner = "", ...others] = new Set(roots.map((root) => gameOf(root) ?? root));
  const inBox = roots.some((root) => KIT.test(root));
  if (others.length > 0) return inBox ? "kits" : "stage";
  if (owner !== gameOf(roots[0] ?? "")) return null;
  if (inBox) return `kit-${owner}`;
  return roots.length > 1 ? `look-${owner}` : null;
}

/** The chunk groups, in order of priority. */
export function chunks(): { name: (id: string, graph: Graph) => string | null; priority: number }[] {
  let known: Map<string, Set<string>> | null = null;
  return ["base", "kits", "stage", "kit-", "look-"].map((chunk, i) => ({
    priority: 5 - i,
    name(id, graph) {
      known ??= comesWith(graph, id);
      if (id.endsWith("rolldown/runtime.js")) return chunk === "base" ? chunk : null;
      const wanted = graph.getModuleInfo(id)?.isEntry ? null : chunkOf([...(known.get(id) ?? [])], graph);
      return wanted?.startsWith(chunk) ? wanted : null;
    },
  }));
}
