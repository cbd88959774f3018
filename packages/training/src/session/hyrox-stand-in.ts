import { MOST_CARRY } from "../demand/hyrox/station-load.ts";
import { equipmentKey } from "../catalogue/equipment.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { hyroxLoad, type HyroxStation } from "../catalogue/race-formats.ts";
import type { PlanContext } from "../context/context.ts";
import type { Load } from "../model/plan.ts";
import { implementLoad } from "../prescription/implement-load.ts";
import { roundDumbbell, roundKettlebell } from "../physiology/rounding.ts";
import type { Choice } from "../selection/exercise-picker.ts";

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
  { picker, athlete: { equipment } }: PlanContext,
  station: HyroxStation,
  taken: ReadonlySet<string>,
): Choice | undefined {
  const choice = picker.pick(station.exercise);
  const own = findExercise(station.exercise);
  if (own !== undefined && picker.isUnlovedStation(own.name)) return taken.has(own.name) ? undefined : { exercise: own };
  if (choice.replaced === undefined) return taken.has(choice.exercise.name) ? undefined : choice;
  const known = (STAND_INS[station.exercise] ?? []).filter((name) => findExercise(name) !== undefined);
  const isMakeshift = (name: string): boolean => /backpack/iu.test(name);
  // Whoever has weights fills no backpack.
  const names = hasDumbbells(equipment) ? known.toSorted((a, b) => Number(isMakeshift(a)) - Number(isMakeshift(b))) : known;
  const open = picker.open(names).find(({ exercise }) => !taken.has(exercise.name));
  // A token exercise trains no station: then it is left out, and the notes say so.
  return open === undefined ? undefined : { exercise: open.exercise, replaced: choice.replaced };
}

function hasDumbbells(equipment: PlanContext["athlete"]["equipment"]): boolean {
  return equipment === undefined || equipment.some((name) => equipmentKey(name) === "dumbbell" || equipmentKey(name) === "dumbbells");
}

/** What is done with the body alone where there are no dumbbells. */
const WITH_DUMBBELLS: ReadonlySet<string> = new Set(["Walking lunge", "Reverse lunge"]);

/** Of the station's race load, and whether in both hands (choice): what is lifted instead of pushed or thrown weighs less. */
const STAND_IN_LOADS: { readonly [exercise: string]: { readonly share: number; readonly perHand?: true; readonly isBell?: true } } = {
  "Dumbbell farmers carry": { share: 1, perHand: true },
  "Suitcase carry": { share: 1, isBell: true },
  "Walking lunge": { share: 0.5, perHand: true },
  "Reverse lunge": { share: 0.5, perHand: true },
  "Dumbbell thruster": { share: 1, perHand: true },
  "Goblet squat": { share: 2 },
  "Goblet squat to box": { share: 2 },
  "Kettlebell swing (Russian)": { share: 1, isBell: true },
};

/** A carry without kilograms is no carry: the weight of what stands in, where it has one. */
export function standInLoad(context: PlanContext, exercise: string, station: HyroxStation, care = 1): Load | undefined {
  const { division, athlete, unit, capacities } = context;
  const found = STAND_IN_LOADS[exercise];
  const race = hyroxLoad(station, division);
  const isBare = WITH_DUMBBELLS.has(exercise) && !hasDumbbells(athlete.equipment);
  if (isBare) return undefined;
  // A bell that is swung in the place of a machine has the weight of its own exercise.
  if (found === undefined || race === undefined) return implementLoad(context, exercise, undefined, care);
  const wanted = Math.min(
    race * found.share * care,
    MOST_OF_BODY * (athlete.bodyWeight ?? Number.POSITIVE_INFINITY),
    MOST_CARRY.ofDeadlift * (capacities.lifts.deadlift?.oneRepMax ?? Number.POSITIVE_INFINITY),
  );
  const kilograms = found.isBell === true ? roundKettlebell(wanted) : roundDumbbell(wanted, unit);
  return { kilograms, perHand: found.perHand === true, estimated: false };
}

/** Per hand, of body weight. */
const MOST_OF_BODY = 0.4;
