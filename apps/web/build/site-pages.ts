import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { createServer } from "vite";
import type * as Pages from "../src/site/pages.ts";
import type { RenderedPage } from "../src/site/prerender.tsx";
import { crawlerFiles } from "./crawler-files.ts";
import { withInlineStyles } from "./inline-styles.ts";
import { filesOf, type Manifest } from "./page-files.ts";
import { withModulesPutAside } from "./put-aside.ts";
import { pageHead, UNKNOWN_SITE } from "./page-head.ts";

const templates = { interactive: "site.html", plain: "site-static.html" };

interface Prerender {
  readonly renderedPages: readonly RenderedPage[];
  readonly appPaths: readonly string[];
}

/**
 * Pages for visitors are HTML before any script runs: after the build each is rendered into its own file, with its title,
 * description and the scripts it needs. `app-paths.json` tells the server which addresses are the app's.
 */
export function sitePages(): Plugin {
  let outDir = "";
  let root = "";
  let site = UNKNOWN_SITE;
  let failed = false;
  return {
    name: "ironpace:site-pages",
    config: () => ({
      appType: "mpa",
      build: { manifest: true, rollupOptions: { input: ["app.html", ...Object.values(templates)] } },
    }),
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
      site = String(config.env["VITE_SITE_URL"] ?? UNKNOWN_SITE).replace(/\/+$/, "");
    },
    configureServer: serveTemplates,
    buildEnd(error) {
      failed = error !== undefined;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // It is called after a failure too, and another error would hide the one that matters.
        if (failed) return;
        const { renderedPages, appPaths } = await loadPrerender(root);
        const manifest = JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
        for (const page of renderedPages) await writePages(outDir, page, manifest, site);
        const files = { ...crawlerFiles(renderedPages, site), "app-paths.json": JSON.stringify(appPaths) };
        for (const [name, content] of Object.entries(files)) await writeFile(join(outDir, name), content);
        await Promise.all([...Object.values(templates), ".vite"].map((name) => rm(join(outDir, name), { recursive: true })));
      },
    },
  };
}

/** The pages rendered by the app's own components, which only Vite can load. */
async function loadPrerender(root: string): Promise<Prerender> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule("/src/site/prerender.tsx")) as Prerender;
  } finally {
    await server.close();
  }
}

/** While developing, the browser renders the pages: visitors' addresses get the template, all others the app. */
function serveTemplates(server: ViteDevServer): void {
  server.middlewares.use(async (request, _response, next) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    const isPage = request.headers.accept?.includes("text/html") === true && !/\.\w+$/.test(path);
    if (isPage) {
      const { pageAt, notFoundPage } = (await server.ssrLoadModule("/src/site/pages.ts")) as typeof Pages;
      request.url = pageAt(path) === notFoundPage ? "/app.html" : `/${templates.interactive}`;
    }
    next();
  });
}

async function writePages(outDir: string, page: RenderedPage, manifest: Manifest, site: string): Promise<void> {
  const template = await readFile(join(outDir, page.interactive ? templates.interactive : templates.plain), "utf8");
  const head = `${pageHead(page, site)}\n    ${links(page, manifest, template)}`;
  const linked = template.replace("<!--head-->", () => head).replace("<!--page-->", () => page.html);
  const late = page.interactive ? filesOf(page.module, manifest).styles : new Set<string>();
  const html = withModulesPutAside(await withInlineStyles(linked, outDir, late));
  for (const path of page.paths) {
    const file = join(outDir, path === "/404" ? "404.html" : join(path, "index.html"));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** Styles, and for React the scripts, that the page's own part needs besides the template's. */
function links(page: RenderedPage, manifest: Manifest, template: string): string {
  const { scripts, styles } = filesOf(page.module, manifest);
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...(page.interactive ? [...scripts].filter(isNew).map((file) => `<link rel="modulepreload" href="/${file}" />`) : []),
  ].join("\n    ");
}
