import { z } from "zod";
import { DAYS_OUT_OF_RANGE, MAX_DAYS_PER_WEEK, MIN_DAYS_PER_WEEK, TOO_FEW_DAYS } from "../athlete/availability.ts";
import { day, isInCalendar, NOT_IN_CALENDAR } from "./day.ts";

const getDay = (field: string) => day(`${field} must be a date as yyyy-mm-dd`);

/** Fields of every request for a change. */
const proposal = {
  planId: z.uuid("planId is required"),
  /** True: only say what would change. */
  preview: z.boolean("must be true or false").default(false),
  /** Fingerprint of the preview the athlete has agreed to; when the changes would be others now, nothing is done. */
  fingerprint: z.string().max(100, "must be at most 100 characters").optional(),
  /** Chosen by the client, one for each change: sent again after a lost answer it gives the same answer, and nothing is done twice. */
  requestId: z.uuid("requestId must be a UUID").optional(),
};

/** The day of the check-in that proposed the change: the layer says what it showed. */
const checkIn = getDay("checkIn").optional();

const absence = { from: getDay("from"), to: getDay("to") };

/** Row of training_sessions. */
const sessionId = z.uuid("sessionId is required");

const weekday = z.literal([1, 2, 3, 4, 5, 6, 7], "must be 1 (Monday) to 7 (Sunday)");
const minutes = z
  .number("must be a number of minutes")
  .int("must be whole minutes")
  .min(15, "must be 15 to 600")
  .max(600, "must be 15 to 600")
  .optional();

/** When the athlete can train from now on. */
const availability = z.object({
  daysPerWeek: z
    .number("daysPerWeek is required")
    .int("must be a whole number")
    .min(MIN_DAYS_PER_WEEK, TOO_FEW_DAYS)
    .max(MAX_DAYS_PER_WEEK, DAYS_OUT_OF_RANGE),
  /** The weekdays that are open; all of them when absent. */
  weekdays: z.array(weekday).min(1, "Choose at least one day").max(7, "must be at most 7 days").optional(),
  /** Minutes of a weekday, 1 (Monday) to 7; no limit where absent. */
  minutes: z.object({ 1: minutes, 2: minutes, 3: minutes, 4: minutes, 5: minutes, 6: minutes, 7: minutes }).optional(),
  longDay: weekday.optional(),
});

const bySituation = z.discriminatedUnion(
  "reason",
  [
    /** Something hurts: where, what and how much, in the athlete's words. */
    z.object({
      ...proposal,
      reason: z.literal("injury"),
      details: z.string("details is required").trim().min(1, "details is required").max(4000, "must be at most 4000 characters"),
    }),
    /** The stored pain check-ins: a limit takes a step up or down, or ends. */
    z.object({ ...proposal, reason: z.literal("check-in") }),
    /** What logged work has moved takes the place of the numbers that the plan works with. */
    z.object({ ...proposal, reason: z.literal("estimates") }),
    /** The last sessions of a kind felt harder or easier than planned: a week of a little less or more of it. */
    z.object({ ...proposal, reason: z.literal("effort") }),
    /** The plan leads to a competition of the athlete. */
    z.object({
      ...proposal,
      reason: z.literal("competition"),
      competitionId: z.uuid("competitionId is required"),
      /** The day of the competition, or an instant of it. */
      targetDate: z
        .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], "targetDate must be an ISO date")
        .refine(isInCalendar, NOT_IN_CALENDAR),
    }),
    /** No training on these days, both included. */
    z.object({ ...proposal, reason: z.literal("illness"), ...absence }),
    z.object({ ...proposal, reason: z.literal("travel"), ...absence }),
    /** Sessions that were not or will not be done; without ids all without an outcome since the last completed one, 7 to 28 days back. */
    z.object({
      ...proposal,
      reason: z.literal("missed"),
      /** Rows of training_sessions. */
      sessionIds: z.array(z.uuid("must be session ids")).min(1, "Choose at least one session").max(100, "must be at most 100").optional(),
      why: z.string().trim().max(500, "must be at most 500 characters").optional(),
    }),
    /** Without `availability` it is the training week of the profile. */
    z.object({ ...proposal, reason: z.literal("availability"), availability: availability.optional() }),
    /** The numbers stored now take the place of those the plan was made from. */
    z.object({ ...proposal, reason: z.literal("benchmark") }),
    /** The equipment stored now takes the place of what the plan was made for. */
    z.object({ ...proposal, reason: z.literal("equipment") }),
    /** Age, body weight, gender, years of training and dislikes as stored now. */
    z.object({ ...proposal, reason: z.literal("profile") }),
    /** Lighter days: a share of the minutes, nothing hard, or no session longer than `mostMinutes`. The layer is stored with the reason `eased`. */
    z.object({
      ...proposal,
      reason: z.literal("ease"),
      ...absence,
      share: z.number("share must be a number").min(0.3, "must be 0.3 to 1").max(1, "must be 0.3 to 1").default(1),
      onlyEasy: z.boolean("must be true or false").default(false),
      mostMinutes: minutes,
      checkIn,
    }),
    /** A session on another day of its week; what is there takes its day. The layer is stored with the reason `moved`. */
    z.object({ ...proposal, reason: z.literal("move"), sessionId, to: getDay("to"), checkIn }),
    /** Another exercise in one session. session-options says which ones there are. */
    z.object({
      ...proposal,
      reason: z.literal("swap"),
      sessionId,
      /** `id` of the line. */
      item: z.string("item is required").min(1, "item is required").max(100, "must be at most 100 characters"),
      /** Name of the exercise, as session-options gives it in `by`. */
      replacement: z.string("replacement is required").min(1, "replacement is required").max(120, "must be at most 120 characters"),
    }),
    /** Takes a change off again. Only the last one in force can be. */
    z.object({ planId: proposal.planId, reason: z.literal("undo"), adjustmentId: z.uuid("adjustmentId is required") }),
  ],
  { error: ({ code }) => (code === "invalid_union" ? `reason must be one of ${REASONS.join(", ")}` : undefined) },
);

