import type { CsvTable } from "#backend/files/csv-table.ts";
import type { ParsedFile, ParsedSet, Units, UnreadEntry } from "./parsed-file.ts";
import { toParsedSessions, type SetRow } from "./set-rows.ts";
import { readDuration, readTime } from "./times.ts";

export const isStrong = ({ columns }: CsvTable): boolean =>
  ["date", "workout name", "exercise name", "set order"].every((name) => columns.includes(name));

/**
 * Strong's export in its three layouts: commas without units, semicolons with a column for the unit, and units in the heading. Rows of the
 * rest timer and of notes are no sets.
 */
export function readStrong(table: CsvTable, units: Units): ParsedFile {
  const unread: UnreadEntry[] = [];
  const column = (pattern: RegExp) => table.columns.find((name) => pattern.test(name)) ?? "";
  const weight = column(/^weight( \(.*\))?$/);
  const distance = column(/^distance( \(.*\))?$/);
  const named = {
    weight: readUnit(weight) as Units["weight"] | undefined,
    distance: readUnit(distance) as SetRow["distanceUnit"] | undefined,
    duration: column(/^(workout )?duration( \(.*\))?$/),
  };
  const rows = table.rows.flatMap(({ line, fields }): SetRow[] => {
    const order = fields["set order"] ?? "";
    if (/^(rest|note)/i.test(order)) return [];
    const start = readTime(fields["date"] ?? "");
    if (start === undefined) {
      unread.push({ where: `Line ${line}, Date`, why: `“${(fields["date"] ?? "").slice(0, 40)}” is not a date that can be read.` });
      return [];
    }
    return [
      {
        line,
        session: `${fields["date"]}|${fields["workout name"]}`,
        title: fields["workout name"] ?? "",
        start,
        seconds: readDuration(fields[named.duration] ?? "") ?? null,
        sessionNotes: fields["workout notes"] ?? "",
        exercise: fields["exercise name"] ?? "",
        exerciseNotes: fields["notes"] ?? "",
        type: TYPES[order.slice(0, 1).toUpperCase()] ?? "working",
        weight: fields[weight] ?? "",
        weightUnit: (readUnit(fields["weight unit"] ?? "") as Units["weight"] | undefined) ?? named.weight ?? units.weight,
        reps: fields["reps"] ?? "",
        distance: fields[distance] ?? "",
        distanceUnit: (readUnit(fields["distance unit"] ?? "") as SetRow["distanceUnit"] | undefined) ?? named.distance ?? units.distance,
        duration: fields["seconds"] ?? "",
        rpe: fields["rpe"] ?? "",
      },
    ];
  });
  const open = (unitColumn: string, name: string, unit: string | undefined) =>
    unit === undefined &&
    table.rows.some(({ fields }) => Number.parseFloat(fields[name] ?? "") > 0 && readUnit(fields[unitColumn] ?? "") === undefined);
  return {
    format: "strong",
    sessions: toParsedSessions("strong", rows, unread),
    unread,
    asks: { weight: open("weight unit", weight, named.weight), distance: open("distance unit", distance, named.distance) },
  };
}

const TYPES: Readonly<Record<string, ParsedSet["set_type"]>> = { W: "warmup", D: "drop", F: "failure" };

/** The unit in a heading such as "Weight (kg)", or in a column of its own. */
function readUnit(text: string): "kg" | "lb" | "km" | "mi" | "m" | undefined {
  const named = /\((.*)\)/.exec(text)?.[1] ?? text;
  if (/^(kg|kgs|kilograms?)$/i.test(named)) return "kg";
  if (/^(lb|lbs|pounds?)$/i.test(named)) return "lb";
  if (/^(km|kilomet(er|re)s?)$/i.test(named)) return "km";
  if (/^(mi|miles?)$/i.test(named)) return "mi";
  return /^(m|met(er|re)s?)$/i.test(named) ? "m" : undefined;
}
