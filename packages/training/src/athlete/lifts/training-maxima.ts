import type { Day } from "../../calendar/day.ts";
import { loadingLimits } from "../../physiology/loading-limits.ts";
import { barbellLoad, emptyBar } from "../../physiology/rounding.ts";
import type { Kilograms } from "../../units/units.ts";
import type { Athlete } from "../athlete.ts";
import { assessCapacities } from "../capacities.ts";
import type { LiftCapacity } from "../capacity.ts";
import type { TrainingLift } from "./training-lifts.ts";

export interface TrainingMaximum extends LiftCapacity {
  readonly lift: TrainingLift;
  /** The heaviest load outside a test, on the athlete's plates; absent when even that is lighter than the empty bar. */
  readonly heaviest?: Kilograms;
}

/** What percentages are taken of and the heaviest load that level and age allow, for every lift that is known or can be estimated. */
export function trainingMaxima(athlete: Athlete, today: Day): readonly TrainingMaximum[] {
  const { lifts } = assessCapacities(athlete, today);
  const unit = athlete.units ?? "kg";
  const { cap } = loadingLimits(athlete);
  return (Object.entries(lifts) as [TrainingLift, LiftCapacity][]).map(([lift, capacity]) => {
    const heaviest = barbellLoad(capacity.oneRepMax, 100 * cap, { cap, bar: emptyBar(athlete.sex, unit), unit });
    return { lift, ...capacity, ...(heaviest === undefined ? {} : { heaviest }) };
  });
}
