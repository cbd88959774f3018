import type { PlanWeek, Session, Violation } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { mainLifts } from "../../model/main-lifts.ts";
import { liftedLines } from "../../session/finish/lighter-than-last.ts";
import { inSession, type Rule } from "../rule.ts";

/** From this effort on a session may be called hard. */
const HARD_RPE = 7;

interface Efforts {
  readonly session: Session;
  readonly top: number;
  readonly mean: number;
}

/**
 * The effort of a day of lifting follows from its sets in one way: a session whose hardest set and whose mean are both harder than those of
 * another of its kind is not called easier, counting the lifts on the bar that it is for where it has any; it is never called harder than its hardest set, "hard" is never said below RPE 7, and legs are heavy only in a hard session.
 */
export const labelClaims: Rule = ({ plan, sessions }) => {
  // Before and after a race a day is called by what it may cost.
  const near = new Set(plan.weeks.filter((_, index) => isNearRace(plan.weeks, index)).map(({ week }) => week));
  const all = sessions.filter(({ week }) => !near.has(week)).flatMap(getEfforts);
  return all.flatMap((one): Violation[] => {
    const { session } = one;
    const other = all.find(
      (than) => than.session.code === session.code && isHarder(one, than) && session.intensityLevel < than.session.intensityLevel,
    );
    return [
      ...(other === undefined
        ? []
        : [
            inSession(
              "claim-label",
              session,
              `RPE ${session.intensityLevel}, and ${other.session.id} with lighter sets has ${other.session.intensityLevel}`,
            ),
          ]),
      ...(session.intensityLevel > highestLabel(one)
        ? [inSession("claim-label", session, `RPE ${session.intensityLevel}, and its hardest lift has ${one.top}`)]
        : []),
      ...(session.hard && session.intensityLevel < HARD_RPE
        ? [inSession("claim-label", session, `hard at RPE ${session.intensityLevel}`)]
        : []),
    ];
  });
};

function isNearRace(weeks: readonly PlanWeek[], index: number): boolean {
  const races = ({ sessions }: PlanWeek): boolean => sessions.some(({ code }) => code === "RACE");
  const { season } = weeks[index] ?? {};
  return season === "taper" || season === "recovery" || weeks.slice(Math.max(0, index - 2), index + 3).some(races);
}

function getEfforts(session: Session): Efforts[] {
  const lines = liftedLines(session);
  const isLifting = codeFacts(session.code).type === "strength" && session.blocks.mainWorkout.length === 0;
  if (!isLifting || session.isDeload || lines.length === 0 || lines.some(({ rpe }) => rpe === undefined)) return [];
  const sets = mainLifts(lines).flatMap(({ rpe = 0, sets: count = 1 }) => Array.from({ length: count }, () => rpe));
  return [{ session, top: Math.max(...sets), mean: sets.reduce((sum, rpe) => sum + rpe, 0) / sets.length }];
}

/** A label of whole points is no harder than the hardest set; half points below a hard day count as whole ones. */
function highestLabel({ top }: Efforts): number {
  return top >= HARD_RPE ? Math.floor(top) : Math.ceil(top);
}

/** In steps that a label of whole points can follow. */
const CLEARLY = 0.25;

function isHarder(a: Efforts, b: Efforts): boolean {
  return a.top >= b.top + CLEARLY && a.mean >= b.mean + CLEARLY;
}
