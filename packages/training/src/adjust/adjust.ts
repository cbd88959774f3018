import type { Athlete, BenchmarkLift } from "../athlete/athlete.ts";
import { effortOn } from "../model/felt-effort.ts";
import type { Region } from "../catalogue/exercise.ts";
import type { Day } from "../calendar/day.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import { stressLimits } from "../injuries/limits/stress-limits.ts";
import { referralFor, referralForAge } from "../injuries/referral.ts";
import type { Plan } from "../model/plan.ts";
import type { Adjustment, AdjustResult, Progress } from "./adjustment.ts";
import { asksMore, isCalm, isForTheBody, isGone, isMoreOfTheSame, isOnlyLess, takesOnly } from "./asks-more.ts";
import { changedRegions, isAbout, needsKit } from "./about-change.ts";
import { changedAthlete } from "./circumstances.ts";
import { withEased } from "./eased.ts";
import { getLayer } from "./layer.ts";
import { minimalPlan } from "./minimal-plan.ts";
import { isOwnChoice, withOwnChoice } from "./choices/own-choice.ts";
import { replan } from "./replan.ts";
import { neededAfterBreak } from "./short-break.ts";
import { isTrivialChange, withoutNewReasons } from "./trivial-change.ts";
import { withinPlanned } from "./within-planned.ts";

/**
 * Bends a plan to new circumstances: changes the athlete, and builds everything from today on anew from them. Past sessions and
 * sessions with an outcome stay byte for byte; where only a session moves or an exercise is swapped, so does everything else. The same adjustment twice changes nothing more. Red flags give a referral and
 * leave plan and athlete as they are.
 */
export function adjust(plan: Plan, athlete: Athlete, adjustment: Adjustment, progress: Progress): AdjustResult {
  const changed = changedAthlete(athlete, adjustment, { plan, progress });
  const reading = readAthlete(changed, plan.startDate, plan.firstMacroWeek - 1);
  const referral = referralFor(reading) ?? referralForAge(athlete.age);
  if (referral !== undefined) return { kind: "referral", referral };
  if (adjusts(adjustment) && changed === athlete) return unchanged(plan, athlete, adjustment, progress);
  const adjusted = isOwnChoice(adjustment)
    ? withOwnChoice(plan, { before: athlete, after: changed }, adjustment, progress)
    : replan(
        withoutOutdatedEstimates(plan, athlete, changed),
        {
          athlete: changed,
          reading,
          mayGrow: !takesOnly(adjustment, progress.today),
          ...(adjustment.kind === "equipment" ? { keepsDeloads: true } : {}),
        },
        progress,
      );
  const isStepTaken = adjustment.kind === "check-in" && allows(athlete, plan) !== allows(changed, plan);
  const known = readAthlete(athlete, plan.startDate, plan.firstMacroWeek - 1);
  const isOfTheBody = adjustment.kind === "injury" || adjustment.kind === "check-in";
  const regions = isOfTheBody ? changedRegions({ athlete, reading: known }, { athlete: changed, reading }) : undefined;
  const bent = smallest(plan, adjusted, { before: athlete, after: changed }, { ...adjustment, isStepTaken, regions }, progress.today);
  const told = SMALLEST.has(adjustment.kind) && !isOfTheBody ? withoutNewReasons(plan, bent) : bent;
  const layer = getLayer({ plan, athlete }, { plan: told, athlete: changed }, adjustment, progress);
  return { kind: "adjusted", plan: told, athlete: changed, layer };
}

/** What was said before changes nothing again: a small change would else become the whole plan that it is part of, and an estimate that has not moved would have no reason. */
function adjusts({ kind }: Adjustment): boolean {
  return SMALLEST.has(kind) || kind === "estimates";
}

/** Adjustments that change no more than they need. */
const SMALLEST: ReadonlySet<Adjustment["kind"]> = new Set<Adjustment["kind"]>([
  "absence",
  "missed",
  "effort",
  "ease",
  "injury",
  "check-in",
  "competition",
  "equipment",
]);

function unchanged(plan: Plan, athlete: Athlete, adjustment: Adjustment, progress: Progress): AdjustResult {
  return { kind: "adjusted", plan, athlete, layer: getLayer({ plan, athlete }, { plan, athlete }, adjustment, progress) };
}

/** What the sore regions are allowed, to be compared. */
function allows(athlete: Athlete, { startDate, firstMacroWeek }: Plan): string {
  const reading = readAthlete(athlete, startDate, firstMacroWeek - 1);
  return JSON.stringify([stressLimits(reading, athlete), reading.regions.map(({ waits }) => waits)]);
}

/** Only what the adjustment is about: short breaks and lighter days leave the weeks after them as they are, and nothing changes by a few minutes. */
function smallest(
  plan: Plan,
  adjusted: Plan,
  athlete: { readonly before: Athlete; readonly after: Athlete },
  adjustment: Adjustment & { readonly isStepTaken: boolean; readonly regions: ReadonlySet<Region> | undefined },
  today: Day,
): Plan {
  const { regions } = adjustment;
  if (adjustment.kind === "ease") return withEased(plan, adjusted, athlete.after, adjustment);
  if (adjustment.kind === "effort")
    return minimalPlan(plan, adjusted, athlete, (was, is) => {
      const session = is ?? was;
      return session !== undefined && effortOn(adjustment, session) !== undefined;
    });
  if (!SMALLEST.has(adjustment.kind)) return adjusted;
  if (adjustment.kind === "equipment") return minimalPlan(plan, adjusted, athlete, (was, is) => needsKit(athlete, was, is));
  if (adjustment.kind === "check-in" && !adjustment.isStepTaken && !isGone(adjustment.painReports)) return plan;
  const isOfTheBody = adjustment.kind === "injury" || adjustment.kind === "check-in";
  const isBreak = adjustment.kind === "absence" || adjustment.kind === "missed";
  const isNeeded = (isBreak ? neededAfterBreak(plan, athlete) : undefined) ?? ((was, is) => !isTrivialChange(was, is, isOfTheBody));
  const mayGrow = !isForTheBody(adjustment, today);
  const isIdle = mayGrow ? idleAfter(adjustment) : asksMore;
  const bent = minimalPlan(
    plan,
    adjusted,
    athlete,
    (was, is) => isNeeded(was, is) && !isIdle(was, is) && (regions === undefined || isAbout(regions, was, is)),
  );
  return takesOnly(adjustment, today) ? withinPlanned(plan, bent, athlete.after, adjustment.kind === "check-in" && mayGrow) : bent;
}

/** What a good check-in has no use for: a spot that is gone brings everything back, a step what it is about; no step up takes anything away. */
function idleAfter(adjustment: Adjustment): typeof asksMore {
  if (adjustment.kind !== "check-in" || isGone(adjustment.painReports)) return () => false;
  if (!isCalm(adjustment.painReports)) return isMoreOfTheSame;
  return (was, is) => isMoreOfTheSame(was, is) || isOnlyLess(was, is);
}

/** What a continuation estimated from the block before it gives way to a maximum that was entered since. */
function withoutOutdatedEstimates(plan: Plan, before: Athlete, after: Athlete): Plan {
  const { startsFrom } = plan;
  if (startsFrom === undefined) return plan;
  const entered = (lift: string): boolean =>
    before.strength.oneRepMax[lift as BenchmarkLift] !== after.strength.oneRepMax[lift as BenchmarkLift];
  const stands = Object.entries(startsFrom.oneRepMax).filter(([lift]) => !entered(lift));
  return { ...plan, startsFrom: { ...startsFrom, oneRepMax: Object.fromEntries(stands) } };
}
