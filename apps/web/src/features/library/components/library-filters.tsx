import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import type { ReactNode } from "react";
import { ChipRow } from "#ui/form/chip-row.tsx";
import { Segmented } from "#ui/form/segmented.tsx";
import { SettledSearch } from "#ui/form/debounced-search.tsx";
import { useTopics } from "../api/search-library.ts";
import { LIBRARY_KINDS, type LibraryFilter } from "../model/filter.ts";
import { topicText } from "../model/piece.ts";

interface LibraryFiltersProps {
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
}

export function LibraryFilters({ filter, onFilter }: LibraryFiltersProps): ReactNode {
  const topics = (useTopics().data ?? []).slice(0, MAX_TOPICS);
  // One that came with the address stays in sight, also when few pieces have it.
  const shown = filter.topic === undefined || topics.includes(filter.topic) ? topics : [filter.topic, ...topics];
  return (
    <div className="grid gap-4 *:min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <SettledSearch label="Search the library" search={filter.search} onSearch={(search) => onFilter({ ...filter, search })} />
        <Segmented
          aria-label="Type"
          options={KINDS}
          value={filter.kind ?? "all"}
          onValueChange={(kind) => onFilter({ ...filter, kind: kind === "all" ? undefined : kind })}
        />
      </div>
      <ChipRow
        label="Topics"
        options={shown.map((topic) => ({ value: topic, label: topicText(topic) }))}
        value={filter.topic}
        onValueChange={(topic) => onFilter({ ...filter, topic })}
        className="min-h-12"
      />
    </div>
  );
}

/** Topics on offer. */
const MAX_TOPICS = 12;

const KINDS = [
  { value: "all" as const, label: "All" },
  ...LIBRARY_KINDS.map((value) => ({ value, label: value === "faq" ? "FAQs" : `${ADMIN_CONTENT_TYPE_LABELS[value]}s` })),
];
