import type { BenchmarkMovement, BenchmarkWorkout } from "./benchmark-workout.ts";

const TWENTY_ONE = [21, 15, 9] as const;
const FIFTY_DOWN = [50, 40, 30, 20, 10] as const;
const TEN_DOWN = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

type Reps = number | readonly number[];

const move = (exercise: string, reps: Reps): BenchmarkMovement => ({ exercise, reps });
const loaded = (exercise: string, reps: Reps, men: number, women: number): BenchmarkMovement => ({ exercise, reps, load: { men, women } });
const relative = (exercise: string, reps: Reps, bodyWeights: number): BenchmarkMovement => ({ exercise, reps, bodyWeights });
const run = (metres: number): BenchmarkMovement => ({ exercise: "Interval run", called: "run", metres });
const row = (metres: number): BenchmarkMovement => ({ exercise: "Row erg", metres });
const pullUp = (reps: Reps): BenchmarkMovement => move("Pull-up (kipping)", reps);
const handstandPushUp = (reps: Reps): BenchmarkMovement => move("Handstand push-up (kipping)", reps);
const swing = (reps: Reps, men: number, women: number): BenchmarkMovement => loaded("Kettlebell swing (American)", reps, men, women);

/** CrossFit benchmark workouts as prescribed (events.md section 2). */
export const BENCHMARK_WORKOUTS: readonly BenchmarkWorkout[] = [
  {
    name: "Angie",
    kind: "for-time",
    movements: [pullUp(100), move("Push-up", 100), move("Sit-up", 100), move("Air squat", 100)],
    domain: "long",
    needs: ["pull-ups"],
  },
  {
    name: "Annie",
    kind: "for-time",
    movements: [move("Double-under", FIFTY_DOWN), move("Sit-up", FIFTY_DOWN)],
    domain: "short",
    needs: ["double-unders"],
  },
  {
    name: "Barbara",
    kind: "rounds-for-time",
    rounds: 5,
    restMinutes: 3,
    movements: [pullUp(20), move("Push-up", 30), move("Sit-up", 40), move("Air squat", 50)],
    domain: "long",
    needs: ["pull-ups"],
  },
  {
    name: "Chelsea",
    kind: "emom",
    minutes: 30,
    movements: [pullUp(5), move("Push-up", 10), move("Air squat", 15)],
    domain: "long",
    needs: ["pull-ups"],
  },
  {
    name: "Cindy",
    kind: "amrap",
    minutes: 20,
    movements: [pullUp(5), move("Push-up", 10), move("Air squat", 15)],
    domain: "long",
    needs: ["pull-ups"],
    usual: { beginner: [12, 8], intermediate: [17, 13], advanced: [23, 18], elite: [30, 25] },
  },
  {
    name: "Mary",
    kind: "amrap",
    minutes: 20,
    movements: [handstandPushUp(5), move("Pistol squat", 10), pullUp(15)],
    domain: "long",
    needs: ["handstand push-ups", "pistols", "pull-ups"],
  },
  {
    name: "Diane",
    kind: "for-time",
    movements: [loaded("Deadlift", TWENTY_ONE, 102, 70), handstandPushUp(TWENTY_ONE)],
    domain: "short",
    needs: ["handstand push-ups"],
  },
  {
    name: "Elizabeth",
    kind: "for-time",
    movements: [loaded("Squat clean", TWENTY_ONE, 61, 43), move("Ring dip", TWENTY_ONE)],
    domain: "medium",
    needs: ["ring dips"],
  },
  {
    name: "Fran",
    kind: "for-time",
    movements: [loaded("Thruster", TWENTY_ONE, 43, 29), pullUp(TWENTY_ONE)],
    domain: "sprint",
    needs: ["pull-ups"],
    usual: { beginner: [8, 12], intermediate: [5, 8], advanced: [3, 5], elite: [2, 2.75] },
  },
  {
    name: "Grace",
    kind: "for-time",
    movements: [loaded("Clean and jerk", 30, 61, 43)],
    domain: "sprint",
    needs: [],
    usual: { beginner: [6, 10], intermediate: [3.5, 6], advanced: [2, 3.5], elite: [1, 1.75] },
  },
  { name: "Isabel", kind: "for-time", movements: [loaded("Snatch", 30, 61, 43)], domain: "sprint", needs: [] },
  {
    name: "Helen",
    kind: "rounds-for-time",
    rounds: 3,
    movements: [run(400), swing(21, 24, 16), pullUp(12)],
    domain: "medium",
    needs: ["pull-ups"],
    usual: { beginner: [13, 17], intermediate: [10.5, 13], advanced: [8.5, 10.5], elite: [6.5, 8] },
  },
  {
    name: "Jackie",
    kind: "for-time",
    movements: [row(1000), loaded("Thruster", 50, 20, 15), pullUp(30)],
    domain: "medium",
    needs: ["pull-ups"],
  },
  {
    name: "Karen",
    kind: "for-time",
    movements: [loaded("Wall ball", 150, 9, 6)],
    domain: "medium",
    needs: [],
    usual: { beginner: [12, 16], intermediate: [8, 12], advanced: [6, 8], elite: [4, 5] },
  },
  {
    name: "Kelly",
    kind: "rounds-for-time",
    rounds: 5,
    movements: [run(400), move("Box jump", 30), loaded("Wall ball", 30, 9, 6)],
    domain: "long",
    needs: [],
  },
  {
    name: "Linda",
    kind: "for-time",
    movements: [relative("Deadlift", TEN_DOWN, 1.5), relative("Bench press", TEN_DOWN, 1), relative("Squat clean", TEN_DOWN, 0.75)],
    domain: "long",
    needs: [],
  },
  {
    name: "Lynne",
    kind: "max-reps",
    rounds: 5,
    movements: [
      { exercise: "Bench press", bodyWeights: 1, maxReps: true },
      { exercise: "Pull-up (kipping)", maxReps: true },
    ],
    domain: "strength",
    needs: ["pull-ups"],
  },
  {
    name: "Nancy",
    kind: "rounds-for-time",
    rounds: 5,
    movements: [run(400), loaded("Overhead squat", 15, 43, 29)],
    domain: "medium",
    needs: ["overhead squats"],
  },
  {
    name: "Nicole",
    kind: "amrap",
    minutes: 20,
    movements: [run(400), { exercise: "Pull-up (kipping)", maxReps: true }],
    domain: "long",
    needs: ["pull-ups"],
  },
  {
    name: "Eva",
    kind: "rounds-for-time",
    rounds: 5,
    movements: [run(800), swing(30, 32, 24), pullUp(30)],
    domain: "very long",
    needs: ["pull-ups"],
  },
  {
    name: "Amanda",
    kind: "for-time",
    movements: [move("Ring muscle-up", [9, 7, 5]), loaded("Snatch", [9, 7, 5], 61, 43)],
    domain: "short",
    needs: ["muscle-ups"],
  },
  {
    name: "Murph",
    kind: "for-time",
    vest: { men: 9, women: 6 },
    movements: [run(1609), pullUp(100), move("Push-up", 200), move("Air squat", 300), run(1609)],
    domain: "very long",
    needs: ["pull-ups"],
    // Without the vest.
    usual: { beginner: [60, 75], intermediate: [47, 60], advanced: [37, 47], elite: [30, 35] },
  },
  {
    name: "DT",
    kind: "rounds-for-time",
    rounds: 5,
    movements: [loaded("Deadlift", 12, 70, 47.5), loaded("Hang power clean", 9, 70, 47.5), loaded("Push jerk", 6, 70, 47.5)],
    domain: "medium",
    needs: [],
    usual: { beginner: [14, 20], intermediate: [9, 14], advanced: [6.5, 9], elite: [4, 5] },
  },
  {
    name: "JT",
    kind: "for-time",
    movements: [handstandPushUp(TWENTY_ONE), move("Ring dip", TWENTY_ONE), move("Push-up", TWENTY_ONE)],
    domain: "medium",
    needs: ["handstand push-ups", "ring dips"],
  },
  {
    name: "Michael",
    kind: "rounds-for-time",
    rounds: 3,
    movements: [run(800), move("Back extension (bodyweight)", 50), move("Sit-up", 50)],
    domain: "long",
    needs: [],
  },
  {
    name: "Nate",
    kind: "amrap",
    minutes: 20,
    movements: [move("Ring muscle-up", 2), handstandPushUp(4), swing(8, 32, 24)],
    domain: "long",
    needs: ["muscle-ups", "handstand push-ups"],
  },
  { name: "Randy", kind: "for-time", movements: [loaded("Power snatch", 75, 34, 25)], domain: "short", needs: [] },
  {
    name: "Josh",
    kind: "for-time",
    movements: [loaded("Overhead squat", TWENTY_ONE, 43, 29), pullUp([42, 30, 18])],
    domain: "medium",
    needs: ["overhead squats", "pull-ups"],
  },
  {
    name: "Chad",
    kind: "for-time",
    vest: { men: 20, women: 15 },
    movements: [{ exercise: "Step-up", called: "box step-up", reps: 1000 }],
    domain: "very long",
    needs: [],
  },
  {
    name: "Filthy Fifty",
    kind: "for-time",
    movements: [
      move("Box jump", 50),
      { exercise: "Band-assisted pull-up", called: "jumping pull-up", reps: 50 },
      swing(50, 16, 12),
      move("Walking lunge", 50),
      { exercise: "Hanging knee raise", called: "knees-to-elbow", reps: 50 },
      loaded("Push press", 50, 20, 15),
      move("Back extension (bodyweight)", 50),
      loaded("Wall ball", 50, 9, 6),
      move("Burpee", 50),
      move("Double-under", 50),
    ],
    domain: "long",
    needs: ["double-unders"],
  },
  {
    name: "Fight Gone Bad",
    kind: "points",
    rounds: 3,
    minutes: 1,
    restMinutes: 1,
    movements: [
      { exercise: "Wall ball", maxReps: true, load: { men: 9, women: 6 } },
      { exercise: "Sumo deadlift high pull", maxReps: true, load: { men: 34, women: 25 } },
      { exercise: "Box jump", maxReps: true },
      { exercise: "Push press", maxReps: true, load: { men: 34, women: 25 } },
      { exercise: "Row erg", maxReps: true, calories: true },
    ],
    domain: "medium",
    needs: [],
  },
  {
    name: "Baseline",
    kind: "for-time",
    movements: [row(500), move("Air squat", 40), move("Sit-up", 30), move("Push-up", 20), pullUp(10)],
    domain: "short",
    needs: [],
  },
  {
    name: "CrossFit Total",
    kind: "max-load",
    movements: [move("Back squat", 1), move("Overhead press", 1), move("Deadlift", 1)],
    domain: "strength",
    needs: [],
  },
];

const BY_NAME = new Map(BENCHMARK_WORKOUTS.map((workout) => [workout.name.toLowerCase(), workout]));

/** The benchmark workout of that name, whatever its capitals. */
export function findBenchmarkWorkout(name: string): BenchmarkWorkout | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}
