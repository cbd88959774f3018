import { equipmentKey } from "../../catalogue/equipment.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { HyroxStation } from "../../catalogue/race-formats.ts";
import type { PlanContext } from "../../context/context.ts";
import { ONE_ARM_LIFTS, onlyArm } from "../../injuries/limits/sound-arm.ts";
import type { Choice } from "../../selection/exercise-picker.ts";

/** What trains a station when its implement is missing or closed, nearest first (exercise-selection.md sections 7 and 10). */
const STAND_INS: { readonly [exercise: string]: readonly string[] } = {
  "Ski erg": [
    "Row erg",
    "Band lat pulldown",
    "Medicine ball slam",
    "Straight-arm pulldown",
    "Kettlebell swing (Russian)",
    "Bike erg",
    "Assault bike",
  ],
  "Sled push": [
    "Plate push",
    "Band-resisted march",
    "Uphill power march",
    "Wall drive march",
    "Incline treadmill march",
    "Split squat",
    "Leg press",
    "Step-up",
  ],
  "Sled pull (rope)": [
    "Backward sled drag",
    "Band hand-over-hand pull",
    "Dumbbell bent-over row",
    "Seated cable row",
    "Band row",
    "Chest-supported row",
    "Single-arm dumbbell row",
    "Backpack row",
    "Barbell row",
    "Ring row",
  ],
  "Burpee broad jump": ["Burpee", "No-jump incline burpee", "Step-up", "Step-up (low box)", "Assault bike"],
  "Row erg": ["Ski erg", "Bike erg", "Assault bike", "Elliptical", "Kettlebell swing (Russian)", "Backpack swing"],
  "Farmers carry": ["Dumbbell farmers carry", "Suitcase carry", "Backpack bear-hug carry", "Sandbag bear-hug carry", "Trap-bar hold"],
  "Sandbag lunge": ["Walking lunge (backpack)", "Walking lunge", "Reverse lunge", "Step-up", "Step-up (low box)"],
  "Wall ball": ["Medicine ball squat throw", "Dumbbell thruster", "Backpack thruster", "Goblet squat", "Goblet squat to box"],
};

/** The station itself, or the nearest thing to it that is open and not in the session yet; undefined when nothing is. */
export function stationChoice(
  { picker, athlete: { equipment }, reading }: PlanContext,
  station: HyroxStation,
  taken: ReadonlySet<string>,
): Choice | undefined {
  const choice = picker.pick(station.exercise);
  const own = findExercise(station.exercise);
  if (own !== undefined && picker.isUnlovedStation(own.name)) return taken.has(own.name) ? undefined : { exercise: own };
  if (choice.replaced === undefined) return taken.has(choice.exercise.name) ? undefined : choice;
  const known = (STAND_INS[station.exercise] ?? []).filter(
    // An arm that trains on alone does so in sets, and not against the clock.
    (name) => findExercise(name) !== undefined && !(onlyArm(reading.regions) !== undefined && ONE_ARM_LIFTS.includes(name)),
  );
  const isMakeshift = (name: string): boolean => /backpack/iu.test(name);
  // Whoever has weights fills no backpack.
  const names = hasDumbbells(equipment) ? known.toSorted((a, b) => Number(isMakeshift(a)) - Number(isMakeshift(b))) : known;
  // A second erg in a session is the first one again, not a swing.
  const erg = RACE_ERGS.find((name) => name !== station.exercise && picker.allows(name));
  const isErg = RACE_ERGS.includes(station.exercise) && erg !== undefined;
  const open = picker.open(isErg ? [erg] : names).find(({ exercise }) => !taken.has(exercise.name));
  // A token exercise trains no station: then it is left out, and the notes say so.
  return open === undefined ? undefined : { exercise: open.exercise, replaced: choice.replaced };
}

const RACE_ERGS = ["Ski erg", "Row erg"];

/** A sled without a rope is dragged: the same metres and kilograms. */
export const SLED_DRAG = "Backward sled drag";

export function hasDumbbells(equipment: PlanContext["athlete"]["equipment"]): boolean {
  return equipment === undefined || equipment.some((name) => equipmentKey(name) === "dumbbell" || equipmentKey(name) === "dumbbells");
}
