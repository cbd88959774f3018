import { addDays } from "#training/calendar/day.ts";
import type { Session, SessionCode } from "#training/model/plan.ts";
import { at, getLines, type Property } from "./plan-facts.ts";

/** The codes that microcycles.md section 1 calls hard, and those with heavy legs. */
const HARD = codes("SF SL SL2 OLs SLm ML MM HX RI RT PS PD BQ RACE");
const HEAVY = codes("SF SL SL2 OLs SLm PS PD");
const KEY_RUNS = codes("RI RT RL HX");
const HARD_RPE = 7;

/** Rule 2: never three hard days in a row, across week borders too. */
export const hardInARow: Property = ({ sessions }) => {
  const hard = new Set(sessions.filter(isHard).map((session) => session.date));
  return sessions
    .filter((session) => hard.has(session.date) && hard.has(addDays(session.date, -1)) && hard.has(addDays(session.date, -2)))
    .map((session) => at(session, "the third hard day"));
};

/** Rule 2: heavy legs are 48 hours apart and never on the day before a quality or long run. */
export const heavyLegs: Property = ({ sessions }) => {
  const byDate = new Map(sessions.map((session) => [session.date, session]));
  return sessions.filter(isHeavy).flatMap((session) => {
    const next = byDate.get(addDays(session.date, 1));
    if (next === undefined) return [];
    const found: string[] = [];
    if (isHeavy(next)) found.push(at(next, "heavy legs again after one day"));
    if (isKeyRun(next)) found.push(at(next, "a key run the day after heavy legs"));
    return found;
  });
};

function isHard(session: Session): boolean {
  return session.hard || (session.intensityLevel >= HARD_RPE && HARD.has(session.code));
}

function isHeavy(session: Session): boolean {
  return session.heavyLower || (session.intensityLevel >= HARD_RPE && HEAVY.has(session.code));
}

/** By its code in a loading week, or because it holds running faster than marathon pace. */
function isKeyRun(session: Session): boolean {
  const fast = getLines(session).some(({ pace }) => pace?.per === "km" && ["threshold", "interval", "repetition"].includes(pace.zone));
  return fast || (KEY_RUNS.has(session.code) && !session.isDeload);
}

function codes(text: string): ReadonlySet<SessionCode> {
  return new Set(text.split(" ") as SessionCode[]);
}
