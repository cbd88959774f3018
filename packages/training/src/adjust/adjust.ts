import type { Athlete, BenchmarkLift } from "../athlete/athlete.ts";
import { effortOn } from "../model/felt-effort.ts";
import { competitionFormat } from "../catalogue/competition-format.ts";
import type { Region } from "../catalogue/exercise.ts";
import { addDays, type Day, daysBetween } from "../calendar/day.ts";
import { readAthlete } from "../injuries/read-injuries.ts";
import { stressLimits } from "../injuries/limits/stress-limits.ts";
import { referralFor, referralForAge } from "../injuries/referral.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import type { Plan, Referral, Session } from "../model/plan.ts";
import type { AdjustResult, Adjustment, Progress } from "./adjustment.ts";
import { actsAs } from "./acts-as.ts";
import { asksMore, isCalm, isForTheBody, isGone, isMoreOfTheSame, isOnlyLess, takesOnly } from "./asks-more.ts";
import { changedRegions, isAbout, needsKit } from "./about-change.ts";
import { changedAthlete } from "./circumstances.ts";
import { keptDeloads } from "./kept-deloads.ts";
import { getLayer } from "./layer.ts";
import { minimalPlan } from "./minimal-plan.ts";
import { isOwnChoice, withOwnChoice } from "./choices/own-choice.ts";
import { replan } from "./replan.ts";
import { isTrivialChange, withoutNewReasons } from "./trivial-change.ts";
import { withinPlanned } from "./within-planned.ts";
import { validatePlan } from "../checks/validate.ts";
import { absenceOn, type Break, getBreaks, LOST_WEEK_DAYS } from "../athlete/interruptions.ts";
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
          mayGrow: !takesOnly(acts, progress.today) && !isFewerDays(athlete, changed, acts),
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
  return isOfTheBody ? { ...referral, text: `${referral.text} Every session of this plan is off until then.` } : referral;
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

