import type { Kilograms } from "../../units/units.ts";
import type { Capacities } from "../capacities.ts";
import { grown } from "./expected-gain.ts";
import { liftOfExercise, type TrainingLift, workingMaximum } from "./training-lifts.ts";

/** What the percent of a barbell exercise is taken of. */
export interface ExerciseMaximum {
  readonly lift: TrainingLift;
  readonly oneRepMax: Kilograms;
  readonly estimated: boolean;
  /** True when it was never lifted: a usual ratio says so, and the first weeks find the rest. */
  readonly byRatio: boolean;
  /** Ends the sentence "This comes from …". */
  readonly source: string;
}

/** The maximum of an exercise after a `gain`; undefined without a barbell and where no lift is known to take it from. */
export function exerciseMaximum({ lifts }: Pick<Capacities, "lifts">, exerciseName: string, gain = 1): ExerciseMaximum | undefined {
  const share = liftOfExercise(exerciseName);
  const lift = share === undefined ? undefined : lifts[share.lift];
  if (share === undefined || lift === undefined) return undefined;
  const today = grown(lift.oneRepMax, gain);
  const hasGrown = today > lift.oneRepMax;
  const byRatio = lift.byRatio === true || share.isVariation === true;
  return {
    lift: share.lift,
    oneRepMax: workingMaximum(share, today, lift.byRatio === true),
    estimated: lift.estimated || byRatio || hasGrown,
    byRatio,
    source: hasGrown ? `${lift.source} and the weeks trained since` : lift.source,
  };
}
