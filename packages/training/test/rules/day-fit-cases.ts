import type { ExerciseItem, Plan } from "#training/model/plan.ts";
import type { QualityWork } from "#training/model/quality-work.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { type DayDraft, getPlan, line } from "./plan-builder.ts";
import { cases, type RuleCase } from "./rule-case.ts";

const run = (name: string, seconds: number, over: Partial<ExerciseItem> = {}): ExerciseItem =>
  line(name, { rpe: 3, ...over, dose: { seconds, totalSeconds: seconds } });
const pace = (fastest: number): Partial<ExerciseItem> => ({
  rpe: 5,
  pace: { zone: "race", fastest, slowest: fastest + 4, per: "km", estimated: false },
});
const longRun = (...mainWorkout: readonly ExerciseItem[]): Plan => getPlan([[{ weekday: 7, code: "RL", blocks: { mainWorkout } }]]);

const MARATHONER: Partial<Athlete> = {
  focus: "running",
  conditioning: { run10k: 2650, recordedOn: "2026-11-01" },
  history: { weeklyRun: { value: 48_000, source: "told" } },
  competitions: [{ type: "marathon", date: "2027-04-11", priority: "A", goal: 12_600 }],
};

const STEADY = cases("LR3", [
  [
    "a quarter of an hour behind the steady part",
    longRun(run("Long run", 3000), run("Long run", 900, { rpe: 5 }), run("Long run", 960)),
    [],
  ],
  [
    "more than a quarter of an hour",
    longRun(run("Long run", 3000), run("Long run", 900, { rpe: 5 }), run("Long run", 961)),
    ["w1d1: 16 min of easy running after the steady part"],
  ],
  // 12,600 s are 298.6 s/km; printed in whole seconds, two to either side, one of rounding.
  ["the pace of the goal", longRun(run("Long run", 3000), run("Long run", 900, pace(296))), [], MARATHONER],
  [
    "faster than the goal",
    longRun(run("Long run", 3000), run("Long run", 900, pace(295))),
    ["w1d1: steady from 295 s/km on the way to a race at 299"],
    MARATHONER,
  ],
  ["as fast without a race of such a pace", longRun(run("Long run", 3000), run("Long run", 900, pace(280))), []],
]);

const strides = (weekday: 1 | 3 | 5, has: boolean): DayDraft => ({
  weekday,
  code: "RE",
  blocks: { mainWorkout: has ? [run("Easy run", 1200), line("Strides")] : [run("Easy run", 1200)] },
});
const long: DayDraft = { weekday: 7, code: "RL", blocks: { mainWorkout: [run("Long run", 4000)] } };

const STRIDES = cases("LR4", [
  ["strides on another day", getPlan([[strides(1, false), strides(3, true), long]]), []],
  ["strides on the day after", getPlan([[strides(1, true), strides(3, false), long]]), ["w1d1: strides on the day after the long run"]],
  ["the only easy run of the week", getPlan([[strides(1, true), long]]), []],
]);

const simulation = (metres: number): DayDraft => ({
  weekday: 6,
  code: "HX",
  work: {
    stimulus: "compromised",
    mode: "mixed",
    rung: 7,
    sets: 8,
    seconds: 270,
    metres,
    restSeconds: 0,
    purpose: "test",
  } satisfies QualityWork,
});
const after = (weekday: 1 | 2 | 3, metres: number): Plan => getPlan([[simulation(metres)], [{ weekday, code: "RT" }]]);

const SIMULATIONS = cases("S9", [
  ["a fast run two days after the whole race", after(1, 1000), ["w2d1: a fast run in the days after a whole simulation"]],
  ["three days after", after(2, 1000), ["w2d1: a fast run in the days after a whole simulation"]],
  ["four days after", after(3, 1000), []],
  ["two days after three quarters of it", after(1, 750), []],
]);

const swim = (duration: number, title = "Swim and strength"): Plan =>
  getPlan([[{ weekday: 4, code: "SWs", title, duration, blocks: { strength: [line("Goblet squat")] } }]]);
const pool = { focus: "triathlon", availability: { daysPerWeek: 4, minutes: { 4: 60 } } } satisfies Partial<Athlete>;

const CHANGES = cases("DF1", [
  ["eight minutes left", swim(52), [], pool],
  ["seven minutes left", swim(53), ["Swim and strength: 53 of 60 min with a change of clothes"], pool],
  ["a long swim that takes the day", swim(60, "Long swim"), [], pool],
  ["a day of any length", swim(90), [], { focus: "triathlon", availability: { daysPerWeek: 4 } }],
]);

const week = (runMinutes: number, strengthMinutes: number): Plan =>
  getPlan([
    [
      { weekday: 2, code: "RT" },
      { weekday: 4, code: "SFm", duration: strengthMinutes },
      { weekday: 5, code: "RE", duration: runMinutes },
    ],
  ]);
const days = (thursday: number): Partial<Athlete> => ({
  focus: "running",
  injuries: "",
  availability: { daysPerWeek: 4, minutes: { 2: 45, 4: thursday, 5: 30, 7: 120 } },
});

const LONGER_DAYS = cases("DF2", [
  ["a run that fills half an hour", week(30, 30), ["w1d3: 30 min of running on a day of 30, strength on one of 45"], days(45)],
  ["with four minutes to spare", week(26, 30), [], days(45)],
  ["strength that needs its day", week(30, 31), [], days(45)],
  ["a day that is hardly longer", week(30, 30), [], days(44)],
]);

const said = (code: "RT" | "RL", zone: "marathon" | "threshold", stimulus: string): Plan =>
  getPlan([
    [
      {
        weekday: 2,
        code,
        coachNotes: { stimulus, strategy: "Two.", substitutions: "Three.", warmup: "Four." },
        blocks: { mainWorkout: [run("Tempo run", 900, { pace: { zone, fastest: 300, slowest: 305, per: "km", estimated: false } })] },
      },
    ],
  ]);

const STEADY_WORDS = cases("claim-steady", [
  [
    "an hour's effort over steady running",
    said("RT", "marathon", "An effort you could hold for an hour in a race."),
    ['w1d1: "An effort you could hold for an hour in a race." over steady running'],
  ],
  ["an hour's effort over threshold", said("RT", "threshold", "An effort you could hold for an hour in a race."), []],
  ["marathon pace without a marathon", said("RL", "marathon", "Marathon pace."), ['w1d1: "Marathon pace." without a marathon ahead']],
  ["marathon pace before a marathon", said("RL", "marathon", "Marathon pace."), [], MARATHONER],
  ["half-marathon pace", said("RL", "threshold", "Half-marathon pace."), []],
]);

export const DAY_FIT_CASES: readonly RuleCase[] = [...STEADY, ...STRIDES, ...SIMULATIONS, ...CHANGES, ...LONGER_DAYS, ...STEADY_WORDS];
