import type { CsvTable } from "#backend/files/csv-table.ts";
import type { ParsedFile, ParsedSet, UnreadEntry } from "./parsed-file.ts";
import { toParsedSessions, type SetRow } from "./set-rows.ts";
import { readTime } from "./times.ts";

export const isHevy = ({ columns }: CsvTable): boolean =>
  ["start_time", "exercise_title", "set_type"].every((name) => columns.includes(name));

/** Hevy's export: a row for each set; the headings name the units (weight_kg or weight_lbs, distance_km or distance_miles). */
export function readHevy(table: CsvTable): ParsedFile {
  const unread: UnreadEntry[] = [];
  const pounds = table.columns.includes("weight_lbs");
  const miles = table.columns.includes("distance_miles");
  const rows = table.rows.flatMap(({ line, fields }): SetRow[] => {
    const start = readTime(fields["start_time"] ?? "");
    if (start === undefined) {
      unread.push({
        where: `Line ${line}, start_time`,
        why: `“${(fields["start_time"] ?? "").slice(0, 40)}” is not a date that can be read.`,
      });
      return [];
    }
    const end = readTime(fields["end_time"] ?? "");
    const seconds = end === undefined ? null : (end.getTime() - start.getTime()) / 1000;
    return [
      {
        line,
        session: `${fields["start_time"]}|${fields["title"]}`,
        title: fields["title"] ?? "",
        start,
        seconds: seconds !== null && seconds > 0 ? seconds : null,
        sessionNotes: lines(fields["description"]),
        exercise: fields["exercise_title"] ?? "",
        exerciseNotes: lines(fields["exercise_notes"]),
        type: TYPES[fields["set_type"] ?? ""] ?? "working",
        weight: fields[pounds ? "weight_lbs" : "weight_kg"] ?? "",
        weightUnit: pounds ? "lb" : "kg",
        reps: fields["reps"] ?? "",
        distance: fields[miles ? "distance_miles" : "distance_km"] ?? "",
        distanceUnit: miles ? "mi" : "km",
        duration: fields["duration_seconds"] ?? "",
        rpe: fields["rpe"] ?? "",
      },
    ];
  });
  return { format: "hevy", sessions: toParsedSessions("hevy", rows, unread), unread, asks: { weight: false, distance: false } };
}

/** A new line is written as a backslash and an n. */
const lines = (text: string | undefined): string => (text ?? "").replaceAll("\\n", "\n");

const TYPES: Readonly<Record<string, ParsedSet["set_type"]>> = { warmup: "warmup", dropset: "drop", drop: "drop", failure: "failure" };
