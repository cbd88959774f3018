import { findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import { durationText } from "../../prescription/items.ts";
import { formatClock } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";

/** Whether the front or back of the pelvis hurts in a pregnancy (special-populations.md section 4.1, practice). */
export function hasPelvicGirdlePain({ reading: { health } }: Pick<PlanContext, "reading">): boolean {
  return health.findings.some(({ group }) => group === "pelvic-girdle");
}

/** Walks are short and slow with small steps, and squats narrow, while the pelvis hurts. */
export function withPelvicCues(context: PlanContext, items: readonly DraftItem[]): readonly DraftItem[] {
  if (!hasPelvicGirdlePain(context)) return items;
  return items.map((item) => {
    const pattern = findExercise(item.name)?.movementPattern;
    const cue = pattern === "walk" ? SMALL_STEPS : pattern === "squat" ? NARROW_SQUAT : undefined;
    if (cue === undefined) return item;
    const line = pattern === "walk" ? inShortWalks(item) : item;
    return { ...line, notes: line.notes === undefined ? cue : `${line.notes} ${cue}` };
  });
}

/** A walk of more than five minutes as shorter ones with a rest between, in the same time. */
export function inShortWalks(
  item: DraftItem,
  { longest, between }: { readonly longest: Seconds; readonly between: Seconds } = { longest: LONGEST_WALK, between: BETWEEN_WALKS },
): DraftItem {
  const { sets = 1, dose } = item;
  if (sets > 1 || (dose.seconds ?? 0) <= longest) return item;
  const walks = Math.ceil(dose.totalSeconds / (longest + between));
  const seconds = 30 * Math.floor(dose.totalSeconds / walks / 30) - between;
  return {
    ...item,
    sets: walks,
    duration: durationText(seconds),
    ...(between === 0 ? {} : { restBetweenSets: formatClock(between) }),
    dose: { seconds, restSeconds: between, totalSeconds: walks * (seconds + between) },
  };
}

const LONGEST_WALK: Seconds = 300;
const BETWEEN_WALKS: Seconds = 120;

/** The rule of pain on every page. */
export function pelvicNote(context: PlanContext): string {
  return hasPelvicGirdlePain(context)
    ? " Your pelvis: above 3/10 make it shorter, slower or lighter; above 5/10, or when it is worse the next morning, leave that exercise out."
    : "";
}

const SMALL_STEPS = "Slow, small steps, never brisk; sit down when your pelvis hurts.";
const NARROW_SQUAT = "Feet hip-wide; only as deep as the front of your pelvis stays pain-free.";
