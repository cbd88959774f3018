import type { Athlete } from "#training/athlete/athlete.ts";
import type { Weekday } from "#training/calendar/day.ts";
import type { ExerciseItem, Plan, SessionCode } from "#training/model/plan.ts";
import { type DayDraft, line, getPlan } from "../plan-builder.ts";
import { cases, type RuleCase } from "../rule-case.ts";

interface WeekOptions {
  readonly seconds?: number;
  readonly code?: SessionCode;
  readonly other?: Partial<DayDraft>;
  readonly otherSeconds?: number;
}

/** Metres of the long run, and of the other runs. */
function week(long: number, others: readonly number[], over: WeekOptions = {}): Plan {
  return getPlan([days(long, others, over)]);
}

function days(long: number, others: readonly number[], { seconds = 6000, code = "RL", other = {}, otherSeconds = 2000 }: WeekOptions = {}) {
  return [
    ...others.map((metres, index): DayDraft => ({
      weekday: (index + 1) as Weekday,
      code: "RE",
      blocks: run(metres, otherSeconds),
      ...other,
    })),
    { weekday: 7, code, blocks: run(long, seconds) } satisfies DayDraft,
  ];
}

function run(metres: number, seconds: number): DayDraft["blocks"] {
  return { mainWorkout: [line("Long run", { dose: { metres, seconds } })] };
}

const tooLong = (id: string, metres: number, whole: number, count: number): string =>
  `${id}: a long run of ${metres} m in a week of ${whole} m with ${count} runs`;
/** Says how far it runs, so that the first week finds out nothing. */
const runner = (over: Partial<Athlete> = {}): Partial<Athlete> => ({
  focus: "running",
  history: { weeklyRun: { value: 60_000, source: "told" }, longestRun: { value: 30_000, source: "told" } },
  ...over,
});
const racing = (type: string, date: string, over: Partial<Athlete> = {}): Partial<Athlete> =>
  runner({ competitions: [{ type, date, priority: "A" }], ...over });
/** With a long run of 28.5 km: 57% of the week. */
const THREE = [7000, 7000, 7500];

/** Half of a week with four runs, one point of tolerance, one for rounding, five in the three longest weeks. */
const SHARES = cases("L5", [
  ["57% of four runs in one of the longest weeks", week(28_500, THREE), [], runner()],
  ["more than 57% of four runs", week(28_501, THREE), [tooLong("w1d4", 28_501, 50_001, 4)], runner()],
  ["67% of three runs", week(33_500, [8000, 8500]), [], runner()],
  ["more than 67% of three runs", week(33_501, [8000, 8499]), [tooLong("w1d3", 33_501, 50_000, 3)], runner()],
  ["75% of two runs", week(37_500, [12_500]), [], runner()],
  ["more than 75% of two runs", week(37_501, [12_499]), [tooLong("w1d2", 37_501, 50_000, 2)], runner()],
  ["64% of four runs towards a marathon", week(32_000, [6000, 6000, 6000]), [], racing("marathon", "2027-02-28")],
  [
    "more than 64% of four runs towards a marathon",
    week(32_001, [6000, 6000, 5999]),
    [tooLong("w1d4", 32_001, 50_000, 4)],
    racing("marathon", "2027-02-28"),
  ],
  ["57% of four runs towards ten kilometres", week(28_501, THREE), [tooLong("w1d4", 28_501, 50_001, 4)], racing("10k", "2027-02-28")],
  [
    "in a week that is none of the three longest",
    getPlan([days(24_000, THREE), days(28_500, THREE), days(28_500, THREE), days(28_500, THREE)]),
    [tooLong("w1d4", 24_000, 45_500, 4)],
    runner({ history: { longestRun: { value: 23_849, source: "told" } } }),
  ],
  [
    "no longer than before the plan",
    getPlan([days(24_000, THREE), days(28_500, THREE), days(28_500, THREE), days(28_500, THREE)]),
    [],
    runner({ history: { longestRun: { value: 23_850, source: "told" } } }),
  ],
  ["45 minutes are always allowed", week(30_000, THREE, { seconds: 2700 }), [], runner()],
  ["more than 45 minutes", week(30_000, THREE, { seconds: 2701 }), [tooLong("w1d4", 30_000, 51_500, 4)], runner()],
  ["not the long run of the week", week(30_000, THREE, { code: "RE" }), [], runner()],
  ["runs of less than ten minutes are none", week(40_000, [1000, 1000], { otherSeconds: 599 }), [], runner()],
  ["runs of ten minutes are some", week(40_000, [1000, 1000], { otherSeconds: 600 }), [tooLong("w1d3", 40_000, 42_000, 3)], runner()],
  ["a race is no run of the week", week(30_000, THREE, { other: { code: "RACE" } }), [], runner()],
  ["the first week of somebody who told nothing", week(30_000, THREE), [], { focus: "running" }],
  ["in a deload", getPlan([{ days: days(30_000, THREE), isDeload: true }]), [], runner()],
  ["near a race", week(30_000, THREE), [], racing("5k", "2026-12-05")],
  ["of a triathlete", week(30_000, THREE), [], runner({ focus: "triathlon" })],
  ["in a week that is begun", getPlan([days(30_000, THREE)], { adjusted: { on: "2026-11-24", kept: [], revision: 1 } }), [], runner()],
]);

