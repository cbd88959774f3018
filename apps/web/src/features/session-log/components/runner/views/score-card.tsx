import { useQuery } from "@tanstack/react-query";
import {
  BANDS,
  isTimeScore,
  scoreLevel,
  SCORE_SCALE_LABELS,
  SCORE_SCALES,
  timeText,
  workoutScoreText,
  type ScoreScale,
} from "@ironpace/contract";
import type { ReactNode } from "react";
import { scoresOptions } from "#backend/reads/workout-scores.ts";
import { formatDay, localDay } from "#ui/format.ts";
import { LevelBand } from "#ui/data/level-band.tsx";
import type { DraftScore, SessionDraft } from "#features/session-log/model/draft.ts";
import { draftScore, scoreComparison } from "#features/session-log/model/runner/score-standing.ts";

interface ScoreCardProps {
  readonly draft: SessionDraft;
  /** Absent where the score only is shown. */
  readonly onChange?: (score: Partial<DraftScore>) => void;
}

/** What the workout came to, how it was done, and where that puts the athlete: among the levels, and beside the last time. */
export function ScoreCard({ draft, onChange }: ScoreCardProps): ReactNode {
  const { data: scores = [] } = useQuery(scoresOptions());
  const score = draftScore(draft);
  const text = workoutScoreText(score);
  if (text === undefined) return null;
  const others = scores.filter(({ id }) => id !== draft.id);
  const level = scoreLevel(draft.title, score);
  const comparison = scoreComparison(draft.title, score, others, (iso) => formatDay(localDay(new Date(iso))));
  const isTime = isTimeScore(score);
  const shift = (by: number) => onChange?.({ time: timeText(Math.max(1, (score.score_seconds ?? 0) + by)) });
  return (
    <section aria-label="Score" className="grid gap-3">
      <div
        className={
          onChange !== undefined && isTime ? "grid grid-cols-[3.75rem_1fr_3.75rem] items-center gap-2" : "flex items-baseline gap-3"
        }
      >
        {onChange !== undefined && isTime && (
          <button type="button" className="second" onClick={() => shift(-5)}>
            −5 s
          </button>
        )}
        <p className="fig-pace text-center text-[5.5rem] leading-[.85]! font-bold!" aria-label={`Score ${text}`}>
          {text}
        </p>
        {onChange !== undefined && isTime && (
          <button type="button" className="second" onClick={() => shift(5)}>
            +5 s
          </button>
        )}
        {onChange === undefined && score.score_scale !== null && (
          <span className="text-ui text-ink-2">{SCORE_SCALE_LABELS[score.score_scale]}</span>
        )}
      </div>
      {onChange !== undefined && <Scale value={draft.score?.scale} onChange={(scale) => onChange({ scale })} />}
      {level !== undefined && <LevelBand names={BANDS} bounds={level.bounds} share={level.share} name={level.name} />}
      {(level !== undefined || comparison !== undefined) && (
        <p>
          {level !== undefined && <b className="font-semibold">{level.name}. </b>}
          <span className="text-ink-2">{comparison ?? "Your first score for this workout."}</span>
        </p>
      )}
    </section>
  );
}

function Scale({ value, onChange }: { readonly value: ScoreScale | undefined; readonly onChange: (scale: ScoreScale) => void }): ReactNode {
  return (
    <div role="group" aria-label="Scaling" className="grid grid-cols-3 gap-2">
      {SCORE_SCALES.map((scale) => (
        <button
          key={scale.value}
          type="button"
          aria-pressed={value === scale.value}
          className="second min-h-12! text-base!"
          onClick={() => onChange(scale.value)}
        >
          {scale.label}
        </button>
      ))}
    </div>
  );
}