/** Adjustments that change no more than they need. */
const MINIMAL_KINDS: ReadonlySet<Adjustment["kind"]> = new Set<Adjustment["kind"]>([
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
  return JSON.stringify([stressLimits(reading, athlete), reading.regions.map(({ waits, isLocked }) => [waits, isLocked])]);
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
  if (adjustment.kind === "estimates") return withSameLongRuns(plan, adjusted, athlete);
  if (!MINIMAL_KINDS.has(adjustment.kind)) return adjusted;
  if (adjustment.kind === "equipment") return minimalPlan(plan, adjusted, athlete, (was, is) => needsKit(athlete, was, is));
  if (adjustment.kind === "check-in" && !adjustment.isStepTaken && !isGone(adjustment.painReports)) return plan;
  const isOfTheBody = adjustment.kind === "injury" || adjustment.kind === "check-in";
  const isBreak = adjustment.kind === "absence" || adjustment.kind === "missed";
  const isNeeded =
    (isBreak ? neededAfterBreak(plan, athlete) : undefined) ??
    ((was, is) =>
      !isTrivialChange(was, is, isOfTheBody) &&
      !isFarFromLesserRace(adjustment, (is ?? was)?.date ?? "") &&
      !isBehindForeignRace(adjustment, athlete.after, (is ?? was)?.date ?? ""));
  const mayGrow = !isForTheBody(adjustment, today);
  const isIdle = mayGrow ? idleAfter(adjustment) : asksMore;
  const bent = minimalPlan(
    plan,
    adjusted,
    athlete,
    (was, is) =>
      isNeeded(was, is) && !isIdle(was, is) && (regions === undefined || isAbout(regions, was, is, adjustment.kind === "check-in")),
  );
  return takesOnly(adjustment, today) ? withinPlanned(plan, bent, athlete.after, adjustment.kind === "check-in" && mayGrow) : bent;
}

/** Another pace is no other training: a long run that would get a steady part that it had not, or lose one, stays as it was. */
function withSameLongRuns(plan: Plan, adjusted: Plan, athlete: { readonly before: Athlete; readonly after: Athlete }): Plan {
  const isOther = (was: Session | undefined, is: Session | undefined): boolean =>
    was?.code === "RL" && is?.code === "RL" && was.blocks.mainWorkout.length !== is.blocks.mainWorkout.length;
  const old = new Map(plan.weeks.flatMap(({ sessions }) => sessions.map((session) => [session.id, session] as const)));
  const hasOther = adjusted.weeks.some(({ sessions }) => sessions.some((session) => isOther(old.get(session.id), session)));
  return hasOther ? minimalPlan(plan, adjusted, athlete, (was, is) => !isOther(was, is)) : adjusted;
}

/** A race along the way changes its own week and the one after it: then the block goes on as it was. */
function isFarFromLesserRace(adjustment: Adjustment, date: Day): boolean {
  if (adjustment.kind !== "competition" || adjustment.competition.priority === "A" || adjustment.instead !== undefined) return false;
  return daysBetween(adjustment.competition.date, date) > AFTER_LESSER_RACE_DAYS;
}

const AFTER_LESSER_RACE_DAYS = 7;

/** Behind the race of another sport the plan is the one it was: nobody is left in the plan of a Hyrox for having run one. */
function isBehindForeignRace(adjustment: Adjustment, { focus, competitions = [] }: Athlete, date: Day): boolean {
  if (adjustment.kind !== "competition") return false;
  const { competition } = adjustment;
  const isLast = competitions.every((race) => race.date <= competition.date);
  const kind = competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`)?.kind;
  const isForeign = kind === "hyrox" && focus !== "hyrox" && focus !== "running" && focus !== "triathlon";
  return isForeign && isLast && daysBetween(competition.date, date) > AFTER_FOREIGN_RACE_DAYS;
}

/** The week of recovery. */
const AFTER_FOREIGN_RACE_DAYS = 7;

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

/**
 * The plan with lighter sessions on the wished days, and everything else as it is: one short day does not lay out the weeks after it anew.
 * `replanned`, where they are, when sessions would change their day or a rule would be broken.
 */
function withEased(plan: Plan, replanned: Plan, athlete: Athlete, { from, to }: Adjustment & { kind: "ease" }): Plan {
  if (replanned === plan) return plan;
  const lighter = new Map(replanned.weeks.flatMap((week) => week.sessions).map((session) => [session.id, session]));
  const isWished = (date: string): boolean => date >= from && date <= to;
  const wished = plan.weeks.flatMap((week) => week.sessions).filter(({ date }) => isWished(date));
  if (wished.some(({ id, date }) => lighter.get(id)?.date !== date)) return replanned;
  const only: Plan = {
    ...plan,
    weeks: plan.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((session) => (isWished(session.date) ? (lighter.get(session.id) ?? session) : session)),
    })),
    ...(replanned.adjusted === undefined
      ? {}
      : { adjusted: { ...replanned.adjusted, kept: plan.adjusted?.kept ?? replanned.adjusted.kept } }),
  };
  const known = new Set(validatePlan(plan, athlete).map(({ rule, message }) => `${rule} ${message}`));
  return validatePlan(only, athlete).every(({ rule, message }) => known.has(`${rule} ${message}`)) ? only : replanned;
}

/** Up to so many days one week is lighter, and the plan goes on (dose-progression.md section 6). */
const LIGHTER_WEEK_DAYS = 7;
/** A missed key session moves by at most so many days, or is dropped. */
const KEY_SESSION_MAX_DAYS = 2;
/** Four or five days with so few planned sessions are a short break. */
const FEW_SESSIONS = { sessions: 2, days: 5 };

/**
 * Which changes a break of at most a week asks for: its own days, a key session that moves, and after four days and more, or an illness, the week
 * after it. Undefined for longer breaks and an illness that costs the week, after which everything is planned anew.
 */
function neededAfterBreak(
  plan: Plan,
  { before, after }: { readonly before: Athlete; readonly after: Athlete },
): ((was: Session | undefined, is: Session | undefined) => boolean) | undefined {
  const old = getBreaks(before);
  const gaps = getBreaks(after).filter((gap) => !old.some((known) => isSame(known, gap)));
  if (gaps.some(({ days, isIllness }) => days > LIGHTER_WEEK_DAYS || (isIllness && days >= LOST_WEEK_DAYS))) return undefined;
  const long = gaps.filter((gap) => gap.isIllness || !isShort(plan, gap));
  return (was, is) => {
    const session = is ?? was;
    if (session === undefined) return false;
    const isAway = was !== undefined && is === undefined && absenceOn(after, was.date) !== undefined;
    return isAway || isKeyMoved(gaps, was, is) || long.some(({ to }) => session.date > to && session.date <= addDays(to, 7));
  };
}

function isShort(plan: Plan, { from, to, days }: Break): boolean {
  const planned = plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => from <= date && date <= to);
  return days < LOST_WEEK_DAYS || (days <= FEW_SESSIONS.days && planned.length <= FEW_SESSIONS.sessions);
}

function isKeyMoved(gaps: readonly Break[], was: Session | undefined, is: Session | undefined): boolean {
  if (was === undefined || is === undefined || was.code === is.code || is.load <= was.load) return false;
  const isNear = (day: Day): boolean => is.date > day && daysBetween(day, is.date) <= KEY_SESSION_MAX_DAYS;
  return gaps.some(({ to }) => isNear(to));
}
