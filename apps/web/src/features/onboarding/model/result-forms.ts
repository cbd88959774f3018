import { textSchema } from "@ironpace/contract";
import { parseDay } from "@ironpace/training";
import { messages, type Messages, type Texts } from "./step-form.ts";

/** "Benchmark WOD name and result are required", as the documents have it; it stands under whichever is missing. */
const WOD_INCOMPLETE = "Benchmark WOD name and result are required";

export const COMPETITION_TYPES = [
  { value: "crossfit", label: "CrossFit" },
  { value: "hyrox", label: "Hyrox" },
  { value: "running", label: "Running" },
  { value: "triathlon", label: "Triathlon" },
  { value: "weightlifting", label: "Weightlifting" },
  { value: "other", label: "Other" },
] as const;

export function emptyResult(today: string, focus: string | null | undefined): Texts {
  const type = COMPETITION_TYPES.find(({ value }) => value === focus)?.value ?? "other";
  return { competition_name: "", competition_type: type, result: "", notes: "", date: today };
}

export function emptyWod(today: string): Texts {
  return { wod_name: "", result: "", notes: "", date_completed: today };
}

export function resultErrors(texts: Texts, today: string): Messages {
  return {
    ...messages([
      ["competition_name", texts.competition_name?.trim() ? tooLong("competition_name", texts.competition_name) : "Required"],
      ["result", tooLong("result", texts.result)],
      ["notes", tooLong("notes", texts.notes)],
      ["date", pastDay(texts.date ?? "", today)],
    ]),
  };
}

export function wodErrors(texts: Texts, today: string): Messages {
  return messages([
    ["wod_name", texts.wod_name?.trim() ? tooLong("wod_name", texts.wod_name) : WOD_INCOMPLETE],
    ["result", texts.result?.trim() ? tooLong("result", texts.result) : WOD_INCOMPLETE],
    ["notes", tooLong("notes", texts.notes)],
    ["date_completed", pastDay(texts.date_completed ?? "", today)],
  ]);
}

function tooLong(column: Parameters<typeof textSchema>[0], text: string | undefined): string | undefined {
  return textSchema(column).safeParse(text ?? "").error?.issues[0]?.message;
}

/** A result is from today or before. */
function pastDay(day: string, today: string): string | undefined {
  if (parseDay(day) === undefined || day < "1950-01-01") return "Enter a date";
  return day > today ? "This day is still to come" : undefined;
}
