import { FOCUS_TRAITS } from "#training/athlete/focus-traits.ts";
import { EXERCISES_OF_AIM, statedEverydayAims } from "#training/athlete/stated/stated-everyday-aims.ts";
import { EXERCISES_OF_WANTED, statedWantedParts, type WantedPart } from "#training/athlete/stated/stated-wanted-parts.ts";
import { EXERCISES_OF_PART, statedWeakParts } from "#training/athlete/stated/stated-weak-parts.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import { loadingLevel } from "#training/physiology/loading-limits.ts";
import { trainedFamily } from "#training/selection/movement-families.ts";
import { weeklyLandmarks } from "#training/selection/strength/landmarks.ts";
import { countedFamily, type PlannedSlot } from "#training/selection/strength/weekly-volume.ts";
import type { SessionBrief } from "#training/context/draft.ts";
import { SHOULDER_HEALTH } from "../hard-sets.ts";
import { slot as slotOf } from "#training/selection/strength/exercise-slot.ts";

const WITH_PARTS: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["SFm", "SF", "SL", "REs", "SWs"]);

/** Sessions of a heavy single lift or of station work keep their few exercises. */
const WITHOUT_WANTED: ReadonlySet<SessionBrief["code"]> = new Set<SessionBrief["code"]>(["HX", "RACE"]);

const PART_SETS = 2;

/** What the athlete calls weak, wants more of, or wants for everyday life, has sets of its own in each session, behind the first two exercises, where none of it is planned. */
export function withWantedParts(brief: SessionBrief, planned: readonly PlannedSlot[]): readonly PlannedSlot[] {
  const { code, day, isTaper, isRecovery } = brief;
  const { athlete, picker } = brief.context;
  if (isTaper || isRecovery) return planned;
  const text = `${athlete.injuries ?? ""}\n${athlete.dislikes ?? ""}`;
  const wanted = WITHOUT_WANTED.has(code) ? [] : statedWantedParts(text).map((part) => wantedOn(part, day));
  const supports = FOCUS_TRAITS[athlete.focus].takesWeakParts && WITH_PARTS.has(code);
  if (!supports && wanted.length === 0) return planned;
  const aims = supports ? statedEverydayAims(text).map((aim) => EXERCISES_OF_AIM[aim].filter((name) => picker.allows(name))) : [];
  const weak = supports ? statedWeakParts(text).map((part) => EXERCISES_OF_PART[part]) : [];
  const parts = [...weak, ...wanted, ...aims];
  const slots = aims.reduce(withAimFirst, planned);
  const missing = parts
    .filter((names) => !slots.some(({ slot }) => slot.options.some((name) => names.includes(name))))
    .flatMap((names): readonly PlannedSlot[] => {
      const open = names.filter((name) => picker.allows(name) && (!wanted.includes(names) || hasRoom(brief, name)));
      return open.length === 0 ? [] : [{ slot: slotOf("accessory", ...open), sets: PART_SETS }];
    });
  // Those that are planned come earlier, so that a short day keeps them.
  const isPart = ({ slot }: PlannedSlot): boolean => parts.some((names) => slot.options.some((name) => names.includes(name)));
  const [first, second] = [slots.slice(0, FIRST_TWO), slots.slice(FIRST_TWO)];
  return [...first, ...missing, ...second.filter(isPart), ...second.filter((slot) => !isPart(slot))];
}

/** Whether the week has sets left for it: what trains a main movement stays within the landmark of its sets (strength.md section 6). */
function hasRoom({ context, weekCodes, day }: SessionBrief, name: string): boolean {
  const exercise = findExercise(name);
  const family = exercise === undefined ? undefined : trainedFamily(exercise);
  if (family === undefined || SHOULDER_HEALTH.has(name)) return true;
  const { high } = weeklyLandmarks(context.athlete.focus, loadingLevel(context.athlete.level, context.athlete.trainingYears));
  const { places } = context.strengthWeek(weekCodes);
  const planned = places.reduce((sum, { slot, sets }) => sum + (countedFamily(slot) === family ? sets : 0), 0);
  const lifting = weekCodes.slice(0, day - 1).filter((code) => places.some((place) => place.code === code)).length;
  return lifting < Math.floor((high - planned) / PART_SETS);
}

/** An implement has another exercise on every day of the week; a muscle group has its best one. */
function wantedOn(part: WantedPart, day: number): readonly string[] {
  const names = EXERCISES_OF_WANTED[part];
  const from = part === "kettlebells" ? (day - 1) % names.length : 0;
  return [...names.slice(from), ...names.slice(0, from)];
}

/** A place that may hold what an aim asks for, as the one of the trunk may a carry, holds it. */
function withAimFirst(slots: readonly PlannedSlot[], names: readonly string[]): readonly PlannedSlot[] {
  const at = slots.findIndex(({ slot }, index) => index >= FIRST_TWO && slot.options.some((name) => names.includes(name)));
  return slots.map((one, index) =>
    index === at
      ? { ...one, slot: { ...one.slot, options: [...names, ...one.slot.options.filter((name) => !names.includes(name))] } }
      : one,
  );
}

const FIRST_TWO = 2;
