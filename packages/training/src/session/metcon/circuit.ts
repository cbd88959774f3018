import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { timedItem } from "../../prescription/items.ts";

/** Easy on every region and without equipment, most useful first. */
const CIRCUIT_EXERCISES = [
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

/** Fewer are no circuit, more are hard to remember. */
const STATION_COUNTS = [6, 5, 4, 3] as const;
const WORK_SECONDS = 40;
const REST_SECONDS = 20;
/** A circuit on the floor does not train endurance however long it is: it stays short. */
const LONGEST_CIRCUIT = 1200;
/** Nobody does one exercise for longer than this. */
const LONGEST_SINGLE = 300;

/** When no form of cardio is open, its time becomes an easy circuit of what is. */
export function withoutEndlessStandIns(brief: SessionBrief, items: readonly DraftItem[]): readonly DraftItem[] {
  // A station of a Hyrox race lasts a few minutes, and what stands in for it as long.
  if (brief.code === "HX" || !items.some(isEndless)) return items;
  const others = new Set(items.filter((item) => !isEndless(item)).map((item) => item.name));
  return items.flatMap((item) => (isEndless(item) ? circuit(brief, item, others) : [item]));
}

function isEndless(item: DraftItem): boolean {
  const wanted = item.replaced === undefined ? undefined : findExercise(item.replaced.name);
  // Repetitions of a workout are spread over its rounds.
  const isLong = item.dose.reps === undefined && item.dose.totalSeconds > LONGEST_SINGLE;
  return wanted?.category === "cardio" && findExercise(item.name)?.category !== "cardio" && isLong;
}

function circuit(brief: SessionBrief, item: DraftItem, others: Set<string>): DraftItem[] {
  const { picker } = brief.context;
  const open = picker.open(CIRCUIT_EXERCISES).filter((choice) => !others.has(choice.exercise.name));
  if (open.length === 0) return [item];
  const { stations, rounds } = circuitSize(Math.min(LONGEST_CIRCUIT, item.dose.totalSeconds), open.length);
  const chosen = rotated(rotated(open, Math.floor((brief.frame.macroWeek - 1) / 4)).slice(0, stations), brief.frame.macroWeek + brief.day);
  for (const { exercise } of chosen) others.add(exercise.name);
  return chosen.map((choice) =>
    timedItem(brief.context, item.replaced === undefined ? choice : { ...choice, replaced: item.replaced }, {
      seconds: WORK_SECONDS,
      sets: rounds,
      restSeconds: REST_SECONDS,
      rpe: Math.min(4, brief.context.highestRpe),
      notes: `Circuit, ${rounds} ${rounds === 1 ? "round" : "rounds"}: slow and easy, keep moving.`,
    }),
  );
}

/** As many whole rounds as fill the time best; of equals with more stations. */
function circuitSize(seconds: number, open: number): { readonly stations: number; readonly rounds: number } {
  const sizes = STATION_COUNTS.map((count) => Math.min(count, open)).map((stations) => ({
    stations,
    rounds: Math.max(1, Math.floor(seconds / (stations * (WORK_SECONDS + REST_SECONDS)))),
  }));
  return sizes.reduce((best, size) => (size.stations * size.rounds > best.stations * best.rounds ? size : best));
}

/** The stations of a phase, each day beginning with another. */
function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const shift = by % Math.max(1, items.length);
  return [...items.slice(shift), ...items.slice(0, shift)];
}
