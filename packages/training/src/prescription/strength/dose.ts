import type { DraftItem } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { Load } from "../../model/plan.ts";
import type { ExerciseSlot } from "../../selection/strength/exercise-slot.ts";

/** An exercise with everything decided but the number of sets. */
export interface SlotDose {
  readonly choice: Choice;
  readonly role: ExerciseSlot["role"];
  readonly secondsPerSet: number;
  /** Sets that the load, the effort or an injury allow at most. */
  readonly mostSets: number;
  /** The heaviest load of the exercise, which the warm-up builds up to. */
  readonly load?: Load | undefined;
  /** A heavy single before the sets; it counts as one of them. */
  readonly single?: DraftItem | undefined;
  readonly item: (sets: number) => DraftItem;
  /** What the athlete wrote they want to be able to do. */
  readonly isGoal?: true;
  /** Sets of what is aimed at in this week, by its ladder. */
  readonly goalSets?: number;
}
