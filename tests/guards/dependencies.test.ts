import { readFileSync } from "node:fs";
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

test("every package is one exact version with the hash of its content, from the registry and nowhere else", () => {
  const loose = installed.filter(
    ([, { version, integrity, inBundle }]) => version === undefined || (!integrity?.startsWith("sha512-") && !inBundle),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  const elsewhere = installed.filter(
    ([, { resolved = "https:" }]) => !resolved.startsWith("https:") || /\.git|github|codeload/.test(resolved),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test("only packages that are named may run something while they are installed", () => {
  const running = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.split("node_modules/").pop() ?? "");
  expect(running.filter((name) => !(name in allowScripts))).toEqual([]);
});
