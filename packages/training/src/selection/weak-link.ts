import type { Benchmark } from "../athlete/norms.ts";
import type { WeakLink } from "../athlete/weak-link.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import type { MovementFamily } from "./movement-families.ts";

/** What decides whether the weak link is trained. */
export interface WeakLinkFacts {
  readonly weakLink: WeakLink | undefined;
  readonly reading: InjuryReading;
}

/**
 * The weak-link rule (microcycles.md section 2): up to 15 % of the minutes of a week go to the lowest benchmark, in one session. A
 * lift gets up to two more sets of its movement, rowing, cycling and running half of the first easy aerobic session.
 */
export function weakMovement(facts: WeakLinkFacts): MovementFamily | undefined {
  const benchmark = trainable(facts);
  return benchmark === undefined ? undefined : MOVEMENT[benchmark];
}

/** The exercise of the first half of the week's first easy aerobic session. */
export function weakCardio(facts: WeakLinkFacts): string | undefined {
  const benchmark = trainable(facts);
  return benchmark === undefined ? undefined : CARDIO[benchmark];
}

/** An injury sets its own priorities. */
function trainable({ weakLink, reading }: WeakLinkFacts): Benchmark | undefined {
  return reading.regions.some(({ grade }) => grade > 0) ? undefined : weakLink?.benchmark;
}

const MOVEMENT: { readonly [benchmark in Benchmark]?: MovementFamily } = {
  backSquat: "squat",
  deadlift: "hinge",
  benchPress: "push",
  overheadPress: "push",
  handstandPushUps: "push",
  strictPullUps: "pull",
};

const CARDIO: { readonly [benchmark in Benchmark]?: string } = { running: "Easy run", rowing: "Row erg", cycling: "Bike erg" };
