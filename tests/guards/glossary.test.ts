import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SESSION_NAMES } from "../../packages/training/src/model/session-codes.ts";

const GLOSSARY = readFileSync("docs/glossary.md", "utf8");

/** Where the folders of a section of the glossary are. */
const ROOTS = ["packages/training/src", "packages/coaching/src/built-in-coach", "."];

test("the glossary names every session code as the plan does", () => {
  const rows = [...GLOSSARY.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, code, name]) => [code, name]);
  expect(Object.fromEntries(rows)).toEqual(SESSION_NAMES);
});

test("every place that the glossary names exists", () => {
  const places = [...GLOSSARY.matchAll(/^\|[^|]+\|[^|]+\| (`.+`) \|$/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, place = ""]) => place),
  );
  expect(places.length).toBeGreaterThan(30);
  expect(places.filter((place) => !ROOTS.some((root) => existsSync(join(root, place))))).toEqual([]);
});
