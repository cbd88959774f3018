import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { scoresOptions } from "#backend/reads/workout-scores.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useDebouncedValue } from "#ui/form/use-debounced-value.ts";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { useToday } from "#ui/use-today.ts";
import { deletableWorkouts, useChangeWorkout, useSaveWorkout } from "../api/change-workouts.ts";
import { useWorkouts, type Workout } from "../api/workouts.ts";
import { isNarrowed, NO_FILTER } from "../model/filter.ts";
import { findScore } from "../model/score.ts";
import { getCopy } from "../model/workout.ts";
import { type WorkoutActions, WorkoutCard } from "./workout-card.tsx";

const WorkoutFilters = lazyPart(async () => (await import("./workout-filters.tsx")).WorkoutFilters, <Skeleton className="h-11" />);

/** Fewer are seen at a glance: nothing to search. */
const MIN_SEARCHABLE = 8;

interface WorkoutListProps extends Pick<WorkoutActions, "onEdit" | "onDone" | "onPlan"> {
  /** The button that creates one. */
  readonly create: ReactNode;
  readonly startHref: ((workout: Workout) => string) | undefined;
}

export function WorkoutList({ create, startHref, ...actions }: WorkoutListProps): ReactNode {
  const today = useToday();
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useDebouncedValue(filter.search);
  const query = useWorkouts({ ...filter, search });
  const remove = useDeleteWithUndo(deletableWorkouts, "workout", getSentence);
  const duplicate = useDuplicate();
  const reopen = useReopen();
  const shown = query.data?.pages.flat() ?? [];
  const narrowed = isNarrowed({ ...filter, search });
  const scores = useQuery(scoresOptions()).data;
  if (query.isPending) return <WorkoutsSkeleton />;
  if (query.isLoadingError) {
    return (
      <>
        {narrowed && <WorkoutFilters filter={filter} onFilter={setFilter} />}
        <Alert
          tone="destructive"
          title="Your workouts could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      </>
    );
  }
  if (shown.length === 0 && !narrowed && !query.isPlaceholderData && filter.search === "") {
    return (
      <EmptyState title="No workouts yet" action={create}>
        Create one, or take a benchmark workout such as Fran, Murph or a Hyrox simulation.
      </EmptyState>
    );
  }
  return (
    <>
      {(narrowed || filter.search !== "" || query.isPlaceholderData || shown.length >= MIN_SEARCHABLE) && (
        <WorkoutFilters filter={filter} onFilter={setFilter} />
      )}
      {shown.length === 0 ? (
        <p role="status" className="border-y border-line py-4 text-ink-2">
          No workout matches your search.
        </p>
      ) : (
        <ul aria-busy={query.isPlaceholderData} className="grid gap-3">
          {shown.map((workout) => (
            <li key={workout.id}>
              <WorkoutCard
                workout={workout}
                score={findScore(workout, scores)}
                today={today}
                startHref={startHref?.(workout)}
                onTag={(tag) => setFilter({ ...filter, tag })}
                onDuplicate={duplicate}
                onReopen={reopen}
                onDelete={remove}
                {...actions}
              />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button className="justify-self-start" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more workouts
        </Button>
      )}
    </>
  );
}

function WorkoutsSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Workouts are loading" className="grid gap-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-30" />
      ))}
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
      () => toast({ title: "Workout is planned again", description: workout.title }),
      (error: unknown) => toast({ title: "Failed to update workout", description: getSentence(error), variant: "destructive" }),
    );
}
