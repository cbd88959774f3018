/**
 * Writes the exercise catalogue of the training engine from its source, supabase/seed/exercises.csv: npm run exercises
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../supabase/seed/exercises.csv", import.meta.url));
const TARGET = fileURLToPath(new URL("../packages/training/src/catalogue/exercises.gen.ts", import.meta.url));

const [header, ...rows] = readFileSync(SOURCE, "utf8").trim().split("\n");
if (header === undefined || rows.some((row) => row.includes('"'))) throw new Error("exercises.csv must have a header and no quoted cells");

writeFileSync(
  TARGET,
  `// Generated from supabase/seed/exercises.csv by tools/generate-exercises.ts. Edit the CSV, not this file.
import type { ExerciseRow } from "./exercise.ts";

export const EXERCISE_ROWS: readonly ExerciseRow[] = [
${rows.map(entry).join("\n")}
];
`,
);

function entry(row: string): string {
  const [name, category, movementPattern, equipment = "", muscles = "", difficulty, stress = "", substitutions = ""] = row.split(",");
  return `${JSON.stringify({
    name,
    category,
    movementPattern,
    equipment: list(equipment),
    muscleGroups: list(muscles),
    difficulty,
    stress: Object.fromEntries(list(stress).map(regionAndStress)),
    substitutions: list(substitutions),
  })},`;
}

function list(cell: string): string[] {
  return cell.trim() === "" ? [] : cell.trim().split(";");
}

function regionAndStress(pair: string): [string, number] {
  const [region = "", stress] = pair.split(":");
  return [region, Number(stress)];
}
