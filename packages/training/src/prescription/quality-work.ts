import { cardioMode } from "../catalogue/cardio-mode.ts";
import type { SessionBrief } from "../context/draft.ts";
import type { QualityWork, Stimulus, WorkMode, WorkPurpose } from "../model/quality-work.ts";
import type { NextWork } from "../season/ladders/next-work.ts";
import type { Choice } from "../selection/exercise-picker.ts";

/** The work of a session for machines. */
export function qualityWork(brief: SessionBrief, stimulus: Stimulus, mode: WorkMode, work: NextWork): QualityWork {
  return {
    stimulus,
    mode,
    rung: work.rung,
    sets: work.sets,
    seconds: work.seconds,
    ...(work.metres === undefined ? {} : { metres: work.metres }),
    restSeconds: work.rest,
    purpose: getPurpose(brief),
  };
}

export function getPurpose({ frame, isTaper, isRecovery }: SessionBrief): WorkPurpose {
  if (frame.isDeload) return "deload";
  return isTaper ? "taper" : isRecovery ? "return" : "load";
}

/** Where a choice is done, as ladders count it. */
export function workMode(choice: Choice): WorkMode {
  const mode = cardioMode(choice.exercise);
  return mode === "walk" || mode === "other" ? "machine" : mode;
}
