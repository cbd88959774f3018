import type { RegionStress } from "@ironpace/contract";
import type { Region } from "@ironpace/training";
import { type Muscle, MUSCLES } from "#ui/training/body/plates.ts";

/** 3 works most, 2 helps, 1 holds steady, 0 rests. */
export type Work = 0 | 1 | 2 | 3;

/**
 * How much each muscle works in an exercise: the muscles the library names work most, those of a stressed region help (moderate or high stress) or
 * hold steady (light stress). Joints are no muscles: the knee says nothing about the quads.
 */
export function muscleWork(muscleGroups: readonly string[], stress: RegionStress): ReadonlyMap<Muscle, Work> {
  const main = new Set(muscleGroups.flatMap((group) => MUSCLES_OF_GROUP[group.toLowerCase()] ?? []));
  const work = new Map<Muscle, Work>(MUSCLES.map((muscle) => [muscle, main.has(muscle) ? 3 : 0]));
  for (const [region, grade] of Object.entries(stress) as [Region, 1 | 2 | 3][]) {
    for (const muscle of MUSCLES_OF_REGION[region] ?? []) {
      work.set(muscle, Math.max(work.get(muscle) ?? 0, grade > 1 ? 2 : 1) as Work);
    }
  }
  return work;
}

/** The words of `muscle_group` that name a muscle of the drawing, for a search in the library. */
export function groupsOfMuscle(muscle: Muscle): readonly string[] {
  return Object.entries(MUSCLES_OF_GROUP).flatMap(([group, muscles]) =>
    muscles.includes(muscle) && muscles.length <= MAX_MUSCLES ? [group] : [],
  );
}

/** "full body" finds everything and narrows nothing. */
const MAX_MUSCLES = 5;

const BACK: readonly Muscle[] = ["upper back", "lats", "traps"];
const LEGS: readonly Muscle[] = ["quads", "hamstrings", "glutes", "calves"];
const UPPER: readonly Muscle[] = ["chest", "shoulders", "triceps", "upper back", "lats", "biceps", "traps"];

const MUSCLES_OF_GROUP: Readonly<Record<string, readonly Muscle[]>> = {
  ...Object.fromEntries(MUSCLES.map((muscle) => [muscle, [muscle]])),
  "full body": [...LEGS, "shoulders", "abs", "upper back", "chest"],
  "full body cardio": [...LEGS, "shoulders", "upper back"],
  "full upper": UPPER,
  "upper body cardio": ["shoulders", "triceps", "lats", "abs"],
  "posterior chain": ["glutes", "hamstrings", "lower back"],
  legs: LEGS,
  "legs cardio": LEGS,
  back: BACK,
  core: ["abs", "obliques"],
  grip: ["forearms"],
  wrists: ["forearms"],
  "upper chest": ["chest"],
  "rear delts": ["shoulders"],
  "rotator cuff": ["shoulders"],
  "glute med": ["glutes"],
  hip: ["glutes"],
  hips: ["glutes", "adductors"],
  "hip flexors": ["quads"],
  soleus: ["calves"],
  ankle: ["calves", "shins"],
  ankles: ["calves", "shins"],
  neck: ["traps"],
  "thoracic spine": ["upper back"],
  spine: ["lower back"],
};

const MUSCLES_OF_REGION: Readonly<Partial<Record<Region, readonly Muscle[]>>> = {
  neck: ["traps"],
  shoulder: ["shoulders"],
  wrist_hand: ["forearms"],
  upper_back: BACK,
  chest_ribs: ["chest"],
  lower_back: ["lower back"],
  abdomen: ["abs", "obliques"],
  hip_groin: ["glutes", "adductors"],
  thigh: ["quads", "hamstrings"],
  lower_leg: ["calves", "shins"],
};
