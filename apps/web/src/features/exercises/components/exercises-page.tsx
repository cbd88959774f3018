import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { exercisesOptions } from "../api/exercises.ts";
import type { ExerciseFilter } from "../model/filter.ts";
import { ExerciseFilters } from "./exercise-filters.tsx";
import { ExerciseRow } from "./exercise-row.tsx";
import { MusclePicker } from "./muscle-picker.tsx";

interface ExercisesPageProps {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
  readonly hrefOf: (id: string) => string;
}

/** The exercise library by name: searched by parts of words, narrowed by muscle, movement, category and difficulty. */
export function ExercisesPage({ filter, onFilter, hrefOf }: ExercisesPageProps): ReactNode {
  const query = useInfiniteQuery(exercisesOptions(filter));
  const shown = query.data?.pages.flat() ?? [];
  return (
    <>
      <PageHeader title="Exercises" lede="How to do each exercise, what it stresses, and what you can do instead." />
      <ExerciseFilters filter={filter} onFilter={onFilter} />
      <div className="grid gap-x-12 gap-y-6 *:min-w-0 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <MusclePicker value={filter.muscle} onChange={(muscle) => onFilter({ ...filter, muscle })} />
        <div className="grid content-start gap-6">
          {query.isPending && <IndexSkeleton />}
          {query.isLoadingError && (
            <Alert
              tone="destructive"
              title="The exercises could not be loaded"
              action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
            >
              {getSentence(query.error)}
            </Alert>
          )}
          {query.isSuccess && shown.length === 0 && (
            <p role="status" className="border-y border-line py-4 text-ink-2">
              No exercises found. Try adjusting your search or filters.
            </p>
          )}
          {shown.length > 0 && (
            <ul aria-label="Exercises" aria-busy={query.isPlaceholderData} className="divide-y divide-line border-y border-line">
              {shown.map((exercise) => (
                <ExerciseRow key={exercise.id} exercise={exercise} href={hrefOf(exercise.id)} />
              ))}
            </ul>
          )}
          {query.hasNextPage && (
            <Button className="justify-self-start" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more exercises
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function IndexSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Exercises are loading" className="divide-y divide-line border-y border-line">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="flex h-14 items-center">
          <Skeleton className="h-5 w-56" />
        </div>
      ))}
    </div>
  );
}
