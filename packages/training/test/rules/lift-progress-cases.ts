import type { ExerciseItem, Load, Plan } from "#training/model/plan.ts";
import { line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

/** `HYBRID` squats 140 kg. */
const SQUAT: Load = { kilograms: 112.5, perHand: false, bar: 20, lift: "backSquat", oneRepMax: 140, estimated: false };
const squat = (kilograms: number, sets = 4): ExerciseItem =>
  line("Back squat", { sets, reps: "5", dose: { reps: 5 }, rpe: 8, load: { ...SQUAT, kilograms }, weight: `${kilograms} kg` });
const way = (weight: string): ExerciseItem => line("Back squat", { weight });
const after = (weight: string, kilograms = 115): Plan =>
  getPlan([[{ weekday: 1, blocks: { warmup: [way(weight)], strength: [squat(kilograms)] } }]]);
const weeks = (...items: readonly ExerciseItem[]): Plan => getPlan(items.map((item) => [{ weekday: 1, blocks: { strength: [item] } }]));

export const LIFT_PROGRESS_CASES = [
  ...cases("LP25", [
    ["small steps to a heavy squat", after("20 → 45 → 80 → 95 kg"), []],
    ["from the empty bar to nine tenths", after("20 → 95 kg"), ["w1d1: Back squat: 20 → 95 kg before 115 kg"]],
    ["one step of more than 45%", after("20 → 80 → 95 kg"), ["w1d1: Back squat: 20 → 80 → 95 kg before 115 kg"]],
    ["a light squat", after("20 → 60 kg", 100), []],
  ]),
  ...cases("LP45", [
    ["a plate more each week", weeks(squat(105), squat(107.5), squat(110)), []],
    ["the same in two weeks", weeks(squat(105), squat(105), squat(107.5)), []],
    ["a set more", weeks(squat(105), squat(105, 5), squat(105)), []],
    ["the same in three weeks", weeks(squat(105), squat(105), squat(105)), ["w3d1: Back squat: 4 × 5 at 105 kg in 3 weeks on end"]],
  ]),
];
