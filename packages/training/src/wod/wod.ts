import type { Metres, Seconds } from "../units/units.ts";

/** A workout that was typed as on a whiteboard, read into its parts. */
export interface Wod {
  readonly parts: readonly WodPart[];
}

export type WodPart = WodWork | { readonly kind: "rest"; readonly seconds: Seconds };

export interface WodWork {
  readonly kind: "work";
  readonly scheme: WodScheme;
  readonly movements: readonly WodMovement[];
  readonly capSeconds?: Seconds;
  /** Between rounds, intervals or sets. */
  readonly restSeconds?: Seconds;
}

export type WodScheme =
  /** Everything once, for time. */
  | { readonly kind: "once" }
  /** The repetitions of each round: 21-15-9. */
  | { readonly kind: "reps"; readonly reps: readonly number[] }
  /** `timed` false: for quality; undefined: each round is timed or nothing is. */
  | { readonly kind: "rounds"; readonly rounds: number; readonly timed?: boolean }
  /** `ladder`: repetitions of the first rounds, going on in the same steps. */
  | { readonly kind: "amrap"; readonly seconds: Seconds; readonly ladder?: readonly number[] }
  /** `inTurns`: one movement in each turn, from the first again after the last. */
  | { readonly kind: "emom"; readonly every: Seconds; readonly turns: number; readonly inTurns: boolean }
  /** One repetition in the first turn and one more in each that follows, until a turn is not finished. */
  | { readonly kind: "death-by"; readonly every: Seconds }
  | { readonly kind: "intervals"; readonly rounds: number; readonly work: Seconds; readonly rest: Seconds; readonly isTabata: boolean }
  /** Repetitions of each set, or its seconds; empty where only the weight counts. */
  | { readonly kind: "sets"; readonly reps: readonly number[]; readonly seconds?: Seconds }
  | { readonly kind: "max-load"; readonly reps: number };

export interface WodMovement {
  /** As the catalogue calls it, where it knows it; else as it was typed. */
  readonly name: string;
  /** Whether the name is known. What is not is kept as text, with a hint. */
  readonly isKnown: boolean;
  readonly reps?: number;
  /** Repetitions of each round, where they are not those of the scheme: "42-30-18 pull-ups" beside 21-15-9. */
  readonly list?: readonly number[];
  readonly metres?: Metres;
  readonly calories?: number | true;
  readonly seconds?: Seconds;
  /** The repetitions, metres or calories of women, where two numbers are written: 11 in "14/11 cal row". */
  readonly forWomen?: number;
  /** As many as possible. */
  readonly isMax?: true;
  readonly load?: WodLoad;
}

export interface WodLoad {
  /** One, or for men and for women. */
  readonly values: readonly number[];
  readonly unit: "kg" | "lb" | "%" | "bw" | "cm" | "in";
  /** Implements that are held: 2 in "2x22.5". */
  readonly count?: number;
  /** A range: "70-80%". */
  readonly isRange?: true;
  /** One value for each set: "5 @ 65 %, 3 @ 75 %, 1 @ 85 %". */
  readonly isPerSet?: true;
}
