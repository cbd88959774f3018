import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { timedItem } from "../../prescription/items.ts";
import type { WarmupKind } from "./warmup.ts";

const REHEARSAL_SECONDS = 30;
const REST_SECONDS = 15;
const MAX_REHEARSED = 3;
const LIGHT_REHEARSAL_NOTE = "Half speed, half the weight: find the rhythm of the workout.";
const SLOW_REHEARSAL_NOTE = "Half speed: find the rhythm of the workout.";

/** Time that the end of the warm-up keeps for trying what comes. */
export function rehearsalSeconds(brief: SessionBrief, kind: WarmupKind): number {
  return kind === "hyrox" || kind === "metcon" ? (brief.minutes >= 40 ? MAX_REHEARSED : 1) * (REHEARSAL_SECONDS + REST_SECONDS) : 0;
}

/** The movements of the workout at half speed, so that none is new when the clock runs (Potentiate of RAMP). */
export function rehearsal(brief: SessionBrief, seconds: number, main: readonly DraftItem[]): DraftItem[] {
  const most = Math.floor(seconds / (REHEARSAL_SECONDS + REST_SECONDS));
  const items: DraftItem[] = [];
  for (const { name } of main) {
    if (items.length >= most) break;
    if (items.some((item) => item.name === name)) continue;
    const exercise = findExercise(name);
    if (exercise === undefined || exercise.category === "cardio" || exercise.category === "flexibility") continue;
    const notes = main.some((item) => item.name === name && item.weight !== undefined) ? LIGHT_REHEARSAL_NOTE : SLOW_REHEARSAL_NOTE;
    items.push(timedItem(brief.context, { exercise }, { seconds: REHEARSAL_SECONDS, restSeconds: REST_SECONDS, rpe: 4, notes }));
  }
  return items;
}
