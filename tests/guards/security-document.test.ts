import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOCUMENT = "docs/security.md";

/** `path/of.test.ts`: "title", "another title" — as the table of the document names the tests that show something. */
const NAMED = /`((?:tests|packages|apps)\/[\w./-]+\.(?:test|spec)\.ts)`((?:[:,]? "[^"\n]+")*)/g;

const namedIn = (text: string) =>
  [...text.matchAll(NAMED)].flatMap(([, path = "", titles = ""]) =>
    [...titles.matchAll(/"([^"\n]+)"/g)].map(([, title = ""]) => [path, title] as const).concat(titles === "" ? [[path, ""] as const] : []),
  );

/** Titles of the tests of a file and of what they stand in, with … for what is only known when they run. */
const titlesIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?:\b(?:test|describe)(?:\.\w+)*\(|[\])]\)\(|\w\)\()\s*(["'`])((?:\\.|(?!\1)[^\\])+)\1,/g)].map(([, , title = ""]) =>
    title.replaceAll(/\$\{[^}]*\}/g, "…"),
  );

/** A title as it stands there, or with one of its rows in place of `%s`. */
function isTested(source: string, cited: string): boolean {
  return titlesIn(source).some((title) => {
    if (title === cited) return true;
    const [before = "", after = "", ...more] = title.split("%s");
    if (!title.includes("%s") || more.length > 0 || !cited.startsWith(before) || !cited.endsWith(after)) return false;
    return source.includes(JSON.stringify(cited.slice(before.length, cited.length - after.length)));
  });
}

const missingOf = (text: string) =>
  namedIn(text).filter(([path, title]) => !existsSync(path) || (title !== "" && !isTested(readFileSync(path, "utf8"), title)));

const document = readFileSync(DOCUMENT, "utf8");

test("names many tests", () => expect(namedIn(document).length).toBeGreaterThan(100));

test("every test that the document names is there under that title", () => expect(missingOf(document)).toEqual([]));

test("the guard sees a test that is gone, and one that has another name now", () => {
  const other = "tests/guards/stylesheets.test.ts";
  const titles = titlesIn(readFileSync(other, "utf8"));
  expect(missingOf(`\`tests/security/gone.test.ts\`: "a"; \`${other}\`: "${titles[0]}", "nothing of the kind", "vitest"`)).toEqual([
    ["tests/security/gone.test.ts", "a"],
    [other, "nothing of the kind"],
    // A word of the file, but no title in it.
    [other, "vitest"],
  ]);
  const source =
    'describe.each(X)("on %s", () => {\n  test.each([\n    ["a wallet", 1],\n  ])(\n    "refuses %s", f);\n  test(`ends (${N} times)`, g);';
  expect(titlesIn(source)).toEqual(["on %s", "refuses %s", "ends (… times)"]);
  expect(
    ["refuses %s", "refuses a wallet", "refuses a phone", "a wallet", "on", "ends (… times)"].map((cited) => isTested(source, cited)),
  ).toEqual([true, true, false, false, false, true]);
});

test("every requirement of the levels 1 and 2 of ASVS 5.0.0 has its answer, once", () => {
  const [, requirements = ""] = /## Requirement by requirement\n([^]*?)\n## /.exec(document) ?? [];
  const answered = [...requirements.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \|/gm)].flatMap(([, ids = ""]) => ids.split(", "));
  expect(answered.filter((id, index) => answered.indexOf(id) !== index)).toEqual([]);
  expect(answered.toSorted()).toEqual(
    REQUIREMENTS.flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`)).toSorted(),
  );
});

/** Numbers of each section that are level 1 or 2. */
const REQUIREMENTS: readonly (readonly [section: string, numbers: readonly number[]])[] = [
  ["1.1", [1, 2]],
  ["1.2", [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ["1.3", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ["1.4", [1, 2, 3]],
  ["1.5", [1, 2]],
  ["2.1", [1, 2, 3]],
  ["2.2", [1, 2, 3]],
  ["2.3", [1, 2, 3, 4]],
  ["2.4", [1]],
  ["3.2", [1, 2]],
  ["3.3", [1, 2, 3, 4]],
  ["3.4", [1, 2, 3, 4, 5, 6]],
  ["3.5", [1, 2, 3, 4, 5]],
  ["3.7", [1, 2]],
  ["4.1", [1, 2, 3]],
  ["4.2", [1]],
  ["4.3", [1, 2]],
  ["4.4", [1, 2, 3, 4]],
  ["5.1", [1]],
  ["5.2", [1, 2, 3]],
  ["5.3", [1, 2]],
  ["5.4", [1, 2, 3]],
  ["6.1", [1, 2, 3]],
  ["6.2", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ["6.3", [1, 2, 3, 4]],
  ["6.4", [1, 2, 3, 4]],
  ["6.5", [1, 2, 3, 4, 5]],
  ["6.6", [1, 2, 3]],
  ["6.8", [1, 2, 3, 4]],
  ["7.1", [1, 2, 3]],
  ["7.2", [1, 2, 3, 4]],
  ["7.3", [1, 2]],
  ["7.4", [1, 2, 3, 4, 5]],
  ["7.5", [1, 2]],
  ["7.6", [1, 2]],
  ["8.1", [1, 2]],
  ["8.2", [1, 2, 3]],
  ["8.3", [1]],
  ["8.4", [1]],
  ["9.1", [1, 2, 3]],
  ["9.2", [1, 2, 3, 4]],
  ["10.1", [1, 2]],
  ["10.2", [1, 2]],
  ["10.3", [1, 2, 3, 4]],
  ["10.4", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ["10.5", [1, 2, 3, 4, 5]],
  ["10.6", [1, 2]],
  ["10.7", [1, 2, 3]],
  ["11.1", [1, 2]],
  ["11.2", [1, 2, 3]],
  ["11.3", [1, 2, 3]],
  ["11.4", [1, 2, 3, 4]],
  ["11.5", [1]],
  ["11.6", [1]],
  ["12.1", [1, 2, 3]],
  ["12.2", [1, 2]],
  ["12.3", [1, 2, 3, 4]],
  ["13.1", [1]],
  ["13.2", [1, 2, 3, 4, 5]],
  ["13.3", [1, 2]],
  ["13.4", [1, 2, 3, 4, 5]],
  ["14.1", [1, 2]],
  ["14.2", [1, 2, 3, 4]],
  ["14.3", [1, 2, 3]],
  ["15.1", [1, 2, 3]],
  ["15.2", [1, 2, 3]],
  ["15.3", [1, 2, 3, 4, 5, 6, 7]],
  ["16.1", [1]],
  ["16.2", [1, 2, 3, 4, 5]],
  ["16.3", [1, 2, 3, 4]],
  ["16.4", [1, 2, 3]],
  ["16.5", [1, 2, 3]],
  ["17.1", [1]],
  ["17.2", [1, 2, 3, 4]],
  ["17.3", [1, 2]],
];
