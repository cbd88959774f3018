import { isPaced, type ExerciseItem } from "@ironpace/training";
import type { SessionView } from "../plan-view.ts";
import type { SessionBlock } from "./session-blocks.ts";

/** One plate of the session bar: an exercise, a repetition, or a block whose movements are done in turns. */
export interface DrawnPart {
  /** Width within its block. */
  readonly share: number;
  /** Heights above and below the rod, 0-1. */
  readonly iron: number;
  readonly pace: number;
}

export interface SessionDrawing {
  /** A session of one side alone hangs from the rod or stands on it, and has the whole height. */
  readonly side: "hang" | "stand" | undefined;
  readonly blocks: readonly { readonly block: SessionBlock; readonly parts: readonly DrawnPart[] }[];
}

/** The session on the rod, as it is drawn on home, on the page of the plan and while it is trained. */
export function getDrawing(session: Pick<SessionView, "effort" | "mainFormat">, blocks: readonly SessionBlock[]): SessionDrawing {
  const working = blocks.filter(({ isEasy }) => !isEasy);
  const isSingle = working.flatMap(({ items }) => items).length === 1;
  const drawn = blocks.map((block) => ({ block, parts: getParts(block, session, isSingle) }));
  const parts = drawn.filter(({ block }) => !block.isEasy).flatMap((each) => each.parts);
  const [hasIron, hasPace] = [parts.some(({ iron }) => iron > 0), parts.some(({ pace }) => pace > 0)];
  return { side: hasIron === hasPace ? undefined : hasPace ? "hang" : "stand", blocks: drawn };
}

function getParts(block: SessionBlock, session: Pick<SessionView, "effort" | "mainFormat">, isSingle: boolean): readonly DrawnPart[] {
  const { items, iron, pace, isEasy, name } = block;
  if (isEasy || (name === "mainWorkout" && isInTurns(session.mainFormat, items))) return [{ share: 1, iron, pace }];
  return items.flatMap((item) => {
    const height = Math.max(LOWEST, (item.rpe ?? session.effort) / 10);
    const count = isSingle ? (item.sets ?? 1) : 1;
    const part = {
      share: Math.max(1, item.dose.totalSeconds) / count,
      ...(isPaced(item, name) ? { iron: 0, pace: height } : { iron: height, pace: 0 }),
    };
    return Array.from({ length: count }, () => part);
  });
}

/** The least height of work, so that it stands above warm-up and cooldown. */
const LOWEST = 0.3;

/** Rounds of several movements are one plate. */
function isInTurns(format: SessionView["mainFormat"], items: readonly ExerciseItem[]): boolean {
  return format !== undefined && items.length > 1 && format.kind !== "steady" && format.kind !== "tempo";
}
