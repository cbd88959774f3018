import type { Exercise } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { FRAGILE_BACK_RULE, hasFragileSpine } from "../../health/groups/bones.ts";
import { BACK, LOWER_LIMB } from "../../injuries/impact.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { regionName } from "../../injuries/region-name.ts";
import { getExit } from "../../injuries/return-ladder/exits.ts";
import { statedOn } from "../../injuries/return-ladder/next-step.ts";
import { statedPainLimit } from "../../injuries/words/pain-limit.ts";
import type { ExerciseItem } from "../../model/plan.ts";
import { capital, formatList } from "../../model/words.ts";

/** One short sentence where the session loads what is sore; the rule of pain stands in the notes of the plan. */
export function painNote(brief: SessionBrief, items: readonly ExerciseItem[]): string {
  const { reading } = brief.context;
  const loaded = reading.regions.filter(
    ({ region, grade, score }) => grade > 0 && score > 1 && items.some(({ name }) => (findExercise(name)?.stress[region] ?? 0) > 0),
  );
  const isFragile = hasFragileSpine(reading.health) && items.some(isLifted);
  const sore = isFragile ? loaded.filter(({ region }) => !BACK.has(region)) : loaded;
  return `${isFragile ? ` ${FRAGILE_BACK_RULE}` : ""}${soreNote(brief, sore, items)}`;
}

function soreNote(
  { context: { athlete, start }, date, frame: { isDeload } }: SessionBrief,
  loaded: readonly RegionFinding[],
  items: readonly ExerciseItem[],
): string {
  if (loaded.length === 0) return "";
  const week = Math.floor(daysBetween(statedOn(start, athlete.easings), date) / 7);
  const step = loaded.find(({ climbed }) => climbed?.week === week);
  if (step?.climbed !== undefined)
    return ` New for your ${regionName(step.region)}: only if ${getExit(step, step.climbed.from, athlete.focus).test}. ${isDeload ? "If not, leave out the exercises that hurt" : "If not, repeat last week's session"}.`;
  const limit = statedPainLimit(athlete.injuries ?? "");
  const rule = (limit ?? 5) > 3 ? `above 3/10: ${getRelief(loaded, items)}. Above ${limit ?? 5}/10` : `above ${limit ?? 5}/10`;
  return ` ${capital(formatList([...new Set(loaded.map(({ region }) => regionName(region)))]))} pain ${rule}${loaded.some(({ region }) => LOWER_LIMB.has(region)) ? " or with a limp" : ""}: stop the exercise.`;
}

/** What makes the work that loads a sore region lighter: a run has no weight. */
function getRelief(loaded: readonly RegionFinding[], items: readonly ExerciseItem[]): string {
  const loading = items.filter(({ name }) => loaded.some(({ region }) => (findExercise(name)?.stress[region] ?? 0) > 0));
  if (loading.some(hasWeight)) return "use less weight";
  const patterns = new Set(loading.map(({ name }) => findExercise(name)?.movementPattern));
  const relief = RELIEFS.find(([pattern]) => patterns.has(pattern))?.[1];
  return relief ?? (loading.some(isLifted) ? "do fewer reps, or only the part that does not hurt" : "make it easier or shorter");
}

const RELIEFS = [
  ["run", "walk until it settles"],
  ["run_sprint", "run slower, or walk until it settles"],
  ["bike", "take an easier gear"],
  ["swim", "swim slower, with shorter strokes"],
  ["row_erg", "pull easier, with a shorter stroke"],
  ["ski_erg", "pull easier, with a shorter stroke"],
  ["walk", "slow down, on the flat"],
] as const satisfies readonly (readonly [Exercise["movementPattern"], string])[];

function hasWeight(item: ExerciseItem): boolean {
  if (item.load !== undefined || item.weight !== undefined) return true;
  return isLifted(item) && findExercise(item.name)?.equipment.some((need) => WEIGHTS.test(need)) === true;
}

const WEIGHTS = /barbell|dumbbell|kettlebell|sandbag|backpack|cable|machine|plate/u;

/** Strength work, with weights or without. */
export function isLifted({ name, load }: ExerciseItem): boolean {
  return load !== undefined || LIFTED_CATEGORIES.has(findExercise(name)?.category ?? "");
}

const LIFTED_CATEGORIES: ReadonlySet<string> = new Set(["strength", "functional"]);
