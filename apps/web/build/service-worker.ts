import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "./bundle.ts";

/** Fonts of the app's own languages; the others come when a text needs them. */
const KEPT = /\.(?:js|css)$|^(?:archivo|geist)-(?:basic|latin-(?:standard-normal|wght-normal))-[^/]*\.woff2$/;

/** The service worker of a built app, with the list of the files it keeps and the addresses that are the app's. */
export async function serviceWorker(root: string, outDir: string, appPaths: readonly string[]): Promise<string> {
  const files = (await readdir(join(outDir, "assets"))).filter((name) => KEPT.test(name)).map((name) => `/assets/${name}`);
  return bundle(root, join(root, "service-worker/service-worker.ts"), {
    APP_FILES: JSON.stringify(files.toSorted()),
    APP_PATHS: JSON.stringify(appPaths),
    "process.env.NODE_ENV": JSON.stringify("production"),
  });
}
