import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { root } from "./install.mjs";

const sources = ["apps/web", "packages/contract/src", "packages/training/src", "package-lock.json"];
const page = "apps/web/dist/index.html";

/** Builds the browser app when a source is newer than the last build. `alsoBuilt`: what else of the build the task reads. */
export async function ensureWebBuild(node, alsoBuilt = []) {
  const built = [page, ...alsoBuilt].map((path) => `${root}/${path}`);
  const isFresh = () => newest(sources.map((path) => `${root}/${path}`)) <= Math.min(...built.map((path) => statSync(path).mtimeMs));
  if (built.every((path) => existsSync(path)) && isFresh()) return;
  console.error("Building the browser app …");
  const code = await run(node, ["node_modules/vite/bin/vite.js", "build", "apps/web", "--logLevel", "warn"]);
  if (code !== 0) process.exit(1);
}

/** The child's exit code; what it prints goes to stderr, because stdout belongs to the task. */
function run(node, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, options, { cwd: root, stdio: ["ignore", 2, 2] });
    child.on("error", reject).on("exit", resolve);
  });
}

/** Newest modification time below the paths, in milliseconds. */
function newest(paths) {
  return Math.max(
    ...paths.flatMap((path) => {
      const stat = statSync(path);
      if (!stat.isDirectory()) return stat.mtimeMs;
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\/(dist|node_modules)(\/|$)/.test(`${entry.parentPath ?? entry.path}/`))
        .map((entry) => statSync(`${entry.parentPath ?? entry.path}/${entry.name}`).mtimeMs);
    }),
  );
}
