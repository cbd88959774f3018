import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../packages/training/src");

/** Folders of the engine from the bottom up; a folder imports only from those before it. The first group is free among itself. */
const STAGES = [
  ["units", "calendar", "physiology", "catalogue", "gates", "athlete", "health", "injuries", "model"],
  ["selection"],
  ["demand"],
  ["season"],
  ["context"],
  ["week"],
  ["prescription"],
  ["session"],
  ["notes"],
  ["plan"],
  ["checks"],
  ["race"],
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
  });

  test("an import that points back is found", () => {
    expect(backwardImports(new Map([["season/phases.ts", 'import { a } from "../week/taper.ts";']]))).toEqual([
      "season/phases.ts → week/taper.ts",
    ]);
  });
});
