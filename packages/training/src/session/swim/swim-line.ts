import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { startOfLine } from "../../prescription/items.ts";
import type { Choice } from "../../selection/exercise-picker.ts";

export interface SwimLine {
  readonly metres: number;
  readonly seconds: number;
  readonly sets: number;
  readonly restSeconds: number;
  readonly rpe: number;
  readonly notes: string;
}

/** Repetitions of a distance in the water. */
export function swimItem(brief: SessionBrief, choice: Choice, wanted: SwimLine): DraftItem {
  const line = withRests(wanted, brief.context.health.swimRepeatMetres);
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

/** The same metres in shorter repetitions, for who was given a longest one. */
function withRests(line: SwimLine, most: number): SwimLine {
  if (line.metres <= most) return line;
  const parts = Math.ceil(line.metres / Math.max(SHORTEST_LENGTH, most));
  const metres = SHORTEST_LENGTH * Math.max(1, Math.floor(line.metres / parts / SHORTEST_LENGTH));
  const sets = Math.max(line.sets, Math.floor((line.sets * line.metres) / metres));
  return {
    ...line,
    metres,
    sets,
    seconds: (line.seconds * metres) / line.metres,
    restSeconds: Math.max(line.restSeconds, REST_BETWEEN),
  };
}

const SHORTEST_LENGTH = 50;
const REST_BETWEEN = 20;

/** Metres of all these lines. */
export function getMetres(lines: readonly Pick<DraftItem, "sets" | "dose">[]): number {
  return lines.reduce((sum, { sets = 1, dose: { metres = 0 } }) => sum + sets * metres, 0);
}
