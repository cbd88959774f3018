import type { ResultActions } from "./results-dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { workoutScoreText } from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { scoresOptions } from "#backend/reads/workout-scores.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { LevelSteps } from "#ui/data/level-band.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { resultsByWorkout, type WorkoutResults } from "../model/results.ts";

const ResultsDialog = lazyPart(async () => (await import("./results-dialog.tsx")).ResultsDialog);

/** What was done for a score: the best of each workout and the level it speaks for. */
export function ResultsList(actions: ResultActions): ReactNode {
  const { data: scores, error, refetch } = useQuery(scoresOptions());
  const [opened, setOpened] = useState<string>();
  if (scores === undefined) {
    return error === null ? (
      <Skeleton className="h-80" />
    ) : (
      <Alert tone="destructive" title="Your results could not be loaded" action={<Button onClick={() => void refetch()}>Try Again</Button>}>
        {getSentence(error)}
      </Alert>
    );
  }
  const results = resultsByWorkout(scores);
  const shown = results.find(({ name }) => name === opened);
  if (results.length === 0) {
    return (
      <EmptyState title="No results yet">
        Finish a workout against the clock, such as Fran or Cindy: your score appears here, with your level and your best.
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Results by workout" className="divide-y divide-line border-y border-line">
        {results.map((one) => (
          <li key={one.name}>
            <ResultRow results={one} onOpen={() => setOpened(one.name)} />
          </li>
        ))}
      </ul>
      {shown !== undefined && <ResultsDialog results={shown} {...actions} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function ResultRow({
  results: { name, text, best, level, scores },
  onOpen,
}: {
  readonly results: WorkoutResults;
  readonly onOpen: () => void;
}): ReactNode {
  const times = scores.length === 1 ? "once" : `${scores.length} times`;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      className="grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-2 text-left hover:bg-hover"
    >
      <span className="min-w-0">
        <b className="block truncate font-semibold">{name}</b>
        <span className="block truncate text-sm text-ink-2">{text ?? `Done ${times}`}</span>
      </span>
      <span className="grid justify-items-end gap-1">
        <span className="fig-pace text-[1.625rem] leading-none! font-bold!">{workoutScoreText(best)}</span>
        {level === undefined ? (
          <span className="text-sm text-ink-3">{best.score_scale === "rx" ? "Rx" : best.score_scale === null ? "" : "Scaled"}</span>
        ) : (
          <LevelSteps step={level.step} name={level.name} />
        )}
      </span>
    </button>
  );
}
