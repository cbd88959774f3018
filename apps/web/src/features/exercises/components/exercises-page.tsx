import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { exercisesOptions } from "../api/exercises.ts";
import type { ExerciseFilter } from "../model/filter.ts";
import { ExerciseFilters } from "./exercise-filters.tsx";
import { type Bests, ExerciseRows } from "./exercise-rows.tsx";
import { MusclePicker } from "./muscle-picker.tsx";

const OwnExercises = lazyPart(async () => (await import("./own-exercises.tsx")).OwnExercises, <span />);

interface ExercisesPageProps {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
  readonly hrefOf: (id: string) => string;
  /** Undefined while it is read. */
  readonly own:
    | {
        /** Names of exercises of the plan, and of those done last. */
        readonly planned: readonly string[];
        readonly recent: readonly string[];
        /** The athlete's best by the name of the exercise, in small letters: "107.5 kg". */
        readonly bests: Bests;
      }
    | undefined;
}

/** The exercise library by name: searched by parts of words, narrowed by muscle, movement, category and difficulty. */
export function ExercisesPage({ filter, onFilter, hrefOf, own }: ExercisesPageProps): ReactNode {
  const query = useInfiniteQuery(exercisesOptions(filter));
  const shown = query.data?.pages.flat() ?? [];
  const isWhole = Object.values(filter).every((value) => value === "all" || value === "");
  const list = { hrefOf, bests: own?.bests ?? {} };
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
          {isWhole && own !== undefined && <OwnExercises title="In your plan" names={own.planned} {...list} />}
          {isWhole && own !== undefined && <OwnExercises title="Recent" names={own.recent} {...list} />}
          {shown.length > 0 && (
            <section aria-label="Exercises" aria-busy={query.isPlaceholderData} className="grid gap-2">
              {isWhole && own !== undefined && own.planned.length + own.recent.length > 0 && <h2 className="heading-3">A to Z</h2>}
              <ExerciseRows exercises={shown} {...list} />
            </section>
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
        <div key={row} className="flex h-16 items-center">
          <Skeleton className="h-5 w-56" />
        </div>
      ))}
    </div>
  );
}
