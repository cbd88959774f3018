import { globSync } from "node:fs";

const SOURCE = "packages/training/src";

/** The stages of the engine whose mutants must be noticed, each with its folders. */
export const PARTS: readonly string[] = [
  "physiology",
  "selection",
  "season",
  "week",
  "prescription",
  "session",
  "plan-text",
  "plan",
  "checks",
];

/** The files of a part without their tests. */
export function getFiles(part: string): readonly string[] {
  return globSync(`${SOURCE}/${part}/**/*.ts`)
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();
}
