import { existsSync, readdirSync, rmSync } from "node:fs";
import { neededPackages } from "./needed-packages.mjs";

/** Types, sources, source maps, documentation and static libraries: Node runs no TypeScript in node_modules, and the build links nothing. */
const UNUSED_FILE = /\.(?:[cm]?tsx?|map|mdx?|flow|a)$/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** Folders beside a package's manifest that only its own developers run. */
const DEVELOPMENT_FOLDERS = ["test", "tests", "__tests__", "example", "examples", "benchmark", "benchmarks"];

/**
 * Removes what only development or another platform reads from an installation that just builds and runs the product: a third of its bytes.
 * @param root Folder with `node_modules`.
 * @param packages What package-lock.json says about each package, by its path below `root`.
 */
export function removeUnusedFiles(root, packages) {
  const needed = neededPackages(packages);
  for (const [path, { link }] of Object.entries(packages)) {
    if (!path.includes("node_modules/") || link) continue;
    const unused = needed.has(path) ? unusedFolders(`${root}/${path}`) : [`${root}/${path}`];
    for (const folder of unused) rmSync(folder, { recursive: true, force: true });
  }
  removeBelow(`${root}/node_modules`);
}

/** 67 MB for compiling add-ons against the pinned Node: those in use come compiled. `builds` has a folder for each, and a list of npm's own. */
export function removeNodeHeaders(builds) {
  if (!existsSync(builds)) return;
  for (const build of readdirSync(builds, { withFileTypes: true }))
    if (build.isDirectory()) rmSync(`${builds}/${build.name}/include`, { recursive: true, force: true });
}

function unusedFolders(folder) {
  const builds = `${folder}/prebuilds`;
  const foreign = existsSync(builds) ? readdirSync(builds).filter((name) => !isForThisPlatform(name)) : [];
  return [...DEVELOPMENT_FOLDERS.map((name) => `${folder}/${name}`), ...foreign.map((name) => `${builds}/${name}`)];
}

/** Named as node-gyp-build reads them: "linux-x64", or for several processors "darwin-x64+arm64". What has another name stays. */
function isForThisPlatform(build) {
  const [platform, processors, ...rest] = build.split("-");
  if (!processors || rest.length > 0) return true;
  return platform === process.platform && processors.split("+").includes(process.arch);
}

/** Follows no link, because the project's own packages are linked into `node_modules`. */
function removeBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeBelow(path);
    else if (entry.isFile() && UNUSED_FILE.test(entry.name) && !LICENSE_FILE.test(entry.name)) rmSync(path);
  }
}
