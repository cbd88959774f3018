import { daysBetween } from "#training/calendar/day.ts";
import type { Level } from "#training/athlete/athlete.ts";
import type { Region } from "#training/catalogue/exercise.ts";
import type { Session } from "#training/model/plan.ts";
import { getPhrases } from "../injury-phrases.ts";
import { at, type Property } from "./plan-facts.ts";

/** Dose-progression.md section 1: two doses are the same when all of these are as near as this. */
const SAME = { total: 0.05, repetition: 0.15, rest: 0.1 } as const;
const REPEAT_DAYS = 21;
/** Only one dose fits a day as short as this. */
const SHORT_DAY = 40;

type Work = NonNullable<Session["work"]>;

/** Doses that follow the weeks before a race. */
const BY_DAY: ReadonlySet<string> = new Set(["HX", "SUE", "BK"]);

/** A fast run on another machine holds what the day and the injury allow. */
function isStandIn({ code, work }: Session): boolean {
  return (code === "RT" || code === "RI") && work?.mode !== "run" && work?.mode !== "mixed";
}

function loading(sessions: readonly Session[]): readonly (Session & { readonly work: Work })[] {
  return sessions.flatMap((session) =>
    session.work?.purpose === "load" && !BY_DAY.has(session.code) ? [{ ...session, work: session.work }] : [],
  );
}

/** Doses that no stand-in takes turns with. */
function ownDoses(sessions: readonly Session[]): ReturnType<typeof loading> {
  const all = loading(sessions);
  const hasStandIns = all.some((session) => isStandIn(session));
  return all.filter((session) => !isStandIn(session) && !(hasStandIns && session.code === "BQ"));
}

function one({ metres, seconds }: Work): number {
  return metres ?? seconds;
}

function total(work: Work): number {
  return work.sets * work.seconds;
}

function near(a: number, b: number, share: number): boolean {
  return a === b || Math.abs(a - b) < share * Math.max(a, b);
}

/** D2: no loading dose comes again within 21 days. */
export const dosesDiffer: Property = ({ sessions }) => {
  const all = ownDoses(sessions).filter(({ duration }) => duration > SHORT_DAY);
  return all.flatMap((session, index) => {
    const { work } = session;
    const same = all
      .slice(0, index)
      .find(
        ({ date, work: other }) =>
          daysBetween(date, session.date) < REPEAT_DAYS &&
          other.stimulus === work.stimulus &&
          other.mode === work.mode &&
          near(other.sets * one(other), work.sets * one(work), SAME.total) &&
          near(one(other), one(work), SAME.repetition) &&
          near(other.restSeconds, work.restSeconds, SAME.rest),
      );
    return same === undefined ? [] : [at(session, `the dose of ${same.date} again`)];
  });
};

/** First rungs of a level (dose-progression.md 2.1): less than them is what a short day held, not where a ladder begins. */
const FIRST_RUNG: { readonly [stimulus: string]: { readonly [level in Level]: number } } = {
  threshold: { beginner: 1, intermediate: 3, advanced: 5, elite: 6 },
  vo2: { beginner: 1, intermediate: 3, advanced: 5, elite: 6 },
  "sweet-spot": { beginner: 1, intermediate: 3, advanced: 4, elite: 5 },
  "erg-threshold": { beginner: 1, intermediate: 2, advanced: 4, elite: 5 },
};

/** D3: from one loading dose of a kind to the next within four weeks at most one rung up, or to the first of the level. */
export const dosesClimb: Property = ({ sessions, athlete }) => {
  const all = ownDoses(sessions);
  return all.flatMap((session, index) => {
    const last = all.slice(0, index).findLast(({ work }) => work.stimulus === session.work.stimulus);
    if (last === undefined || daysBetween(last.date, session.date) > 28) return [];
    // Another form of a higher rung may hold hardly more.
    if (total(session.work) <= 1.25 * total(last.work) || total(session.work) <= total(last.work) + 180) return [];
    const most = Math.max(last.work.rung + 1, FIRST_RUNG[session.work.stimulus]?.[athlete.level] ?? 1);
    return session.work.rung > most ? [at(session, `rung ${session.work.rung} after ${last.work.rung}`)] : [];
  });
};

/** D5: minutes at threshold by level. */
const LEAST = { beginner: 12, intermediate: 18, advanced: 24, elite: 28 } as const;

/** Another form of a rung holds a little less. */
const OTHER_FORM = 0.85;

/** Fast running comes back to them from less (return-ladders.md section 4, RI). */
const CARRIES_RUNNING: readonly Region[] = ["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"];

/** D5: a threshold session is worth its warm-up, where the day has the time, no leg is rebuilt and nothing has just been missed. */
export const thresholdWorth: Property = ({ sessions, athlete }) => {
  if ((athlete.absences ?? []).length > 0 || (athlete.easings ?? []).length > 0 || athlete.trainingYears !== undefined) return [];
  const least = LEAST[athlete.level];
  const rebuilds = getPhrases(athlete.injuries).some(({ grades }) => CARRIES_RUNNING.some((region) => (grades[region] ?? 0) >= 1));
  return loading(sessions)
    .filter((session) => !isStandIn(session) && !(rebuilds && session.work.mode === "run"))
    .filter(({ work, duration }) => work.stimulus === "threshold" && duration >= least + 26)
    .filter(({ work }) => work.sets * work.seconds < 60 * OTHER_FORM * least)
    .map((session) => at(session, "too little at threshold"));
};
