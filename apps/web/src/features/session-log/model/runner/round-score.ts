import { timeText, workoutName } from "@ironpace/contract";
import { changeSession } from "../change-draft.ts";
import type { DraftExercise, DraftScore, Maker, SessionDraft } from "../draft.ts";

/** The time of a station is the time since the one before it. */
export function withLapTime(draft: SessionDraft, line: DraftExercise, lap: number): SessionDraft {
  if (!line.metric.endsWith("distance") || lap < 1) return draft;
  const exercises = draft.exercises.map((exercise) =>
    exercise.key === line.key
      ? {
          ...exercise,
          sets: exercise.sets.map((set, index, all) =>
            set.done || all.findIndex(({ done }) => !done) !== index
              ? set
              : { ...set, typed: { ...set.typed, time: timeText(Math.round(lap)) } },
          ),
        }
      : exercise,
  );
  return { ...draft, exercises };
}

/** The clock stands and its time is the score. */
export function finishForTime(draft: SessionDraft, worked: number, maker: Maker): SessionDraft {
  const score: DraftScore = { format: "for-time", time: timeText(Math.floor(worked)), rounds: "", reps: "", ...scaleOfTitle(draft) };
  return withoutClock(changeSession(draft, { score }, maker));
}

/** What the catalogue has scaled says so in its title; of everything else only the athlete knows. */
export function scaleOfTitle({ title }: SessionDraft): Pick<DraftScore, "scale"> {
  return workoutName(title) === title.trim() ? {} : { scale: "scaled" };
}

export function withoutClock({ clock: _, ...draft }: SessionDraft): SessionDraft {
  return draft;
}
