import { liftOfExercise } from "../athlete/lifts/training-lifts.ts";
import type { ExerciseItem, PlanWeek } from "../model/plan.ts";
import type { Kilograms } from "../units/units.ts";

/** Weeks of lifting after which a lift is back. */
const WEEKS_BACK = 3;
/** A lift that comes back is so much heavier at most than it was since (convention: 10 to 15 % a week). */
const STEP = 1.15;
/** What a line says where a sore region closes the lift; equipment, likes and gates have other words (selection/replacement-reason.ts). */
const FOR_BODY = /for now\.$|^You (?:said|wrote)\b.*\b(?:hurts?|sore)\b/u;

/**
 * Lifts of the bar that the weeks of the plan left out for a sore region and that are not back for long, with the kilograms they may have at
 * most; 0 where nothing was lifted since.
 */
export function returningLifts(done: readonly PlanWeek[]): ReadonlyMap<string, Kilograms> {
  const lines = done.map(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength));
  const names = new Set(lines.flat().flatMap(({ replaced }) => (replaced !== undefined && isForBody(replaced) ? [replaced.name] : [])));
  return new Map(
    [...names].flatMap((name): [string, Kilograms][] => {
      const last = lines.findLastIndex((items) => items.some(({ replaced }) => replaced?.name === name && isForBody(replaced)));
      const since = lines.map((items, at) => (at > last ? items.filter((item) => item.name === name) : []));
      const weeks = since.filter((items, at) => items.length > 0 && done[at]?.isDeload === false).length;
      const heaviest = Math.max(0, ...since.flat().map(({ load }) => load?.kilograms ?? 0));
      return weeks < WEEKS_BACK ? [[name, STEP * heaviest]] : [];
    }),
  );
}

function isForBody({ name, reason }: NonNullable<ExerciseItem["replaced"]>): boolean {
  return liftOfExercise(name) !== undefined && FOR_BODY.test(reason);
}
