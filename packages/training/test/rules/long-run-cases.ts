import type { Athlete } from "../../src/athlete/athlete.ts";
import type { Weekday } from "../../src/calendar/day.ts";
import type { Plan, SessionCode } from "../../src/model/plan.ts";
import { type DayDraft, line, planOf } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

/** Metres of the long run, and of the other runs. */
function week(
  long: number,
  others: readonly number[],
  over: { readonly seconds?: number; readonly code?: SessionCode; readonly other?: Partial<DayDraft>; readonly otherSeconds?: number } = {},
): Plan {
  return planOf([days(long, others, over)]);
}

function days(
  long: number,
  others: readonly number[],
  { seconds = 6000, code = "RL", other = {}, otherSeconds = 2000 }: Parameters<typeof week>[2] = {},
): DayDraft[] {
  return [
    ...others.map((metres, index): DayDraft => ({
      weekday: (index + 1) as Weekday,
      code: "RE",
      blocks: run(metres, otherSeconds),
      ...other,
    })),
    { weekday: 7, code, blocks: run(long, seconds) },
  ];
}

function run(metres: number, seconds: number): DayDraft["blocks"] {
  return { mainWorkout: [line("Long run", { dose: { metres, seconds } })] };
}

const tooLong = (id: string, metres: number, whole: number): string => `${id}: a long run of ${metres} m in a week of ${whole} m`;
const racing = (type: string, date: string, over: Partial<Athlete> = {}): Partial<Athlete> => ({
  focus: "running",
  competitions: [{ type, date, priority: "A" }],
  ...over,
});
const FOUR = [11_166, 11_167, 11_167];
const FAR = [15_750, 15_750, 15_750];

export const LONG_RUN_CASES = cases("run-volume", [
  ["30 % of four runs", week(16_500, FOUR), []],
  ["more than 30 % of four runs", week(16_501, FOUR), [tooLong("w1d4", 16_501, 50_001)]],
  ["45 % of three runs", week(24_750, [12_625, 12_625]), []],
  ["more than 45 % of three runs", week(24_751, [12_625, 12_624]), [tooLong("w1d3", 24_751, 50_000)]],
  ["most of two runs", week(40_000, [10_000]), []],
  ["what is allowed in a week of 64 km", week(21_120, FAR), []],
  ["more than is allowed in a week of 64 km", week(21_121, FAR), [tooLong("w1d4", 21_121, 68_371)]],
  ["a quarter of a week of 100 km", week(27_500, [24_166, 24_167, 24_167]), []],
  ["more than a quarter of a week of 100 km", week(27_501, [24_166, 24_167, 24_166]), [tooLong("w1d4", 27_501, 100_000)]],
  ["45 minutes are always allowed", week(30_000, FOUR, { seconds: 2700 }), []],
  ["more than 45 minutes", week(30_000, FOUR, { seconds: 2701 }), [tooLong("w1d4", 30_000, 63_500)]],
  ["not the long run of the week", week(30_000, FOUR, { code: "RE" }), []],
  ["runs of less than ten minutes are none", week(24_000, FOUR, { otherSeconds: 599 }), []],
  ["runs of ten minutes are some", week(24_000, FOUR, { otherSeconds: 600 }), [tooLong("w1d4", 24_000, 57_500)]],
  ["runs off the bike are none", week(24_000, FOUR, { other: { code: "BK" } }), []],
  ["runs among stations are none", week(24_000, FOUR, { other: { code: "HX" } }), []],
  ["a race is no run of the week", week(30_000, FOUR, { other: { code: "RACE" } }), []],
  ["in a deload", planOf([{ days: days(30_000, FOUR), isDeload: true }]), []],
  ["near a race", week(30_000, FOUR), [], racing("5k", "2026-12-05")],
  ["a half marathon ahead", week(30_000, FOUR), [], racing("half marathon", "2027-02-28")],
  ["ten kilometres ahead", week(30_000, FOUR), [tooLong("w1d4", 30_000, 63_500)], racing("10k", "2027-02-28")],
  ["a half marathon far ahead", week(30_000, FOUR), [tooLong("w1d4", 30_000, 63_500)], racing("half marathon", "2027-03-16")],
  [
    "a half marathon for one who does Hyrox",
    week(30_000, FOUR),
    [tooLong("w1d4", 30_000, 63_500)],
    racing("half marathon", "2027-02-28", { focus: "hyrox" }),
  ],
  ["a long triathlon ahead", week(30_000, FOUR), [], racing("ironman", "2027-02-28", { focus: "triathlon" })],
  ["in a week that is begun", planOf([days(30_000, FOUR)], { adjusted: { on: "2026-11-24", kept: [], revision: 1 } }), []],
]);
