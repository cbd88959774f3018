import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** An exercise of the library as it ships, with the names of the columns of public.exercises. */
export interface SeedExercise {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly movement_pattern: string;
  readonly equipment: string;
  readonly muscle_group: string;
  readonly difficulty: string;
  readonly body_regions_stressed: Readonly<Record<string, number>>;
  readonly substitutions: readonly string[];
  readonly description: string;
}

const FOLDER = fileURLToPath(new URL("../../../../../supabase/seed/", import.meta.url));
/** Namespace of the ids: the same exercise has the same id in every database. */
const NAMESPACE = "0b0e4f3a-5c9d-4f0e-8e0b-6f1f6a6b7c01";

/** All exercises in the order of supabase/seed/exercises.csv. Throws with the name of the exercise that lacks its description. */
export function readExercises(): readonly SeedExercise[] {
  const [header, ...rows] = readFileSync(`${FOLDER}exercises.csv`, "utf8").trim().split("\n");
  if (header === undefined || rows.some((row) => row.includes('"')))
    throw new Error("exercises.csv must have a header and no quoted cells");
  const descriptions = readDescriptions(readFileSync(`${FOLDER}exercise-descriptions.md`, "utf8"));
  return rows.map((row) => readExercise(row, descriptions));
}

/** Name → paragraph, from sections `## name`. */
function readDescriptions(markdown: string): ReadonlyMap<string, string> {
  return new Map([...markdown.matchAll(/^## (.+)\n\n(.+)$/gm)].map(([, name = "", text = ""]) => [name, text]));
}

function readExercise(row: string, descriptions: ReadonlyMap<string, string>): SeedExercise {
  const [name = "", category = "", pattern = "", equipment = "", muscles = "", difficulty = "", stress = "", substitutions = ""] =
    row.split(",");
  const description = descriptions.get(name);
  if (description === undefined) throw new Error(`exercise-descriptions.md does not describe ${name}`);
  return {
    id: nameBasedId(name),
    name,
    category,
    movement_pattern: pattern,
    equipment: list(equipment).join(", "),
    muscle_group: list(muscles).join(", "),
    difficulty,
    body_regions_stressed: Object.fromEntries(list(stress).map(regionAndStress)),
    substitutions: list(substitutions),
    description,
  };
}

function list(cell: string): string[] {
  return cell.trim() === "" ? [] : cell.trim().split(";");
}

function regionAndStress(pair: string): [string, number] {
  const [region = "", stress] = pair.split(":");
  return [region, Number(stress)];
}

/** RFC 9562 version 5. */
function nameBasedId(name: string): string {
  const hash = createHash("sha1")
    .update(Buffer.from(NAMESPACE.replaceAll("-", ""), "hex"))
    .update(name)
    .digest()
    .subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
