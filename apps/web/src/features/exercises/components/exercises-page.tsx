import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { getNames } from "../api/exercise.ts";
import { exercisesOptions, type ListedExercise, ownExercisesOptions } from "../api/exercises.ts";
import type { ExerciseFilter } from "../model/filter.ts";
import { ExerciseFilters } from "./exercise-filters.tsx";
import { ExerciseRow } from "./exercise-row.tsx";
import { MusclePicker } from "./muscle-picker.tsx";

interface ExercisesPageProps {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
  readonly hrefOf: (id: string) => string;
  /** Names of the athlete's own exercises, those of the plan and those done last. */
  readonly own: { readonly planned: readonly string[]; readonly recent: readonly string[] };
  /** The athlete's best by the name of the exercise, in small letters: "107.5 kg". */
  readonly bests: ReadonlyMap<string, string>;
}

/** The exercise library by name: searched by parts of words, narrowed by muscle, movement, category and difficulty. */
export function ExercisesPage({ filter, onFilter, hrefOf, own, bests }: ExercisesPageProps): ReactNode {
  const query = useInfiniteQuery(exercisesOptions(filter));
  const shown = query.data?.pages.flat() ?? [];
  const isWhole = Object.values(filter).every((value) => value === "all" || value === "");
  const list = { hrefOf, bests };
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
          {isWhole && <OwnExercises title="In your plan" names={own.planned} {...list} />}
          {isWhole && <OwnExercises title="Recent" names={own.recent} {...list} />}
          {shown.length > 0 && (
            <section aria-label="Exercises" aria-busy={query.isPlaceholderData} className="grid gap-2">
              {isWhole && own.planned.length + own.recent.length > 0 && <h2 className="heading-3">A to Z</h2>}
              <Rows exercises={shown} {...list} />
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

type ListProps = Pick<ExercisesPageProps, "hrefOf" | "bests">;

/** What the athlete does anyway, before the alphabet. */
function OwnExercises({ title, names, ...list }: ListProps & { readonly title: string; readonly names: readonly string[] }): ReactNode {
  const { data = [] } = useQuery(ownExercisesOptions(names));
  if (data.length === 0) return null;
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="heading-3">{title}</h2>
      <Rows exercises={data} {...list} />
    </section>
  );
}

function Rows({ exercises, hrefOf, bests }: ListProps & { readonly exercises: readonly ListedExercise[] }): ReactNode {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {exercises.map((exercise) => (
        <ExerciseRow
          key={exercise.id}
          exercise={exercise}
          href={hrefOf(exercise.id)}
          best={getNames(exercise)
            .map((name) => bests.get(name.toLowerCase()))
            .find((best) => best !== undefined)}
        />
      ))}
    </ul>
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
