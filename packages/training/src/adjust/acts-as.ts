import type { Athlete } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import { limitsWithReports, withoutPainReports } from "../injuries/check-in/apply-check-ins.ts";
import type { PainReport } from "../injuries/check-in/check-in.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import type { Plan } from "../model/plan.ts";
import type { Adjustment } from "./adjustment.ts";

/**
 * What an adjustment does to the plan, whatever it came as: a professional's yes to a sore region is a good check-in, and the check-in with which
 * the last limit ends says that it is gone.
 */
export function actsAs(adjustment: Adjustment, before: Athlete, after: Athlete, plan: Plan, today: Day): Adjustment {
  if (adjustment.kind === "injury") {
    const yes = newYes(before, after);
    return yes.length === 0
      ? adjustment
      : { kind: "check-in", painReports: [...(after.painReports ?? []).filter(({ on }) => on < today), ...yes] };
  }
  if (adjustment.kind !== "check-in" || !endsAll(after, plan)) return adjustment;
  const last = adjustment.painReports.reduce<Day>((latest, { on }) => (on > latest ? on : latest), "");
  return {
    ...adjustment,
    painReports: adjustment.painReports.map((report) => (report.on === last ? { ...report, isGone: true } : report)),
  };
}

function newYes({ easings: known = [] }: Athlete, { easings = [] }: Athlete): readonly PainReport[] {
  return easings
    .slice(known.length)
    .flatMap(({ from, cleared, regions = [] }) => (cleared === undefined ? [] : regions.map((region) => ({ region, on: from, cleared }))));
}

/** Whether every limit that was checked in on is over. */
function endsAll(athlete: Athlete, { startDate, firstMacroWeek }: Plan): boolean {
  const limits = limitsWithReports(athlete, readAthlete(withoutPainReports(athlete), startDate, firstMacroWeek - 1), startDate);
  return limits.length > 0 && limits.every(({ state }) => state.ended !== undefined);
}
