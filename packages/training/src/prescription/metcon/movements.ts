import type { Level } from "../../athlete/athlete.ts";

/** Seconds per repetition at an advanced athlete's pace; cardio lines are given in seconds. */
const SECONDS_PER_REP: ReadonlyMap<string, number> = new Map([
  ["Air squat", 2],
  ["Wall ball", 2.8],
  ["Thruster", 3.2],
  ["Dumbbell thruster", 3.2],
  ["Goblet squat", 3],
  ["Goblet squat to box", 3],
  ["Deadlift", 3],
  ["Kettlebell swing (Russian)", 2],
  ["Kettlebell swing (American)", 2.3],
  ["Push-up", 2],
  ["Incline push-up", 2],
  ["Burpee", 4.5],
  ["No-jump incline burpee", 4],
  ["Box jump", 3.5],
  ["Step-up", 3],
  ["Step-up (low box)", 2.5],
  ["Burpee box jump-over", 6],
  ["Sit-up", 2.5],
  ["V-up", 3],
  ["Dead bug", 2.5],
  ["Toes-to-bar", 2.5],
  ["Hanging knee raise", 2.5],
  ["Pull-up (kipping)", 2],
  ["Pull-up (strict)", 3],
  ["Chest-to-bar pull-up", 2.5],
  ["Band-assisted pull-up", 3],
  ["Ring row", 2.3],
  ["Bar muscle-up", 4.5],
  ["Ring muscle-up", 5.5],
  ["Power clean", 4],
  ["Hang power clean", 3.2],
  ["Dumbbell hang clean", 3],
  ["Dumbbell snatch", 2.6],
  ["Push press", 2.6],
  ["Dumbbell push press", 2.6],
  ["Push jerk", 2.8],
  ["Double-under", 0.6],
  ["Single-under", 0.5],
  ["Walking lunge", 2],
  ["Reverse lunge", 2.2],
  ["Handstand push-up (kipping)", 3.5],
  ["Handstand push-up (strict)", 4],
  ["Pike push-up", 3],
  ["Medicine ball slam", 2.5],
  ["Russian twist", 1.2],
  ["Power snatch", 4],
  ["Overhead squat", 3.2],
]);

/** Whether the exercise is one that workouts are made of. */
export function isWorkoutMovement(name: string): boolean {
  return SECONDS_PER_REP.has(name);
}

export function secondsPerRep(name: string): number {
  return SECONDS_PER_REP.get(name) ?? 3;
}

/** Time of a movement against that of an advanced athlete. */
export const LEVEL_PACE: { readonly [level in Level]: number } = { beginner: 1.35, intermediate: 1.12, advanced: 1, elite: 0.92 };
