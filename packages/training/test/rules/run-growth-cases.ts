import type { Athlete } from "../../src/athlete/athlete.ts";
import type { Plan } from "../../src/model/plan.ts";
import { type DayDraft, line, planOf } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

/** A run of so many seconds. */
export const run = (seconds: number, over: Partial<DayDraft> = {}, name = "Easy run"): DayDraft => ({
  weekday: 1,
  code: "RE",
  blocks: { mainWorkout: [line(name, { dose: { seconds } })] },
  ...over,
});
const runs = (seconds: readonly number[], over: Partial<Plan> = {}): Plan =>
  planOf(
    seconds.map((each) => (each === 0 ? [] : [run(each)])),
    over,
  );
const before = (...longestRuns: readonly number[]): Partial<Plan> => ({ startsFrom: { oneRepMax: {}, loadingWeeks: 1, longestRuns } });
const grew = (id: string, minutes: number, known: number): string => `${id}: ${minutes} min of running, the longest before was ${known}`;
const away = (date: string): Partial<Athlete> => ({ absences: [{ reason: "holiday", from: date, to: date }] });

export const RUN_GROWTH_CASES = cases("run-volume", [
  ["a tenth more", runs([3000, 3300]), []],
  ["more than a tenth more", runs([3000, 3302]), [grew("w2d1", 55, 50)]],
  ["26 minutes at once", runs([600, 1561]), []],
  ["more than 26 minutes at once", runs([600, 1562]), [grew("w2d1", 26, 10)]],
  ["the longest of four weeks", runs([3000, 600, 600, 600, 3300]), []],
  ["the longest of five weeks", runs([3000, 600, 600, 600, 600, 3300]), [grew("w6d1", 55, 10)]],
  ["no run before", runs([0, 7200]), []],
  ["a run of the block before", runs([3302], before(3000)), [grew("w1d1", 55, 50)]],
  ["a tenth more than in the block before", runs([3300], before(3000)), []],
  ["the block before, remembered for four weeks", runs([600, 3302], before(3000, 0, 0, 0)), [grew("w2d1", 55, 10)]],
  ["the block before, just remembered", runs([600, 3300], before(3000, 0, 0)), []],
  [
    "a race is no run to grow from",
    planOf([[run(3000, { code: "RACE" }), run(1500, { weekday: 2 })], [run(3000)]]),
    [grew("w2d1", 50, 25)],
  ],
  ["a race is no run that grows", planOf([[run(1500)], [run(6000, { code: "RACE" })]]), []],
  [
    "several parts of one run",
    planOf([
      [run(3000)],
      [
        {
          weekday: 1,
          blocks: {
            warmup: [line("Easy run", { dose: { seconds: 600 } })],
            mainWorkout: [line("Tempo run", { sets: 3, dose: { seconds: 1000 } })],
          },
        },
      ],
    ]),
    [grew("w2d1", 60, 50)],
  ],
  ["rides do not count", planOf([[run(3000)], [run(9000, {}, "Long ride")]]), []],
  ["strides do not count", planOf([[run(3000)], [run(9000, {}, "Strides")]]), []],
  ["run-walk counts", planOf([[run(3000)], [run(9000, {}, "Run-walk intervals")]]), [grew("w2d1", 150, 50)]],
  [
    "a run on a day away was not run",
    planOf([[run(3000), run(1500, { weekday: 2 })], [run(3300)]]),
    [grew("w2d1", 55, 25)],
    away("2026-11-23"),
  ],
  ["what is done before an adjustment", runs([1500, 3000], { adjusted: { on: "2026-12-01", kept: ["w2d1"], revision: 1 } }), []],
]);
