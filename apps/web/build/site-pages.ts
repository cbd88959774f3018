import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { type Plugin, type ViteDevServer, createServer } from "vite";
import type * as Pages from "../src/site/pages.ts";
import type { RenderedPage } from "../src/site/prerender.tsx";
import { bundle } from "./bundle.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { withInlineStyles, pageHead, UNKNOWN_SITE } from "./page-head.ts";
import { getFiles, type Manifest, type PageFiles, withModulesPutAside } from "./page-files.ts";
import { serviceWorker } from "./service-worker.ts";

const templates = { form: "site.html", document: "site-static.html", callback: "site-callback.html" };

interface Prerender {
  readonly renderedPages: readonly RenderedPage[];
  readonly appPaths: readonly string[];
}

/**
 * Pages for visitors are HTML before any script runs: after the build each is rendered into its own file, with its title,
 * description and the scripts it needs. `app-paths.json` tells the server which addresses are the app's, and so knows `sw.js`.
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
        if (failed || !existsSync(join(outDir, ".vite/manifest.json"))) return;
        const { renderedPages, appPaths } = await loadPrerender(root);
        const manifest = JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
        for (const page of renderedPages) await writePages({ root, outDir, manifest, site }, page);
        const files = {
          ...crawlerFiles(renderedPages, site),
          "app-paths.json": JSON.stringify(appPaths),
          "sw.js": await serviceWorker(root, outDir, appPaths),
        };
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
      request.url = pageAt(path) === notFoundPage ? "/app.html" : `/${templates.form}`;
    }
    next();
  });
}

interface Output {
  readonly root: string;
  readonly outDir: string;
  readonly manifest: Manifest;
  readonly site: string;
}

async function writePages({ root, outDir, manifest, site }: Output, page: RenderedPage): Promise<void> {
  const template = await readFile(join(outDir, templates[page.kind]), "utf8");
  const own = page.module === undefined ? NOTHING : getFiles(page.module, manifest);
  const script = page.script === undefined ? [] : [await ownScript(root, outDir, page.script)];
  const head = [
    pageHead(page, site),
    ...links(own, template),
    ...script,
    ...(page.kind === "callback" ? signInPreloads(manifest, template) : []),
  ];
  const linked = template.replace("<!--head-->", () => head.join("\n    ")).replace("<!--page-->", () => page.html);
  const styled = await withInlineStyles(linked, outDir, own.styles);
  // A callback has nothing to do but to run its script.
  const html = page.kind === "callback" ? styled : withModulesPutAside(styled);
  for (const path of page.paths) {
    const file = join(outDir, path === "/404" ? "404.html" : join(path, "index.html"));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** The script of one document with all it imports, in a file named after what it holds. */
async function ownScript(root: string, outDir: string, script: string): Promise<string> {
  const code = await bundle(root, join(root, script));
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const file = `assets/${basename(script, ".ts")}-${hash}.js`;
  await writeFile(join(outDir, file), code);
  return `<script type="module" src="/${file}"></script>`;
}

const NOTHING: PageFiles = { scripts: new Set(), styles: new Set() };

/** Styles and scripts that the page's own part needs besides the template's. */
function links({ scripts, styles }: PageFiles, template: string): string[] {
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ];
}

/** What a sign-in loads when it is under way, asked for at once. */
function signInPreloads(manifest: Manifest, template: string): string[] {
  return links({ scripts: getFiles(SIGN_IN, manifest).scripts, styles: new Set() }, template);
}

const SIGN_IN = "src/backend/auth/finish-sign-in.ts";
