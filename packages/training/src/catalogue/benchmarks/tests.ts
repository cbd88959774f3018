import type { BenchmarkWorkout } from "../benchmark-workout.ts";
import { loaded, row, run } from "./movements.ts";

const ski = (metres: number) => ({ exercise: "Ski erg", metres }) as const;

/** One distance as fast as it goes, and the fitness test of Hyrox. They are done as they are: half of one says nothing. */
export const TEST_WORKOUTS: readonly BenchmarkWorkout[] = [
  {
    name: "Hyrox fitness test",
    kind: "for-time",
    movements: [
      run(1000),
      { exercise: "Burpee broad jump", reps: 50 },
      { exercise: "Walking lunge", called: "lunge", reps: 100 },
      row(1000),
      { exercise: "Push-up", called: "hand-release push-up", reps: 30 },
      loaded("Wall ball", 100, 6, 4),
    ],
    domain: "long",
    needs: [],
  },
  { name: "500 m row", kind: "for-time", movements: [row(500)], domain: "sprint", needs: [] },
  { name: "1 km row", kind: "for-time", movements: [row(1000)], domain: "short", needs: [] },
  { name: "2 km row", kind: "for-time", movements: [row(2000)], domain: "medium", needs: [] },
  { name: "5 km row", kind: "for-time", movements: [row(5000)], domain: "long", needs: [] },
  { name: "500 m ski", kind: "for-time", movements: [ski(500)], domain: "sprint", needs: [] },
  { name: "1 km ski", kind: "for-time", movements: [ski(1000)], domain: "short", needs: [] },
  { name: "2 km ski", kind: "for-time", movements: [ski(2000)], domain: "medium", needs: [] },
  { name: "1 mile run", kind: "for-time", movements: [run(1609)], domain: "short", needs: [] },
  { name: "5 km run", kind: "for-time", movements: [run(5000)], domain: "long", needs: [] },
  { name: "10 km run", kind: "for-time", movements: [run(10_000)], domain: "very long", needs: [] },
];
