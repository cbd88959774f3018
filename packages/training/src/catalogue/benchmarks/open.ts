import type { BenchmarkWorkout } from "../benchmark-workout.ts";
import { move, loaded, rowCalories, barFacingBurpee } from "./movements.ts";

const SEVEN_DOWN = [21, 18, 15, 12, 9, 6, 3] as const;
const FOUR_DOWN = [27, 21, 15, 9] as const;

/** Workouts of the CrossFit Open, as its score sheets prescribe them. */
export const OPEN_WORKOUTS: readonly BenchmarkWorkout[] = [
  {
    name: "Open 11.1",
    kind: "amrap",
    minutes: 10,
    movements: [move("Double-under", 30), loaded("Power snatch", 15, 34, 25)],
    domain: "medium",
    needs: ["double-unders"],
  },
  { name: "Open 12.1", kind: "amrap", minutes: 7, movements: [{ exercise: "Burpee", maxReps: true }], domain: "short", needs: [] },
  {
    name: "Open 14.5",
    kind: "for-time",
    movements: [loaded("Thruster", SEVEN_DOWN, 43, 29), barFacingBurpee(SEVEN_DOWN)],
    domain: "medium",
    needs: [],
  },
  {
    name: "Open 15.5",
    kind: "for-time",
    movements: [{ exercise: "Row erg", reps: FOUR_DOWN, calories: true }, loaded("Thruster", FOUR_DOWN, 43, 29)],
    domain: "medium",
    needs: [],
  },
  {
    name: "Open 17.5",
    kind: "rounds-for-time",
    rounds: 10,
    capMinutes: 40,
    movements: [loaded("Thruster", 9, 43, 29), move("Double-under", 35)],
    domain: "medium",
    needs: ["double-unders"],
  },
  {
    name: "Open 18.1",
    kind: "amrap",
    minutes: 20,
    movements: [
      move("Toes-to-bar", 8),
      { exercise: "Dumbbell hang clean", called: "dumbbell hang clean and jerk", reps: 10, load: { men: 22.5, women: 15 } },
      rowCalories(14, 12),
    ],
    domain: "long",
    needs: ["toes-to-bar"],
  },
  {
    name: "Open 19.1",
    kind: "amrap",
    minutes: 15,
    movements: [loaded("Wall ball", 19, 9, 6), rowCalories(19, 19)],
    domain: "medium",
    needs: [],
  },
  {
    name: "Open 20.1",
    kind: "rounds-for-time",
    rounds: 10,
    capMinutes: 15,
    movements: [{ exercise: "Clean and jerk", called: "ground to overhead", reps: 8, load: { men: 43, women: 29 } }, barFacingBurpee(10)],
    domain: "medium",
    needs: [],
  },
  {
    name: "Open 22.1",
    kind: "amrap",
    minutes: 15,
    movements: [move("Wall walk", 3), loaded("Dumbbell snatch", 12, 22.5, 15), { exercise: "Box jump", called: "box jump-over", reps: 15 }],
    domain: "medium",
    needs: [],
  },
  {
    name: "Open 23.1",
    kind: "amrap",
    minutes: 14,
    movements: [
      rowCalories(60, 60),
      move("Toes-to-bar", 50),
      loaded("Wall ball", 40, 9, 6),
      loaded("Squat clean", 30, 61, 43),
      move("Ring muscle-up", 20),
    ],
    domain: "medium",
    needs: ["toes-to-bar", "muscle-ups"],
  },
];
