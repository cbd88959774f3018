import { heavyBodyRest } from "../../physiology/loading-limits.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { setsItem } from "../../prescription/items.ts";
import { isLightLifting } from "../../prescription/load/light-lifting.ts";
import { mildLoad } from "../../prescription/load/mild-limits.ts";
import { liftDose } from "../../prescription/strength/lift-dose.ts";
import { byWeeks } from "./weightlifting-rungs.ts";

/** Seconds between sets of squats after the lifts. */
const LEAST_SQUAT_REST = 150;

/** Repetitions, percent of the maximum and sets of the squat. */
type SquatRow = readonly [reps: number, percent: number, sets: number];

/** By whole weeks to the meet: fives, then fours, triples, doubles on the last heavy day (race-demands.md section 9). */
const SQUATS_BY_WEEK: readonly SquatRow[] = [
  [2, 70, 2],
  [2, 87.5, 3],
  [3, 87.5, 3],
  [3, 85, 4],
  [4, 83.5, 4],
  [4, 82.5, 4],
  [4, 82.5, 4],
  [5, 80, 4],
  [5, 77.5, 4],
];

/** Farther away in the waves of the lifts. */
const FAR_SQUATS: readonly [SquatRow, ...SquatRow[]] = [
  [6, 72.5, 4],
  [6, 75, 4],
  [5, 77.5, 4],
  [5, 80, 4],
];

/** In a taper the back squat is the heavy one. */
const LIGHT_IN_TAPER: SquatRow = [2, 75, 2];

/** A light touch after the last heavy day. */
const TOUCH_SQUATS: SquatRow = [2, 70, 2];

/** On each of three days (strength.md section 6). */
const SETS_OF_BEGINNERS = 2;

/** From here on nothing has to be hard. */
const LAST_SQUAT = 7;

export function squatted(brief: SessionBrief, name: string, days: number): DraftItem | undefined {
  const { picker, health, loading } = brief.context;
  const { exercise, replaced } = picker.pick(name);
  const isRow = !brief.isTaper || name === "Back squat";
  const [reps, wanted, mostSets] =
    days < LAST_SQUAT ? TOUCH_SQUATS : !isRow ? LIGHT_IN_TAPER : byWeeks(days, brief, SQUATS_BY_WEEK, FAR_SQUATS);
  const isLight = isLightLifting(brief) || !exercise.name.endsWith("quat");
  // Sets that health makes longer take their weight from their repetitions.
  const least = isLight || health.fewestReps > reps ? 0 : Math.min(wanted, 100 * loading.cap) * mildLoad(brief.context, exercise.name);
  const limit = {
    percent: isLight ? 100 : wanted,
    reps: Math.max(reps, health.fewestReps),
    least,
    ...(days < LAST_SQUAT ? { isReminder: true } : {}),
  };
  const lifted = liftDose(brief, exercise, name === "Back squat" ? "main" : "secondary", limit);
  if (lifted?.load === undefined) return undefined;
  const dose = {
    ...lifted,
    restSeconds: Math.max(lifted.restSeconds, LEAST_SQUAT_REST + brief.context.loading.extraRest + heavyBodyRest(brief.context.athlete)),
  };
  const { focus } = brief.context.athlete;
  // Three squat days a week: who trains more than strength has room for nine hard sets (strength.md section 6).
  const usual = focus === "strength" || focus === "powerlifting" ? 4 : 3;
  const most = Math.min(mostSets, brief.context.level === "beginner" ? SETS_OF_BEGINNERS : usual);
  const sets = Math.min(brief.frame.isDeload ? 2 : most, dose.mostSets);
  return setsItem(brief.context, replaced === undefined ? { exercise } : { exercise, replaced }, { ...dose, sets });
}
