import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { scoresOptions } from "#backend/reads/workout-scores.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { useToday } from "#ui/use-today.ts";
import { deletableWorkouts, useChangeWorkout, useSaveWorkout } from "../api/change-workouts.ts";
import { useWorkouts, type Workout } from "../api/workouts.ts";
import type { WorkoutFilter } from "../model/filter.ts";
import { findScore } from "../model/score.ts";
import { getCopy } from "../model/workout.ts";
import { OwnWorkoutRow } from "./own-workout-row.tsx";
import { RowsSkeleton, WORKOUT_ROWS } from "./workout-row.tsx";

const OwnWorkoutSheet = lazyPart(async () => (await import("./own-workout-sheet.tsx")).OwnWorkoutSheet);

interface WorkoutListProps {
  readonly filter: WorkoutFilter;
  /** Rows that are shown at first; all of a page without it. */
  readonly limit?: number;
  /** Leaves out what was done for a score: the page shows it among the results. */
  readonly hidesScored?: boolean;
  /** What stands in place of none. */
  readonly empty: ReactNode;
  /** Leads to all of them, where there are more than `limit`. */
  readonly onAll?: () => void;
  readonly onTag: (tag: string) => void;
  readonly onEdit: (workout: Workout) => void;
  readonly onDone: (workout: Workout) => void;
  readonly onPlan: (workout: Workout) => void;
  readonly startHref: ((workout: Workout) => string) | undefined;
}

/** The athlete's own workouts, those to come first. */
export function WorkoutList(props: WorkoutListProps): ReactNode {
  const { filter, limit, hidesScored = false, empty, onAll, onTag, startHref, onEdit, onDone, onPlan } = props;
  const today = useToday();
  const [openedId, setOpenedId] = useState<string>();
  const query = useWorkouts(filter);
  const remove = useDeleteWithUndo(deletableWorkouts, "workout", getSentence);
  const duplicate = useDuplicate();
  const reopen = useReopen();
  const scores = useQuery(scoresOptions()).data;
  if (query.isPending) return <WorkoutsSkeleton />;
  if (query.isLoadingError) {
    return (
      <Alert
        tone="destructive"
        title="Your workouts could not be loaded"
        action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      >
        {getSentence(query.error)}
      </Alert>
    );
  }
  const own = query.data.pages.flat().filter((workout) => !hidesScored || !workout.completed || findScore(workout, scores) === undefined);
  const opened = own.find(({ id }) => id === openedId);
  const close = () => setOpenedId(undefined);
  const closing = (act: (workout: Workout) => void) => (workout: Workout) => {
    close();
    act(workout);
  };
  if (own.length === 0 && !query.hasNextPage) return empty;
  const hasMore = limit !== undefined && (own.length > limit || query.hasNextPage);
  return (
    <div className="grid gap-3">
      {limit !== undefined && <h2 className="heading-2">Your workouts</h2>}
      <ul
        aria-label="Your workouts"
        aria-busy={query.isPlaceholderData}
        className={limit === undefined ? WORKOUT_ROWS : "grid border-t border-line *:min-w-0 *:border-b *:border-line"}
      >
        {own.slice(0, limit).map((workout) => (
          <li key={workout.id}>
            <OwnWorkoutRow
              workout={workout}
              score={findScore(workout, scores)}
              today={today}
              onOpen={({ id }) => setOpenedId(id)}
              onEdit={onEdit}
              onPlan={onPlan}
              onDuplicate={duplicate}
              onReopen={reopen}
              onDelete={remove}
            />
          </li>
        ))}
      </ul>
      {hasMore && onAll !== undefined && (
        <Button variant="ghost" className="-ml-4 justify-self-start" onClick={onAll}>
          Show all your workouts
        </Button>
      )}
      {limit === undefined && query.hasNextPage && (
        <Button className="justify-self-start" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more workouts
        </Button>
      )}
      {opened !== undefined && (
        <OwnWorkoutSheet
          workout={opened}
          score={findScore(opened, scores)}
          startHref={startHref?.(opened)}
          onDone={closing(onDone)}
          onPlan={closing(onPlan)}
          onTag={(tag) => {
            close();
            onTag(tag);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function WorkoutsSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Workouts are loading">
      <RowsSkeleton rows={4} />
    </div>
  );
}

/** The same once more, for today. */
function useDuplicate(): (workout: Workout) => void {
  const today = useToday();
  const { mutateAsync } = useSaveWorkout();
  return (workout) =>
    void mutateAsync(getCopy(workout, newId(), today)).then(
      () => toast({ title: "Workout duplicated", description: "The copy is planned for today." }),
      (error: unknown) => toast({ title: "Failed to duplicate workout", description: getSentence(error), variant: "destructive" }),
    );
}

/** Takes a completion back; the database takes the work out of the ledger, unless sets were logged in it. */
function useReopen(): (workout: Workout) => void {
  const { mutateAsync } = useChangeWorkout();
  return (workout) =>
    void mutateAsync({ ...workout, completed: false, completed_at: null, session_rpe: null }).then(
      () => toast({ title: "Workout marked as not done", description: workout.title }),
      (error: unknown) => toast({ title: "Failed to update workout", description: getSentence(error), variant: "destructive" }),
    );
}
