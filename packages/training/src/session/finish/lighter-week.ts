import type { ExerciseItem, Session } from "../../model/plan.ts";
import { canBeLess, less, withBlocks } from "./lighter-than-last.ts";

/** Most of the tonnage of the loading weeks that a deload lifts, as a share, whatever a region that got better has just opened. */
const MAX_TONNAGE_SHARE = 0.9;
/** Kilograms of a week that are worth sparing. */
const MIN_SPARED_KILOGRAMS = 2000;
/** A session of strength keeps so many lines. */
const FEWEST_LINES = 3;

/** What may change: sessions that are still open, and sets no shorter than health asks for. */
interface Change {
  readonly open: (session: Session) => boolean;
  readonly fewestReps: number;
}

/** The sessions of a deload with fewer kilograms, and no more sets, than its loading weeks had on average. */
export function lighterWeek(sessions: readonly Session[], loading: readonly (readonly Session[])[], change: Change): readonly Session[] {
  if (loading.length === 0) return sessions;
  const mean = (of: (week: readonly Session[]) => number): number => loading.reduce((sum, week) => sum + of(week), 0) / loading.length;
  const usual = mean(getKilograms);
  const lifted = usual < MIN_SPARED_KILOGRAMS ? sessions : withinKilograms(sessions, MAX_TONNAGE_SHARE * usual, change);
  return withinSets(lifted, mean(getSets), change);
}

function getKilograms(week: readonly Session[]): number {
  return week.reduce((sum, { tonnage }) => sum + tonnage, 0);
}

function getSets(week: readonly Session[]): number {
  return week.reduce((sum, { blocks }) => sum + blocks.strength.reduce((all, { sets = 1 }) => all + sets, 0), 0);
}

/** A set or some repetitions less of the line that lifts the most, again and again. */
function withinKilograms(sessions: readonly Session[], most: number, change: Change): readonly Session[] {
  if (getKilograms(sessions) <= most) return sessions;
  const [heaviest] = getLines(sessions, change)
    .filter(({ item }) => canBeLess(item, change.fewestReps) && item.load !== undefined)
    .toSorted((a, b) => b.kilograms - a.kilograms);
  if (heaviest !== undefined)
    return withinKilograms(changed(sessions, heaviest.item, less(heaviest.item, change.fewestReps)), most, change);
  const shorter = withoutLastLine(sessions, change);
  return shorter === undefined ? sessions : withinKilograms(shorter, most, change);
}

/** A set less of the longest line, and at last the last lines of the longest sessions. */
function withinSets(sessions: readonly Session[], most: number, change: Change): readonly Session[] {
  if (getSets(sessions) <= most) return sessions;
  const lines = getLines(sessions, change);
  const [longest] = lines.filter(({ item }) => (item.sets ?? 1) > 2).toSorted((a, b) => (b.item.sets ?? 1) - (a.item.sets ?? 1));
  if (longest !== undefined) return withinSets(changed(sessions, longest.item, less(longest.item)), most, change);
  const shorter = withoutLastLine(sessions, change);
  return shorter === undefined ? sessions : withinSets(shorter, most, change);
}

function withoutLastLine(sessions: readonly Session[], { open }: Change): readonly Session[] | undefined {
  const [fullest] = sessions
    .filter((session) => open(session) && session.blocks.strength.length > FEWEST_LINES)
    .toSorted((a, b) => b.blocks.strength.length - a.blocks.strength.length);
  const last = fullest?.blocks.strength.at(-1);
  return last === undefined ? undefined : changed(sessions, last, undefined);
}

interface Line {
  readonly item: ExerciseItem;
  readonly kilograms: number;
}

function getLines(sessions: readonly Session[], { open }: Change): readonly Line[] {
  return sessions.filter(open).flatMap(({ blocks }) =>
    [...blocks.skill, ...blocks.strength].map((item) => {
      const { sets = 1, dose, load } = item;
      return { item, kilograms: sets * (dose.reps ?? 0) * (load?.kilograms ?? 0) };
    }),
  );
}

function changed(sessions: readonly Session[], item: ExerciseItem, by: ExerciseItem | undefined): readonly Session[] {
  const put = (lines: readonly ExerciseItem[]): readonly ExerciseItem[] =>
    lines.flatMap((line) => (line === item ? (by === undefined ? [] : [by]) : [line]));
  return sessions.map((session) => {
    const { blocks, title } = session;
    if (![...blocks.skill, ...blocks.strength].includes(item)) return session;
    const lighter = withBlocks(session, { ...blocks, skill: put(blocks.skill), strength: put(blocks.strength) });
    // The title names the first lines, and the last ones go.
    return by === undefined ? { ...lighter, title } : lighter;
  });
}
