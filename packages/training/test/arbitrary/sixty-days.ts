import fc from "fast-check";
import type { Competition, Athlete } from "#training/athlete/athlete.ts";
import type { PainReport } from "#training/injuries/check-in/check-in.ts";
import type { CheckIn } from "#training/analysis/readiness/check-in.ts";
import { anyAthlete, anyBlock, type Block } from "../athlete-arbitrary.ts";
import { competition, injuries } from "./wishes.ts";

/** What an athlete does or tells on a day. */
export type LifeEvent =
  | { readonly kind: "pain"; readonly details: string }
  | { readonly kind: "check-in"; readonly worst: number; readonly morning: number; readonly more: Partial<PainReport> }
  | { readonly kind: "away"; readonly reason: "illness" | "holiday"; readonly since: number; readonly days: number }
  | { readonly kind: "missed" }
  | { readonly kind: "morning"; readonly answers: Omit<CheckIn, "day">; readonly takes: number }
  | { readonly kind: "race"; readonly competition: Competition; readonly instead: boolean }
  | { readonly kind: "effort" }
  | { readonly kind: "estimates" };

interface Happening {
  /** Days since the one before it. */
  readonly after: number;
  readonly event: LifeEvent;
}

/** Sixty days of an athlete: how each session went, in turn, and what happened between them. */
export interface SixtyDays {
  readonly athlete: Athlete;
  readonly block: Block;
  /** Outcomes in turn: not logged, skipped, or done so much harder than planned, with so much of its minutes. */
  readonly log: readonly (readonly [chance: number, harder: number, share: number])[];
  readonly happenings: readonly Happening[];
}

const rating = fc.integer({ min: 1, max: 5 });
const pain = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 2 }) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 10 }) });

const anyEvent: fc.Arbitrary<LifeEvent> = fc.oneof(
  { weight: 2, arbitrary: injuries.filter((text) => text !== undefined).map((details): LifeEvent => ({ kind: "pain", details })) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        worst: pain,
        morning: pain,
        more: fc.record(
          {
            altered: fc.constant(true),
            passed: fc.constant(true),
            isGone: fc.constant(true),
            signs: fc.constantFrom(["swelling"] as const, [] as const),
          },
          { requiredKeys: [] },
        ),
      })
      .map((answers): LifeEvent => ({ kind: "check-in", ...answers })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        reason: fc.constantFrom<"illness" | "holiday">("illness", "holiday"),
        since: fc.integer({ min: -3, max: 4 }),
        days: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 16 })),
      })
      .map((facts): LifeEvent => ({ kind: "away", ...facts })),
  },
  { weight: 2, arbitrary: fc.constant<LifeEvent>({ kind: "missed" }) },
  {
    weight: 5,
    arbitrary: fc
      .record({
        answers: fc.record({
          sleepHours: fc.integer({ min: 4, max: 9 }),
          sleep: rating,
          soreness: rating,
          stress: rating,
          motivation: rating,
        }),
        takes: fc.integer({ min: 0, max: 2 }),
      })
      .map((morning): LifeEvent => ({ kind: "morning", ...morning })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ competition, instead: fc.boolean() }).map((race): LifeEvent => ({ kind: "race", ...race })),
  },
  { weight: 2, arbitrary: fc.constant<LifeEvent>({ kind: "effort" }) },
  { weight: 2, arbitrary: fc.constant<LifeEvent>({ kind: "estimates" }) },
);

export const anySixtyDays: fc.Arbitrary<SixtyDays> = fc.record({
  athlete: anyAthlete,
  block: anyBlock.map((block) => ({ ...block, weeks: Math.max(6, block.weeks) })),
  log: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(0, 0, 0, 1, 2, 3, -1, -2), fc.constantFrom(1, 1, 1, 0.9, 0.7, 0.5)),
    { minLength: 7, maxLength: 13 },
  ),
  happenings: fc.array(fc.record({ after: fc.integer({ min: 0, max: 9 }), event: anyEvent }), { minLength: 1, maxLength: 14 }),
});
