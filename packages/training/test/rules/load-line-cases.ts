import type { Athlete } from "#training/athlete/athlete.ts";
import type { BlockName, ExerciseItem, Load, Plan } from "#training/model/plan.ts";
import { line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

/** `HYBRID` squats 140 kg, deadlifts 170, presses 60, and may load 87.5% at RPE 8.5. */
const SQUAT: Load = { kilograms: 100, perHand: false, bar: 20, lift: "backSquat", oneRepMax: 140, estimated: false };
const squat = (load: Partial<Load>, over: Partial<ExerciseItem> = {}): ExerciseItem => {
  const whole = { ...SQUAT, ...load };
  return line("Back squat", { load: whole, weight: `${whole.kilograms} kg`, ...over });
};
const plan = (...items: readonly ExerciseItem[]): Plan => getPlan([[{ weekday: 1, blocks: { strength: items } }]]);
const inBlock = (block: BlockName, item: ExerciseItem): Plan => getPlan([[{ weekday: 1, blocks: { [block]: [item] } }]]);
const at = (name: string) => (message: string) => `w1d1: ${name}: ${message}`;
const squats = at("Back squat");
const POUND = 0.453_592_37;
const { lift: _lift, ...NO_LIFT } = SQUAT;
const { oneRepMax: _oneRepMax, ...NO_MAXIMUM } = SQUAT;
const { bar: _bar, ...NO_BAR } = SQUAT;
const WOMAN: Partial<Athlete> = { sex: "female" };

const LIMITS = cases("barbell-loads", [
  ["on plates and below the cap", plan(squat({})), []],
  ["exactly at the cap", plan(squat({ kilograms: 122.5 })), []],
  ["a plate above the cap", plan(squat({ kilograms: 125 })), [squats("125 kg is above 87.5% of 140 kg")]],
  ["between two plates", plan(squat({ kilograms: 101 })), [squats("101 kg cannot be loaded with plates in kg")]],
  ["in pounds", plan(squat({ kilograms: 225 * POUND, bar: 45 * POUND })), [], { units: "lb" }],
  ["kilograms for one who lifts pounds", plan(squat({})), [squats("100 kg cannot be loaded with plates in lb")], { units: "lb" }],
  ["the empty bar", plan(squat({ kilograms: 20 })), []],
  ["less than the bar", plan(squat({ kilograms: 17.5 })), [squats("17.5 kg is less than the bar")]],
  ["the women's bar", plan(squat({ kilograms: 15, bar: 15 })), [], WOMAN],
  ["less than the women's bar", plan(squat({ kilograms: 12.5, bar: 15 })), [squats("12.5 kg is less than the bar")], WOMAN],
]);

const SOURCES = cases("barbell-loads", [
  ["a maximum above the known one", plan(squat({ oneRepMax: 141 })), [squats("a maximum of 141 kg where 140 kg is known")]],
  ["a maximum below the known one", plan(squat({ oneRepMax: 139 })), []],
  ["no maximum", plan(line("Back squat", { load: NO_MAXIMUM })), [squats("100 kg without a maximum")]],
  ["no lift", plan(line("Back squat", { load: NO_LIFT })), [squats("100 kg without a maximum")]],
  ["a lift nobody knows", plan(squat({ lift: "toString" })), [squats("100 kg without a maximum")]],
  ["a lift the athlete has no number for", plan(squat({})), [squats("100 kg without a maximum")], { strength: { oneRepMax: {} } }],
  ["an estimate that is marked", plan(squat({ lift: "benchPress", oneRepMax: 40, kilograms: 30, estimated: true })), []],
  [
    "an estimate that is not marked",
    plan(squat({ lift: "benchPress", oneRepMax: 40, kilograms: 30 })),
    [squats("an estimate that is not marked")],
  ],
  ["a squat without a bar", plan(line("Back squat", { load: NO_BAR })), [squats("100 kg without a bar")]],
  ["a squat with nothing", plan(line("Back squat", { load: { ...NO_BAR, kilograms: 0 } })), []],
  ["a kettlebell without a bar", plan(line("Goblet squat", { load: { ...NO_BAR, kilograms: 24 } })), []],
  ["a squat in the main part", inBlock("mainWorkout", squat({ kilograms: 125 })), [squats("125 kg is above 87.5% of 140 kg")]],
]);

const TEXTS = cases("load-texts", [
  ["another weight in words", plan(squat({}, { weight: "105 kg" })), [squats('"105 kg" for 100 kg')]],
  ["no weight in words", plan(line("Back squat", { load: SQUAT })), [squats('"" for 100 kg')]],
  ["two of one weight", plan(squat({}, { weight: "2 × 100 kg" })), []],
  ["pounds in words", plan(squat({ kilograms: 225 * POUND }, { weight: "225 lb" })), [], { units: "lb" }],
  [
    "kilograms in words for one who lifts pounds",
    plan(squat({ kilograms: 225 * POUND }, { weight: "102 kg" })),
    [squats('"102 kg" for 102.05828325 kg')],
    { units: "lb" },
  ],
  ["a weight in words without a number", plan(line("Back squat", { weight: "100 kg" })), []],
]);

/** 5 repetitions at RPE 8 are 81.1%, from which two points either way are the same effort. */
const heavy = (percent: number, over: Partial<ExerciseItem>, reps?: number): ExerciseItem =>
  line("Back squat", { load: { ...SQUAT, kilograms: percent, oneRepMax: 100 }, rpe: 8, ...over, dose: reps === undefined ? {} : { reps } });

const CURVE = cases("rep-curve", [
  ["two points above the curve", plan(heavy(83.1, { rpe: 8 }, 5)), []],
  ["more than two points above the curve", plan(heavy(83.2, { rpe: 8 }, 5)), [squats("too heavy: 5 reps at 83.2% and RPE 8")]],
  ["two points below the curve", plan(heavy(76.7, { rpe: 7 }, 5)), []],
  ["more than two points below the curve", plan(heavy(74.1, { rpe: 7 }, 5)), [squats("too light: 5 reps at 74.1% and RPE 7")]],
  ["too light at RPE 6.5", plan(heavy(50, { rpe: 6.5 }, 5)), [squats("too light: 5 reps at 50.0% and RPE 6.5")]],
  ["light and easy", plan(heavy(50, { rpe: 6 }, 5)), []],
  ["the highest RPE of the level", plan(heavy(82, { rpe: 8.5 }, 5)), []],
  ["above the highest RPE of the level", plan(heavy(82, { rpe: 9 }, 5)), [squats("RPE 9 is above 8.5")]],
  ["without repetitions", plan(heavy(99, { rpe: 9 })), []],
  ["without an RPE", plan(line("Back squat", { load: { ...SQUAT, kilograms: 99, oneRepMax: 100 }, dose: { reps: 9 } })), []],
  ["without a maximum", plan(line("Back squat", { load: NO_MAXIMUM, rpe: 9, dose: { reps: 9 } })), []],
  ["in the skill block", inBlock("skill", heavy(83.2, { rpe: 8 }, 5)), [squats("too heavy: 5 reps at 83.2% and RPE 8")]],
  ["in the main part", inBlock("mainWorkout", heavy(83.2, { rpe: 8 }, 5)), []],
]);

const set = (name: string, percent: number, sets: number | undefined, reps: number): Plan =>
  plan(line(name, { load: { ...SQUAT, kilograms: percent, oneRepMax: 100 }, ...(sets === undefined ? {} : { sets }), dose: { reps } }));

const TOTALS = cases("rep-curve", [
  ["20 repetitions at 80%", set("Back squat", 80, 5, 4), []],
  ["21 repetitions at 80%", set("Back squat", 80, 7, 3), [squats("21 reps at 80.0%, at most 20")]],
  ["many repetitions below 80%", set("Back squat", 79.9, 7, 5), []],
  ["25 repetitions of an Olympic lift at 70%", set("Snatch", 70, 5, 5), [at("Snatch")("25 reps at 70.0%, at most 24")]],
  ["many repetitions of a light Olympic lift", set("Snatch", 50, 9, 9), []],
  ["one set of 11 at 90%", set("Back squat", 90, undefined, 11), [squats("11 reps at 90.0%, at most 10")]],
  ["one set of 10 at 90%", set("Back squat", 90, undefined, 10), []],
  ["an exercise nobody knows", set("Flying", 90, 9, 9), []],
]);

export const LOAD_LINE_CASES = [...LIMITS, ...SOURCES, ...TEXTS, ...CURVE, ...TOTALS];
