import type { BlockName, ExerciseItem, Load, Plan } from "#training/model/plan.ts";
import { line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

type Blocks = { readonly [name in BlockName]?: readonly ExerciseItem[] };
const plan = (blocks: Blocks): Plan => getPlan([[{ weekday: 1, blocks }]]);
const LOAD: Load = { kilograms: 100, perHand: false, bar: 20, lift: "backSquat", oneRepMax: 140, estimated: false };
const work = line("Back squat", { load: LOAD, weight: "100 kg" });
const ramp = (weight: string, name = "Back squat"): ExerciseItem => line(name, { weight });
const said = (text: string, name = "Back squat"): string => `w1d1: ${name}: "${text}" is said and not known`;
const easy = (over: Partial<ExerciseItem>): Plan => plan({ mainWorkout: [line("Easy run", over)] });
const PACE = { zone: "easy", fastest: 380, slowest: 400, per: "km", estimated: false } as const;

const WEIGHTS = cases("texts", [
  ["a ramp up to the work", plan({ warmup: [ramp("20 → 60 → 100 kg")], strength: [work] }), []],
  ["a ramp above the work", plan({ warmup: [ramp("20 → 100.5 kg")], strength: [work] }), [said("20 → 100.5 kg")]],
  ["a ramp whose first weight is the heaviest", plan({ warmup: [ramp("101 → 60 kg")], strength: [work] }), [said("101 → 60 kg")]],
  ["a ramp to work in the skill block", plan({ warmup: [ramp("100 kg")], skill: [work] }), []],
  ["a ramp to the main part", plan({ warmup: [ramp("100 kg")], mainWorkout: [work] }), []],
  ["a ramp to nothing", plan({ warmup: [ramp("20 kg")] }), [said("20 kg")]],
  ["a ramp to another lift", plan({ warmup: [ramp("20 kg", "Deadlift")], strength: [work] }), [said("20 kg", "Deadlift")]],
  ["a ramp in pounds", plan({ warmup: [ramp("45 → 220 lb")], strength: [work] }), []],
  ["a ramp in pounds above the work", plan({ warmup: [ramp("221 lb")], strength: [work] }), [said("221 lb")]],
  ["no number in a ramp", plan({ warmup: [ramp("empty bar")], strength: [work] }), []],
  ["a weight in words in the work", plan({ strength: [work, ramp("60 kg")] }), [said("60 kg")]],
  ["words and number", plan({ strength: [work] }), []],
]);

const PACES = cases("texts", [
  ["a pace in words", easy({ intensity: "6:20–6:40 /km" }), ['w1d1: Easy run: a pace in "6:20–6:40 /km" and none in numbers']],
  ["a pace in words and numbers", easy({ intensity: "6:20–6:40 /km", pace: PACE }), []],
  ["watts in words", easy({ intensity: "180–195 W" }), ['w1d1: Easy run: watts in "180–195 W" and none in numbers']],
  ["watts in words and numbers", easy({ intensity: "180–195 W", power: { low: 180, high: 195, estimated: false } }), []],
  ["a word that begins like watts", easy({ intensity: "3 Walks" }), []],
  ["an effort in words", easy({ intensity: "RPE 6" }), ['w1d1: Easy run: "RPE 6" with RPE unknown']],
  ["another effort in words", easy({ intensity: "RPE 6.5", rpe: 6 }), ['w1d1: Easy run: "RPE 6.5" with RPE 6']],
  ["the same effort in words", easy({ intensity: "RPE 6.5", rpe: 6.5 }), []],
  ["an effort of two digits", easy({ intensity: "at RPE 10", rpe: 10 }), []],
  ["easy in words only", easy({ intensity: "easy" }), []],
  [
    "a race says what it likes",
    getPlan([[{ weekday: 1, code: "RACE", blocks: { mainWorkout: [line("Easy run", { intensity: "RPE 6" })] } }]]),
    [],
  ],
]);

export const TEXT_CASES = [...WEIGHTS, ...PACES];
