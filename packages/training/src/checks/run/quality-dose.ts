import type { Region } from "../../catalogue/exercise.ts";
import type { Level } from "../../athlete/athlete.ts";
import type { Session, Violation } from "../../model/plan.ts";
import type { QualityWork } from "../../model/quality-work.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { reliefOn } from "../../athlete/interruptions.ts";
import { distanceText, durationText } from "../../prescription/items.ts";
import { isStandIn } from "./ladder-steps.ts";
import { inSession, isBegun, getItems, type Rule } from "../rule.ts";

/** D5: minutes at threshold that a session has at least, by level (dose-progression.md 4.1). */
const LEAST: { readonly [level in Level]: number } = { beginner: 12, intermediate: 18, advanced: 24, elite: 28 };
/** Another form of a rung holds a little less of it (`season/ladders/next-work.ts`). */
const OTHER_FORM = 0.85;
/** The day has room for the least dose with its rests, a warm-up and a cooldown from so many minutes more on. */
const AROUND = 26;
const CARRIES_RUNNING: ReadonlySet<Region> = new Set<Region>(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"]);

/** D5 (dose-progression.md section 9): outside light weeks no threshold session holds less than 12, 18, 24 or 28 minutes, in every mode. */
export const thresholdFloor: Rule = (facts) => {
  const { athlete, sessions, plan, reading } = facts;
  // What is left of a week that an adjustment found begun is as short as it has to be.
  const begun = new Set(plan.weeks.filter((week) => isBegun(facts, week)).map(({ week }) => week));
  const least = LEAST[loadingLevel(athlete.level, athlete.trainingYears)];
  const rebuilds = reading.regions.some(({ region, grade }) => grade >= 1 && CARRIES_RUNNING.has(region));
  return sessions.flatMap((session): Violation[] => {
    const { work } = session;
    if (work?.stimulus !== "threshold" || work.purpose !== "load" || isStandIn(session.code, work) || session.duration < least + AROUND)
      return [];
    // A leg that is being rebuilt comes back to it from less.
    if (work.mode === "run" && rebuilds) return [];
    if (begun.has(session.week) || reliefOn(athlete, session.date) !== undefined) return [];
    const minutes = (work.sets * work.seconds) / 60;
    return minutes >= OTHER_FORM * least
      ? []
      : [inSession("D5", session, `${Math.round(minutes)} min at threshold, ${least} are the least`)];
  });
};

/** D9 (dose-progression.md section 9): the numbers in the title are the dose, and the lines of the session hold it. */
export const doseInTitle: Rule = ({ sessions }) =>
  sessions.flatMap((session): Violation[] => {
    const { work } = session;
    if (work === undefined || session.code === "SUE" || session.code === "HX") return [];
    return [...titleProblems(session, work), ...lineProblems(session, work)];
  });

function titleProblems(session: Session, work: QualityWork): Violation[] {
  const one = work.metres === undefined ? durationText(work.seconds) : distanceText(work.metres);
  // A language model may name a session without a dose; only a title with numbers can contradict the lines.
  return session.title.includes(one) || !/\d/.test(session.title) ? [] : [inSession("D9", session, `the title does not say ${one}`)];
}

/** Distances are rounded to 50 m. */
const ROUNDING = 0.06;

function lineProblems(session: Session, { sets, seconds }: QualityWork): Violation[] {
  const done = getItems(session)
    .filter(({ sets: count = 1, dose }) => Math.abs((dose.seconds ?? 0) - seconds) <= ROUNDING * seconds && count <= sets)
    .reduce((sum, { sets: count = 1 }) => sum + count, 0);
  return done >= sets ? [] : [inSession("D9", session, `${done} of ${sets} reps are in its lines`)];
}
