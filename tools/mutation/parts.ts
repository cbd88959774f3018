import { globSync } from "node:fs";

const SOURCE = "packages/training/src";

/** The folders whose mutants must be noticed; "plan" is what lies in the folder itself. */
export const PARTS: readonly string[] = ["physiology", "plan", ...foldersOf("plan")];

/** The files of a part without their tests, and of its folders, but for the plan, whose folders are parts of their own. */
export function filesOf(part: string): readonly string[] {
  return globSync(`${SOURCE}/${part === "plan" ? "plan/*.ts" : `${part}/**/*.ts`}`)
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();
}

function foldersOf(folder: string): readonly string[] {
  return globSync(`${SOURCE}/${folder}/*/`)
    .map((path) => `${folder}/${path.split("/").findLast((name) => name !== "")}`)
    .toSorted();
}
