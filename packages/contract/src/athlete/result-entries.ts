import { parseDay } from "@ironpace/training";
import { z } from "zod";
import { COMPETITION_TYPES, type CompetitionType } from "../tracking/competition-kinds.ts";
import { textSchema } from "./texts.ts";

/** A competition result as it is typed; empty text means not given. */
export interface ResultEntry {
  readonly competition_name: string;
  readonly competition_type: CompetitionType;
  readonly date: string;
  readonly result: string;
  readonly place: string;
  readonly notes: string;
}

/** A benchmark workout as it is typed. */
export interface WodEntry {
  readonly wod_name: string;
  readonly result: string;
  readonly date_completed: string;
  readonly notes: string;
}

const HIGHEST_PLACE = 1_000_000;

/** A competition result that is from `today` or before. */
export const resultEntrySchema = (today: string): z.ZodType<ResultEntry, ResultEntry> =>
  z.object({
    competition_name: required("competition_name", "Required"),
    competition_type: z.enum(COMPETITION_TYPES),
    date: pastDay(today),
    result: limited("result"),
    place: placeText(),
    notes: limited("notes"),
  });

/** A place in a ranking, or nothing. */
export function placeText() {
  return z
    .string()
    .refine((text) => text.trim() === "" || /^\d+$/.test(text.trim()), "Enter a whole number")
    .refine((text) => !/^\d+$/.test(text.trim()) || (Number(text) >= 1 && Number(text) <= HIGHEST_PLACE), "Between 1 and 1,000,000");
}

/** Document 1, section 5; it stands under whichever of the two is missing. */
const WOD_INCOMPLETE = "Benchmark WOD name and result are required";

/** A workout done on `today` or before. */
export const wodEntrySchema = (today: string): z.ZodType<WodEntry, WodEntry> =>
  z.object({
    wod_name: required("wod_name", WOD_INCOMPLETE),
    result: required("result", WOD_INCOMPLETE),
    date_completed: pastDay(today),
    notes: limited("notes"),
  });

/** The columns of competition_benchmarks. The day is stored as noon in UTC: the same day everywhere but at the date line. */
export function resultRow(entry: ResultEntry) {
  return {
    competition_name: entry.competition_name.trim(),
    competition_type: entry.competition_type,
    date: `${entry.date}T12:00:00.000Z`,
    result: entry.result.trim() || null,
    place: entry.place.trim() === "" ? null : Number(entry.place),
    notes: entry.notes.trim() || null,
  };
}

/** The columns of benchmark_wods. */
export function wodRow({ wod_name, result, date_completed, notes }: WodEntry) {
  return { wod_name: wod_name.trim(), result: result.trim(), date_completed, notes: notes.trim() || null };
}

type Column = Parameters<typeof textSchema>[0];

/** Text that stays as typed, held to the limit of its column. */
function limited(column: Column) {
  return z.string().check(({ value, issues }) => {
    const message = textSchema(column).safeParse(value).error?.issues[0]?.message;
    if (message !== undefined) issues.push({ code: "custom", message, input: value });
  });
}

function required(column: Column, message: string) {
  return limited(column).refine((text) => text.trim() !== "", message);
}

function pastDay(today: string) {
  return z
    .string()
    .refine((day) => parseDay(day) !== undefined && day >= "1950-01-01", "Enter a date")
    .refine((day) => parseDay(day) === undefined || day <= today, "The date is in the future");
}
