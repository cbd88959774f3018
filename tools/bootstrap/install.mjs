import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/**
 * Installs the locked dependencies when one is missing or another version. Without `withTools` only what building and running need: the tools of
 * development are two thirds of the packages and half of the bytes. Speaks on stderr only.
 */
export async function ensureInstalled({ withTools }) {
  if (existsSync(`${root}/node_modules/.bin/node`) && isInstalled(withTools)) return;
  console.error("Installing dependencies …");
  const { status } = spawnSync("npm", ["ci", ...(withTools ? [] : ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; npm's message above says why.");
    process.exit(status ?? 1);
  }
  removeNodeHeaders(`${root}/node_modules/node/node_modules`);
}

/** 67 MB for compiling add-ons against the pinned Node: those in use come compiled. `builds` has a folder for each, and a list of npm's own. */
export function removeNodeHeaders(builds) {
  if (!existsSync(builds)) return;
  for (const build of readdirSync(builds, { withFileTypes: true }))
    if (build.isDirectory()) rmSync(`${builds}/${build.name}/include`, { recursive: true, force: true });
}

/** Compares the lock with what npm notes down about its last installation. Packages of other platforms are never installed. */
function isInstalled(withTools) {
  const installed = packagesOf("node_modules/.package-lock.json");
  const isWanted = ({ link, optional, dev, devOptional }) => !link && !optional && (withTools || !(dev || devOptional));
  return Object.entries(packagesOf("package-lock.json")).every(
    ([path, entry]) => !path.startsWith("node_modules/") || !isWanted(entry) || installed[path]?.version === entry.version,
  );
}

/** Folder → what a lock says about the package in it. */
function packagesOf(lock) {
  const path = `${root}/${lock}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}
