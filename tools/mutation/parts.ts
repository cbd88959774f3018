import { globSync, readFileSync } from "node:fs";

const SOURCE = "packages/training/src";

/** The folders whose mutants must be noticed; "plan" is what lies in the folder itself. */
export const PARTS: readonly string[] = ["physiology", "plan", ...foldersOf("plan")];

/** The files of a part without their tests, and of its folders, but for the plan, whose folders are parts of their own. */
export function filesOf(part: string): readonly string[] {
  return globSync(`${SOURCE}/${part === "plan" ? "plan/*.ts" : `${part}/**/*.ts`}`)
    .filter((file) => !file.endsWith(".test.ts"))
    .toSorted();
}

/** Lines of a stretch: long enough for a whole condition, short enough that a share meets every file. */
const STRETCH = 6;

/** Every `share`th stretch of lines as Stryker writes it, "file.ts:13-18"; where the counting starts differs from file to file. */
export function sampledFiles(files: readonly string[], share: number): readonly string[] {
  if (share === 1) return files;
  let stretch = 0;
  return files.flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n").length;
    const starts = Array.from({ length: Math.ceil(lines / STRETCH) }, (_, index) => 1 + index * STRETCH);
    return starts.filter(() => stretch++ % share === 0).map((start) => `${file}:${start}-${start + STRETCH - 1}`);
  });
}

function foldersOf(folder: string): readonly string[] {
  return globSync(`${SOURCE}/${folder}/*/`)
    .map((path) => `${folder}/${path.split("/").findLast((name) => name !== "")}`)
    .toSorted();
}
