import { tooManyDays, type PlanAdjustmentRequest, toAvailability, withoutUnknown, getSessionId } from "@ironpace/contract";
import {
  addDays,
  type Adjustment,
  type Athlete,
  type Availability,
  checkMove,
  checkSwap,
  feltEffort,
  movedEstimates,
  type MoveRefusal,
  type SwapRefusal,
} from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { readEstimates } from "../estimates/read-evidence.ts";
import { athleteFrom } from "../athlete/athlete.ts";
import { checkInReason } from "./check-in-reason.ts";
import { getCompetition } from "./competition.ts";
import type { CurrentPlan } from "./current-plan.ts";
import { misfit } from "./misfit.ts";

/** What the engine is told, and the competition it is about. */
export interface AskedFor {
  readonly adjustment: Adjustment;
  readonly competitionId?: string;
}

type Of<Reason extends PlanAdjustmentRequest["reason"]> = Extract<PlanAdjustmentRequest, { reason: Reason }>;

/** Throws VALIDATION_ERROR that names the field when the request does not fit this plan. */
export async function getAdjustment(request: PlanAdjustmentRequest, current: CurrentPlan, context: FunctionContext): Promise<AskedFor> {
  switch (request.reason) {
    case "injury":
      return { adjustment: { kind: "injury", details: request.details } };
    case "check-in":
      return { adjustment: { kind: "check-in", painReports: current.records.painReports } };
    case "estimates":
      return { adjustment: await learned(current, context) };
    case "effort": {
      const { block, athlete, outcomes } = current;
      return { adjustment: { kind: "effort", efforts: feltEffort(block.plan, athlete, outcomes, context.today) } };
    }
    case "competition":
      return { adjustment: await getCompetition(request, current, context), competitionId: request.competitionId };
    case "illness":
    case "travel":
      return { adjustment: away(request, current) };
    case "missed":
      return { adjustment: missed(request, current) };
    case "availability":
      return { adjustment: { kind: "availability", availability: week(request, current) } };
    case "benchmark":
      return { adjustment: newBenchmarks(current) };
    case "equipment": {
      const { equipment } = storedNow(current);
      return { adjustment: { kind: "equipment", ...(equipment && { equipment }) } };
    }
    case "profile": {
      const { age, sex, bodyWeight, trainingYears, dislikes } = storedNow(current);
      return { adjustment: { kind: "profile", profile: withoutUnknown({ age, sex, bodyWeight, trainingYears, dislikes }) } };
    }
    case "ease":
      return { adjustment: { ...ease(request, current), ...(await because(request, current, context)) } };
    case "move":
      return { adjustment: { ...move(request, current, context), ...(await because(request, current, context)) } };
    case "swap":
      return { adjustment: swap(request, current, context) };
  }
}

/** What the log has moved beside the numbers of the plan. */
async function learned({ athlete, records }: CurrentPlan, context: FunctionContext): Promise<Adjustment> {
  const estimates = await readEstimates(context, records, athlete);
  return { kind: "estimates", estimates, moved: movedEstimates(athlete, estimates, context.today) };
}

/** What the check-in shows that a change goes by. */
async function because({ checkIn }: Of<"ease"> | Of<"move">, current: CurrentPlan, context: FunctionContext) {
  const reason = checkIn === undefined ? undefined : await checkInReason(checkIn, current, context);
  return reason === undefined ? {} : { because: reason };
}

function away({ reason, from, to }: Of<"illness"> | Of<"travel">, { block }: CurrentPlan): Adjustment {
  const { startDate, durationWeeks } = block.plan;
  const lastDay = addDays(startDate, 7 * durationWeeks - 1);
  if (to < startDate) throw misfit("to", `is before the plan begins on ${startDate}`);
  if (from > lastDay) throw misfit("from", `is after the plan ends on ${lastDay}`);
  return { kind: "absence", reason: reason === "travel" ? "holiday" : "illness", from, to };
}

