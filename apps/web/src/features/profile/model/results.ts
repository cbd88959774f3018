import { textSchema, type Tables } from "@ironpace/contract";
import { parseDay } from "@ironpace/training";
import { z } from "zod";

export const COMPETITION_TYPES = ["crossfit", "hyrox", "running", "triathlon", "weightlifting", "other"] as const;

export const COMPETITION_TYPE_LABELS: Readonly<Record<(typeof COMPETITION_TYPES)[number], string>> = {
  crossfit: "CrossFit",
  hyrox: "Hyrox",
  running: "Running",
  triathlon: "Triathlon",
  weightlifting: "Weightlifting",
  other: "Other",
};

/** Text of the form; empty means not given. */
export interface ResultForm {
  readonly competition_name: string;
  readonly competition_type: (typeof COMPETITION_TYPES)[number];
  readonly date: string;
  readonly result: string;
  readonly place: string;
  readonly notes: string;
}

const HIGHEST_PLACE = 1_000_000;

/** The form for a result that is from `today` or before. */
export const resultForm = (today: string): z.ZodType<ResultForm, ResultForm> =>
  z.object({
    competition_name: required("Required").refine(...within("competition_name")),
    competition_type: z.enum(COMPETITION_TYPES),
    date: pastDay(today),
    result: z.string().refine(...within("result")),
    place: z
      .string()
      .refine((text) => text.trim() === "" || /^\d+$/.test(text.trim()), "Enter a whole number")
      .refine((text) => !/^\d+$/.test(text.trim()) || (Number(text) >= 1 && Number(text) <= HIGHEST_PLACE), "Between 1 and 1,000,000"),
    notes: z.string().refine(...within("notes")),
  });

export function resultFormOf(entry: Tables<"competition_benchmarks"> | undefined, today: string): ResultForm {
  return {
    competition_name: entry?.competition_name ?? "",
    competition_type: COMPETITION_TYPES.find((type) => type === entry?.competition_type) ?? "other",
    date: entry?.date.slice(0, 10) ?? today,
    result: entry?.result ?? "",
    place: entry?.place == null ? "" : String(entry.place),
    notes: entry?.notes ?? "",
  };
}

export function resultRowOf(form: ResultForm) {
  return {
    competition_name: form.competition_name.trim(),
    competition_type: form.competition_type,
    // Noon in UTC: the same day everywhere but at the date line.
    date: `${form.date}T12:00:00.000Z`,
    result: form.result.trim() || null,
    place: form.place.trim() === "" ? null : Number(form.place),
    notes: form.notes.trim() || null,
  };
}

/** "1st", "2nd", "113th" */
export function ordinal(place: number): string {
  const tens = place % 100;
  const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place.toLocaleString("en-GB")}${suffix}`;
}

export function required(message: string) {
  return z.string().refine((text) => text.trim() !== "", message);
}

/** The limit of a free text, as arguments of `refine`. */
export function within(column: Parameters<typeof textSchema>[0]): [(text: string) => boolean, { error: string }] {
  const schema = textSchema(column);
  const message = schema.safeParse("x".repeat(100_000)).error?.issues[0]?.message ?? "Too long";
  return [(text) => schema.safeParse(text).success, { error: message }];
}

export function pastDay(today: string) {
  return z
    .string()
    .refine((day) => parseDay(day) !== undefined && day >= "1950-01-01", "Enter a date")
    .refine((day) => parseDay(day) === undefined || day <= today, "This day is still to come");
}
