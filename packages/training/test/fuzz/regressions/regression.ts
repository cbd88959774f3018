import type { Athlete } from "#training/athlete/athlete.ts";
import type { Block } from "../../athlete-arbitrary.ts";

/** An athlete whose plan once broke a rule. */
export interface Regression {
  readonly was: string;
  readonly athlete: Athlete;
  readonly block: Block;
}

export const NOTHING_KNOWN = { strength: { oneRepMax: {} }, gymnastics: {}, conditioning: {}, availability: { daysPerWeek: 5 } } as const;
