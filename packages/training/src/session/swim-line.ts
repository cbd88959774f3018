import type { DraftItem, SessionBrief } from "../context/draft.ts";
import { startOfLine } from "../prescription/items.ts";
import type { Choice } from "../selection/exercise-picker.ts";

export interface SwimLine {
  readonly metres: number;
  readonly seconds: number;
  readonly sets: number;
  readonly restSeconds: number;
  readonly rpe: number;
  readonly notes: string;
}

/** Repetitions of a distance in the water. */
export function swimItem(brief: SessionBrief, choice: Choice, line: SwimLine): DraftItem {
  const { metres, seconds, sets, restSeconds, notes } = line;
  const rpe = Math.min(line.rpe, brief.context.highestRpe, brief.context.health.aerobicRpe);
  return {
    ...startOfLine(brief.context, choice),
    sets,
    distance: `${metres} m`,
    intensity: `RPE ${rpe}`,
    rpe,
    ...(restSeconds === 0 ? {} : { restBetweenSets: `${Math.floor(restSeconds / 60)}:${String(restSeconds % 60).padStart(2, "0")}` }),
    notes,
    dose: { metres, seconds, ...(restSeconds === 0 ? {} : { restSeconds }), totalSeconds: sets * (seconds + restSeconds) },
  };
}

/** Metres of all these lines. */
export function metresOf(lines: readonly Pick<DraftItem, "sets" | "dose">[]): number {
  return lines.reduce((sum, { sets = 1, dose: { metres = 0 } }) => sum + sets * metres, 0);
}
