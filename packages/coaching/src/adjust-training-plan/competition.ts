import type { PlanAdjustmentRequest } from "@ironpace/contract";
import { type Adjustment, type Day, daysBetween } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { COMPETITION_COLUMNS, toCompetition } from "../athlete/competition-record.ts";
import type { CurrentPlan } from "./current-plan.ts";
import { misfit } from "./misfit.ts";

type Request = Extract<PlanAdjustmentRequest, { reason: "competition" }>;

/** The stored competition on its stored day. An instant of a browser may be a day off, by its time zone. */
export async function getCompetition(
  { competitionId, targetDate }: Request,
  { row, athlete }: CurrentPlan,
  { data, userId, today }: FunctionContext,
): Promise<Adjustment> {
  const { data: race } = await data
    .from("competitions")
    .select(COMPETITION_COLUMNS)
    .eq("id", competitionId)
    .eq("user_id", userId)
    .maybeSingle()
    .throwOnError();
  if (race === null) throw misfit("competitionId", "is not a competition of yours");
  if (Math.abs(daysBetween(targetDate.slice(0, 10), race.date)) > 1)
    throw misfit("targetDate", `is not the day of the competition, ${race.date}`);
  if (race.date < today) throw misfit("targetDate", "is in the past");
  const instead = (await dayBefore(competitionId, row.id, data)) ?? (await dayOfMaking(race, athlete, { data, userId }));
  return { kind: "competition", competition: toCompetition(race), ...(instead !== undefined && instead !== race.date && { instead }) };
}

/** The day the plan has this competition on; undefined while it knows nothing of it. */
async function dayBefore(competitionId: string, planId: string, data: FunctionContext["data"]): Promise<Day | undefined> {
  const { data: layers } = await data
    .from("plan_adjustments")
    .select("request")
    .eq("plan_id", planId)
    .eq("competition_id", competitionId)
    .is("undone_at", null)
    .order("revision", { ascending: false })
    .limit(1)
    .throwOnError();
  const request = layers[0]?.request as { readonly date?: Day } | undefined;
  return request?.date;
}

/** The day on which the plan had it when it was made, where it has been put off since: one of its name, on a day that no other has. */
async function dayOfMaking(
  { name, date }: { readonly name: string; readonly date: Day },
  { competitions = [] }: CurrentPlan["athlete"],
  { data, userId }: Pick<FunctionContext, "data" | "userId">,
): Promise<Day | undefined> {
  const known = competitions.filter((race) => race.name === name);
  if (known.some((race) => race.date === date)) return undefined;
  for (const race of known) {
    const { data: others } = await data
      .from("competitions")
      .select("id")
      .eq("user_id", userId)
      .eq("date", race.date)
      .limit(1)
      .throwOnError();
    if (others.length === 0) return race.date;
  }
  return undefined;
}
