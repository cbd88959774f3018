import { EXERCISE_CATEGORIES, EXERCISE_CATEGORY_LABELS, EXERCISE_DIFFICULTIES, EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PersonStanding } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { BodyView } from "#ui/training/body/body-view.tsx";
import { type Muscle, MUSCLES } from "#ui/training/body/plates.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { countActive, ListFilters } from "#ui/data/list-filters.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Select } from "#ui/form/select.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useTypedSearch } from "#ui/form/use-typed-search.ts";
import { exercisesOptions } from "../api/exercises.ts";
import { type ExerciseFilter, MOVEMENT_FAMILIES, type MovementFamily } from "../model/filter.ts";
import { type Bests, ExerciseRows } from "./exercise-rows.tsx";
import { type ExerciseGroup, OwnExercises } from "./own-exercises.tsx";

const MOVEMENTS = [
  { value: "all" as const, label: "All movements" },
  ...(Object.keys(MOVEMENT_FAMILIES) as MovementFamily[]).map((value) => ({ value, label: MOVEMENT_FAMILIES[value].label })),
];
const CATEGORIES = [
  { value: "all" as const, label: "All categories" },
  ...EXERCISE_CATEGORIES.map((value) => ({ value, label: EXERCISE_CATEGORY_LABELS[value] })),
];
const DIFFICULTIES = [
  { value: "all" as const, label: "Any difficulty" },
  ...EXERCISE_DIFFICULTIES.map((value) => ({ value, label: EXERCISE_DIFFICULTY_LABELS[value] })),
];

interface ExercisesPageProps {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
  readonly hrefOf: (id: string) => string;
  /** Undefined while it is read. */
  readonly own:
    | {
        /** The week of the plan that comes next, day by day. */
        readonly week: readonly ExerciseGroup[];
        /** Names of those done last. */
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
      <PageHeader title="Exercises" />
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
          {/* The athlete's own stand in front: the alphabet waits for them, so that nothing moves down. */}
          {isWhole && own === undefined && query.isSuccess && <IndexSkeleton />}
          {isWhole && own !== undefined && <OwnExercises title="In your plan" groups={own.week} hrefOf={hrefOf} />}
          {isWhole && own !== undefined && <OwnExercises title="Recent" groups={[{ names: own.recent }]} hrefOf={hrefOf} />}
          {shown.length > 0 && !(isWhole && own === undefined) && (
            <section aria-label="Exercises" aria-busy={query.isPlaceholderData} className="grid gap-2">
              {isWhole && own !== undefined && own.week.length + own.recent.length > 0 && <h2 className="heading-2">A to Z</h2>}
              {filter.search === "" ? (
                [...Map.groupBy(shown, ({ name }) => name.charAt(0).toUpperCase())].map(([letter, exercises]) => (
                  <div key={letter}>
                    <h3 className="sticky top-(--header) z-1 bg-canvas py-1.5 text-sm font-semibold text-ink-2">{letter}</h3>
                    <ExerciseRows exercises={exercises} showsDifficulty {...list} />
                  </div>
                ))
              ) : (
                <ExerciseRows exercises={shown} showsDifficulty {...list} />
              )}
            </section>
          )}
          {query.hasNextPage && (
            <Button className="justify-self-start" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show more
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

interface ExerciseFiltersProps {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
}

function ExerciseFilters({ filter, onFilter }: ExerciseFiltersProps): ReactNode {
  const [text, setText] = useTypedSearch(filter.search, (search) => onFilter({ ...filter, search }));
  return (
    <ListFilters
      search={{ label: "Search exercises", value: text, onValueChange: setText }}
      active={countActive(filter.category !== "all", filter.difficulty !== "all", filter.movement !== "all")}
    >
      <div className="grid w-full grid-cols-2 gap-3 md:w-auto md:grid-cols-[repeat(3,11rem)]">
        <Select
          aria-label="Movement"
          options={MOVEMENTS}
          value={filter.movement}
          onValueChange={(movement) => onFilter({ ...filter, movement })}
        />
        <Select
          aria-label="Category"
          options={CATEGORIES}
          value={filter.category}
          onValueChange={(category) => onFilter({ ...filter, category })}
        />
        <Select
          aria-label="Difficulty"
          options={DIFFICULTIES}
          value={filter.difficulty}
          onValueChange={(difficulty) => onFilter({ ...filter, difficulty })}
        />
      </div>
    </ListFilters>
  );
}

interface MusclePickerProps {
  readonly value: Muscle | "all";
  readonly onChange: (muscle: Muscle | "all") => void;
}

/** The body as a filter: tap a muscle, or its name beside it; once more shows all. On a phone the names go sideways, and the body opens above them. */
function MusclePicker({ value, onChange }: MusclePickerProps): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  const body = useId();
  const toggle = (muscle: Muscle) => onChange(muscle === value ? "all" : muscle);
  const picker = (
    <div className="grid gap-4 *:min-w-0 max-lg:gap-3">
      <div
        id={body}
        className={cx("body-pair body-pickable max-w-72 max-lg:mx-auto max-lg:w-52", !isDrawn && "max-lg:hidden")}
        aria-hidden="true"
      >
        {(["Front", "Back"] as const).map((view) => (
          <figure key={view} className="w-full">
            <BodyView view={view} levelOf={(muscle) => (muscle === value ? 3 : 0)} onMuscle={toggle} />
            <figcaption className="flex justify-between px-2">
              {(view === "Front" ? ["R", view, "L"] : ["L", view, "R"]).map((word) => (
                <span key={word}>{word}</span>
              ))}
            </figcaption>
          </figure>
        ))}
      </div>
      <div
        role="group"
        aria-label="Muscle"
        className="flex gap-1.5 max-lg:-mx-(--gutter) max-lg:fade-ends max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-1 lg:flex-wrap"
      >
        <button
          type="button"
          aria-expanded={isDrawn}
          aria-controls={body}
          onClick={() => setDrawn(!isDrawn)}
          className="flex min-h-9 shrink-0 items-center gap-1.5 rounded-ctl border border-line-strong bg-surface px-2.5 text-sm font-medium aria-expanded:bg-hover lg:hidden pointer-coarse:min-h-11"
        >
          <PersonStanding aria-hidden="true" size={18} strokeWidth={1.75} />
          Body
        </button>
        {MUSCLES.map((muscle) => (
          <button
            key={muscle}
            type="button"
            aria-pressed={muscle === value}
            onClick={() => toggle(muscle)}
            className="min-h-9 shrink-0 rounded-ctl border border-line-strong bg-surface px-2.5 text-sm font-medium first-letter:uppercase aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse pointer-coarse:min-h-11"
          >
            {muscle}
          </button>
        ))}
      </div>
    </div>
  );
  return (
    <section aria-label="By muscle" className="content-start lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
      <h2 className="mb-4 heading-2 max-lg:sr-only">By muscle</h2>
      {picker}
    </section>
  );
}
