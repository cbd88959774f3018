import type { Athlete, TrainingHistory } from "#training/athlete/athlete.ts";
import type { Plan } from "#training/model/plan.ts";
import { type DayDraft, line, getPlan } from "../plan-builder.ts";
import { cases } from "../rule-case.ts";

/** A run of so many metres, longer than 26 minutes. */
const run = (metres: number, over: Partial<DayDraft> = {}, name = "Easy run", seconds = 3000): DayDraft => ({
  weekday: 1,
  code: "RE",
  blocks: { mainWorkout: [line(name, { dose: { metres, seconds } })] },
  ...over,
});
const runs = (metres: readonly number[], over: Partial<Plan> = {}): Plan =>
  getPlan(
    metres.map((each) => (each === 0 ? [] : [run(each)])),
    over,
  );
const grew = (id: string, metres: number, known: number): string => `${id}: ${metres} m of running, the longest before was ${known}`;
const told = (longest: number, over: TrainingHistory = {}): Partial<Athlete> => ({
  history: { weeklyRun: { value: 2 * longest, source: "told" }, longestRun: { value: longest, source: "told" }, ...over },
});
const away = (date: string): Partial<Athlete> => ({ ...told(20_000), absences: [{ reason: "holiday", from: date, to: date }] });

/** A tenth more, 2% of tolerance and 150 m for the rounding of distances: 22,590 m after 20,000. */
const SINGLE_RUNS = cases("L4", [
  ["a tenth more", runs([20_000, 22_590]), [], told(20_000)],
  ["more than a tenth more", runs([20_000, 22_591]), [grew("w2d1", 22_591, 20_000)], told(20_000)],
  ["1.5 km more below 15 km", runs([10_000, 11_880]), [], told(10_000)],
  ["more than 1.5 km more below 15 km", runs([10_000, 11_881]), [grew("w2d1", 11_881, 10_000)], told(10_000)],
  ["a first run longer than the athlete's own", runs([11_881]), [grew("w1d1", 11_881, 10_000)], told(10_000)],
  ["a first run that finds out what is possible", runs([30_000]), []],
  ["a fifth more towards the longest run of the year", runs([12_390]), [], told(10_000, { longestRunOfYear: 20_000 })],
  ["more than a fifth more", runs([12_391]), [grew("w1d1", 12_391, 10_000)], told(10_000, { longestRunOfYear: 20_000 })],
  ["26 minutes at once", getPlan([[run(9000, {}, "Easy run", 1560)]]), [], told(3000)],
  ["the longest of four weeks", runs([20_000, 3000, 3000, 3000, 22_590]), [], told(20_000)],
  ["the longest of five weeks", runs([20_000, 3000, 3000, 3000, 3000, 22_590]), [grew("w6d1", 22_590, 3000)], told(20_000)],
  [
    "a race is no run to grow from",
    getPlan([[run(42_195, { code: "RACE" }), run(20_000, { weekday: 2 })], [run(22_591)]]),
    [grew("w2d1", 22_591, 20_000)],
    told(20_000),
  ],
  ["a race is no run that grows", getPlan([[run(20_000)], [run(42_195, { code: "RACE" })]]), [], told(20_000)],
  [
    "several parts of one run",
    getPlan([
      [run(20_000)],
      [
        {
          weekday: 1,
          blocks: {
            warmup: [line("Easy run", { dose: { metres: 2000, seconds: 600 } })],
            mainWorkout: [line("Tempo run", { sets: 3, dose: { metres: 7000, seconds: 1800 } })],
          },
        },
      ],
    ]),
    [grew("w2d1", 23_000, 20_000)],
    told(20_000),
  ],
  ["rides do not count", getPlan([[run(20_000)], [run(90_000, {}, "Long ride")]]), [], told(20_000)],
  ["strides do not count", getPlan([[run(20_000)], [run(90_000, {}, "Strides")]]), [], told(20_000)],
  [
    "a run on a day away was not run",
    getPlan([[run(30_000), run(20_000, { weekday: 2 })], [run(22_591)]]),
    [grew("w1d1", 30_000, 20_000), grew("w2d1", 22_591, 20_000)],
    away("2026-11-23"),
  ],
  [
    "what is done before an adjustment",
    runs([20_000, 30_000], { adjusted: { on: "2026-12-01", kept: ["w2d1"], revision: 1 } }),
    [],
    told(20_000),
  ],
]);

/** Weeks of two runs, each of half these metres. */
const weeksOf = (metres: readonly number[], over: Partial<Plan> = {}, day: Partial<DayDraft> = {}): Plan =>
  getPlan(
    metres.map((each) => [run(each / 2), run(each / 2, { weekday: 3, ...day })]),
    over,
  );
const runner = (over: TrainingHistory = {}): Partial<Athlete> => ({ focus: "running", ...told(30_000, over) });
const rose = (metres: number, known: number, most: number): string => `${metres} m of running after ${known} m, ${most} m at most`;

/** A tenth more, 3% of tolerance and 200 m a run: 45,720 m after 40,000; below 30 km a week 3 km or three tenths. */
const WEEKLY_RUNNING = cases("V2", [
  ["a tenth more", weeksOf([40_000, 45_720]), [], runner()],
  ["more than a tenth more", weeksOf([40_000, 45_722]), [rose(45_722, 40_000, 44_000)], runner()],
  ["3 km more of little running", weeksOf([20_000, 24_090]), [], runner()],
  ["more than 3 km more", weeksOf([20_000, 24_092]), [rose(24_092, 20_000, 23_000)], runner()],
  ["8% more after an injury", weeksOf([40_000, 44_898]), [rose(44_898, 40_000, 43_200)], runner({ wasInjured: true })],
  ["after the larger of two weeks", weeksOf([40_000, 30_000, 45_720]), [], runner()],
  ["a test runs farther", weeksOf([40_000, 50_000], {}, { title: "Test: 5 km time trial" }), [], runner()],
  ["of a Hyrox athlete", weeksOf([40_000, 50_000]), [], told(30_000)],
  ["in a week that is begun", weeksOf([40_000, 50_000], { adjusted: { on: "2026-12-01", kept: [], revision: 1 } }), [], runner()],
]);

export const RUN_GROWTH_CASES = [...SINGLE_RUNS, ...WEEKLY_RUNNING];
