import { benchmarkKey, timeText, type BestMetric } from "@ironpace/contract";
import type { PersonalBest } from "../api/personal-bests.ts";

/** A number of the profile that is a best as well. */
export interface ProfileBest {
  /** Name of the benchmark: "Bench press". */
  readonly name: string;
  readonly metric: Extract<BestMetric, "weight" | "reps" | "time">;
  /** Kilograms, repetitions or seconds. */
  readonly number: number;
  readonly day: string;
}

/** A best as it is shown: its value is that of the profile where that one is better. */
export interface ShownPersonalBest extends PersonalBest {
  readonly isFromProfile?: boolean;
}

/** Id of the stored headline among the former values, while the profile has the better one. */
export const STORED_HEADLINE = "stored";

/** The best with the number of the profile at its head where that is the better one; what is stored then stands among the values before. */
export function withProfile(best: PersonalBest, profile: readonly ProfileBest[]): ShownPersonalBest {
  const { metric, direction, value, value_number, unit, date } = best;
  const key = benchmarkKey(best.exercise_name);
  const known = profile.find((one) => one.metric === metric && benchmarkKey(one.name) === key);
  if (known === undefined || value_number === null) return best;
  const isBetter = direction === "lower" ? known.number < value_number : known.number > value_number;
  if (!isBetter) return best;
  return {
    ...best,
    value: metric === "time" ? timeText(known.number) : String(known.number),
    unit: metric === "weight" ? "kg" : unit,
    value_number: known.number,
    date: known.day,
    notes: null,
    personal_best_history: [...best.personal_best_history, { id: STORED_HEADLINE, value, unit, value_number, date }],
    isFromProfile: true,
  };
}
