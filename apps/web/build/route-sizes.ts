import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** What a page needs before it can be drawn: its scripts and all that they import. */
export interface RouteSize {
  readonly files: number;
  /** Compressed with gzip, 1024 bytes each. */
  readonly kilobytes: number;
}

/**
 * The shell is the frame with the dashboard. What it fetches when the page has come to rest (palette, drawer, dialogs) is counted apart. A
 * route is what its page needs besides both, and `beforePaint` what it needs besides the shell alone: opened by its address it waits for that.
 */
export interface RouteSizes {
  readonly shell: RouteSize;
  readonly atRest: RouteSize;
  readonly routes: Readonly<Record<string, RouteSize & { readonly beforePaint: RouteSize }>>;
}

const SHELL = ["app.html", "src/app/routes/dashboard/dashboard.tsx"];
const AT_REST = [
  "src/app/palette/command-palette.tsx",
  "src/ui/overlay/drawer.tsx",
  "src/app/sign-out/sign-out-dialog.tsx",
  "src/app/layout/account-menu.tsx",
  "src/app/layout/theme-menu.tsx",
  "src/app/layout/hidden-training.tsx",
  "src/backend/auth/session-client.ts",
];
const ROUTES = /^src\/app\/routes\/(.+)\.tsx$/;

/** Writes the size of the shell and of every route into `file`, which `npm run check` compares with the budget (`tools/route-budget.ts`). */
export function routeSizes(file: string): Plugin {
  let root = "";
  return {
    name: "ironpace:route-sizes",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async writeBundle(_, bundle) {
      const entries = entryFiles(bundle, root);
      const reachedFrom = (names: readonly string[]) =>
        new Set(names.flatMap((entry) => [...withImports(entries.get(entry) ?? missing(entry), bundle)]));
      const shell = reachedFrom(SHELL);
      const atRest = new Set([...reachedFrom(AT_REST)].filter((needed) => !shell.has(needed)));
      const routes = [...entries].flatMap(([entry, script]) => {
        const name = ROUTES.exec(entry)?.[1];
        if (name === undefined || SHELL.includes(entry)) return [];
        const own = [...withImports(script, bundle)].filter((needed) => !shell.has(needed));
        const after = own.filter((needed) => !atRest.has(needed));
        return [[name, { ...sizeOf(after, bundle), beforePaint: sizeOf(own, bundle) }] as const];
      });
      const sizes: RouteSizes = {
        shell: sizeOf([...shell], bundle),
        atRest: sizeOf([...atRest], bundle),
        routes: Object.fromEntries(routes.toSorted(([a], [b]) => a.localeCompare(b))),
      };
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(sizes, undefined, 2));
    },
  };
}

/** Path of a page or of a module that is loaded when it is used → the script that it became. */
function entryFiles(bundle: Rolldown.OutputBundle, root: string): Map<string, string> {
  const entries = Object.values(bundle).flatMap((output) =>
    output.type === "chunk" && output.facadeModuleId !== null
      ? [[relative(root, output.facadeModuleId).replaceAll("\\", "/"), output.fileName] as const]
      : [],
  );
  return new Map(entries);
}

function withImports(script: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const output = bundle[script];
  if (output?.type !== "chunk" || found.has(script)) return found;
  found.add(script);
  output.imports.forEach((imported) => withImports(imported, bundle, found));
  return found;
}

function sizeOf(scripts: readonly string[], bundle: Rolldown.OutputBundle): RouteSize {
  const bytes = scripts.reduce((sum, script) => {
    const output = bundle[script];
    return sum + (output?.type === "chunk" ? gzipSync(output.code).length : 0);
  }, 0);
  return { files: scripts.length, kilobytes: Math.round(bytes / 102.4) / 10 };
}

function missing(entry: string): never {
  throw new Error(`${join("apps/web", entry)} is no entry of the build`);
}
