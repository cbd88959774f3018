import { liftOfExercise } from "../athlete/lifts/training-lifts.ts";
import type { ExerciseItem, PlanWeek } from "../model/plan.ts";

/** From this RPE on a set says what a lift bears again; a light day or a deload says nothing. */
const WORKING_RPE = 6;
/** Working weeks after which a lift is back. */
const WEEKS_BACK = 3;
/** What a line says where a sore region closes the lift; equipment, likes and gates have other words (selection/replacement-reason.ts). */
const FOR_BODY = /for now\.$|^You (?:said|wrote)\b.*\b(?:hurts?|sore)\b/u;

/** Lifts of the bar that the weeks of the plan left out for a sore region, with the working weeks since they came back. */
export function returningLifts(done: readonly PlanWeek[]): ReadonlyMap<string, number> {
  const lines = done.map(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength));
  const names = new Set(lines.flat().flatMap(({ replaced }) => (replaced !== undefined && isForBody(replaced) ? [replaced.name] : [])));
  return new Map(
    [...names].flatMap((name): [string, number][] => {
      const last = lines.findLastIndex((items) => items.some(({ replaced }) => replaced?.name === name && isForBody(replaced)));
      const weeks = lines.filter((items, at) => at > last && done[at]?.isDeload === false && items.some((item) => isWorked(item, name))).length;
      return weeks < WEEKS_BACK ? [[name, weeks]] : [];
    }),
  );
}

function isForBody({ name, reason }: NonNullable<ExerciseItem["replaced"]>): boolean {
  return liftOfExercise(name) !== undefined && FOR_BODY.test(reason);
}

function isWorked(item: ExerciseItem, name: string): boolean {
  return item.name === name && (item.rpe ?? 0) >= WORKING_RPE;
}
