import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../packages/training/src");

/**
 * Folders of the engine from the bottom up; a folder imports only from its own group and those before it. The second group describes the
 * athlete and reads what the athlete wrote; the last ones judge, compare and change plans that are made.
 */
const STAGES = [
  ["units", "calendar"],
  ["physiology", "catalogue", "athlete", "effort", "model", "language", "health", "injuries", "clause-kinds", "statements", "free-text"],
  ["gates"],
  ["wod"],
  ["estimates"],
  ["selection"],
  ["demand"],
  ["season"],
  ["context"],
  ["week"],
  ["explain"],
  ["prescription"],
  ["session"],
  ["readiness"],
  ["notes"],
  ["plan"],
  ["race"],
  ["review"],
  ["checks"],
  ["adjust"],
] as const;

function stageOf(folder: string): number {
  return STAGES.findIndex((group) => (group as readonly string[]).includes(folder));
}

/** Imports that point to a later stage, as "from → to". */
function backwardImports(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(/from "(\.[^"]+)"/gu)].flatMap(([, source = ""]) => {
      const target = relative(".", join(dirname(path), source));
      const [from, to] = [path, target].map((file) => stageOf(file.split("/")[0] ?? "")) as [number, number];
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
    const folders = new Set(paths.filter((path) => path.includes("/")).map((path) => path.split("/")[0] ?? ""));
    expect([...folders].toSorted()).toEqual(STAGES.flat().toSorted());
  });

  test("an import that points back is found", () => {
    expect(backwardImports(new Map([["season/phases.ts", 'import { a } from "../week/taper.ts";']]))).toEqual([
      "season/phases.ts → week/taper.ts",
    ]);
  });
});
