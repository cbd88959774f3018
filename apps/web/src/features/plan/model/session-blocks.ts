import type { BlockName, ExerciseItem } from "@ironpace/training";
import type { SessionView } from "./plan-view.ts";

/** One block of a session, lettered A to E in the order it is done. */
export interface SessionBlock {
  readonly letter: string;
  readonly name: BlockName;
  readonly title: string;
  readonly minutes: number;
  readonly items: readonly ExerciseItem[];
  /** Heights above and below the rod, 0-1: effort, split by what the block trains. */
  readonly iron: number;
  readonly pace: number;
  /** Warm-up and cooldown are drawn in grey. */
  readonly isEasy: boolean;
}

const ORDER: readonly { name: BlockName; title: string; defaultEffort?: number }[] = [
  { name: "warmup", title: "Warm-up", defaultEffort: 2.5 },
  { name: "strength", title: "Strength" },
  { name: "skill", title: "Skill" },
  { name: "mainWorkout", title: "Main workout" },
  { name: "cooldown", title: "Cooldown", defaultEffort: 1.5 },
];

/** The blocks that hold something; letters stay with the kind of block, so that B is always strength. */
export function blocksOf(session: SessionView): readonly SessionBlock[] {
  return ORDER.flatMap(({ name, title, defaultEffort }, index) => {
    const items = session.blocks[name];
    if (items.length === 0) return [];
    const effort = (defaultEffort ?? meanEffort(items) ?? session.effort) / 10;
    const isEasy = defaultEffort !== undefined;
    const halves = isEasy ? { iron: effort, pace: effort } : split(items, effort);
    return [{ letter: "ABCDE".charAt(index), name, title, minutes: minutesOf(items), items, isEasy, ...halves }];
  });
}

function minutesOf(items: readonly ExerciseItem[]): number {
  return Math.max(1, Math.round(seconds(items) / 60));
}

function seconds(items: readonly ExerciseItem[]): number {
  return items.reduce((total, item) => total + item.dose.totalSeconds, 0);
}

/** Mean RPE over time; undefined when no item has one. */
function meanEffort(items: readonly ExerciseItem[]): number | undefined {
  const rated = items.filter((item) => item.rpe !== undefined);
  const total = seconds(rated);
  return total > 0 ? rated.reduce((sum, item) => sum + (item.rpe ?? 0) * item.dose.totalSeconds, 0) / total : undefined;
}

/** The half that takes more time gets the full effort, the other its share of it. */
function split(items: readonly ExerciseItem[], effort: number): { iron: number; pace: number } {
  const pace = seconds(items.filter(isPaced));
  const iron = seconds(items) - pace;
  const longer = Math.max(iron, pace, 1);
  return { iron: (effort * iron) / longer, pace: (effort * pace) / longer };
}

/** Covered rather than lifted: a pace, a power, or a distance or time without load or repetitions. */
function isPaced(item: ExerciseItem): boolean {
  if (item.pace !== undefined || item.power !== undefined) return true;
  return item.load === undefined && item.dose.reps === undefined && item.dose.metres !== undefined;
}
