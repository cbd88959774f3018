import type { Clause } from "../health/clause.ts";
import type { Period } from "../health/stated-limits/period.ts";
import type { Activity } from "../injuries/activities.ts";
import type { Word } from "../injuries/words/word.ts";
import type { Amount } from "./amounts.ts";
import type { Verdict } from "./verdict.ts";

/** What one clause of a note says: of which movements, that they hurt, are fine or forbidden, and up to how much. */
export interface NoteStatement {
  readonly clause: Clause;
  /** As the athlete wrote it. */
  readonly quote: string;
  /** The normalised words. */
  readonly said: string;
  readonly sentence: number;
  readonly subjects: readonly Activity[];
  readonly verdict: Verdict | undefined;
  /** The most that is allowed or goes without pain. */
  readonly limit: Amount | undefined;
  /** Times a week. */
  readonly times: { readonly times: number; readonly what: string } | undefined;
  /** A day of rest behind each. */
  readonly isApart: boolean;
  readonly isHealed: boolean;
  /** Only this way of doing it: "squats only to a box". */
  readonly isOnly: boolean;
  readonly namesRegion: boolean;
  readonly isByProfessional: boolean;
  readonly period: Period;
}

/** A piece of a clause with what it names. */
export interface Part {
  readonly clause: Clause;
  readonly quote: string;
  /** The quote in the English that limits are read in. */
  readonly english: string;
  readonly said: string;
  readonly words: readonly Word[];
  readonly sentence: number;
  readonly named: readonly Activity[];
  /** Nothing but names of movements. */
  readonly isBare: boolean;
  /** Nothing but an amount: "deadlifts light ok (40 kg)". */
  readonly isAmount: boolean;
  readonly verdict: Verdict | undefined;
  readonly isOther: boolean;
}
