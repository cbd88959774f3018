import type { ExerciseItem } from "@ironpace/training";
import type { SessionView } from "./plan-view.ts";

/** One set of the strength or skill work. */
export interface PlannedSet {
  /** "<item id>:<set>" */
  readonly key: string;
  readonly item: ExerciseItem;
  /** 1-based. */
  readonly set: number;
  /** Rest after it, seconds; 0 after the last one or where none is prescribed. */
  readonly rest: number;
}

/** The sets that can be ticked off one by one, in the order they are done. */
export function plannedSets(session: SessionView): readonly PlannedSet[] {
  const items = [...session.blocks.skill, ...session.blocks.strength].filter(isCounted);
  const sets = items.flatMap((item) =>
    Array.from({ length: item.sets ?? 0 }, (_, index) => ({
      key: setKey(item.id, index + 1),
      item,
      set: index + 1,
      rest: item.dose.restSeconds ?? 0,
    })),
  );
  return sets.map((set, index) => (index === sets.length - 1 ? { ...set, rest: 0 } : set));
}

/** More than ten are no longer sets but a round of something. */
const MOST_SETS = 10;

export function isCounted({ sets = 0, dose }: ExerciseItem): boolean {
  return sets > 1 && sets <= MOST_SETS && (dose.reps !== undefined || dose.seconds !== undefined);
}

export function setKey(itemId: string, set: number): string {
  return `${itemId}:${set}`;
}

/** The first set that is not done yet. */
export function nextSet(sets: readonly PlannedSet[], done: ReadonlySet<string>): PlannedSet | undefined {
  return sets.find(({ key }) => !done.has(key));
}

/** "4" of "4", "3" of "5-4-3" in the third set, "8 each side". */
export function repsOfSet({ reps, duration }: ExerciseItem, set: number): string {
  const perSet = reps?.split("-") ?? [];
  return (perSet.length > 1 ? perSet[set - 1] : reps) ?? duration ?? "";
}
