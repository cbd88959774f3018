import { roundReps, SCORE_SCALE_LABELS, scoreDifference, workoutScoreText, type ScoreScale, type WorkoutScore } from "@ironpace/contract";
import { findScores, type ScoredWorkout } from "#backend/reads/workout-scores.ts";
import type { SessionDraft } from "../draft.ts";
import { storeArgs } from "../store-payload.ts";

/** The score of a draft as the ledger would have it. */
export function draftScore(draft: SessionDraft): WorkoutScore {
  return storeArgs(draft).session as unknown as WorkoutScore;
}

/** A score beside the athlete's last one of the same workout: "11 s faster than on Tue 3 Nov."; undefined for the first. */
export function scoreComparison(
  title: string,
  score: WorkoutScore,
  scores: readonly ScoredWorkout[],
  formatDay: (iso: string) => string,
): string | undefined {
  const sameKind = findScores(title, scores).filter(({ score_format }) => score_format === score.score_format);
  const last = sameKind.find(({ score_scale }) => score_scale === score.score_scale);
  if (last === undefined) {
    const [other] = sameKind;
    const text = other && workoutScoreText(other);
    if (text === undefined) return undefined;
    const first = score.score_scale === null ? "" : `Your first ${scaleText(score.score_scale)} score. `;
    return `${first}Last time: ${text}${other?.score_scale == null ? "" : `, ${scaleText(other.score_scale)}`}.`;
  }
  const difference = scoreDifference(score, last, roundReps(title));
  const when = formatDay(last.performed_at);
  return difference === undefined ? `The same as on ${when}.` : `${sentence(difference.text)} than on ${when}.`;
}

/** "Rx", "scaled", "foundation" */
function scaleText(scale: ScoreScale): string {
  return scale === "rx" ? SCORE_SCALE_LABELS.rx : SCORE_SCALE_LABELS[scale].toLowerCase();
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