function ease({ from, to, share, onlyEasy, mostMinutes }: Of<"ease">, { block }: CurrentPlan): Adjustment {
  const { startDate, durationWeeks } = block.plan;
  const lastDay = addDays(startDate, 7 * durationWeeks - 1);
  if (to < startDate) throw misfit("to", `is before the plan begins on ${startDate}`);
  if (from > lastDay) throw misfit("from", `is after the plan ends on ${lastDay}`);
  return { kind: "ease", from, to, share, onlyEasy, ...(mostMinutes !== undefined && { mostMinutes }) };
}

function missed({ sessionIds }: Of<"missed">, { row }: CurrentPlan): Adjustment {
  if (sessionIds === undefined) return { kind: "missed" };
  const rows = new Map(row.training_sessions.map((session) => [session.id, session]));
  const ids = sessionIds.map((id, index) => {
    const session = rows.get(id);
    if (session === undefined) throw misfit(`sessionIds.${index}`, "is not a session of this plan");
    if (session.status === "completed") throw misfit(`sessionIds.${index}`, "is completed");
    return getSessionId(session);
  });
  return { kind: "missed", sessionIds: ids };
}

/** The week that was asked for, else the one of the profile with as many days as the plan has. */
function week({ availability }: Of<"availability">, { row, records }: CurrentPlan): Availability {
  if (availability === undefined) {
    const daysPerWeek = records.profile?.days_per_week ?? row.sessions_per_week;
    return toAvailability(records.availability, records.profile, daysPerWeek);
  }
  const { daysPerWeek, weekdays, minutes, longDay } = availability;
  const tooMany = weekdays && tooManyDays(daysPerWeek, new Set(weekdays).size);
  if (tooMany !== undefined) throw misfit("availability.weekdays", tooMany);
  return {
    daysPerWeek,
    ...(weekdays && { weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b) }),
    ...(minutes && { minutes: Object.fromEntries(Object.entries(minutes).filter(([, given]) => given !== undefined)) }),
    ...(longDay && { longDay }),
  };
}

/** The numbers that are stored now. What was taken out since the plan was made still counts: nothing better is known. */
function newBenchmarks(current: CurrentPlan): Adjustment {
  const { strength, gymnastics, conditioning } = storedNow(current);
  return { kind: "benchmarks", strength, gymnastics, conditioning };
}

/** Whom the plan would be made for today. */
function storedNow({ row, records }: CurrentPlan): Athlete {
  return athleteFrom({ userLevel: row.level, primaryFocus: row.focus_area, weeklyAvailability: row.sessions_per_week }, records);
}

function move({ sessionId, to }: Of<"move">, { row, block, athlete, outcomes }: CurrentPlan, { today }: FunctionContext): Adjustment {
  const wish = { sessionId: planned(sessionId, row), to };
  const check = checkMove(block.plan, athlete, wish, { today, outcomes });
  if (check.kind === "refused") throw misfit(OF_THE_DAY.has(check.code) ? "to" : "sessionId", check.reason);
  return { kind: "move", ...wish };
}

const OF_THE_DAY: ReadonlySet<MoveRefusal> = new Set<MoveRefusal>([
  "same-day",
  "other-week",
  "past-day",
  "day-is-done",
  "day-is-taken",
  "away",
  "near-race",
]);

function swap(
  { sessionId, item, replacement }: Of<"swap">,
  { row, block, athlete, outcomes }: CurrentPlan,
  { today }: FunctionContext,
): Adjustment {
  const wish = { sessionId: planned(sessionId, row), itemId: item, by: replacement };
  const check = checkSwap(block.plan, athlete, wish, { today, outcomes });
  if (check.kind === "refused") throw misfit(SWAP_FIELDS[check.code], check.reason);
  return { kind: "swap", ...wish };
}

const SWAP_FIELDS: Readonly<Record<SwapRefusal, string>> = {
  "unknown-session": "sessionId",
  done: "sessionId",
  race: "sessionId",
  "unknown-line": "item",
  "not-work": "item",
  "same-exercise": "replacement",
  "no-equivalent": "replacement",
};

/** The engine's id of a session of the plan. */
export function planned(sessionId: string, { training_sessions: sessions }: CurrentPlan["row"]): string {
  const session = sessions.find(({ id }) => id === sessionId);
  if (session === undefined) throw misfit("sessionId", "is not a session of this plan");
  return getSessionId(session);
}
