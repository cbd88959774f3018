import type { Level } from "../athlete/athlete.ts";
import type { Kilograms, Metres, Minutes } from "../units/units.ts";

/** How long a workout lasts for those it is made for. */
export type TimeDomain = "sprint" | "short" | "medium" | "long" | "very long" | "strength";

export interface BenchmarkMovement {
  /** A name of the catalogue. */
  readonly exercise: string;
  /** What the workout calls it, where the catalogue has only its nearest relative. */
  readonly called?: string;
  /** One number for every round, or one per round: 21-15-9. */
  readonly reps?: number | readonly number[];
  readonly metres?: Metres;
  /** As prescribed, in CrossFit's own rounding to kilograms. */
  readonly load?: { readonly men: Kilograms; readonly women: Kilograms };
  /** Load as a multiple of body weight. */
  readonly bodyWeights?: number;
  /** For as many repetitions as possible. */
  readonly maxReps?: true;
  /** So many; true: what is counted, of repetitions or as many as possible. */
  readonly calories?: true | { readonly men: number; readonly women: number };
}

export interface BenchmarkWorkout {
  readonly name: string;
  readonly kind: "for-time" | "rounds-for-time" | "amrap" | "emom" | "max-reps" | "points" | "max-load";
  /** Rounds, where they are all the same. */
  readonly rounds?: number;
  /** Length of an AMRAP or EMOM, or of one station. */
  readonly minutes?: Minutes;
  readonly restMinutes?: Minutes;
  readonly capMinutes?: Minutes;
  readonly movements: readonly BenchmarkMovement[];
  readonly domain: TimeDomain;
  /** Skilled movements without which the workout is another one. */
  readonly needs: readonly string[];
  /** Weight vest or rucksack. */
  readonly vest?: { readonly men: Kilograms; readonly women: Kilograms };
  /** Usual results as prescribed, best to slowest: minutes, or rounds for an AMRAP. */
  readonly usual?: { readonly [level in Level]: readonly [best: number, slowest: number] };
}
