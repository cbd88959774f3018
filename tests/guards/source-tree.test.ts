import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { findCycles, type ImportGraph, readImports } from "../support/import-graph.ts";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
  .split("\n")
  .filter((file) => existsSync(file) && file !== "");

test("no file imports itself through others, types included", () => {
  const sources = tracked.filter((file) => /(?<!\.gen)\.tsx?$/.test(file));
  expect(findCycles(readImports(sources))).toEqual([]);
});

test("the guard sees a circle of three files, and none where imports fork and join", () => {
  const graph = (edges: Record<string, string[]>): ImportGraph => new Map(Object.entries(edges));
  expect(findCycles(graph({ a: ["b"], b: ["c"], c: ["a"], d: ["a"] })).map((cycle) => cycle.toSorted())).toEqual([["a", "b", "c"]]);
  expect(findCycles(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
});

const MAX_ENTRIES = 25;

/** Folders of one kind of file, found by its name or number: a list, however long. */
const LISTS =
  /^(?:docs\/decisions|supabase\/migrations|packages\/coaching\/src\/knowledge\/articles|packages\/training\/(?:clause-corpus|test\/reference|test\/stories\/snapshots))$/;

/** Folder → its files and folders, the tests beside them not counted. */
function entriesByFolder(files: readonly string[]): ReadonlyMap<string, number> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) && !file.startsWith("tests/")) continue;
    const parts = file.split("/");
    for (const [index, part] of parts.entries()) {
      const folder = parts.slice(0, index).join("/");
      entries.set(folder, (entries.get(folder) ?? new Set()).add(part));
    }
  }
  return new Map([...entries].map(([folder, names]) => [folder, names.size]));
}

test("a folder has at most 25 entries", () => {
  const folders = [...entriesByFolder(tracked)].filter(([folder]) => folder !== "" && !LISTS.test(folder));
  expect(folders.filter(([, size]) => size > MAX_ENTRIES)).toEqual([]);
});

test("the guard counts files and folders, without the tests beside them", () => {
  expect(entriesByFolder(["a/b.ts", "a/b.test.ts", "a/c/d.ts", "a/c/e.ts"])).toEqual(
    new Map([
      ["", 1],
      ["a", 2],
      ["a/c", 2],
    ]),
  );
});

const DECISIONS = tracked.filter((file) => /^docs\/decisions\/\d{3}-/.test(file)).map((file) => Number(posix.basename(file).slice(0, 3)));

/** Decisions that a text cites and that do not exist. */
const missingDecisions = (text: string): readonly number[] =>
  [...text.matchAll(/\bADR (\d{3})\b/g)].map(([, number]) => Number(number)).filter((number) => !DECISIONS.includes(number));

test("decisions are numbered without gaps, and every one that is cited exists", () => {
  const numbers = DECISIONS.filter((number) => number > 0).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const cited = tracked.filter((file) => /\.(tsx?|mjs|sql|md|ya?ml)$/.test(file) && !file.startsWith("tests/guards/"));
  expect(cited.flatMap((file) => missingDecisions(readFileSync(file, "utf8")).map((number) => `${file}: ADR ${number}`))).toEqual([]);
  expect(missingDecisions("as ADR 001 says, and ADR 999")).toEqual([999]);
});

/** Links of a page that lead to a file or heading that is not there. */
function brokenLinks(page: string, text: string): readonly string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    const [path = "", heading] = link.split("#");
    const target = path === "" ? page : join(dirname(page), path);
    if (path !== "" && !existsSync(target)) return true;
    return heading !== undefined && target.endsWith(".md") && !headingsOf(path === "" ? text : readFileSync(target, "utf8")).has(heading);
  });
}

/** As GitHub makes addresses of headings. */
function headingsOf(text: string): ReadonlySet<string> {
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase().trim());
  return new Set(titles.map((title) => title.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-")));
}

test("every link from page to page leads to a file and a heading that exist", () => {
  const pages = tracked.filter((file) => file.endsWith(".md") && !file.startsWith("packages/"));
  expect(pages.flatMap((page) => brokenLinks(page, readFileSync(page, "utf8")).map((link) => `${page}: ${link}`))).toEqual([]);
  expect(brokenLinks("README.md", "# One two\n[a](#one-two) [b](#three) [c](docs/none.md) [d](ARCHITECTURE.md)")).toEqual([
    "#three",
    "docs/none.md",
  ]);
});

test.each([
  ["fix(rest): retry transactions that lose a deadlock", true],
  ["feat!: drop the old data directories", true],
  ["Merge branch 'main'", true],
  ["Retried transactions", false],
  ["fix(rest): Retry transactions", false],
  [`fix(rest): ${"r".repeat(62)}`, false],
])("the hook judges the subject %j", (subject, isAccepted) => {
  const folder = mkdtempSync(join(tmpdir(), "commit-"));
  try {
    writeFileSync(join(folder, "message"), `${subject}\n\nWhy.\n`);
    expect(spawnSync("sh", [".githooks/commit-msg", join(folder, "message")]).status === 0).toBe(isAccepted);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
