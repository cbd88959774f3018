/**
 * Writes the rows of the exercise library as a migration, from supabase/seed/exercises.csv:
 * node tools/generate-exercise-migration.ts supabase/migrations/20261121000910_exercise_rows.sql
 * It writes the first rows. Later changes are migrations by hand, which keep what administrators wrote (exercises_without_a_gym).
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../supabase/seed/exercises.csv", import.meta.url));
/** Namespace of the ids: the same exercise has the same id in every database. */
const NAMESPACE = "0b0e4f3a-5c9d-4f0e-8e0b-6f1f6a6b7c01";

const target = process.argv[2];
if (target === undefined) throw new Error("Say which file to write: supabase/migrations/<14 digits>_<intent>.sql");
const [header, ...rows] = readFileSync(SOURCE, "utf8").trim().split("\n");
if (header === undefined || rows.some((row) => row.includes('"'))) throw new Error("exercises.csv must have a header and no quoted cells");

writeFileSync(
  target,
  `-- The exercise library. Generated from supabase/seed/exercises.csv by tools/generate-exercise-migration.ts.
-- What administrators wrote (name, description, video) is kept.

insert into public.exercises
  (id, name, catalogue_name, category, movement_pattern, equipment, muscle_group, difficulty, body_regions_stressed, substitutions)
values
${rows.map((row) => `  (${values(row)})`).join(",\n")}
on conflict (id) do update set
  catalogue_name = excluded.catalogue_name, category = excluded.category, movement_pattern = excluded.movement_pattern, equipment = excluded.equipment,
  muscle_group = excluded.muscle_group, difficulty = excluded.difficulty, body_regions_stressed = excluded.body_regions_stressed,
  substitutions = excluded.substitutions;
`,
);

function values(row: string): string {
  const [name = "", category = "", pattern = "", equipment = "", muscles = "", difficulty = "", stress = "", substitutions = ""] =
    row.split(",");
  const regions = Object.fromEntries(
    list(stress)
      .map((entry) => entry.split(":"))
      .map(([region, grade]) => [region, Number(grade)]),
  );
  return [
    text(nameBasedId(name)),
    text(name),
    // Under which the training engine knows it, whatever administrators call it.
    text(name),
    text(category),
    text(pattern),
    text(list(equipment).join(", ")),
    text(list(muscles).join(", ")),
    text(difficulty),
    text(JSON.stringify(regions)),
    text(
      `{${list(substitutions)
        .map((substitution) => JSON.stringify(substitution))
        .join(",")}}`,
    ),
  ].join(", ");
}

function list(cell: string): string[] {
  return cell.trim() === "" ? [] : cell.trim().split(";");
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
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
