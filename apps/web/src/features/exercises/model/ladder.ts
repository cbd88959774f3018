import type { Exercise } from "../api/exercise.ts";
import type { Variant } from "../api/exercise-story.ts";

/** A step of the ladder. */
export interface Rung {
  readonly id: string;
  readonly name: string;
  readonly place: "easier" | "here" | "harder";
  readonly equipment: readonly string[];
  /** False of one that only stands in the same family. */
  readonly isSameMovement: boolean;
}

/** Families whose order coaches agree on, the easiest first. */
const FAMILIES: readonly (readonly string[])[] = [
  ["Air squat", "Goblet squat", "Box squat", "Back squat", "Pause squat", "Front squat", "Overhead squat"],
  ["Air squat", "Box pistol squat", "Skater squat", "Pistol squat"],
  ["Glute bridge", "Kettlebell deadlift", "Romanian deadlift", "Trap-bar deadlift", "Deadlift", "Sumo deadlift"],
  ["Glute bridge", "Single-leg glute bridge", "Hip thrust", "Single-leg hip thrust"],
  [
    "Split squat (short range)",
    "Split squat",
    "Reverse lunge",
    "Walking lunge",
    "Bulgarian split squat",
    "Front-rack lunge",
    "Overhead lunge",
  ],
  ["Step-up (low box)", "Step-up", "Walking lunge", "Sandbag lunge"],
  ["Incline push-up", "Push-up", "Close-grip push-up", "Decline push-up", "Ring push-up", "Archer push-up"],
  ["Dumbbell floor press", "Dumbbell bench press", "Bench press", "Close-grip bench press"],
  ["Push-up", "Dip (parallel bar)", "Weighted dip", "Ring dip"],
  ["Landmine press", "Standing dumbbell press", "Overhead press", "Push press", "Push jerk", "Split jerk"],
  ["Pike push-up", "Wall walk", "Handstand hold", "Handstand push-up negative", "Handstand push-up (strict)", "Deficit handstand push-up"],
  [
    "Lat pulldown",
    "Band-assisted pull-up",
    "Negative pull-up",
    "Chin-up (strict)",
    "Pull-up (strict)",
    "Weighted pull-up",
    "Towel pull-up",
  ],
  ["Pull-up (strict)", "Pull-up (kipping)", "Chest-to-bar pull-up", "Bar muscle-up", "Ring muscle-up"],
  ["Band row", "Ring row", "Inverted row (feet elevated)", "Archer ring row"],
  ["Chest-supported row", "Single-arm dumbbell row", "Barbell row", "Pendlay row"],
  ["Dumbbell hang clean", "Hang power clean", "Power clean", "Squat clean", "Clean and jerk"],
  ["Dumbbell snatch", "Power snatch", "Snatch balance", "Snatch"],
  ["Backpack thruster", "Dumbbell thruster", "Thruster"],
  ["Backpack swing", "Kettlebell swing (Russian)", "Kettlebell swing (American)"],
  ["Suitcase carry", "Farmers carry", "Front-rack carry", "Overhead carry"],
  ["No-jump incline burpee", "Burpee", "Burpee box jump-over", "Burpee broad jump"],
  ["Isometric hamstring bridge", "Slider hamstring curl", "Nordic hamstring curl (band-assisted)", "Nordic hamstring curl"],
  ["Dead bug", "Plank", "Long-lever plank", "Body saw", "Ab-wheel rollout"],
  ["Hanging knee raise", "Toes-to-bar"],
  ["Single-under", "Double-under"],
];

/** At most this many steps either way. */
const MAX_STEPS = 3;

/**
 * Easier and harder forms of an exercise, the easiest first: in the order coaches agree on, else by difficulty and then by how much the body is
 * stressed. Only exercises the library has.
 */
export function getLadder(exercise: Exercise, variants: readonly Variant[]): readonly Rung[] {
  const name = exercise.catalogue_name ?? exercise.name;
  const family = FAMILIES.find((names) => names.includes(name));
  const here: Rung = { id: exercise.id, name: exercise.name, place: "here", equipment: exercise.equipment, isSameMovement: true };
  const toRungs = (list: readonly Variant[], place: "easier" | "harder"): readonly Rung[] =>
    list.map(({ id, name: other, equipment, same_movement: isSameMovement }) => ({ id, name: other, place, equipment, isSameMovement }));
  const [easier, harder] = family === undefined ? byDifficulty(exercise, variants) : byFamily(family, name, variants);
  return [...toRungs(easier.slice(-MAX_STEPS), "easier"), here, ...toRungs(harder.slice(0, MAX_STEPS), "harder")];
}

type Sides = readonly [easier: readonly Variant[], harder: readonly Variant[]];

function byFamily(family: readonly string[], name: string, variants: readonly Variant[]): Sides {
  const find = (names: readonly string[]) => names.flatMap((each) => variants.find((variant) => variant.name === each) ?? []);
  const place = family.indexOf(name);
  return [find(family.slice(0, place)), find(family.slice(place + 1))];
}

function byDifficulty({ difficulty, stress, muscles }: Exercise, variants: readonly Variant[]): Sides {
  const rank = { beginner: 1, intermediate: 2, advanced: 3 }[difficulty];
  const demand = (level: number, parts: Variant["stress"]) => level * 100 + Object.values(parts).reduce((sum, grade) => sum + grade, 0);
  const own = demand(rank, stress);
  const near = variants.filter((variant) => variant.same_movement && variant.muscles.some((muscle) => muscles.includes(muscle)));
  const sorted = near.toSorted((a, b) => demand(a.difficulty_rank, a.stress) - demand(b.difficulty_rank, b.stress));
  return [
    sorted.filter((variant) => demand(variant.difficulty_rank, variant.stress) < own),
    sorted.filter((variant) => demand(variant.difficulty_rank, variant.stress) > own),
  ];
}
