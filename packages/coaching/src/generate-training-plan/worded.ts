import { type GenerateTrainingPlanRequest, withoutUnknown } from "@ironpace/contract";
import type { Athlete, Plan } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import type { AthleteRecords } from "./athlete-records.ts";
import { type PlanInWords, planInWords } from "./plan-in-words.ts";
import type { Report } from "./progress.ts";

/** For whom a plan was made, and how it was asked for. */
export interface MadeFor {
  readonly input: GenerateTrainingPlanRequest;
  readonly athlete: Athlete;
  readonly records: AthleteRecords;
}

/** The plan in the words it is stored in. With the athlete's consent a language model puts the sessions into words, where there is one. */
export async function worded(
  plan: Plan,
  { input, athlete, records }: MadeFor,
  { sessionModel: model, log }: FunctionContext,
  signal: AbortSignal,
  report: Report,
): Promise<PlanInWords> {
  const { durationWeeks, goalDescription } = input;
  const weekDone = (week: number) => 30 + Math.floor((39 * week) / plan.durationWeeks);
  if (model === undefined || records.profile?.ai_consent !== true) {
    for (let week = 1; week <= durationWeeks; week++) await report(weekDone(week), week === 1 ? 3 : 4, { week });
    return { plan, originals: new Map(), tokens: 0 };
  }
  const goal = goalDescription ?? records.context?.short_term_goals ?? undefined;
  const { level, focus, injuries, dislikes } = athlete;
  const told = withoutUnknown({ level, focus, injuries, dislikes, goal });
  const onSession = (settled: number, total: number, week: number) =>
    report(30 + Math.floor((39 * settled) / total), week === 0 ? 3 : 4, { ...(week > 0 && { week }), sessions: { settled, total } });
  return planInWords(plan, athlete, { model, told, signal, log, onSession });
}
