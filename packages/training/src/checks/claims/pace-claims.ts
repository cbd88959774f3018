import { vdotShareOn } from "../../athlete/interruptions.ts";
import type { Day } from "../../calendar/day.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import { formatPace } from "../../units/format.ts";
import { getItems, inSession, type Rule } from "../rule.ts";

const METRES: { readonly [stimulus in Stimulus]?: number } = {
  "pace-5k": 5000,
  "pace-10k": 10_000,
  "pace-half": 21_097.5,
  "pace-marathon": 42_195,
};
/** Seconds per kilometre: printed paces are ranges in whole seconds. */
const SAME = 4;
/** The same distance, however its metres are written. */
const SAME_DISTANCE = 0.02;

interface RacePaced {
  readonly session: Session;
  readonly metres: number;
  readonly pace: number;
}

/** The pace of a race is one pace: every session that is sold as it, and the sheet of the race itself. After it the next one has its own. */
export const paceClaims: Rule = ({ sessions, everySession, athlete }) => {
  const { competitions = [] } = athlete;
  const isRacedBetween = (from: Day, to: Day): boolean => competitions.some(({ date }) => date >= from && date < to);
  const open = new Set(sessions);
  const all = everySession.flatMap((session) => (session.code === "RACE" ? ofRace(session) : ofTraining(session)));
  return all.flatMap((one): Violation[] => {
    const other = all.find(({ metres, session }) => {
      const isEarlier = session.date < one.session.date && !isRacedBetween(session.date, one.session.date);
      // After days away paces come back by the table of Daniels (training.md, When life happens).
      const isAsFit = vdotShareOn(athlete, session.date) === vdotShareOn(athlete, one.session.date);
      return isEarlier && isAsFit && isSameDistance(metres, one.metres);
    });
    return other === undefined || !open.has(one.session) || Math.abs(other.pace - one.pace) <= SAME
      ? []
      : [inSession("claim-pace", one.session, `${formatPace(one.pace)}, and ${formatPace(other.pace)} on ${other.session.date}`)];
  });
};

function isSameDistance(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_DISTANCE * b;
}

function ofTraining(session: Session): RacePaced[] {
  const metres = session.work === undefined ? undefined : METRES[session.work.stimulus];
  if (metres === undefined) return [];
  return session.blocks.mainWorkout
    .filter(({ name }) => name === "Tempo run" || name === "Interval run")
    .flatMap(({ pace }) => (pace === undefined || pace.per !== "km" ? [] : [{ session, metres, pace: (pace.fastest + pace.slowest) / 2 }]));
}

function ofRace(session: Session): RacePaced[] {
  const lines = session.blocks.mainWorkout.filter(({ name, dose }) => /run/iu.test(name) && (dose.metres ?? 0) > 0);
  const sum = (value: (item: ExerciseItem) => number): number => lines.reduce((total, item) => total + value(item), 0);
  const metres = sum(({ dose }) => dose.metres ?? 0);
  const isPaced =
    lines.length > 1 && lines.every(({ pace }) => pace?.per === "km") && getItems(session).every(({ name }) => !/swim|ride/iu.test(name));
  return isPaced ? [{ session, metres, pace: (1000 * sum(({ dose }) => dose.totalSeconds)) / metres }] : [];
}
