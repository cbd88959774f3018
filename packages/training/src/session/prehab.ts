import type { Region } from "../catalogue/exercise.ts";
import { regionName } from "../injuries/region-name.ts";
import type { PlanContext } from "../context/context.ts";
import type { DraftItem, SessionBrief } from "../context/draft.ts";
import type { Choice, ExercisePicker } from "../selection/exercise-picker.ts";
import { setsItem } from "../prescription/items.ts";

/** One exercise that keeps a region working, best first; all of them easy on it. */
const PREHAB: { readonly [region in Region]: readonly string[] } = {
  neck: ["Neck mobility (gentle)"],
  shoulder: ["Band pull-apart", "Wall slide"],
  elbow: ["Face pull", "Band pull-apart"],
  wrist_hand: ["Wrist mobility drill"],
  upper_back: ["Band pull-apart", "Thoracic rotation stretch"],
  chest_ribs: ["Thoracic rotation stretch", "Wall slide"],
  lower_back: ["Bird dog", "Cat-cow"],
  abdomen: ["Dead bug"],
  hip_groin: ["Side-lying hip abduction", "Clamshell", "Glute bridge"],
  thigh: ["Glute bridge", "Straight-leg raise"],
  knee: ["Straight-leg raise", "Clamshell"],
  lower_leg: ["Calf raise", "Seated calf raise", "Ankle mobility drill"],
  ankle: ["Ankle mobility drill"],
  foot: ["Calf raise", "Seated calf raise", "Ankle mobility drill"],
};

const SEVERE = 3;
const REST_SECONDS = 15;
/** Seconds of warm-up for each item. */
const ROOM = 240;

/** For every injured region that may be loaded one item of 2 × 12-15 (injuries.md section 2), as many as the warm-up has time for. */
export function prehab({ context, frame, code }: SessionBrief, seconds: number): DraftItem[] {
  if (code === "RACE" || context.reading.regions.length === 0) return [];
  const reps = 12 + ((frame.macroWeek - 1) % 4);
  return careOf(context)
    .slice(0, Math.max(1, Math.floor(seconds / ROOM)))
    .map(({ choice, notes }) => setsItem(context, choice, { sets: 2, reps, restSeconds: REST_SECONDS, rpe: 3, notes }));
}

interface Care {
  readonly choice: Choice;
  readonly notes: string;
}

/** The same in every session of a plan, which has one picker. */
const CARE = new WeakMap<ExercisePicker, readonly Care[]>();

function careOf(context: PlanContext): readonly Care[] {
  const known = CARE.get(context.picker);
  if (known !== undefined) return known;
  const taken = new Set<string>();
  const injured = context.reading.regions.filter(({ grade }) => grade < SEVERE).toSorted((a, b) => b.grade - a.grade);
  const care = injured.flatMap(({ region }): Care[] => {
    const name = PREHAB[region].find((candidate) => context.picker.allows(candidate) && !taken.has(candidate));
    if (name === undefined) return [];
    taken.add(name);
    return [{ choice: context.picker.pick(name), notes: `For the ${regionName(region)}: slow, no pain.` }];
  });
  CARE.set(context.picker, care);
  return care;
}
