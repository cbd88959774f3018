import { liftOfExercise } from "#training/athlete/lifts/training-lifts.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import type { SessionBrief } from "#training/context/draft.ts";
import { likedExercises } from "#training/selection/liked.ts";
import { type ExerciseSlot, slot as slotOf } from "#training/selection/strength/exercise-slot.ts";

/** An accessory leaves its place to one that the athlete likes and that trains the same. */
export function withLiked({ context: { picker, athlete } }: SessionBrief, place: ExerciseSlot, taken: ReadonlySet<string>): ExerciseSlot {
  if (place.role !== "accessory" || athlete.dislikes === undefined) return place;
  const { single, all } = likedExercises(athlete);
  if (all.size === 0) return place;
  const [first] = place.options.flatMap((name) => findExercise(name) ?? []);
  const isOpen = (name: string): boolean => !taken.has(name) && liftOfExercise(name) === undefined && picker.allows(name);
  if (single.includes(PULL_UP) && first?.movementPattern === "vertical_pull" && isOpen(PULL_UP)) {
    if ((athlete.gymnastics.strictPullUps ?? 0) >= ENOUGH_PULL_UPS) return slotOf("pull-up", PULL_UP);
    return slotOf("accessory", "Band-assisted pull-up", "Lat pulldown");
  }
  const usual = place.options.find((name) => all.has(name) && isOpen(name));
  const other = single.find((name) => {
    const exercise = findExercise(name);
    return exercise !== undefined && exercise.movementPattern === first?.movementPattern && isOpen(name) && !IN_METCONS.test(name);
  });
  const liked = usual ?? other;
  return liked === undefined ? place : slotOf("accessory", liked);
}

/** Movements against the clock are no accessories. */
const IN_METCONS = /kipping|butterfly|chest-to-bar|muscle-up|american|wall ball|thruster|snatch|clean|negative/iu;

export const PULL_UP = "Pull-up (strict)";

/** In a row, before pull-ups have sets. */
export const ENOUGH_PULL_UPS = 5;
