/** Vite's manifest: what each module was built into. */
export type Manifest = Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>;

export interface PageFiles {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The files a page's module needs, with all it imports, so that nothing is found late. */
export function getFiles(module: string, manifest: Manifest): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(visit);
  };
  visit(module);
  return { scripts, styles };
}

/**
 * Moves modules, their preloads and styles without a say into `<template id="later">`, where browsers leave them alone until a
 * script in the head takes them out (`src/site/load-deferred-scripts.ts`): nothing stands between the page and its first paint.
 */
export function withModulesPutAside(html: string): string {
  const aside = [...html.matchAll(MODULES)].map(([tag]) => tag.trim());
  const rest = html.replaceAll(MODULES, "");
  return rest.replace("</body>", () => `  <template id="later">${aside.join("")}</template>\n  </body>`);
}

const MODULES = /\s*(<link rel="modulepreload"[^>]*>|<link rel="stylesheet" media="not all"[^>]*>|<script type="module"[^>]*><\/script>)/g;
