import { EXERCISE_CATEGORIES, EXERCISE_CATEGORY_LABELS, EXERCISE_DIFFICULTIES, EXERCISE_DIFFICULTY_LABELS } from "@ironpace/contract";
import type { ReactNode } from "react";
import { countActive, ListFilters } from "#ui/list-filters.tsx";
import { Select } from "#ui/select.tsx";
import { useTypedSearch } from "#ui/use-typed-search.ts";
import type { ExerciseFilter } from "../model/filter.ts";
import { MOVEMENT_FAMILIES, type MovementFamily } from "../model/movement-families.ts";

interface ExerciseFiltersProps {
  readonly filter: ExerciseFilter;
  readonly onFilter: (filter: ExerciseFilter) => void;
}

export function ExerciseFilters({ filter, onFilter }: ExerciseFiltersProps): ReactNode {
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
