import { EXERCISE_FILE_FIELDS, MOST_EXERCISE_LINES } from "@ironpace/contract";
import Papa from "papaparse";
import { readTable } from "#backend/files/csv-table.ts";
import { Refusal } from "#backend/files/refusal.ts";
import { toPlainCell, exerciseCells, type ExportedExercise, exerciseValue, fromPlainCell } from "./exercise-cells.ts";

/** A line of a file as import_exercises takes it. */
interface ExerciseLine {
  /** 1-based line of the file on which it begins. */
  readonly line: number;
  /** By column, only of columns that the file has. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ExerciseFile {
  readonly lines: readonly ExerciseLine[];
  /** Columns of the file that are none of an exercise. */
  readonly ignored: readonly string[];
}

const LARGEST_FILE_BYTES = 10_000_000;

/** CSV with a heading, in UTF-8 with its mark, which spreadsheets need to read it as that. */
export function exerciseCsv(exercises: readonly ExportedExercise[]): string {
  const rows = exercises.map(exerciseCells).map((cells) => EXERCISE_FILE_FIELDS.map((field) => toPlainCell(cells[field] ?? "")));
  return `\uFEFF${Papa.unparse({ fields: [...EXERCISE_FILE_FIELDS], data: rows }, { newline: "\r\n" })}\r\n`;
}

/** The lines of a CSV file. Throws a Refusal that says why a file is not read. */
export async function readExerciseFile(file: Blob): Promise<ExerciseFile> {
  if (file.size > LARGEST_FILE_BYTES)
    throw new Refusal(`The file is ${(file.size / 1_000_000).toFixed(1)} MB. The limit is ${LARGEST_FILE_BYTES / 1_000_000} MB.`);
  if (file.size === 0) throw new Refusal("The file is empty.");
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  const { columns, rows } = readTable(text, "exercise");
  if (!columns.includes("name"))
    throw new Refusal(
      `The first line must name the columns, and one of them must be "name". Known columns: ${EXERCISE_FILE_FIELDS.join(", ")}.`,
    );
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  if (twice !== undefined) throw new Refusal(`The column "${twice}" appears twice.`);
  if (rows.length > MOST_EXERCISE_LINES)
    throw new Refusal(
      `The file has ${rows.length.toLocaleString("en-US")} exercises. At most ${MOST_EXERCISE_LINES.toLocaleString("en-US")} can be imported at once.`,
    );
  const known = EXERCISE_FILE_FIELDS.filter((field) => columns.includes(field));
  return {
    lines: rows.map(({ line, fields }) => ({
      line,
      values: Object.fromEntries(known.map((field) => [field, exerciseValue(field, fromPlainCell(fields[field] ?? ""))])),
    })),
    ignored: columns.filter((column) => column !== "" && !known.some((field) => field === column)),
  };
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\0")) throw new Refusal("This is not a CSV file.");
    return text;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal("The file is not in UTF-8. Save it again as “CSV UTF-8”.");
  }
}
