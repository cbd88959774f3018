import { toCheckIn, toCheckInChange } from "@ironpace/contract";
import {
  addDays,
  type CheckIn,
  type CheckInReason,
  type Day,
  type MorningSituation,
  type PlannedSession,
  proposeFromCheckIn,
} from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import type { CurrentPlan } from "./current-plan.ts";
import { misfit } from "./misfit.ts";

/** Mornings that are read: the baseline of the heart rate variability goes back furthest. */
const DAYS_READ = 68;
/** How far back a lighter session counts towards a second one. */
const CHANGES_DAYS = 21;

/** What the check-in of a day shows against the athlete's own mornings. Throws VALIDATION_ERROR without a check-in on that day. */
export async function checkInReason(day: Day, current: CurrentPlan, context: FunctionContext): Promise<CheckInReason | undefined> {
  const proposal = proposeFromCheckIn(await getMorning(day, current, context));
  if (proposal === undefined) throw misfit("checkIn", "has no check-in of yours");
  const { evidence, cost } = proposal;
  return evidence === "" ? undefined : { evidence, ...(cost === undefined ? {} : { cost }) };
}

/** The morning of a day as the engine judges it. */
async function getMorning(
  today: Day,
  { row, block, outcomes, athlete }: Pick<CurrentPlan, "row" | "block" | "outcomes" | "athlete">,
  { data, userId }: FunctionContext,
): Promise<MorningSituation> {
  const [days, layers] = await Promise.all([
    readCheckIns(today, { data, userId }),
    data
      .from("plan_adjustments")
      .select("reason, request")
      .eq("plan_id", row.id)
      .in("reason", ["eased", "moved"])
      .is("undone_at", null)
      .not("request->checkIn", "is", null)
      .gte("from_day", addDays(today, -CHANGES_DAYS))
      .throwOnError(),
  ]);
  const done = new Map(outcomes.map(({ sessionId, status }) => [sessionId, status]));
  // Nobody could have trained on the days before the plan was made.
  const madeOn = row.created_at.slice(0, 10);
  const sessions = block.plan.weeks
    .flatMap((week) => week.sessions)
    .filter(({ date }) => date >= madeOn)
    .map(({ id, date, duration, load, hard, code }): PlannedSession => {
      const status = done.get(id);
      return {
        id,
        date,
        minutes: duration,
        load,
        isHard: hard,
        isRace: code === "RACE",
        status: status === undefined ? "open" : status === "completed" ? "done" : "skipped",
      };
    });
  const race = athlete.competitions?.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date))[0];
  return {
    today,
    checkIns: days,
    sessions,
    changes: layers.data.flatMap((layer) => toCheckInChange(layer) ?? []),
    ...(race === undefined ? {} : { race: { name: race.name ?? "your race", date: race.date } }),
  };
}

/** The check-ins of the days before, today's included. */
async function readCheckIns(today: Day, { data, userId }: Pick<FunctionContext, "data" | "userId">): Promise<CheckIn[]> {
  const { data: rows } = await data
    .from("check_ins")
    .select("day, sleep_hours, sleep, soreness, stress, motivation, resting_heart_rate, heart_rate_variability")
    .eq("user_id", userId)
    .gte("day", addDays(today, -DAYS_READ))
    .lte("day", today)
    .throwOnError();
  return rows.map(toCheckIn);
}
