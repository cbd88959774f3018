/** What stands in for a barbell lift whose load would be lighter than the empty bar. */
const LIGHTER: ReadonlyMap<string, string> = new Map([
  ["Back squat", "Goblet squat"],
  ["Front squat", "Goblet squat"],
  ["Box squat", "Goblet squat to box"],
  ["Pause squat", "Goblet squat"],
  ["Deadlift", "Dumbbell Romanian deadlift"],
  ["Romanian deadlift", "Dumbbell Romanian deadlift"],
  ["Overhead press", "Seated dumbbell press"],
  ["Push press", "Seated dumbbell press"],
  ["Bench press", "Dumbbell bench press"],
  ["Barbell row", "Single-arm dumbbell row"],
  ["Hip thrust", "Glute bridge"],
  ["Thruster", "Dumbbell thruster"],
  ["Power clean", "Dumbbell hang clean"],
  ["Hang power clean", "Dumbbell hang clean"],
  ["Snatch", "Technique PVC snatch and clean drill"],
  ["Power snatch", "Dumbbell snatch"],
  ["Clean and jerk", "Technique PVC snatch and clean drill"],
  ["Overhead squat", "Technique PVC snatch and clean drill"],
]);

export function lighterVersion(name: string): string {
  return LIGHTER.get(name) ?? "Goblet squat";
}

export const BELOW_BAR_REASON = "The right load would be lighter than the empty bar.";
