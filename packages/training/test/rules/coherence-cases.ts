import type { Athlete } from "#training/athlete/athlete.ts";
import type { ExerciseItem, Plan } from "#training/model/plan.ts";
import { type DayDraft, line, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const one = (over: Partial<DayDraft>): Plan => getPlan([[{ weekday: 1, ...over }]]);
const lifting = (strength: readonly ExerciseItem[], over: Partial<DayDraft> = {}): Plan =>
  one({ code: "SU2", blocks: { strength, mainWorkout: [] }, duration: 11, load: 44, ...over });
const bench = (reps: number, rpe: number): ExerciseItem => line("Bench press", { rpe, dose: { reps } });
const carry = (kilograms: number): ExerciseItem =>
  line("Farmers carry", { load: { kilograms, perHand: true, estimated: false }, weight: `2 × ${kilograms} kg` });
const NEVER: Partial<Athlete> = {
  level: "beginner",
  trainingYears: 0,
  history: {},
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: {},
};
const five = ["Goblet squat", "Push-up", "Ring row", "Hip thrust", "Dead bug"].map((name) => line(name, { rpe: 6 }));

export const COHERENCE_CASES = cases("coherence", [
  ["as hard as its hardest set", lifting([bench(8, 7)], { intensityLevel: 7, load: 77 }), []],
  ["harder than its hardest set", lifting([bench(8, 7)], { intensityLevel: 8, load: 88 }), ["w1d1: RPE 8 with sets up to 7"]],
  ["volume in sets of six", lifting([bench(6, 8)], { trainingIntent: "Upper-body volume." }), []],
  ["volume in doubles", lifting([bench(2, 8)], { trainingIntent: "Upper-body volume." }), ['w1d1: "Upper-body volume." with sets of 2']],
  [
    "a deload that carries more",
    getPlan([
      [{ weekday: 1, code: "SF", blocks: { strength: [carry(24)], mainWorkout: [] }, duration: 11, load: 44 }],
      [{ weekday: 1, code: "SF", isDeload: true, blocks: { strength: [carry(28)], mainWorkout: [] }, duration: 11, load: 44 }],
    ]),
    ["w2d1: Farmers carry: 28 kg in a deload after 24"],
  ],
  ["five exercises for who never trained", lifting(five, { duration: 15, load: 60 }), [], NEVER],
  [
    "six hard ones for who never trained",
    lifting([...five, line("Calf raise", { rpe: 8 })], { duration: 16, load: 64 }),
    ["w1d1: 6 exercises for somebody who never trained", "w1d1: sets at RPE 8 for somebody who never trained"],
    NEVER,
  ],
]);
