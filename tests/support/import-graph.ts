import { readFileSync } from "node:fs";
import { posix } from "node:path";

/** File → the files it imports, those of which it imports only types included. Paths from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const WORKSPACES = ["apps/web", "apps/server", "packages/contract", "packages/training", "packages/coaching"];
const IMPORT = /(?:\bfrom|\bimport\(?)\s*["']([.#][^"'\n]+)["']/g;

/** Reads the imports of these files; what leads elsewhere, such as packages, is left out. */
export function readImports(files: readonly string[]): ImportGraph {
  const known = new Set(files);
  const roots = new Map([...WORKSPACES, "."].map((workspace) => [workspace, importsOf(workspace)] as const));
  const resolve = (file: string, specifier: string): string | undefined => {
    if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(file), specifier));
    const workspace = WORKSPACES.find((name) => file.startsWith(`${name}/`)) ?? ".";
    const [prefix, folder] = roots.get(workspace)?.find(([name]) => specifier.startsWith(name)) ?? [];
    return prefix === undefined || folder === undefined ? undefined : posix.join(workspace, folder, specifier.slice(prefix.length));
  };
  return new Map(
    files.map((file) => {
      const imports = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, specifier = ""]) => resolve(file, specifier));
      return [file, imports.filter((path): path is string => path !== undefined && known.has(path))];
    }),
  );
}

/** The `imports` of a package.json as prefix → folder. */
function importsOf(workspace: string): readonly (readonly [prefix: string, folder: string])[] {
  const { imports = {} } = JSON.parse(readFileSync(posix.join(workspace, "package.json"), "utf8")) as { imports?: Record<string, string> };
  return Object.entries(imports).map(([name, folder]) => [name.replace("*", ""), folder.replace("*", "")] as const);
}

/** The groups of files that reach each other (Tarjan's strongly connected components of more than one file). */
export function findCycles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    let low = order.size;
    const index = low;
    order.set(file, index);
    path.push(file);
    onPath.add(file);
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) low = Math.min(low, visit(imported));
      else if (onPath.has(imported)) low = Math.min(low, order.get(imported) ?? low);
    }
    if (low === index) {
      const cycle = path.splice(path.indexOf(file));
      for (const member of cycle) onPath.delete(member);
      if (cycle.length > 1) cycles.push(cycle);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
