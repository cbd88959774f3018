import { type GenerateTrainingPlanRequest, withoutUnknown } from "@ironpace/contract";
import type { Athlete, Plan } from "@ironpace/training";
import type { FunctionContext, FunctionLog } from "../context.ts";
import type { SessionModel } from "../language-model/session-model.ts";
import type { AthleteRecords } from "../athlete/athlete-records.ts";
import { type PlanInWords, planInWords } from "./plan-in-words.ts";
import type { Report } from "./progress.ts";

/** For whom a plan was made, how it was asked for, and who writes its sessions. */
export interface MadeFor {
  readonly input: GenerateTrainingPlanRequest;
  readonly athlete: Athlete;
  readonly records: AthleteRecords;
  readonly writer: SessionModel | undefined;
}

/** The language model that writes the sessions: where there is one, and with the athlete's consent. */
export function sessionWriter({ profile }: AthleteRecords, { sessionModel }: FunctionContext): SessionModel | undefined {
  return profile?.ai_consent === true ? sessionModel : undefined;
}

/** How far the work is when a week stands, in percent. */
export function weekDone(week: number, { durationWeeks }: Pick<GenerateTrainingPlanRequest, "durationWeeks">): number {
  return WEEKS_FROM + Math.floor((WEEKS * week) / durationWeeks);
}

const WEEKS_FROM = 30;
const WEEKS = 39;

/** The plan as it is stored: the engine's, or with sessions that a language model wrote within its limits. */
export async function rewriteSessions(
  plan: Plan,
  { input, athlete, records, writer: model }: MadeFor,
  { log, signal, report }: { readonly log: FunctionLog; readonly signal: AbortSignal; readonly report: Report },
): Promise<PlanInWords> {
  if (model === undefined) return { plan, originals: new Map(), swaps: [], tokens: 0 };
  const goal = input.goalDescription ?? records.context?.short_term_goals ?? undefined;
  const { level, focus, injuries, dislikes } = athlete;
  const told = withoutUnknown({ level, focus, injuries, dislikes, goal });
  const onSession = (settled: number, total: number, week: number) =>
    report(WEEKS_FROM + Math.floor((WEEKS * settled) / total), week === 0 ? 3 : 4, {
      ...(week > 0 && { week }),
      sessions: { settled, total },
    });
  return planInWords(plan, athlete, { model, told, signal, log, onSession });
}
