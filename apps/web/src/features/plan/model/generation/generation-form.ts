import { MAX_DAYS_PER_WEEK, MIN_DAYS_PER_WEEK, type GenerateTrainingPlanInput } from "@ironpace/contract";
import { addDays, getMonday, getWeekday, type Day, type Focus, type Level } from "@ironpace/training";
import { nextBlockStart } from "./continuation.ts";
import type { PlanView } from "../plan-view.ts";

export const BLOCK_WEEKS = 5;

/** What the athlete fills in. Empty text means not given. */
export interface GenerationForm {
  readonly userLevel: Level;
  readonly primaryFocus: Focus;
  readonly weeklyAvailability: number;
  readonly goalDescription: string;
  readonly injuryHistory: string;
  readonly competitionName: string;
  readonly competitionType: string;
  readonly competitionDate: string;
  /** The Monday the block starts on. */
  readonly startDate: Day;
}

/** The two Mondays a block can start on. A new week has just begun on a Monday, else the next one is offered first. */
export function startChoices(today: Day): { readonly thisWeek: Day; readonly nextWeek: Day; readonly suggested: Day } {
  const thisWeek = getMonday(today);
  const nextWeek = addDays(thisWeek, 7);
  return { thisWeek, nextWeek, suggested: getWeekday(today) === 1 ? thisWeek : nextWeek };
}

/** The body of the request. A text that was emptied goes along as empty: the profile's own must not stand in for it. */
export function getRequest(form: GenerationForm, userId: string): GenerateTrainingPlanInput {
  return {
    userId,
    userLevel: form.userLevel,
    primaryFocus: form.primaryFocus,
    durationWeeks: BLOCK_WEEKS,
    weeklyAvailability: form.weeklyAvailability,
    startDate: form.startDate,
    goalDescription: form.goalDescription,
    injuryHistory: form.injuryHistory,
    competitionDetails: {
      name: form.competitionName,
      type: form.competitionType,
      ...(form.competitionDate === "" ? {} : { date: form.competitionDate }),
    },
  };
}

/** The body of the request for the block after `plan`: the same level, focus and days a week. */
export function getContinuation(plan: PlanView, userId: string, today: Day): GenerateTrainingPlanInput {
  return {
    userId,
    userLevel: plan.stored.level,
    primaryFocus: plan.stored.focus,
    durationWeeks: BLOCK_WEEKS,
    weeklyAvailability: Math.min(Math.max(plan.sessionsPerWeek, MIN_DAYS_PER_WEEK), MAX_DAYS_PER_WEEK),
    startDate: nextBlockStart(plan, today),
    equipmentAvailable: [],
    isContinuation: true,
    previousPlanId: plan.id,
  };
}
