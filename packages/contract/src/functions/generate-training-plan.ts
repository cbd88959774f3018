import { z } from "zod";
import { DEFAULT_DAYS_PER_WEEK, DAYS_OUT_OF_RANGE, MAX_DAYS_PER_WEEK, MIN_DAYS_PER_WEEK, TOO_FEW_DAYS } from "../athlete/availability.ts";
import type { ExerciseItem, PlanNote } from "@ironpace/training";
import { FOCUS, levelOrIntermediate } from "../enums/athlete.ts";
import { day } from "./day.ts";

const text = (limit: number) => z.string().trim().max(limit, `must be at most ${limit} characters`).optional();
const date = day("must be a date as yyyy-mm-dd");

const competitionDetails = z.object({
  name: text(200),
  type: text(100),
  date: date.optional(),
});

const fields = z.object({
  userId: z.uuid("User ID is required to generate a plan"),
  userLevel: z.string("userLevel is required").min(1, "userLevel is required").transform(levelOrIntermediate),
  primaryFocus: z.string("primaryFocus is required").transform((reading, context) => {
    const focus = FOCUS.read(reading);
    if (focus === undefined) {
      context.addIssue({ code: "custom", message: `primaryFocus must be one of ${FOCUS.values.join(", ")}` });
      return z.NEVER;
    }
    return focus;
  }),
  durationWeeks: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(1, "must be 1 to 12")
    .max(12, "must be 1 to 12")
    .default(5),
  weeklyAvailability: z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(MIN_DAYS_PER_WEEK, TOO_FEW_DAYS)
    .max(MAX_DAYS_PER_WEEK, DAYS_OUT_OF_RANGE)
    .default(DEFAULT_DAYS_PER_WEEK),
  goalDescription: text(2000),
  injuryHistory: text(4000),
  competitionDetails: z.union([competitionDetails, z.string().max(500)]).optional(),
  additionalAthleteData: text(8000),
  equipmentAvailable: z.array(z.string().max(60)).max(100).optional(),
  /** The plan goes on from `previousPlanId`. When that one is still active and nearly over, it ends with this request. */
  isContinuation: z.boolean("must be true or false").optional(),
  previousPlanId: z.uuid("previousPlanId must be the id of a plan").optional(),
  /** The first day of the block; it begins on that week's Monday. Without it, this week's. */
  startDate: date.optional(),
  /** Chosen by the client: sent again after a lost answer it gives the plan that was made, and not a second one. */
  requestId: z.uuid("requestId must be a UUID").optional(),
});

/** Body of `POST /functions/v1/generate-training-plan`. Numbers may arrive as text. */
export const generateTrainingPlanRequest = fields
  .refine(({ isContinuation, previousPlanId }) => isContinuation !== true || previousPlanId !== undefined, {
    path: ["previousPlanId"],
    message: "previousPlanId is required for a continuation",
  })
  .refine(({ competitionDetails: race, startDate }) => typeof race !== "object" || !isOver(race.date, startDate), {
    path: ["competitionDetails", "date"],
    message: "must not be in the past",
  });
export type GenerateTrainingPlanRequest = z.infer<typeof generateTrainingPlanRequest>;
export type GenerateTrainingPlanInput = z.input<typeof generateTrainingPlanRequest>;

/**
 * Whether a race is over: before yesterday, which is still today somewhere, and before the plan. A race between today and the plan's first
 * Monday counts: the plan begins with the recovery from it.
 */
function isOver(date: string | undefined, startDate: string | undefined): boolean {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  return date !== undefined && date < yesterday && (startDate === undefined || date < startDate);
}

/** A row of training_sessions as it goes over the wire. */
export interface TrainingSessionRow {
  readonly id: string;
  readonly title: string;
  readonly week: number;
  readonly day: number;
  readonly warmup: readonly ExerciseItem[];
  readonly strength: readonly ExerciseItem[];
  readonly skill: readonly ExerciseItem[];
  readonly main_workout: readonly ExerciseItem[];
  readonly cooldown: readonly ExerciseItem[];
  readonly [column: string]: unknown;
}

export interface GenerateTrainingPlanResponse {
  readonly plan: { readonly id: string; readonly title: string; readonly [column: string]: unknown };
  readonly sessionInfo: { readonly totalSessions: number; readonly allSessions: readonly TrainingSessionRow[] };
  readonly adaptiveInfo: { readonly adaptations: readonly PlanNote[] };
}

export type PlanErrorType =
  | "ACTIVE_PLAN_EXISTS"
  | "VALIDATION_ERROR"
  | "PERMISSION_ERROR"
  | "MEDICAL_REFERRAL"
  | "PLAN_NOT_FOUND"
  | "SESSION_NOT_FOUND"
  | "PLAN_CHANGED"
  | "ADJUSTMENT_NOT_FOUND"
  | "UNDO_REFUSED"
  | "GENERATION_ERROR"
  | "UNEXPECTED_ERROR";

export interface PlanErrorBody {
  readonly error: string;
  readonly errorType: PlanErrorType;
  readonly status: number;
  /** Field → what is wrong with it, for VALIDATION_ERROR. */
  readonly details?: Readonly<Record<string, string>>;
  readonly activePlanId?: string;
  readonly activePlan?: { readonly id: string; readonly title: string };
  /** The same once more, for clients that look for it here. */
  readonly detailedError?: {
    readonly activePlanExists: true;
    readonly activePlanId: string;
    readonly message: string;
    readonly errorCode: PlanErrorType;
    readonly errorType: PlanErrorType;
  };
}

/** With `Accept: text/event-stream` the answer is a stream of these, the last one `result` or `error`. */
export type PlanStreamEvent =
  | { readonly event: "progress"; readonly data: GenerationProgress }
  | { readonly event: "result"; readonly data: GenerateTrainingPlanResponse }
  | { readonly event: "error"; readonly data: PlanErrorBody };

export interface GenerationProgress {
  /** 0-100; below 30 the profile is read, 30-69 weeks are made, from 70 on the plan is saved. */
  readonly progress: number;
  /** 1-based index into GENERATION_STEPS. */
  readonly currentStep: number;
  readonly totalSteps: number;
  /** The last week that is whole. */
  readonly week?: number;
  readonly totalWeeks?: number;
  /** While a language model writes: how many sessions are settled, in its words or the engine's. */
  readonly sessions?: { readonly settled: number; readonly total: number };
}

export const GENERATION_STEPS = [
  "Analysing your profile",
  "Preparing the structure",
  "Writing week 1 workouts",
  "Writing the additional weeks",
  "Saving your plan",
] as const;
