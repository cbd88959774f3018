import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { readonly packages: Readonly<Record<string, Locked>> };
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly allowScripts: Readonly<Record<string, boolean>> };
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && link !== true);

/** Where packages of this repository lie; everything else comes from the registry, which the lock does not name. */
const ofWorkspace = (resolved: string): boolean => /^(apps|packages)\/[\w-]+$/.test(resolved);
const elsewhere = (locked: Readonly<Record<string, Locked>>): string[] =>
  Object.entries(locked)
    .filter(([, { resolved }]) => resolved !== undefined && !ofWorkspace(resolved))
    .map(([path]) => path);

test("every package is one exact version with the hash of its content, and none names a place of its own to come from", () => {
  const loose = installed.filter(
    ([, { version, integrity, inBundle }]) => version === undefined || (!integrity?.startsWith("sha512-") && !inBundle),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(elsewhere(packages)).toEqual([]);
});

test("the guard sees a package that comes from elsewhere", () => {
  const resolved = ["packages/contract", "https://example.com/x.tgz", "git+ssh://git@example.com/x.git", "../x", "file:x.tgz", undefined];
  const locked = Object.fromEntries(resolved.map((from, index) => [`node_modules/${index}`, from === undefined ? {} : { resolved: from }]));
  expect(elsewhere(locked)).toEqual(["node_modules/1", "node_modules/2", "node_modules/3", "node_modules/4"]);
});

test("only packages that are named may run something while they are installed", () => {
  const running = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.split("node_modules/").pop() ?? "");
  expect(running.filter((name) => !(name in allowScripts))).toEqual([]);
  // npm takes the list for advice unless it is told otherwise.
  expect(readFileSync(".npmrc", "utf8")).toContain("\nstrict-allow-scripts=true\n");
});

/** Dependencies of a package.json that are a range, and not one exact version. */
const ranges = (text: string): string[] => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  return wanted.filter(([name, version]) => !name.startsWith("@ironpace/") && !/^\d/.test(version)).map(([name]) => name);
};

test("every dependency names one exact version", () => {
  const own = globSync("{package.json,{apps,packages}/*/package.json}");
  expect(own.length).toBeGreaterThan(4);
  expect(own.flatMap((path) => ranges(readFileSync(path, "utf8")))).toEqual([]);
  expect(ranges('{ "dependencies": { "a": "^1.2.3", "b": "1.2.3", "@ironpace/contract": "*" }, "devDependencies": { "c": "*" } }')).toEqual(
    ["a", "c"],
  );
});
