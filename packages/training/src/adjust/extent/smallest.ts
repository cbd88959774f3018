import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { effortOn } from "../../model/felt-effort.ts";
import type { Plan, Session } from "../../model/plan.ts";
import type { Adjustment } from "../adjustment.ts";
import { isAbout, needsKit } from "./about-change.ts";
import { asksMore, isCalm, isForTheBody, isGone, isMoreOfTheSame, isOnlyLess, runsLess, takesOnly } from "./asks-more.ts";
import { withEased } from "./eased-days.ts";
import { withFirstSets } from "./first-weeks.ts";
import { minimalPlan } from "./minimal-plan.ts";
import { neededAfterBreak } from "./needed-after-break.ts";
import { isTrivialChange } from "./trivial-change.ts";
import { withSameRepetitions } from "./same-repetitions.ts";
import { isNoise, withoutNoise } from "./without-noise.ts";
import { withinPlanned } from "./within-planned.ts";

/** Adjustments that change no more than they need. */
export const MINIMAL_KINDS: ReadonlySet<Adjustment["kind"]> = new Set<Adjustment["kind"]>([
  "absence",
  "missed",
  "effort",
  "ease",
  "injury",
  "check-in",
  "competition",
  "equipment",
]);

/** Only what the adjustment is about: short breaks and lighter days leave the weeks after them as they are, and nothing changes by a few minutes. */
export function smallest(
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
  if (adjustment.kind === "estimates") return withSameRepetitions(plan, withSameLongRuns(plan, adjusted, athlete), athlete.after);
  if (!MINIMAL_KINDS.has(adjustment.kind)) return adjusted;
  if (adjustment.kind === "equipment") {
    const swapped = minimalPlan(plan, adjusted, athlete, (was, is) => needsKit(athlete, was, is));
    // A full gym again is the plan as it was.
    return adjustment.equipment === undefined ? swapped : withFirstSets(plan, swapped, athlete.after, today);
  }
  if (adjustment.kind === "check-in" && !adjustment.isStepTaken && !isGone(adjustment.painReports)) return plan;
  const isOfTheBody = adjustment.kind === "injury" || adjustment.kind === "check-in";
  const isBreak = adjustment.kind === "absence" || adjustment.kind === "missed";
  const isNeeded =
    (isBreak ? neededAfterBreak(plan, athlete) : undefined) ??
    ((was, is) =>
      !isTrivialChange(was, is, isOfTheBody) &&
      !isFarFromLesserRace(adjustment, (is ?? was)?.date ?? "") &&
      !isBehindForeignRace(adjustment, athlete.after, (is ?? was)?.date ?? ""));
  const care = adjustment.kind === "check-in" ? "everywhere" : isOfTheBody ? "where loaded" : "nowhere";
  const mayGrow = !isForTheBody(adjustment, today);
  const isIdle = mayGrow ? idleAfter(adjustment) : asksMore;
  const isWanted = (was: Session | undefined, is: Session | undefined): boolean =>
    isNeeded(was, is) && !isIdle(was, is) && (regions === undefined || isAbout(regions, was, is, care));
  const bent = minimalPlan(plan, adjusted, athlete, isWanted);
  const within = takesOnly(adjustment, today) ? withinPlanned(plan, bent, athlete.after, adjustment.kind === "check-in" && mayGrow) : bent;
  const quiet = withoutNoise(plan, within, athlete.after, (was, is) => !isWanted(was, is) || isNoise(was, is));
  return withSameRepetitions(plan, quiet, athlete.after, (was, is) => !isWanted(was, is));
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
  return (was, is) => isMoreOfTheSame(was, is) || isOnlyLess(was, is) || runsLess(was, is);
}
