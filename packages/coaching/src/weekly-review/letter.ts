import { toWeekRecord, type WeekReviewRow } from "@ironpace/contract";
import { type Day, movedNumbers, reviewLetter, type ReviewUnits, reviewWeek } from "@ironpace/training";
import type { FunctionContext } from "../context.ts";
import { readStoredEstimates } from "../estimates/read-evidence.ts";
import { readAthleteRecords } from "../athlete/athlete-records.ts";

/** Which week, and where the athlete is. */
export interface ReviewedWeek {
  readonly monday: Day;
  /** IANA name. */
  readonly zone: string;
}

/**
 * The mail with the review of a week, in the athlete's units; undefined for a week in which nothing was planned and nothing done. Throws when the
 * records cannot be read.
 */
export async function weeklyReviewLetter(
  context: FunctionContext,
  { monday, zone }: ReviewedWeek,
): Promise<ReturnType<typeof reviewLetter> | undefined> {
  const { data, userId, today } = context;
  const [review, plans, records] = await Promise.all([
    data.rpc("week_review", { monday, zone }).throwOnError(),
    data.from("training_plans").select("created_at").eq("creator_id", userId).eq("status", "active").throwOnError(),
    readAthleteRecords(context),
  ]);
  const { profile } = records;
  const units: ReviewUnits = { weight: profile?.units === "lb" ? "lb" : "kg", distance: profile?.distance_units === "mi" ? "mi" : "km" };
  const record = toWeekRecord(review.data as unknown as WeekReviewRow, units);
  // Nobody could have done what was planned for days before the plan was made.
  const madeOn = plans.data.map(({ created_at }) => dayIn(zone, created_at)).at(0);
  const planned = record.planned.filter(({ date, status }) => status === "done" || madeOn === undefined || date >= madeOn);
  const week = { ...record, planned, isPartial: planned.length < record.planned.length };
  if (reviewWeek(week, today) === undefined) return undefined;
  const moved = movedNumbers(await readStoredEstimates(context, records), monday, units);
  const reviewed = reviewWeek({ ...week, moved }, today);
  return reviewed && reviewLetter(reviewed, units);
}

function dayIn(zone: string, moment: string): Day {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date(moment));
}
