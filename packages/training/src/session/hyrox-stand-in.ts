import type { HyroxStation } from "../catalogue/race-formats.ts";
import type { PlanContext } from "../context/context.ts";
import type { Choice } from "../selection/exercise-picker.ts";

/** What trains a station when its implement is missing or closed, nearest first (events.md section 1). */
const STAND_INS: { readonly [exercise: string]: readonly string[] } = {
  "Ski erg": ["Straight-arm pulldown", "Kettlebell swing (Russian)", "Row erg", "Bike erg", "Assault bike"],
  "Sled push": ["Incline treadmill march", "Leg press", "Step-up", "Wall sit", "Bike erg"],
  "Sled pull (rope)": ["Backward sled drag", "Chest-supported row", "Single-arm dumbbell row", "Barbell row", "Ring row"],
  "Burpee broad jump": ["Burpee", "No-jump incline burpee", "Step-up (low box)", "Assault bike"],
  "Row erg": ["Ski erg", "Bike erg", "Assault bike", "Elliptical"],
  "Farmers carry": ["Suitcase hold", "Trap-bar hold", "Sandbag bear-hug carry"],
  "Sandbag lunge": ["Walking lunge", "Reverse lunge", "Step-up", "Step-up (low box)", "Hip thrust"],
  "Wall ball": ["Goblet squat to box", "Goblet squat", "Air squat", "Medicine ball chest pass (seated)"],
};

/** The station itself, or the nearest thing to it that is open and not in the session yet; undefined when nothing is. */
export function stationChoice({ picker }: PlanContext, station: HyroxStation, taken: ReadonlySet<string>): Choice | undefined {
  const choice = picker.pick(station.exercise);
  if (choice.replaced === undefined) return taken.has(choice.exercise.name) ? undefined : choice;
  const open = picker.open(STAND_INS[station.exercise] ?? []).find(({ exercise }) => !taken.has(exercise.name));
  if (open !== undefined) return { exercise: open.exercise, replaced: choice.replaced };
  return taken.has(choice.exercise.name) ? undefined : choice;
}
