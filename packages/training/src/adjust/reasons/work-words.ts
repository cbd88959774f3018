import { findExercise } from "../../catalogue/exercises.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { type CardioMode, cardioMode } from "../../catalogue/cardio-mode.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";
import { formatList, shortName } from "../../model/words.ts";
import type { BareChange } from "../version.ts";

/** What differs in the work of a session, line by line of the same name. */
export interface WorkChange {
  readonly lost: readonly ExerciseItem[];
  readonly gained: readonly ExerciseItem[];
  /** Lines that stay with less weight, fewer sets or repetitions, or less time. */
  readonly less: readonly ExerciseItem[];
}

/** The lines that train something; mobility is not worth a word. */
export function workLines(session: Session | undefined): readonly ExerciseItem[] {
  if (session === undefined) return [];
  const { skill, strength, mainWorkout } = session.blocks;
  return [...skill, ...strength, ...mainWorkout].filter(({ rpe = 10 }) => rpe > 1);
}

export function workChange({ before, after }: BareChange): WorkChange {
  const [was, is] = [workLines(before), workLines(after)];
  const missing = (lines: readonly ExerciseItem[], others: readonly ExerciseItem[]): readonly ExerciseItem[] =>
    lines.filter(({ name }) => !others.some((other) => workName(other.name) === workName(name)));
  const less = was.filter((line) => {
    const same = is.filter(({ name }) => name === line.name);
    return same.length > 0 && isLess(line, same);
  });
  return { lost: missing(was, is), gained: missing(is, was), less };
}

function isLess(line: ExerciseItem, now: readonly ExerciseItem[]): boolean {
  const most = (value: (item: ExerciseItem) => number): number => Math.max(...now.map(value));
  const amount = ({ sets = 1, dose }: ExerciseItem): number => (dose.reps === undefined ? dose.totalSeconds : sets * dose.reps);
  return most(({ load }) => load?.kilograms ?? 0) < (line.load?.kilograms ?? 0) || most(amount) < amount(line);
}

/** Whether an exercise loads one of the regions. */
export function loadsRegion({ name }: ExerciseItem, region: Region): boolean {
  return (findExercise(name)?.stress[region] ?? 0) > 0;
}

const FAST = /^(?:tempo|interval|repetition|hill)|sprint|stride/iu;
const ACTIVITIES: { readonly [mode in CardioMode]?: string } = {
  walk: "walking",
  row: "rowing",
  ski: "the SkiErg",
  bike: "cycling",
  swim: "swimming",
};

/** "running", "rowing", "back squats": an exercise as something that one does. */
export function workName(name: string): string {
  if (name === "Run-walk intervals") return "running with walk breaks";
  const exercise = findExercise(name);
  const mode = exercise === undefined ? "other" : cardioMode(exercise);
  if (mode === "run") return FAST.test(name) ? "fast running" : "running";
  return ACTIVITIES[mode] ?? plural(shortName(name).replace(/ \([^)]*\)$/u, ""));
}

/** Names of movements in the plural: "presses", "carries", "step-ups". */
function plural(name: string): string {
  if (/(?:s|ing|work)$/iu.test(name)) return /press$/iu.test(name) ? `${name}es` : name;
  if (/(?:ch|sh|x)$/iu.test(name)) return `${name}es`;
  return /[^aeiou]y$/iu.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** The names of lines, each once, the first `most` of them. */
export function workList(lines: readonly ExerciseItem[], most: number): string {
  const all = new Set(lines.map(({ name }) => workName(name)));
  // Who cannot run need not be told that they cannot run fast.
  if (all.has("running")) all.delete("fast running");
  const names = [...all];
  return formatList(names.length <= most ? names : names.slice(0, most));
}
