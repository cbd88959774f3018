/** What Rolldown says about a module. */
interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The list of all icons, of which only what is used is built. */
const ALL_ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\./;

/** The lists of everything that a package exports, of which only what is used is built. */
const PACKAGE_INDEX = /[\\/]packages[\\/](\w+)[\\/]src[\\/]index\.ts$/;

/**
 * The modules that the entries import, directly or through others. An import from the index of a package reaches only the modules of the
 * names that are imported.
 */
export function reachedFrom(
  entries: readonly string[],
  graph: ModuleGraph,
  { dynamic }: { readonly dynamic: boolean },
): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    const module = reached.has(id) ? null : graph.getModuleInfo(id);
    if (module === null) return;
    reached.add(id);
    for (const imported of module.importedIds) {
      const name = PACKAGE_INDEX.exec(imported)?.[1];
      if (ALL_ICONS.test(imported)) iconsOfNames(importedNames(module.code ?? "", "lucide-react"), imported, graph).forEach(visit);
      else if (name === undefined) visit(imported);
      else modulesOfNames(importedNames(module.code ?? "", `@ironpace/${name}`), imported, graph).forEach(visit);
    }
    if (dynamic) module.dynamicallyImportedIds.forEach(visit);
  };
  entries.forEach(visit);
  return reached;
}

/** The names that a module imports from a package, before `as`. */
function importedNames(code: string, source: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)]
    .filter(([, , from]) => from === source)
    .flatMap(([, names = ""]) => namesIn(names));
}

/** The modules behind an index that export one of the names. */
function modulesOfNames(names: readonly string[], index: string, graph: ModuleGraph): readonly string[] {
  const wanted = new Set(names);
  return (graph.getModuleInfo(index)?.importedIds ?? []).filter((id) =>
    exportedNames(graph.getModuleInfo(id)?.code ?? "").some((name) => wanted.has(name)),
  );
}

/** The modules of icons: the list has a line `export { default as Sun, … } from "./icons/sun.mjs"` for each. */
function iconsOfNames(names: readonly string[], list: string, graph: ModuleGraph): readonly string[] {
  const wanted = new Set(names);
  const lines = (graph.getModuleInfo(list)?.code ?? "").matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.([^"']+)["']/g);
  return [...lines].flatMap(([, exported = "", path = ""]) => {
    const isWanted = exported.split(",").some((entry) =>
      wanted.has(
        entry
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? "",
      ),
    );
    return isWanted ? [`${list.slice(0, list.lastIndexOf("/"))}${path}`] : [];
  });
}

function exportedNames(code: string): string[] {
  const declared = [...code.matchAll(/export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)/g)].map(([, name = ""]) => name);
  const listed = [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = ""]) => namesIn(names));
  return [...declared, ...listed];
}

const namesIn = (list: string): string[] => list.split(",").flatMap((entry) => entry.trim().split(/\s+as\s+/)[0] || []);
