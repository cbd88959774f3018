import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem, SessionBrief } from "../draft.ts";
import { timedItem } from "../items.ts";

/** Easy on every region and without equipment, most useful first. */
const STATIONS = [
  "Glute bridge",
  "Dead bug",
  "Bird dog",
  "Ring row",
  "Band pull-apart",
  "Wall slide",
  "Side plank",
  "Split squat (short range)",
  "Incline push-up",
  "Clamshell",
  "Cat-cow",
  "Straight-leg raise",
  "Isometric scapular retraction",
  "Thoracic rotation stretch",
  "Breathing drill (supine)",
] as const;

const MOST_STATIONS = 6;
const WORK = 40;
const REST = 20;
/** Nobody does one exercise for longer than this. */
const LONGEST_SINGLE = 300;

/** When no form of cardio is open, its time becomes an easy circuit of what is. */
export function withoutEndlessStandIns(brief: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  if (!items.some(isEndless)) return items;
  const others = new Set(items.filter((item) => !isEndless(item)).map((item) => item.name));
  return items.flatMap((item) => (isEndless(item) ? circuit(brief, item, others) : [item]));
}

function isEndless(item: DraftItem): boolean {
  const wanted = item.replaced === undefined ? undefined : findExercise(item.replaced.name);
  return wanted?.category === "cardio" && findExercise(item.name)?.category !== "cardio" && item.dose.totalSeconds > LONGEST_SINGLE;
}

function circuit(brief: SessionBrief, item: DraftItem, others: Set<string>): DraftItem[] {
  const { picker } = brief.context;
  const open = picker.open(STATIONS).filter((choice) => !others.has(choice.exercise.name));
  const shift = (brief.frame.macroWeek + brief.day) % Math.max(1, open.length);
  const chosen = [...open.slice(shift), ...open.slice(0, shift)].slice(0, MOST_STATIONS);
  if (chosen.length === 0) return [item];
  for (const { exercise } of chosen) others.add(exercise.name);
  const rounds = Math.max(1, Math.floor(item.dose.totalSeconds / (chosen.length * (WORK + REST))));
  return chosen.map((choice) =>
    timedItem(brief.context, item.replaced === undefined ? choice : { ...choice, replaced: item.replaced }, {
      seconds: WORK,
      sets: rounds,
      restSeconds: REST,
      rpe: Math.min(4, brief.context.highestRpe),
      notes: `Circuit, ${rounds} ${rounds === 1 ? "round" : "rounds"}: slow and easy, keep moving.`,
    }),
  );
}
