import type { Metres, Seconds } from "../units/units.ts";

/** A workout that was typed as on a whiteboard, read into its parts. */
export interface Wod {
  readonly parts: readonly WodPart[];
  /** Who does it together; undefined for one athlete. */
  readonly team?: WodTeam;
  /** What counts, as it was typed: "slowest round". */
  readonly score?: readonly string[];
  /** Clauses that are not trained, as they were typed: titles, cheers, easier options. */
  readonly notes?: readonly string[];
  /** Clauses that hold an amount or a movement that no part has, as they were typed. */
  readonly unread?: readonly string[];
  /** Lines that say something that no part has, as they were typed; the audit keeps them as text. */
  readonly check?: readonly string[];
  /** Blocks of lines that stay as text, in their place between the parts. */
  readonly kept?: readonly KeptLines[];
}

export interface KeptLines {
  /** The part that comes after them; the number of parts where none does. */
  readonly before: number;
  readonly lines: readonly string[];
}

export interface WodTeam {
  readonly people: number;
  /** How the work is shared, as far as it is said. */
  readonly sharing?: "one works, the others rest" | "alternate rounds" | "share the work";
}

export type WodPart = WodWork | { readonly kind: "rest"; readonly seconds: Seconds };

export interface WodWork {
  readonly kind: "work";
  readonly scheme: WodScheme;
  readonly movements: readonly WodMovement[];
  readonly capSeconds?: Seconds;
  /** Between rounds, intervals or sets. */
  readonly restSeconds?: Seconds;
  /** The longest rest, of a range: 180 in "rest 2-3 min". */
  readonly restUpTo?: Seconds;
  /** What is done between intervals, beside or in place of a time. */
  readonly recovery?: WodRecovery;
  readonly role?: "warm-up" | "cool-down" | "buy-in" | "cash-out";
  /** "A1": parts with the same letter and a number are done in alternation. */
  readonly label?: string;
  /** The clock of the part before runs on. */
  readonly isSameClock?: true;
  /** The movements are one after the other without a rest, all with the load of the last. */
  readonly isComplex?: true;
  /** How long all of it takes, where that is said beside its parts: "mobility 20 min". */
  readonly totalSeconds?: Seconds;
  /** All of it is done so often, with a rest between: "2 x (6 x 300 m), 4 min". */
  readonly blocks?: { readonly count: number; readonly restSeconds?: Seconds };
}

export interface WodRecovery {
  readonly metres?: Metres;
  /** As long as the work before it. */
  readonly isEqual?: true;
  /** "jog", "walk down" */
  readonly how?: string;
}

export type WodScheme =
  /** Everything once, for time. */
  | { readonly kind: "once" }
  /** Everything once, and not for time: a warm-up, an easy run, a stretch. */
  | { readonly kind: "steady" }
  /** The repetitions of each round: 21-15-9; `timed` false where nobody says that it is for time. */
  | { readonly kind: "reps"; readonly reps: readonly number[]; readonly timed?: false }
  /** `timed` false: for quality; undefined: each round is timed or nothing is. */
  | { readonly kind: "rounds"; readonly rounds: number; readonly timed?: boolean }
  /** `ladder`: repetitions of the first rounds, going on in the same steps. */
  | { readonly kind: "amrap"; readonly seconds: Seconds; readonly ladder?: readonly number[] }
  /** `inTurns`: one movement in each turn, from the first again after the last. */
  | { readonly kind: "emom"; readonly every: Seconds; readonly turns: number; readonly inTurns: boolean }
  /** One repetition in the first turn and one more in each that follows, until a turn is not finished. */
  | { readonly kind: "death-by"; readonly every: Seconds }
  | {
      readonly kind: "intervals";
      readonly rounds: number;
      readonly work: Seconds;
      readonly rest: Seconds;
      readonly isTabata: boolean;
      /** As many rounds as possible in each. */ readonly isAmrap?: true;
    }
  /** Repetitions of each set, or its seconds; empty where only the weight counts. */
  | ({ readonly kind: "sets"; readonly reps: readonly number[]; readonly seconds?: Seconds } & WodSetStyle)
  | { readonly kind: "max-load"; readonly reps: number };

/** How sets go on beyond their repetitions. */
export interface WodSetStyle {
  /** The most repetitions, of a range: 12 in "3x10-12". */
  readonly upTo?: number;
  /** The small sets of each set: 2, 2, 2 in a cluster "2.2.2", 20, 5, 5 in a rest-pause set "20+5+5". */
  readonly parts?: readonly number[];
  /** Between the small sets. */
  readonly pauseSeconds?: Seconds;
  readonly style?: "cluster" | "rest-pause" | "drop set" | "last set drop set" | "last set max";
}

export interface WodMovement extends WodManner {
  /** As the catalogue calls it, where it knows it; else as it was typed. */
  readonly name: string;
  /** Whether the name is known. What is not is kept as text, with a hint. */
  readonly isKnown: boolean;
  /** It is a typed line that was not understood, in its place: the name is the whole line. */
  readonly isText?: true;
  readonly reps?: number;
  /** The most repetitions, of a range: 5 in "3-5 muscle-ups". */
  readonly upTo?: number;
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
  /** Which turn of an EMOM it is of, from 1: several movements can share one. */
  readonly turn?: number;
}

/** How a movement is done, beside how much of it. */
export interface WodManner {
  /** "over the bar", "paused", "synchro", "easy", "downhill" */
  readonly how?: string;
  /** "5k pace", "5:40 /km", "2k pace +6" */
  readonly pace?: string;
  /** "Z2", "90% FTP" */
  readonly zone?: string;
  /** Effort of 10, or from and to. */
  readonly rpe?: readonly number[];
  /** Repetitions in reserve. */
  readonly rir?: number;
  /** "32X1" */
  readonly tempo?: string;
  /** Strokes or turns a minute: "26", "85-95". */
  readonly cadence?: string;
  /** Amounts are of one side. */
  readonly isEachSide?: true;
  /** The longest, of a range of time: 2400 in "30-40 min". */
  readonly secondsUpTo?: Seconds;
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
  /** It rises to this: "up to 85 %". */
  readonly isUpTo?: true;
  /** What a share is of, where it is not the maximum: "today's top set". */
  readonly of?: string;
}