const loading = (metres: number, fast = 0, over: WeekOptions = {}): DayDraft[] =>
  days(metres, [], over).map((day) =>
    fast === 0 ? day : { ...day, blocks: { mainWorkout: [...(day.blocks?.mainWorkout ?? []), tempo(fast)] } },
  );
const tempo = (seconds: number): ExerciseItem => line("Tempo run", { rpe: 6, dose: { seconds, metres: 1, totalSeconds: seconds } });
const deload = (metres: number) => ({ days: loading(metres), isDeload: true });
const thrice = (id: string, metres: number): string => `${id}: the same long run in three loading weeks, ${metres} m`;

/** Runs within 2% of each other are the same. */
const TURNS = cases("LR1", [
  ["the same twice", getPlan([loading(15_000), loading(15_000)]), [], runner()],
  ["the same three times", getPlan([loading(30_000), loading(30_000), loading(30_000)]), [thrice("w3d1", 30_000)], runner()],
  ["within two per cent", getPlan([loading(30_000), loading(30_300), loading(30_600)]), [thrice("w3d1", 30_600)], runner()],
  ["longer each time", getPlan([loading(30_000), loading(30_600), loading(31_300)]), [], runner()],
  [
    "with a deload between",
    getPlan([loading(30_000), loading(30_000), deload(20_000), loading(30_000)]),
    [thrice("w4d1", 30_000)],
    runner(),
  ],
  ["with another end", getPlan([loading(30_000), loading(30_000), loading(30_000, 600)]), [], runner()],
  ["with a longer end", getPlan([loading(30_000, 540), loading(30_000, 540), loading(30_000, 660)]), [], runner()],
  ["short on purpose", getPlan([loading(28_000), loading(28_000), loading(28_000)]), [], runner()],
  ["of a beginner", getPlan([loading(30_000), loading(30_000), loading(30_000)]), [], runner({ level: "beginner" })],
  ["of a sore leg", getPlan([loading(30_000), loading(30_000), loading(30_000)]), [], runner({ injuries: "knee pain 2/10" })],
]);

const BORED = runner({ dislikes: "long steady runs" });
const plain = loading(10_000);
const inParts = (seconds = 1200): DayDraft[] => loading(8000, seconds);
const threeParts = [
  { weekday: 7, code: "RL", blocks: { mainWorkout: [line("Long run", { sets: 3, dose: { metres: 3000, seconds: 1200 } })] } },
] satisfies DayDraft[];
const again = (week: number, form: string): string => `w${week}d1: ${form} again, for somebody who is bored by it`;

/** Forms of the long run of somebody who is bored by even-paced running. */
const FORMS = cases("LR2", [
  ["another form each week", getPlan([plain, inParts(), threeParts, plain, inParts()]), [], BORED],
  ["the same form again", getPlan([inParts(), inParts(1500)]), [again(2, "Long run easy, Tempo run steady")], BORED],
  ["the same form after a deload", getPlan([plain, deload(7000), plain]), [again(3, "Long run easy")], BORED],
  ["two forms in five weeks", getPlan([plain, inParts(), plain, inParts(), plain]), ["w5d1: 2 forms in five long runs"], BORED],
  ["the same run for who likes it", getPlan([plain, plain]), [], runner()],
  ["too short to bore", getPlan([loading(4000), loading(4000)]), [], BORED],
]);

export const LONG_RUN_CASES: readonly RuleCase[] = [...SHARES, ...TURNS, ...FORMS];
