import { getSessionId, type PlanRow, storedBlock } from "@ironpace/contract";
import type { Athlete, FinishedBlock, PainReport, Plan, Session, SessionOutcome } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { athleteFrom } from "../athlete/athlete.ts";
import { type AthleteRecords, readAthleteRecords } from "../athlete/athlete-records.ts";
import { PlanFailure } from "../plan/plan-failure.ts";
import { stopForNotes } from "../triage/session-notes.ts";
import { refusalWhileStopped } from "../triage/stops.ts";

/** The active plan as it stands, for whom it was made, and what is stored about the athlete now. */
export interface CurrentPlan {
  readonly row: PlanRow;
  readonly block: FinishedBlock;
  /** What became of the sessions; one that has logged work counts as done, whatever its status. */
  readonly outcomes: readonly SessionOutcome[];
  readonly athlete: Athlete;
  readonly records: AthleteRecords;
}

/** Throws MEDICAL_REFERRAL while a stop is open, PLAN_NOT_FOUND without such an active plan of the caller, VALIDATION_ERROR when the engine did not make it. */
export async function currentPlan(planId: string, context: FunctionContext): Promise<CurrentPlan> {
  const { data, userId } = context;
  await stopForNotes(context);
  const refusal = await refusalWhileStopped(context);
  if (refusal !== undefined) throw new PlanFailure(422, "MEDICAL_REFERRAL", refusal);
  const [plan, circumstances, records] = await Promise.all([
    data
      .from("training_plans")
      .select("*, training_sessions(*, performed_sessions(duration_minutes))")
      .eq("id", planId)
      .eq("creator_id", userId)
      .eq("status", "active")
      .maybeSingle()
      .throwOnError(),
    data.from("plan_circumstances").select("athlete").eq("plan_id", planId).eq("user_id", userId).maybeSingle().throwOnError(),
    readAthleteRecords(context),
  ]);
  const row: PlanRow | null = plan.data;
  if (row === null) throw notFound();
  const block = storedBlock(row, true);
  if (block === undefined)
    throw new PlanFailure(400, "VALIDATION_ERROR", "Only plans made in Ironpace can be changed.", {
      details: { planId: "was not made by the training engine" },
    });
  const athlete = toAthlete(circumstances.data) ?? asItStands(row, records);
  return { row, block, outcomes: [...block.outcomes, ...begun(row, block)], athlete, records };
}

/** For whom the active plan was made, and what is stored about the athlete now, without the sessions of the plan. Throws as `currentPlan` does. */
export async function planAthlete(planId: string, context: FunctionContext): Promise<Pick<CurrentPlan, "athlete" | "records">> {
  const { data, userId } = context;
  const refused = async (): Promise<string | undefined> => {
    await stopForNotes(context);
    return refusalWhileStopped(context);
  };
  const [refusal, plan, circumstances, records] = await Promise.all([
    refused(),
    data
      .from("training_plans")
      .select("level, focus_area, sessions_per_week")
      .eq("id", planId)
      .eq("creator_id", userId)
      .eq("status", "active")
      .maybeSingle()
      .throwOnError(),
    data.from("plan_circumstances").select("athlete").eq("plan_id", planId).eq("user_id", userId).maybeSingle().throwOnError(),
    readAthleteRecords(context),
  ]);
  if (refusal !== undefined) throw new PlanFailure(422, "MEDICAL_REFERRAL", refusal);
  if (plan.data === null) throw notFound();
  return { athlete: toAthlete(circumstances.data) ?? asItStands(plan.data, records), records };
}

function notFound(): PlanFailure {
  return new PlanFailure(404, "PLAN_NOT_FOUND", "Plan not found", { details: { planId: "is not an active plan of yours" } });
}

/** Sessions in which something was logged already, though they are not completed: they are no longer to be planned. */
function begun({ training_sessions: rows }: PlanRow, { outcomes }: FinishedBlock): SessionOutcome[] {
  const known = new Set(outcomes.map(({ sessionId }) => sessionId));
  return rows.flatMap((row) => {
    const sessionId = getSessionId(row);
    return row.performed_sessions === null || known.has(sessionId) ? [] : [{ sessionId, status: "completed" as const }];
  });
}

/** A session by the engine's id. Throws when the plan has none. */
export function sessionById({ weeks }: Plan, id: string): Session {
  const session = weeks.flatMap(({ sessions }) => sessions).find((one) => one.id === id);
  if (session === undefined) throw new Error(`No session ${id} in the plan`);
  return session;
}

/** Current plan of a stored plan that did not keep its athlete: nothing is known of the numbers behind it. */
function asItStands(
  { level, focus_area, sessions_per_week }: Pick<PlanRow, "level" | "focus_area" | "sessions_per_week">,
  records: AthleteRecords,
): Athlete {
  const now = athleteFrom({ userLevel: level, primaryFocus: focus_area, weeklyAvailability: sessions_per_week }, records);
  return { ...now, strength: { oneRepMax: {} }, gymnastics: {}, conditioning: {} };
}

/** The row of `plan_circumstances`: the athlete for whom a plan was made, as JSON of the engine that made it. */
interface CircumstancesRow {
  readonly athlete: unknown;
}

/** Plans of earlier versions named the reports of pain `checkIns`. */
type StoredAthlete = Athlete & { readonly checkIns?: readonly PainReport[] };

/** The athlete for whom a plan was made, in today's names; undefined where the plan did not store one. */
export function toAthlete(row: CircumstancesRow | null): Athlete | undefined {
  if (row === null) return undefined;
  const { checkIns: painReports, ...athlete } = row.athlete as StoredAthlete;
  return painReports === undefined ? athlete : { painReports, ...athlete };
}
