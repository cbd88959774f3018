import fc from "fast-check";
import { expect, test } from "vitest";
import { adjust } from "#training/adjust/adjust.ts";
import type { Adjustment, Layer } from "#training/adjust/adjustment.ts";
import { explain } from "#training/adjust/explain.ts";
import { addDays } from "#training/calendar/day.ts";
import { anyAdjustment } from "../adjustment-arbitrary.ts";
import { anyAthlete, anyBlock, START } from "../athlete-arbitrary.ts";
import { FUZZ } from "../fuzz.ts";
import { getPlan } from "../started-plan.ts";
import { brokenWords } from "../word-promises.ts";

const TODAY = addDays(START, 9);

const COMPLAINTS = [
  "left knee pain 3/10",
  "left knee pain 5/10",
  "calf pulled 6/10, limped home",
  "shoulder 5/10 in the bench",
  "severe back pain, cannot bend",
  "low back 6/10, cannot tie my shoes",
  "wrist 7/10, swollen",
  "tight calf 2/10",
  "ankle rolled 6/10",
  "14 weeks pregnant",
  "16 weeks pregnant, my midwife says training is fine",
] as const;

/** What the body and the log say most often; everything else comes from the adjustments of the other properties. */
const anyNews: fc.Arbitrary<Adjustment> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...COMPLAINTS).map((details): Adjustment => ({ kind: "injury", details })) },
  { weight: 3, arbitrary: anyAdjustment },
  {
    weight: 1,
    arbitrary: fc
      .record({ days: fc.integer({ min: 0, max: 6 }), share: fc.constantFrom(0.75, 0.8, 1), onlyEasy: fc.boolean(), short: fc.boolean() })
      .map(({ days, share, onlyEasy, short }): Adjustment => ({
        kind: "ease",
        from: TODAY,
        to: addDays(TODAY, days),
        share,
        onlyEasy,
        ...(short && { mostMinutes: 30 }),
      })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        kind: fc.constantFrom("strength", "quality", "metcon", "easy"),
        load: fc.constantFrom(0.975, 0.95, 1),
        minutes: fc.constantFrom(0.8, 0.9, 1.05),
      })
      .map(({ kind, load, minutes }): Adjustment => ({
        kind: "effort",
        efforts: [
          { kind, load: kind === "strength" ? load : 1, minutes, from: TODAY, to: addDays(TODAY, 6), evidence: "RPE 9 instead of 7" },
        ],
      })),
  },
);

test("every sentence about a change is true of the sessions before and after it", () => {
  fc.assert(
    fc.property(anyAthlete, anyBlock, anyNews, (athlete, block, news) => {
      const plan = getPlan(athlete, block, false);
      if (plan === undefined) return;
      const result = adjust(plan, athlete, news, { today: TODAY, outcomes: [] });
      if (result.kind === "referral") return;
      expect(brokenWords({ before: plan, after: result.plan, layer: result.layer }), JSON.stringify(news)).toEqual([]);
      const lines = explain(result.layer);
      for (const { text } of lines)
        expect(text).not.toMatch(/because[ .]*$|undefined|explained anew|a week of the|\bno no-|\b1 more weeks/u);
      countsItsLines(result.layer, lines);
    }),
    { numRuns: Math.ceil(FUZZ.runs / 16), seed: FUZZ.seed },
  );
}, 240_000);

/** The first sentence counts the lines that are read, and those beside them that are not worth one. */
function countsItsLines({ reasons, changes }: Layer, lines: ReturnType<typeof explain>): void {
  if (changes.length === 0) return;
  const shown = lines.filter(({ isDetail }) => isDetail !== true);
  const counted = (what: RegExp): number => [...(reasons[0] ?? "").matchAll(what)].reduce((sum, [, count = "0"]) => sum + Number(count), 0);
  expect(counted(/(\d+) sessions? (?:is|are) (?:changed(?! only)|taken out|added)/giu), reasons[0]).toBe(shown.length);
  expect(counted(/(\d+) sessions? (?:is|are) changed only/giu), reasons[0]).toBe(lines.length - shown.length);
  for (const { before, after } of shown) expect(after).not.toBe(before);
}
