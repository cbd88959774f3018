import { addDays, type Weekday } from "#training/calendar/day.ts";
import type { SessionBrief } from "#training/context/draft.ts";
import { liftOfExercise } from "#training/athlete/lifts/training-lifts.ts";
import type { ExerciseSlot } from "#training/selection/strength/exercise-slot.ts";
import type { MovementFamily } from "#training/selection/movement-families.ts";
import { countedFamily, plannedSlots } from "#training/selection/strength/weekly-volume.ts";
import { chooseExercise } from "../choose-exercise.ts";
import { withLiked } from "./liked-slot.ts";

/**
 * An accessory slot without what the day before trained, where another of its exercises is work as well: the same muscles need a day between
 * (convention). `place` is the slot before the athlete's likes chose for it.
 */
export function apartFromYesterday(brief: SessionBrief, place: ExerciseSlot, slot: ExerciseSlot, taken: ReadonlySet<string>): ExerciseSlot {
  if (slot.role !== "accessory") return slot;
  const yesterday = KNOWN.get(brief) ?? accessoriesOfYesterday(brief);
  KNOWN.set(brief, yesterday);
  if (yesterday.size === 0) return slot;
  const today = chooseExercise(brief, slot, taken)?.exercise.name;
  if (today === undefined || !yesterday.has(today)) return slot;
  const others = SAME_MOVEMENT[countedFamily(slot) ?? "trunk"] ?? [];
  const options = [...new Set([...slot.options, ...place.options, ...others])].filter(
    (name) => !yesterday.has(name) && liftOfExercise(name) === undefined,
  );
  const other = { ...slot, options };
  const found = options.length === 0 ? undefined : chooseExercise(brief, other, taken);
  return found !== undefined && options.includes(found.exercise.name) ? other : slot;
}

/** Every slot of a session asks. */
const KNOWN = new WeakMap<SessionBrief, ReadonlySet<string>>();

/** What else trains the movement of a slot. */
const SAME_MOVEMENT: { readonly [family in MovementFamily | "trunk"]?: readonly string[] } = {
  push: ["Seated dumbbell press", "Incline dumbbell press", "Push-up"],
  pull: ["Chest-supported row", "Single-arm dumbbell row", "Lat pulldown"],
};

/** Names of the accessory exercises for a whole movement that the session of the day before holds. */
function accessoriesOfYesterday(brief: SessionBrief): ReadonlySet<string> {
  const { context, frame, weekCodes, weekdays, weekday, date } = brief;
  const at = weekdays.indexOf((weekday - 1) as Weekday);
  const code = weekCodes[at];
  if (code === undefined) return new Set();
  const occurrence = weekCodes.slice(0, at).filter((other) => other === code).length;
  const yesterday: SessionBrief = { ...brief, code, occurrence, weekday: (weekday - 1) as Weekday, date: addDays(date, -1), day: at + 1 };
  const names = new Set<string>();
  for (const { slot } of plannedSlots(context.strengthWeek(weekCodes, frame.macroWeek), code, occurrence)) {
    if (slot.role !== "accessory" || countedFamily(slot) === undefined) continue;
    const name = chooseExercise(yesterday, withLiked(yesterday, slot, names), names)?.exercise.name;
    if (name !== undefined) names.add(name);
  }
  return names;
}
