import { GOAL_CATEGORIES, GOAL_CATEGORY_LABELS } from "@ironpace/contract";
import type { ReactNode } from "react";
import { countActive, ListFilters } from "#ui/data/list-filters.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import type { GoalFilter } from "../model/goal.ts";

interface GoalFiltersProps {
  readonly filter: GoalFilter;
  readonly onFilter: (filter: GoalFilter) => void;
}

/** What narrows a list of many goals. */
export function GoalFilters({ filter, onFilter }: GoalFiltersProps): ReactNode {
  return (
    <ListFilters
      search={{ label: "Search goals", value: filter.search, onValueChange: (search) => onFilter({ ...filter, search }) }}
      active={countActive(filter.category !== "all", filter.standing !== "all")}
    >
      <div className="w-full md:w-52">
        <Select
          aria-label="Category"
          options={CATEGORIES}
          value={filter.category}
          onValueChange={(category) => onFilter({ ...filter, category })}
        />
      </div>
      <Segmented
        aria-label="Status"
        options={STANDINGS}
        value={filter.standing}
        onValueChange={(standing) => onFilter({ ...filter, standing })}
      />
    </ListFilters>
  );
}

const CATEGORIES = [
  { value: "all" as const, label: "All categories" },
  ...GOAL_CATEGORIES.map((value) => ({ value, label: GOAL_CATEGORY_LABELS[value] })),
];
const STANDINGS = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "overdue", label: "Overdue" },
  { value: "completed", label: "Completed" },
] as const;
