import type { ExerciseItem, Session } from "../../src/model/plan.ts";
import { at, catalogued, linesOf, type Property } from "./plan-facts.ts";

/** The longest run that may be reached at once, in seconds. */
const FLOOR = 26 * 60;

/** Rule 7: no run is longer than 1.10 × the longest of the four weeks before it. */
export const longestRun: Property = ({ plan }) => {
  const longest = plan.weeks.map((week) => Math.max(0, ...training(week.sessions).map(runSeconds)));
  return plan.weeks.flatMap((week, index) => {
    const before = Math.max(0, ...longest.slice(Math.max(0, index - 4), index));
    const limit = before === 0 ? Number.POSITIVE_INFINITY : Math.max(FLOOR, before * 1.1) + 1;
    return training(week.sessions)
      .filter((session) => runSeconds(session) > limit)
      .map((session) => at(session, `${runSeconds(session)} s of running after ${before}`));
  });
};

/** Share of the week and floor in seconds by zone (running.md section 1, Daniels; the floors are the document's). */
const CAPS = [
  { zone: "threshold", share: 0.1, floor: 720 },
  { zone: "interval", share: 0.08, floor: 540 },
  { zone: "repetition", share: 0.05, floor: 360 },
] as const;
/** Distances are rounded to 50 m. */
const ROUNDING = 1.04;

/** Rule 7: threshold, interval and repetition running of a session within 10, 8 and 5 % of the week's distance, or the floors. */
export const fastRunning: Property = ({ plan }) =>
  plan.weeks.flatMap((week) => {
    const sessions = training(week.sessions);
    const total = sessions.flatMap(runLines).reduce((sum, item) => sum + metresOf(item), 0);
    return sessions.flatMap((session) =>
      CAPS.flatMap(({ zone, share, floor }) => {
        const items = runLines(session).filter((item) => item.pace?.zone === zone);
        const metres = items.reduce((sum, item) => sum + metresOf(item), 0);
        const seconds = items.reduce((sum, item) => sum + secondsOf(item), 0);
        if (seconds <= floor * ROUNDING || metres <= total * share * ROUNDING) return [];
        return [at(session, `${metres.toFixed(0)} m at ${zone} pace of ${total.toFixed(0)} m`)];
      }),
    );
  });

function training(sessions: readonly Session[]): readonly Session[] {
  return sessions.filter((session) => session.code !== "RACE");
}

function runLines(session: Session): readonly ExerciseItem[] {
  return linesOf(session).filter(({ name }) => {
    const pattern = catalogued(name)?.movementPattern;
    return (pattern === "run" || pattern === "run_sprint") && name !== "Strides" && name !== "Run-walk intervals";
  });
}

/** Run-walk counts with its runs, without the walks. */
function runSeconds(session: Session): number {
  return [...runLines(session), ...linesOf(session).filter(({ name }) => name === "Run-walk intervals")].reduce(
    (sum, item) => sum + secondsOf(item),
    0,
  );
}

function secondsOf({ sets = 1, dose }: ExerciseItem): number {
  return sets * (dose.seconds ?? 0);
}

/** Running by effort counts at a slow jog of 7:35 /km. */
const SLOW_METRES_PER_SECOND = 2.2;

function metresOf(item: ExerciseItem): number {
  return item.dose.metres === undefined ? secondsOf(item) * SLOW_METRES_PER_SECOND : (item.sets ?? 1) * item.dose.metres;
}
