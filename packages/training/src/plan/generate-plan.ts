import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day, getMonday, getWeekday } from "../calendar/day.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import { referralFor, referralForAge } from "../injuries/referral.ts";
import { blockSteps } from "./build-block.ts";
import { allSteps, type WeekSteps } from "./build-weeks.ts";
import { continueBlock } from "./continuation/continue-block.ts";
import { startingAthlete } from "./continuation/starting-athlete.ts";
import { planContext } from "../context/context.ts";
import type { FinishedBlock } from "../model/outcome.ts";
import type { PlanResult } from "../model/plan.ts";

export interface GenerateOptions {
  /** Any day; the block starts on it when it is a Monday, else on the next Monday. */
  readonly startDate: Day;
  /** 1-12, default 5. */
  readonly weeks?: number;
  /** Macro week of the first week; default 1, and for a continuation the one after the last block's. */
  readonly firstMacroWeek?: number;
  /** The block before this one: the plan goes on from what was completed of it and how hard that felt. */
  readonly previous?: FinishedBlock;
}

/**
 * The training block of an athlete, or a referral when the injury text holds red flags or the athlete is a child. Deterministic: the same athlete
 * and options give the same plan.
 */
export function generatePlan(athlete: Athlete, options: GenerateOptions): PlanResult {
  return allSteps(planSteps(athlete, options));
}

/**
 * The same in steps, for a caller who has something else to do in between: gives each week when it is complete, and a week again when
 * the block has to be easier; the result comes last.
 */
export function* planSteps(athlete: Athlete, options: GenerateOptions): WeekSteps<PlanResult> {
  const startDate = firstMonday(options.startDate);
  const weeks = Math.min(12, Math.max(1, Math.round(options.weeks ?? 5)));
  const continuation = options.previous === undefined ? undefined : continueBlock(athlete, options.previous, startDate);
  const firstMacroWeek = Math.max(1, Math.round(options.firstMacroWeek ?? continuation?.firstMacroWeek ?? 1));
  const reading = readAthlete(athlete, startDate, firstMacroWeek - 1);
  const referral = referralFor(reading) ?? referralForAge(athlete.age);
  if (referral !== undefined) return { kind: "referral", referral };
  const context = planContext(startingAthlete(athlete, continuation?.startsFrom, startDate), reading, startDate);
  const block = {
    startDate,
    weeks,
    firstMacroWeek,
    ...(continuation === undefined ? {} : { continuation, startsFrom: continuation.startsFrom }),
  };
  return { kind: "plan", plan: yield* blockSteps(context, block) };
}

function firstMonday(day: Day): Day {
  return getWeekday(day) === 1 ? day : addDays(getMonday(day), 7);
}
