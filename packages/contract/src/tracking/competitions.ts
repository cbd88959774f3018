import { parseDay } from "@ironpace/training";
import { z } from "zod";
import type { Json, Tables } from "../database.gen.ts";
import { CONDITIONING_FIELDS } from "../athlete/fields.ts";
import { entrySchema } from "../athlete/entry-schema.ts";
import { placeText } from "../athlete/result-entries.ts";
import {
  COMPETITION_ENTRIES,
  COMPETITION_PRIORITIES,
  COMPETITION_TYPES,
  type CompetitionGoal,
  type CompetitionType,
  REGISTRATION_STATUSES,
} from "./competition-kinds.ts";

type Row = Tables<"competitions">;

/** A competition as it is typed; empty text means not given. */
export interface CompetitionEntry {
  readonly name: string;
  readonly type: CompetitionType;
  readonly date: string;
  readonly location: string;
  readonly description: string;
  readonly benchmark_performance: string;
  readonly target_result: string;
  readonly priority: Row["priority"];
  /** Entry of a Hyrox race; if empty, it is read from the name, else singles. */
  readonly entry: NonNullable<Row["entry"]> | "";
  /** The partner's 10 km time in a doubles race, as m:ss or h:mm:ss. */
  readonly partner_run_10k: string;
  readonly registration_status: Row["registration_status"];
  readonly registration_deadline: string;
  readonly team_members: readonly string[];
  readonly goals: CompetitionGoalEntry[];
}

export interface CompetitionGoalEntry {
  readonly name: string;
  readonly target: string;
  /** What is recorded of it stays when the goal is edited. */
  readonly result: string;
  readonly place: string;
}

export const MOST_COMPETITION_GOALS = 20;

/** Document 1, section 5; shown when all three are missing. */
export const COMPETITION_INCOMPLETE = "Please enter a competition name, date, and location";

/** Each is shown under its field when that is empty. */
export const COMPETITION_MISSING = { name: "Enter a name", date: "Enter a date", location: "Enter a location" } as const;

export const competitionEntrySchema: z.ZodType<CompetitionEntry, CompetitionEntry> = z
  .object({
    name: required("name"),
    type: z.enum(COMPETITION_TYPES),
    date: z
      .string()
      .refine(isGiven, COMPETITION_MISSING.date)
      .refine((text) => !isGiven(text) || isDay(text), "Enter a date"),
    location: required("location"),
    description: limited(4000),
    benchmark_performance: limited(200),
    target_result: limited(200),
    priority: z.enum(COMPETITION_PRIORITIES),
    entry: z.enum([...COMPETITION_ENTRIES, ""]),
    partner_run_10k: z.string().superRefine((text, context) => {
      for (const { message } of PARTNER_RUN.safeParse(text).error?.issues ?? []) context.addIssue({ code: "custom", message });
    }),
    registration_status: z.enum(REGISTRATION_STATUSES),
    registration_deadline: z.string().refine((text) => !isGiven(text) || isDay(text), "Enter a date"),
    team_members: z.array(z.string().max(100, "At most 100 characters each")).max(50, "At most 50 names"),
    goals: z
      .array(
        z.object({
          name: z.string().refine(isGiven, "Enter a name").max(200, "At most 200 characters"),
          target: limited(200),
          result: limited(200),
          place: placeText(),
        }),
      )
      .max(MOST_COMPETITION_GOALS, "At most 20 goals"),
  })
  .refine(({ date, registration_deadline: deadline }) => !isDay(date) || !isDay(deadline) || deadline <= date, {
    path: ["registration_deadline"],
    message: "The deadline must be on or before the competition",
  });

const PARTNER_RUN = entrySchema(
  CONDITIONING_FIELDS.find(({ column }) => column === "run_10k")!,
  "kg",
);

/** The columns of competitions. */
export function competitionRow(entry: CompetitionEntry) {
  return {
    name: entry.name.trim(),
    type: entry.type,
    date: entry.date,
    location: entry.location.trim(),
    description: entry.description.trim() || null,
    benchmark_performance: entry.benchmark_performance.trim() || null,
    target_result: entry.target_result.trim() || null,
    priority: entry.priority,
    entry: entry.type === "hyrox" ? entry.entry || null : null,
    partner_run_10k:
      entry.type === "hyrox" && entry.entry === "doubles" ? (PARTNER_RUN.parse(entry.partner_run_10k) as string | null) : null,
    registration_status: entry.registration_status,
    registration_deadline: entry.registration_deadline || null,
    team_members: [...entry.team_members],
    goals: entry.goals.map(goalColumn),
  };
}

/** What came of a competition, as it is typed: one entry for each of its goals, in their order. */
export interface CompetitionResultsEntry {
  readonly result: string;
  readonly place: string;
  readonly goals: { readonly result: string; readonly place: string }[];
}

export const competitionResultsSchema: z.ZodType<CompetitionResultsEntry, CompetitionResultsEntry> = z.object({
  result: limited(200),
  place: placeText(),
  goals: z.array(z.object({ result: limited(200), place: placeText() })),
});

/** The columns of competitions that hold results. */
export function competitionResultsRow(entry: CompetitionResultsEntry, goals: readonly CompetitionGoal[]) {
  return {
    result: entry.result.trim() || null,
    place: readPlace(entry.place) ?? null,
    goals: goals.map(({ name, target = "" }, index) => goalColumn({ name, target, result: "", place: "", ...entry.goals[index] })),
  };
}

function goalColumn({ name, target, result, place }: CompetitionGoalEntry): Json {
  const texts = { target: target.trim(), result: result.trim() };
  return {
    name: name.trim(),
    ...(texts.target === "" ? {} : { target: texts.target }),
    ...(texts.result === "" ? {} : { result: texts.result }),
    ...(readPlace(place) === undefined ? {} : { place: readPlace(place) }),
  };
}

function readPlace(text: string): number | undefined {
  return isGiven(text) ? Number(text) : undefined;
}

function required(field: "name" | "location") {
  return limited(200).refine(isGiven, COMPETITION_MISSING[field]);
}

function limited(longest: number) {
  return z.string().max(longest, `At most ${longest.toLocaleString("en")} characters`);
}

function isGiven(text: string): boolean {
  return text.trim() !== "";
}

function isDay(text: string): boolean {
  return parseDay(text) !== undefined && text >= "1950-01-01" && text < "2200-01-01";
}
