import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../packages/training/src");
/** What the package calls its source folder in its own imports (package.json). */
const OWN_NAME = "#training/";

/**
 * Folders of the engine from the bottom up; a folder imports only from its own group and those before it. A folder inside another may be a
 * stage of its own. The second group describes the athlete and reads what the athlete wrote; the last ones judge, compare and change plans
 * that are made.
 */
const STAGES = [
  ["units", "calendar"],
  ["physiology", "catalogue", "athlete", "model", "language", "health", "injuries", "clause-kinds", "statements", "free-text"],
  ["selection/gates"],
  ["wod"],
  ["analysis/estimates"],
  ["selection"],
  ["season/demand"],
  ["season"],
  ["context"],
  ["week"],
  ["plan-text/explain"],
  ["prescription"],
  ["session"],
  ["analysis/readiness"],
  ["plan-text/notes"],
  ["plan"],
  ["analysis/race"],
  ["analysis/review"],
  ["checks"],
  ["adjust"],
] as const;

/** The innermost stage that holds a file, such as "season/demand" before "season"; undefined for a file outside all of them. */
function stageOf(path: string): string | undefined {
  return STAGES.flat()
    .filter((stage) => path.startsWith(`${stage}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Position in the row of stages, -1 outside. */
function positionOf(path: string): number {
  const stage = stageOf(path);
  return STAGES.findIndex((group) => (group as readonly (string | undefined)[]).includes(stage));
}

/** The file that an import names, as a path below the source folder: relative, or by the package's own name for that folder. */
function importedPath(from: string, source: string): string {
  return source.startsWith(OWN_NAME) ? source.slice(OWN_NAME.length) : relative(".", join(dirname(from), source));
}

/** Imports that point to a later stage, as "from → to". */
function backwardImports(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(/from "((?:\.|#training\/)[^"]+)"/gu)].flatMap(([, source = ""]) => {
      const target = importedPath(path, source);
      const [from, to] = [positionOf(path), positionOf(target)];
      return from >= 0 && to > from ? [`${path} → ${target}`] : [];
    }),
  );
}

describe("the stages of the training engine", () => {
  test("import one way", () => {
    const paths = globSync("**/*.ts", { cwd: SOURCE, exclude: ["**/*.test.ts", "**/guard-probe*"] });
    const files = new Map(paths.map((path) => [path, readFileSync(join(SOURCE, path), "utf8")]));
    expect(files.size).toBeGreaterThan(200);
    expect(backwardImports(files)).toEqual([]);
    const inFolders = paths.filter((path) => path.includes("/"));
    expect(inFolders.filter((path) => stageOf(path) === undefined)).toEqual([]);
    expect(new Set(inFolders.map(stageOf))).toEqual(new Set(STAGES.flat()));
  });

  test("an import that points back is found", () => {
    expect(backwardImports(new Map([["season/phases.ts", 'import { a } from "../week/taper.ts";']]))).toEqual([
      "season/phases.ts → week/taper.ts",
    ]);
    expect(backwardImports(new Map([["season/phases.ts", 'import { a } from "#training/week/taper.ts";']]))).toEqual([
      "season/phases.ts → week/taper.ts",
    ]);
    expect(backwardImports(new Map([["season/demand/demand.ts", 'import { a } from "../phases.ts";']]))).toEqual([
      "season/demand/demand.ts → season/phases.ts",
    ]);
    expect(backwardImports(new Map([["season/phases.ts", 'import { a } from "./demand/demand.ts";']]))).toEqual([]);
  });
});
