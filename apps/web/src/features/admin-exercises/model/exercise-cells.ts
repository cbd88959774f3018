import { regionStress, type Tables } from "@ironpace/contract";

/** What the export reads of an exercise. */
export type ExportedExercise = Pick<
  Tables<"exercises">,
  | "id"
  | "name"
  | "description"
  | "category"
  | "difficulty"
  | "muscle_group"
  | "equipment"
  | "movement_pattern"
  | "body_regions_stressed"
  | "substitutions"
  | "video_url"
  | "video_thumbnail_url"
>;

/** An exercise as texts by column: regions as "knee 3; lower_back 1", substitutions by semicolons. */
export function exerciseCells(exercise: ExportedExercise): Readonly<Record<string, string>> {
  const { body_regions_stressed: stress, substitutions, ...texts } = exercise;
  return {
    ...Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text ?? ""])),
    body_regions_stressed: Object.entries(regionStress(stress))
      .map(([region, grade]) => `${region} ${grade}`)
      .join("; "),
    substitutions: substitutions.join("; "),
  };
}

/** A cell as import_exercises takes it; what cannot be read is left as it is, and refused there. */
export function exerciseValue(column: string, cell: string): unknown {
  if (column === "substitutions") return listOf(cell);
  if (column !== "body_regions_stressed") return cell;
  const regions = listOf(cell).map((entry) => /^([a-z_]+)[\s:=]*(\d)$/i.exec(entry));
  const isRead = regions.every((region) => region !== null);
  return isRead ? Object.fromEntries(regions.map((region) => [region[1]?.toLowerCase() ?? "", Number(region[2])])) : cell;
}

const listOf = (cell: string): readonly string[] =>
  cell
    .split(";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** A text that a spreadsheet would run as a formula gets an apostrophe, which is taken off again when it is read. */
export const toPlainCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);
export const fromPlainCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
