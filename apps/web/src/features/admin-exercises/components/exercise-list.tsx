import { EXERCISE_CATEGORIES, EXERCISE_CATEGORY_LABELS } from "@ironpace/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Pages } from "#ui/data/pages.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { Select } from "#ui/form/select.tsx";
import { useTypedSearch } from "#ui/form/use-typed-search.ts";
import { exercisesOptions } from "../api/admin-exercises.ts";
import { type ExerciseFilter, PAGE_SIZE } from "../model/filter.ts";
import { getExerciseSentence } from "../api/sentence.ts";
import { ExerciseTable, type ExerciseTableProps } from "./exercise-table.tsx";

interface ExerciseListProps extends Pick<ExerciseTableProps, "pageOf" | "onEdit" | "onDelete"> {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
}

/** Search, category, the table, its pages. */
export function ExerciseList({ filter, onFilter, ...actions }: ExerciseListProps): ReactNode {
  const query = useQuery(exercisesOptions(filter));
  const { exercises, total = 0 } = query.data ?? {};
  const isBeyond = exercises?.length === 0 && filter.page > 1 && !query.isPlaceholderData;
  const goFirst = useEffectEvent(() => onFilter({ ...filter, page: 1 }));
  useEffect(() => {
    if (isBeyond) goFirst();
  }, [isBeyond]);
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} />
      <div className="grid gap-3">
        <ExerciseTable
          rows={isBeyond ? undefined : exercises}
          busy={query.isPlaceholderData}
          failure={query.isLoadingError ? { sentence: getExerciseSentence(query.error), onRetry: () => void query.refetch() } : undefined}
          empty={
            <p role="status" className="border-y border-line py-4 text-ink-2">
              No exercises found. Try adjusting your search or filters.
            </p>
          }
          sorting={{
            sort: filter.sort,
            descending: filter.descending,
            onSort: (sort, descending) => onFilter({ ...filter, sort, descending, page: 1 }),
          }}
          {...actions}
        />
        <Pages page={filter.page} size={PAGE_SIZE} total={total} onPage={(page) => onFilter({ ...filter, page })} />
      </div>
    </>
  );
}

function Filters({ filter, onFilter }: Pick<ExerciseListProps, "filter" | "onFilter">): ReactNode {
  const [text, setText] = useTypedSearch(filter.search, (search) => onFilter({ ...filter, search, page: 1 }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchInput label="Search exercises" value={text} onValueChange={setText} />
      <div className="w-full md:w-52">
        <Select
          aria-label="Category"
          options={CATEGORIES}
          value={filter.category}
          onValueChange={(category) => onFilter({ ...filter, category, page: 1 })}
        />
      </div>
    </div>
  );
}

const CATEGORIES = [
  { value: "all" as const, label: "All Categories" },
  ...EXERCISE_CATEGORIES.map((value) => ({ value, label: EXERCISE_CATEGORY_LABELS[value] })),
];
