/**
 * Moves modules, their preloads and styles without a say into `<template id="later">`, where browsers leave them alone until a
 * script in the head takes them out (`src/site/load-what-waits.ts`): nothing stands between the page and its first paint.
 */
export function withModulesPutAside(html: string): string {
  const aside = [...html.matchAll(MODULES)].map(([tag]) => tag.trim());
  const rest = html.replaceAll(MODULES, "");
  return rest.replace("</body>", () => `  <template id="later">${aside.join("")}</template>\n  </body>`);
}

const MODULES = /\s*(<link rel="modulepreload"[^>]*>|<link rel="stylesheet" media="not all"[^>]*>|<script type="module"[^>]*><\/script>)/g;
