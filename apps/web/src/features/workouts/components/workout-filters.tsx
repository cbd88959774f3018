import { WORKOUT_DIFFICULTIES, WORKOUT_DIFFICULTY_LABELS, WORKOUT_TYPE_LABELS, WORKOUT_TYPES } from "@ironpace/contract";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { countActive, ListFilters } from "#ui/data/list-filters.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import type { WorkoutFilter } from "../model/filter.ts";

interface WorkoutFiltersProps {
  /** What is typed; `filter` has it once nobody types any more. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
}

/** The search, with what narrows the athlete's own workouts beside it. */
export function WorkoutFilters({ search, onSearch, filter, onFilter }: WorkoutFiltersProps): ReactNode {
  return (
    <div className="grid gap-3">
      <ListFilters
        search={{ label: "Search workouts", value: search, onValueChange: onSearch }}
        active={countActive(filter.type !== "all", filter.difficulty !== "all", filter.sort !== "newest", filter.standing !== "all")}
      >
        <div className="grid w-full grid-cols-2 gap-3 md:w-auto md:grid-cols-[9.5rem_11rem_11rem] max-md:*:last:col-span-2">
          <Select aria-label="Type" options={TYPES} value={filter.type} onValueChange={(type) => onFilter({ ...filter, type })} />
          <Select
            aria-label="Difficulty"
            options={DIFFICULTIES}
            value={filter.difficulty}
            onValueChange={(difficulty) => onFilter({ ...filter, difficulty })}
          />
          <Select aria-label="Sort by" options={SORTS} value={filter.sort} onValueChange={(sort) => onFilter({ ...filter, sort })} />
        </div>
        <Segmented
          aria-label="Status"
          options={STANDINGS}
          value={filter.standing}
          onValueChange={(standing) => onFilter({ ...filter, standing })}
        />
      </ListFilters>
      {filter.tag !== undefined && (
        <Button
          className="justify-self-start"
          aria-label={`Tag ${filter.tag}: clear filter`}
          onClick={() => onFilter({ ...filter, tag: undefined })}
        >
          #{filter.tag}
          <X aria-hidden="true" size={16} strokeWidth={1.75} />
        </Button>
      )}
    </div>
  );
}

const TYPES = [
  { value: "all" as const, label: "All types" },
  ...WORKOUT_TYPES.map((value) => ({ value, label: WORKOUT_TYPE_LABELS[value] })),
];
const DIFFICULTIES = [
  { value: "all" as const, label: "Any difficulty" },
  ...WORKOUT_DIFFICULTIES.map((value) => ({ value, label: WORKOUT_DIFFICULTY_LABELS[value] })),
];
const SORTS = [
  { value: "newest", label: "Latest first" },
  { value: "oldest", label: "Earliest first" },
  { value: "title", label: "By title" },
] as const;
const STANDINGS = [
  { value: "all", label: "All" },
  { value: "planned", label: "Planned" },
  { value: "completed", label: "Completed" },
] as const;
