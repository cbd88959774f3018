import { ADMIN_CONTENT_TYPE_LABELS } from "@ironpace/contract";
import type { ReactNode } from "react";
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
    <div className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <SettledSearch label="Search the library" search={filter.search} onSearch={(search) => onFilter({ ...filter, search })} />
        <Segmented
          aria-label="Type"
          options={KINDS}
          value={filter.kind ?? "all"}
          onValueChange={(kind) => onFilter({ ...filter, kind: kind === "all" ? undefined : kind })}
        />
      </div>
      <ul
        aria-label="Topics"
        className="relative -mx-(--gutter) flex min-h-12 gap-2 overflow-x-auto px-(--gutter) py-0.5 fade-ends [scrollbar-width:none]"
      >
        {shown.map((topic) => {
          const chosen = topic === filter.topic;
          return (
            <li key={topic} className="flex-none">
              <button
                type="button"
                aria-pressed={chosen}
                onClick={() => onFilter({ ...filter, topic: chosen ? undefined : topic })}
                className="min-h-9.5 rounded-ctl border border-line-strong bg-surface px-3.5 text-sm whitespace-nowrap hover:bg-hover aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse max-md:min-h-11 pointer-coarse:min-h-11"
              >
                {topicText(topic)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Topics on offer. */
const MAX_TOPICS = 12;

const KINDS = [
  { value: "all" as const, label: "All" },
  ...LIBRARY_KINDS.map((value) => ({ value, label: value === "faq" ? "FAQs" : `${ADMIN_CONTENT_TYPE_LABELS[value]}s` })),
];