/** Every `reason` of a request. */
const REASONS = [
  "injury",
  "check-in",
  "estimates",
  "effort",
  "competition",
  "illness",
  "travel",
  "missed",
  "availability",
  "benchmark",
  "equipment",
  "profile",
  "ease",
  "move",
  "swap",
  "undo",
] as const;

/** Body of `POST /functions/v1/adjust-training-plan`. */
export const adjustTrainingPlanRequest = bySituation.superRefine((request, context) => {
  if ("from" in request && request.from > request.to)
    context.addIssue({ code: "custom", path: ["to"], message: "to must not be before from" });
});
export type AdjustTrainingPlanRequest = z.infer<typeof adjustTrainingPlanRequest>;
export type AdjustTrainingPlanInput = z.input<typeof adjustTrainingPlanRequest>;

/** A request for a change, as opposed to one for taking it back. */
export type PlanAdjustmentRequest = Exclude<AdjustTrainingPlanRequest, { reason: "undo" }>;

/** One session of the plan before and after, in words. */
export interface PlannedChange {
  /** Row of training_sessions; null for a session that would be added. */
  readonly sessionId: string | null;
  readonly title: string;
  readonly week: number;
  /** yyyy-MM-dd */
  readonly date: string;
  /** "Back squat 4 × 5 at 105 kg" */
  readonly before: string;
  readonly after: string;
  /** Ends the sentence "because …". */
  readonly reason: string;
}

/** When and how much: load in minutes × RPE. */
export interface SessionAmount {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly load: number;
  /** The part of `load` that counts as strength and skill. */
  readonly ironLoad: number;
}

/** A session of a week in which something changes; null where it was added or falls out. */
export interface SessionDifference {
  readonly title: string;
  readonly before: SessionAmount | null;
  readonly after: SessionAmount | null;
  readonly isChanged: boolean;
}

/** A week of the plan before and after. */
export interface WeekDifference {
  readonly week: number;
  /** Its Monday, yyyy-MM-dd. */
  readonly startDate: string;
  /** In the order of the days. */
  readonly sessions: readonly SessionDifference[];
}

export interface AdjustTrainingPlanResponse {
  readonly planId: string;
  /** Names exactly these changes. */
  readonly fingerprint: string;
  /** What it means for the athlete, in sentences. */
  readonly reasons: readonly string[];
  /** What the athlete should think over before agreeing, in sentences. */
  readonly warnings: readonly string[];
  /** In the order of the days. */
  readonly changes: readonly PlannedChange[];
  /** The weeks in which something changes, all of their sessions; only of a preview. */
  readonly weeks?: readonly WeekDifference[];
  /** Row of plan_adjustments; null for a preview, and when nothing had to change. */
  readonly adjustmentId: string | null;
  /** When the layer was taken off again. */
  readonly undoneAt: string | null;
}

/** What a row of plan_adjustments holds in `changes`. Columns are those of training_sessions. */
export interface StoredChange {
  readonly session_id: string;
  /** null: the session was added. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** null: it was removed. */
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly told: Omit<PlannedChange, "sessionId">;
}
