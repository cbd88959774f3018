import { existsSync, readdirSync, rmSync } from "node:fs";
import { neededPackages } from "./needed-packages.mjs";

/** Types, sources, source maps and documentation: Node runs no TypeScript in node_modules, and the build reads none of them. */
const UNUSED_FILE = /\.(?:[cm]?tsx?|map|mdx?|flow)$/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Removes what only development reads from an installation that just builds and runs the product: a third of its bytes.
 * @param root Folder with `node_modules`.
 * @param packages What package-lock.json says about each package, by its path below `root`.
 */
export function removeUnusedFiles(root, packages) {
  const needed = neededPackages(packages);
  for (const [path, { link }] of Object.entries(packages))
    if (path.includes("node_modules/") && !link && !needed.has(path)) rmSync(`${root}/${path}`, { recursive: true, force: true });
  removeBelow(`${root}/node_modules`);
}

/** 67 MB for compiling add-ons against the pinned Node: those in use come compiled. `builds` has a folder for each, and a list of npm's own. */
export function removeNodeHeaders(builds) {
  if (!existsSync(builds)) return;
  for (const build of readdirSync(builds, { withFileTypes: true }))
    if (build.isDirectory()) rmSync(`${builds}/${build.name}/include`, { recursive: true, force: true });
}

/** Follows no link, because the project's own packages are linked into `node_modules`. */
function removeBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeBelow(path);
    else if (entry.isFile() && UNUSED_FILE.test(entry.name) && !LICENSE_FILE.test(entry.name)) rmSync(path);
  }
}
