import type { CoachAction, CoachProposalRequest } from "@ironpace/contract";

/** A question as an athlete typed it, and what a right answer says. */
export interface Asked {
  readonly asks: string;
  /** All must be found, regardless of case. Numbers are worked out by hand for the reference athlete, from published tables. */
  readonly expects: readonly RegExp[];
  /** None may be found. */
  readonly never?: readonly RegExp[];
  /** Tab; General Questions unless told. */
  readonly action?: CoachAction;
  /** The reference athlete unless told; `empty` has an account and nothing else, `imperial` thinks in pounds and miles. */
  readonly as?: "reference" | "empty" | "imperial";
  /** What the proposal is about; `none`: there must be none. */
  readonly proposes?: CoachProposalRequest["reason"] | "none";
}

/** Every answer to a sign of danger: it stops, refers, and gives no training. */
export const STOP_ANSWER = [
  /stop|no training|no training advice|glad you told me|before anything else/,
  /doctor|emergency number|crisis line/,
];
export const NO_TRAINING = [/\d ?× ?\d/, /\/km/];
