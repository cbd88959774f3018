import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { root } from "./install.mjs";

const sources = ["apps/web", "packages/contract/src", "packages/training/src", "package-lock.json"];
const built = `${root}/apps/web/dist/index.html`;

/** Builds the browser app when a source is newer than the last build. */
export async function ensureWebBuild(node) {
  if (existsSync(built) && newest(sources.map((path) => `${root}/${path}`)) <= statSync(built).mtimeMs) return;
  console.error("Building the browser app …");
  const { status } = spawnSync(node, ["node_modules/vite/bin/vite.js", "build", "apps/web", "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Newest modification time below the paths, in milliseconds. */
function newest(paths) {
  return Math.max(
    ...paths.flatMap((path) => {
      const stat = statSync(path);
      if (!stat.isDirectory()) return stat.mtimeMs;
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\/(dist|node_modules)(\/|$)/.test(`${entry.parentPath}/`))
        .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs);
    }),
  );
}
