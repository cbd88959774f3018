import { type BlockName, blockMinutes, type ExerciseItem, isPaced } from "@ironpace/training";
import type { SessionView } from "../plan-view.ts";

/** One block of a session, lettered A to E in the order it is done. */
export interface SessionBlock {
  readonly letter: string;
  readonly name: BlockName;
  readonly title: string;
  readonly minutes: number;
  readonly items: readonly ExerciseItem[];
  /** What several lines of a working block say word for word; it is said once and taken out of the lines. */
  readonly advice: readonly string[];
  /** Heights above and below the rod, 0-1: effort, split by what the block trains. */
  readonly iron: number;
  readonly pace: number;
  /** Warm-up and cooldown are drawn in grey. */
  readonly isEasy: boolean;
}

/** Skill and Olympic lifts want fresh legs, so they come before the heavy work. */
const STRENGTH_FIRST: readonly BlockName[] = ["warmup", "skill", "strength", "mainWorkout", "cooldown"];
const ENDURANCE_FIRST: readonly BlockName[] = ["warmup", "skill", "mainWorkout", "strength", "cooldown"];

const BLOCKS: Readonly<Record<BlockName, { readonly title: string; readonly defaultEffort?: number }>> = {
  warmup: { title: "Warm-up", defaultEffort: 2.5 },
  strength: { title: "Strength" },
  skill: { title: "Skill" },
  mainWorkout: { title: "Main workout" },
  cooldown: { title: "Cooldown", defaultEffort: 1.5 },
};

/** The blocks that hold something, in the order they are done. */
export function getBlocks(session: SessionView): readonly SessionBlock[] {
  const order = session.enduranceFirst ? ENDURANCE_FIRST : STRENGTH_FIRST;
  const minutes = blockMinutes(session.blocks, session.duration);
  const present = order.filter((name) => session.blocks[name].length > 0);
  return present.map((name, index) => {
    const { title, defaultEffort } = BLOCKS[name];
    const written = session.blocks[name];
    const isEasy = defaultEffort !== undefined;
    // Drills of warm-up and cooldown keep theirs: it says how that one movement is done.
    const { items, advice } = isEasy ? { items: written, advice: [] } : saidOnce(written);
    const effort = (defaultEffort ?? meanEffort(items) ?? session.effort) / 10;
    const halves = isEasy ? { iron: effort, pace: effort } : split(items, effort, name);
    return { letter: "ABCDE".charAt(index), name, title, minutes: minutes.get(name) ?? 0, items, advice, isEasy, ...halves };
  });
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
function split(items: readonly ExerciseItem[], effort: number, block: BlockName): { iron: number; pace: number } {
  const pace = seconds(items.filter((item) => isPaced(item, block)));
  const iron = seconds(items) - pace;
  const longer = Math.max(iron, pace, 1);
  return { iron: (effort * iron) / longer, pace: (effort * pace) / longer };
}

/**
 * Notes that two or more loaded lines share and reasons that most lines share, and the lines without them.
 * The note of a line without a load stays: it says how to find that line's weight.
 */
function saidOnce(written: readonly ExerciseItem[]): { readonly items: readonly ExerciseItem[]; readonly advice: readonly string[] } {
  const notesOfLoaded = written.flatMap(({ load, notes }) => (load === undefined ? [] : [notes]));
  const sharedNotes = saidMoreThan(1, notesOfLoaded);
  const sharedReasons = saidMoreThan(
    Math.max(1, written.length / 2),
    written.map(({ why }) => why),
  );
  const items = written.map(({ notes, why, ...item }) => ({
    ...item,
    ...(notes === undefined || sharedNotes.includes(notes) ? {} : { notes }),
    ...(why === undefined || sharedReasons.includes(why) ? {} : { why }),
  }));
  return { items, advice: [...sharedNotes, ...sharedReasons] };
}

function saidMoreThan(times: number, texts: readonly (string | undefined)[]): readonly string[] {
  const said = texts.filter((text) => text !== undefined);
  return [...new Set(said)].filter((text) => said.filter((other) => other === text).length > times);
}
