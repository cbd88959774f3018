import type { Athlete, BenchmarkLift } from "../athlete/athlete.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import { stressLimits } from "../injuries/limits/stress-limits.ts";
import { referralFor, referralForAge } from "../injuries/referral.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import type { Plan, Referral } from "../model/plan.ts";
import type { AdjustResult, Adjustment, Progress } from "./adjustment.ts";
import { actsAs } from "./acts-as.ts";
import { isForTheBody, takesOnly } from "./extent/asks-more.ts";
import { changedRegions } from "./extent/about-change.ts";
import { changedAthlete } from "./circumstances.ts";
import { keptDeloads } from "./extent/kept-deloads.ts";
import { getLayer } from "./layer.ts";
import { isOwnChoice, withOwnChoice } from "./choices/own-choice.ts";
import { replan } from "./replan.ts";
import { MINIMAL_KINDS, smallest } from "./extent/smallest.ts";
import { withoutNewReasons } from "./extent/trivial-change.ts";
import { isSame } from "./same.ts";

/**
 * Bends a plan to new circumstances: changes the athlete, and builds everything from today on anew from them. Past sessions and
 * sessions with an outcome stay byte for byte; where only a session moves or an exercise is swapped, so does everything else. The same adjustment twice changes nothing more. Red flags give a referral and
 * leave plan and athlete as they are.
 */
export function adjust(plan: Plan, athlete: Athlete, adjustment: Adjustment, progress: Progress): AdjustResult {
  const changed = changedAthlete(athlete, adjustment, { plan, progress });
  const reading = readAthlete(changed, plan.startDate, plan.firstMacroWeek - 1);
  const referral = referralFor(reading) ?? referralForAge(athlete.age);
  if (referral !== undefined) return { kind: "referral", referral: withPlanOff(referral, reading) };
  if (adjusts(adjustment) && changed === athlete) return unchanged(plan, athlete, adjustment, progress);
  const acts = actsAs(adjustment, athlete, changed, plan, progress.today);
  const adjusted = isOwnChoice(adjustment)
    ? withOwnChoice(plan, { before: athlete, after: changed }, adjustment, progress)
    : replan(
        withoutOutdatedEstimates(plan, athlete, changed),
        {
          athlete: adjustment.kind === "competition" ? onPlannedWeekdays(changed, plan) : changed,
          reading,
          mayGrow: !takesOnly(acts, progress.today) && !isFewerDays(athlete, changed, acts) && !isLessKit(athlete, changed),
          mayHarden: !isForTheBody(acts, progress.today),
          keepsLength: acts.kind === "injury" || (acts.kind === "availability" && acts.availability.minutes === undefined),
          deloads: keptDeloads(plan, { before: athlete, after: changed }, acts, progress.today),
        },
        progress,
      );
  const isStepTaken = acts.kind === "check-in" && allows(athlete, plan) !== allows(changed, plan);
  const known = readAthlete(athlete, plan.startDate, plan.firstMacroWeek - 1);
  const isOfTheBody = adjustment.kind === "injury" || adjustment.kind === "check-in";
  const regions = isOfTheBody ? changedRegions({ athlete, reading: known }, { athlete: changed, reading }) : undefined;
  const bent = smallest(plan, adjusted, { before: athlete, after: changed }, { ...acts, isStepTaken, regions }, progress.today);
  const told = MINIMAL_KINDS.has(adjustment.kind) && !isOfTheBody ? withoutNewReasons(plan, bent) : bent;
  const layer = getLayer({ plan, athlete }, { plan: told, athlete: changed }, adjustment, progress);
  return { kind: "adjusted", plan: told, athlete: changed, layer };
}

/** A plan that is there already tempts: it says itself that none of it counts. */
function withPlanOff(referral: Referral, { redFlags }: InjuryReading): Referral {
  const isOfTheBody = redFlags.length > 0 && redFlags.every((flag) => flag.class !== "mental-health");
  return isOfTheBody
    ? { ...referral, text: `${referral.text}${isOfTheHeart(redFlags) ? OF_THE_HEART : ""} Every session of this plan is off until then.` }
    : referral;
}

const OF_THE_HEART = " The same if it comes back, at rest too, or with breathlessness, sweating, or pain in an arm or the jaw.";

function isOfTheHeart(flags: InjuryReading["redFlags"]): boolean {
  return flags.some((flag) => flag.class === "cardiac");
}

/** Fewer things to train with make no day longer; what comes back brings the plan back as it was. */
function isLessKit({ equipment: was }: Athlete, { equipment: is }: Athlete): boolean {
  return is !== undefined && (was === undefined || (is.length < was.length && is.every((item) => was.includes(item))));
}

/** Fewer days of the usual length: none of them gets longer to fit it all in. */
function isFewerDays(before: Athlete, after: Athlete, { kind }: Adjustment): boolean {
  return (
    kind === "availability" && after.availability.minutes === undefined && after.availability.daysPerWeek < before.availability.daysPerWeek
  );
}

/** A race changes what is done and not on which days somebody can train: without a wish the weekdays of the plan are theirs. */
function onPlannedWeekdays(athlete: Athlete, { weeks }: Plan): Athlete {
  if (athlete.availability.weekdays !== undefined) return athlete;
  const usual = weeks.map(({ sessions }) => [...new Set(sessions.map(({ weekday }) => weekday))].toSorted((a, b) => a - b));
  const [weekdays] = usual.toSorted((a, b) => usual.filter((one) => isSame(one, b)).length - usual.filter((one) => isSame(one, a)).length);
  return weekdays === undefined || weekdays.length === 0 ? athlete : { ...athlete, availability: { ...athlete.availability, weekdays } };
}

/** What was said before changes nothing again: a small change would else become the whole plan that it is part of, and an estimate that has not moved would have no reason. */
function adjusts({ kind }: Adjustment): boolean {
  return MINIMAL_KINDS.has(kind) || kind === "estimates" || kind === "availability";
}

function unchanged(plan: Plan, athlete: Athlete, adjustment: Adjustment, progress: Progress): AdjustResult {
  return { kind: "adjusted", plan, athlete, layer: getLayer({ plan, athlete }, { plan, athlete }, adjustment, progress) };
}

/** What the sore regions are allowed, to be compared. */
function allows(athlete: Athlete, { startDate, firstMacroWeek }: Plan): string {
  const reading = readAthlete(athlete, startDate, firstMacroWeek - 1);
  return JSON.stringify([stressLimits(reading, athlete), reading.regions.map(({ waits, isLocked }) => [waits, isLocked])]);
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
