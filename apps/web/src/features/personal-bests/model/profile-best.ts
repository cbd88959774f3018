import { benchmarkKey, type BestCategory, type BestMetric, timeText } from "@ironpace/contract";
import type { PersonalBest } from "../api/personal-bests.ts";

/** A number of the profile that is a best as well. */
export interface ProfileBest {
  /** Name of the benchmark: "Bench press". */
  readonly name: string;
  readonly metric: Extract<BestMetric, "weight" | "reps" | "time">;
  /** Kilograms, repetitions or seconds. */
  readonly number: number;
  readonly day: string;
  /** Where it stands as a best of its own when none is logged; absent of a time, whose names the bests do not have. */
  readonly category?: BestCategory;
}

/** A best as it is shown: its value is that of the profile where that one is better. */
export interface ShownPersonalBest extends PersonalBest {
  readonly isFromProfile?: boolean;
  /** No best of the exercise is logged: it is changed in the profile. */
  readonly isProfileOnly?: boolean;
}

/** Id of the stored headline among the former values, while the profile has the better one. */
export const STORED_HEADLINE = "stored";

/** The bests as they are shown, and after them what the profile alone knows. */
export function withProfileBests(bests: readonly PersonalBest[], profile: readonly ProfileBest[]): readonly ShownPersonalBest[] {
  const listed = new Set(bests.map(({ category, exercise_name: name }) => `${category} ${benchmarkKey(name)}`));
  const alone = profile.flatMap((known) =>
    known.category === undefined || listed.has(`${known.category} ${benchmarkKey(known.name)}`) ? [] : [toBest(known, known.category)],
  );
  return [...bests.map((best) => withProfile(best, profile)), ...alone];
}

function toBest({ name, metric, number, day }: ProfileBest, category: BestCategory): ShownPersonalBest {
  return {
    id: `profile-${benchmarkKey(name)}`,
    user_id: "",
    category,
    exercise_name: name,
    exercise_key: name.toLowerCase(),
    metric,
    direction: metric === "time" ? "lower" : "higher",
    value: metric === "time" ? timeText(number) : String(number),
    unit: metric === "weight" ? "kg" : metric === "reps" ? "reps" : null,
    value_number: number,
    date: day,
    notes: null,
    performed_set_id: null,
    created_at: "",
    updated_at: "",
    personal_best_history: [],
    isFromProfile: true,
    isProfileOnly: true,
  };
}

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
