import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { removeNodeHeaders, removeUnusedFiles } from "./unused-files.mjs";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/**
 * Installs the locked dependencies when one is missing or another version. Without `withTools` only what building and running need: the tools of
 * development are two thirds of the packages and, with the files only they read, two thirds of the bytes. Speaks on stderr only.
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
  if (!withTools) removeUnusedFiles(root, packagesOf("package-lock.json"));
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
