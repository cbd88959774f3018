import { isLifter } from "../../athlete/own-sports.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { trainedFamily } from "../../selection/movement-families.ts";
import type { ExerciseItem, PlanWeek, Violation } from "../../model/plan.ts";
import { isReduced } from "../../season/race-window.ts";
import { inWeek, isBegun, type Rule } from "../rule.ts";

/** In one direction at most so many times the sets of the other, and so many more (convention). */
const BALANCED = { times: 2, more: 6 } as const;
/** Light work that holds shoulder blades is no pull. */
const SHOULDER_HEALTH: ReadonlySet<string> = new Set(["Face pull", "Band pull-apart", "Isometric scapular retraction", "Wall slide"]);
const KIPPED_PULL = /pull-up/iu;

/**
 * PP1: in a loading week the sets of pressing and pulling, of strength and skill together, stay in proportion. Exempt is who cannot
 * or does not want to do one of them, and lifters, whose lifts are a sport.
 */
export const pressAndPull: Rule = (facts) => {
  const { plan, athlete, races, reading } = facts;
  const isOneSided =
    isLifter(athlete) ||
    reading.regions.some(({ grade }) => grade > 0) ||
    reading.health.findings.length > 0 ||
    athlete.dislikes !== undefined ||
    athlete.equipment !== undefined;
  if (isOneSided) return [];
  return plan.weeks.flatMap((week): Violation[] => {
    if (isReduced(athlete, week, races) || isBegun(facts, week)) return [];
    const { push: pressed, pull, jerk } = directions(week);
    // Jerks and handstands press as well: no press is missing where there are some.
    const push = pressed + Math.max(0, Math.min(jerk, pull - pressed));
    const [most, least] = [Math.max(push, pull), Math.min(push, pull)];
    return most > BALANCED.times * least + BALANCED.more
      ? [inWeek("PP1", week.week, `${push} sets of pressing and ${pull} of pulling`)]
      : [];
  });
};

type Direction = "push" | "pull" | "jerk";

function directions({ sessions }: PlanWeek): { readonly [direction in Direction]: number } {
  const lines = sessions.filter(({ code }) => code !== "RACE").flatMap(({ blocks: { strength, skill } }) => [...strength, ...skill]);
  const setsOf = (direction: Direction): number => lines.reduce((sum, line) => sum + (isIn(direction, line) ? (line.sets ?? 1) : 0), 0);
  return { push: setsOf("push"), pull: setsOf("pull"), jerk: setsOf("jerk") };
}

/** A muscle-up pulls and presses; jerks and handstands count where presses are missing. */
function isIn(direction: Direction, { name, dose }: ExerciseItem): boolean {
  const exercise = findExercise(name);
  const isHeldUpsideDown = exercise?.movementPattern === "inversion" && !/push-up/iu.test(name);
  if (exercise === undefined || (dose.reps === undefined && !isHeldUpsideDown) || SHOULDER_HEALTH.has(name)) return false;
  if (/jerk|push press/iu.test(name) || isHeldUpsideDown) return direction === "jerk";
  if (/muscle-up/iu.test(name)) return direction !== "jerk";
  if (exercise.movementPattern === "gymnastics_kip") return direction === "pull" && KIPPED_PULL.test(name);
  return trainedFamily(exercise) === direction;
}
