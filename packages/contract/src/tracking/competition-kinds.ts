import type { Tables } from "../database.gen.ts";
import { isNumber, isText, shape } from "../shape.ts";

type Row = Tables<"competitions">;

/** Kinds of competition a result can be of, in the order in which they are offered. */
export const COMPETITION_TYPES = ["crossfit", "hyrox", "running", "triathlon", "weightlifting", "other"] as const;

export type CompetitionType = (typeof COMPETITION_TYPES)[number];

export const COMPETITION_TYPE_LABELS: Readonly<Record<CompetitionType, string>> = {
  crossfit: "CrossFit",
  hyrox: "Hyrox",
  running: "Running",
  triathlon: "Triathlon",
  weightlifting: "Weightlifting",
  other: "Other",
};

export const REGISTRATION_STATUSES = ["not-registered", "pending", "registered"] as const satisfies readonly Row["registration_status"][];
export const REGISTRATION_LABELS: Readonly<Record<Row["registration_status"], string>> = {
  "not-registered": "Not Registered",
  pending: "Registration Pending",
  registered: "Registered",
};

/** The location of a competition that was told in the profile or the setup, which do not ask for it. The database writes it. */
export const NO_LOCATION = "Not given";

export const COMPETITION_PRIORITIES = ["A", "B", "C"] as const satisfies readonly Row["priority"][];

/** How a Hyrox race is entered. */
export const COMPETITION_ENTRIES = ["singles", "doubles", "relay"] as const satisfies readonly NonNullable<Row["entry"]>[];
export const COMPETITION_ENTRY_LABELS: Readonly<Record<(typeof COMPETITION_ENTRIES)[number], string>> = {
  singles: "Singles",
  doubles: "Doubles",
  relay: "Relay",
};

/** Something to reach at a competition, as the athlete writes it, and what came of it. */
export interface CompetitionGoal {
  readonly name: string;
  readonly target?: string;
  readonly result?: string;
  /** In the ranking the athlete counts. */
  readonly place?: number;
}

/** The column `goals`; what is no goal is left out. */
export function competitionGoals({ goals }: Pick<Row, "goals">): readonly CompetitionGoal[] {
  return Array.isArray(goals) ? (goals as readonly unknown[]).filter(isGoal) : [];
}

const isGoal = shape<CompetitionGoal>({ name: isText }, { target: isText, result: isText, place: isNumber });
