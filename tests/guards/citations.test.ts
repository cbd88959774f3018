import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/science";
const DOCUMENTS = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));

interface Citation {
  readonly document: string;
  /** "3", "5.8", "table 4.1" */
  readonly place: string | undefined;
}

const PLACES = String.raw`(\d+(?:\.\d+)*)`;
/** `race-demands.md section 6.5`, `strength.md sections 2 and 3`, `race-demands.md tables 4.1 and 4.2`, `triage.md, 7`, `running.md`. */
const CITED = new RegExp(
  String.raw`([a-z]+(?:-[a-z]+)*\.md)\b(?:,? ?(sections?|tables?)? ?${PLACES}((?:(?:, | and | to )${PLACES})*))?`,
  "gi",
);

/** A citation may go on in the next line of its comment. */
const unwrapped = (source: string) => source.replaceAll(/\n\s*(?:\*|\/\/) ?/g, " ");

const citationsOf = (source: string): readonly Citation[] =>
  [...unwrapped(source).matchAll(CITED)].flatMap(([, name = "", kind, first, more = ""]): readonly Citation[] => {
    const document = name.toLowerCase();
    const table = kind?.startsWith("table") ? "table " : "";
    const numbers = first === undefined ? [] : [first, ...[...more.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => number)];
    return numbers.length === 0 ? [{ document, place: undefined }] : numbers.map((number) => ({ document, place: table + number }));
  });

/** Numbers of headings, rows and rules, and of captions of tables. */
const placesIn = (document: string): ReadonlySet<string> =>
  new Set([
    ...[...document.matchAll(/^(?:#+ |\| ?|- |\d+\. )?\**([A-Z]{0,2}\d+(?:\.\d+)*)[a-z]?\**(?=[ .:|)])/gm)].map(
      ([, number = ""]) => number,
    ),
    ...[...document.matchAll(/^\**Table (\d+(?:\.\d+)*)/gim)].map(([, number = ""]) => `table ${number}`),
  ]);

const PLACES_OF = new Map(DOCUMENTS.map((name) => [name, placesIn(readFileSync(`${FOLDER}/${name}`, "utf8"))]));

const brokenOf = (source: string) =>
  citationsOf(source).filter(({ document, place }) => {
    const places = PLACES_OF.get(document);
    if (places === undefined) return !existsSync(`docs/${document}`) && !existsSync(document);
    // A table may have the number of its section.
    return place !== undefined && !places.has(place) && !places.has(place.replace("table ", ""));
  });

test("every document and section that the training engine cites is in the repository", () => {
  const files = globSync("packages/{training,coaching}/{src,test}/**/*.ts", { exclude: ["**/guard-probe*"] });
  expect(files.length).toBeGreaterThan(500);
  const broken = files.flatMap((path) =>
    brokenOf(readFileSync(path, "utf8")).map(({ document, place }) => `${path}: ${document} ${place ?? ""}`),
  );
  expect(broken).toEqual([]);
});

test("the guard sees documents and sections that are gone", () => {
  expect(brokenOf("/** By that (no-such-document.md section 1). */")).toHaveLength(1);
  expect(brokenOf("/** By that (running.md sections 1 and\n * 99). */")).toEqual([{ document: "running.md", place: "99" }]);
});
