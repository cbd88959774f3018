import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Installs the locked dependencies when they are missing or older than package-lock.json. Speaks on stderr only. */
export async function ensureInstalled() {
  const installed = `${root}/node_modules/.package-lock.json`;
  const fresh =
    existsSync(installed) &&
    existsSync(`${root}/node_modules/.bin/node`) &&
    statSync(installed).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs;
  if (fresh) return;
  console.error("Installing dependencies …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; npm's message above says why.");
    process.exit(status ?? 1);
  }
}
