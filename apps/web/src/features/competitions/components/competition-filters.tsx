import { COMPETITION_TYPE_LABELS, COMPETITION_TYPES } from "@ironpace/contract";
import type { ReactNode } from "react";
import { countActive, ListFilters } from "#ui/data/list-filters.tsx";
import { Select } from "#ui/form/select.tsx";
import type { CompetitionFilter } from "../model/competition.ts";

interface CompetitionFiltersProps {
  readonly filter: CompetitionFilter;
  readonly onFilter: (filter: CompetitionFilter) => void;
}

/** Search, type and order. Loaded where there are enough competitions to look through. */
export function CompetitionFilters({ filter, onFilter }: CompetitionFiltersProps): ReactNode {
  return (
    <ListFilters
      search={{ label: "Search competitions", value: filter.search, onValueChange: (search) => onFilter({ ...filter, search }) }}
      active={countActive(filter.type !== "all", filter.sort !== "date")}
    >
      <div className="w-full md:w-44">
        <Select aria-label="Type" options={TYPES} value={filter.type} onValueChange={(type) => onFilter({ ...filter, type })} />
      </div>
      <div className="w-full md:w-44">
        <Select aria-label="Sort by" options={SORTS} value={filter.sort} onValueChange={(sort) => onFilter({ ...filter, sort })} />
      </div>
    </ListFilters>
  );
}

const TYPES = [
  { value: "all" as const, label: "All types" },
  ...COMPETITION_TYPES.map((value) => ({ value, label: COMPETITION_TYPE_LABELS[value] })),
];
const SORTS = [
  { value: "date", label: "By date" },
  { value: "priority", label: "By priority" },
  { value: "name", label: "By name" },
] as const;
