import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { timedItem } from "../../prescription/items.ts";
import type { WarmupKind } from "./warmup.ts";

const SECONDS = 30;
const REST = 15;
const MOST = 3;
const LIGHT = "Half speed, half the weight: find the rhythm of the workout.";
const SLOW = "Half speed: find the rhythm of the workout.";

/** Time that the end of the warm-up keeps for trying what comes. */
export function rehearsalSeconds(brief: SessionBrief, kind: WarmupKind): number {
  return kind === "hyrox" || kind === "metcon" ? (brief.minutes >= 40 ? MOST : 1) * (SECONDS + REST) : 0;
}

/** The movements of the workout at half speed, so that none is new when the clock runs (Potentiate of RAMP). */
export function rehearsal(brief: SessionBrief, seconds: number, main: readonly DraftItem[]): DraftItem[] {
  const most = Math.floor(seconds / (SECONDS + REST));
  const items: DraftItem[] = [];
  for (const { name } of main) {
    if (items.length >= most) break;
    if (items.some((item) => item.name === name)) continue;
    const exercise = findExercise(name);
    if (exercise === undefined || exercise.category === "cardio" || exercise.category === "flexibility") continue;
    const notes = main.some((item) => item.name === name && item.weight !== undefined) ? LIGHT : SLOW;
    items.push(timedItem(brief.context, { exercise }, { seconds: SECONDS, restSeconds: REST, rpe: 4, notes }));
  }
  return items;
}
