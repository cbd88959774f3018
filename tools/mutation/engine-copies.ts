import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Check } from "../../packages/training/test/digests/check.ts";

/**
 * Loads the engine and its checks again and again into one process, each time as modules of their own, because a mutant of a constant
 * exists only while the engine is loaded. Modules are never given back, which is why Stryker renews the process now and then.
 */
export interface EngineCopies {
  readonly load: (counting: boolean) => Promise<readonly Check[]>;
}

const CHECKS = "packages/training/test/digests/checks.ts";
const COPY = "copy";

/** Counting which lines a check reaches takes time in every line; only the first run needs it. Stryker's name. */
const COUNTER = "function stryCov_9fa48() {";

export function engineCopies(): EngineCopies {
  const root = pathToFileURL(`${resolve("packages/training")}/`).href;
  const sources = new Map<string, string>();
  const sourceOf = (url: URL): string => {
    const path = fileURLToPath(url);
    const source = sources.get(path) ?? stripTypeScriptTypes(readFileSync(path, "utf8"));
    sources.set(path, source);
    return source;
  };
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const copy = context.parentURL === undefined ? null : new URL(context.parentURL).searchParams.get(COPY);
      return copy === null || !isEngine(resolved.url) ? resolved : { ...resolved, url: `${resolved.url}?${COPY}=${copy}` };
    },
    load: (text, context, next) => {
      const url = new URL(text);
      const copy = url.searchParams.get(COPY);
      if (copy === null) return next(text, context);
      url.search = "";
      const source = sourceOf(url);
      return {
        format: "module",
        shortCircuit: true,
        source: copy.startsWith("counting") ? source : source.replace(COUNTER, `${COUNTER} return;`),
      };
    },
  });
  function isEngine(url: string): boolean {
    return url.startsWith(root) && url.endsWith(".ts");
  }
  let loaded = 0;
  return {
    load: async (counting) => {
      loaded += 1;
      const url = `${pathToFileURL(resolve(CHECKS)).href}?${COPY}=${counting ? "counting" : ""}${loaded}`;
      return ((await import(url)) as { CHECKS: readonly Check[] }).CHECKS;
    },
  };
}
