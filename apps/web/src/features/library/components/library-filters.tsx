import type { ReactNode } from "react";
import { SettledSearch } from "#ui/form/debounced-search.tsx";
import { useTopics } from "../api/search-library.ts";
import type { LibraryFilter } from "../model/filter.ts";
import { topicText } from "../model/piece.ts";

interface LibraryFiltersProps {
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
}

export function LibraryFilters({ filter, onFilter }: LibraryFiltersProps): ReactNode {
  const topics = (useTopics().data ?? []).slice(0, MAX_TOPICS);
  // One that came with the address stays in sight, also when few pieces have it.
  const shown = filter.topic === undefined || topics.includes(filter.topic) ? topics : [filter.topic, ...topics];
  const chips = [
    ...KINDS.map(({ value, label }) => {
      const chosen = value === filter.kind;
      return { key: value, label, chosen, next: { ...filter, kind: chosen ? undefined : value } };
    }),
    ...shown.map((topic) => {
      const chosen = topic === filter.topic;
      return { key: topic, label: topicText(topic), chosen, next: { ...filter, topic: chosen ? undefined : topic } };
    }),
  ];
  return (
    <div className="grid gap-3 *:min-w-0">
      <SettledSearch label="Search the library" search={filter.search} onSearch={(search) => onFilter({ ...filter, search })} />
      <ul
        aria-label="Types and topics"
        className="relative -mx-(--gutter) flex min-h-12 gap-2 overflow-x-auto px-(--gutter) py-0.5 fade-ends [scrollbar-width:none]"
      >
        {chips.map(({ key, label, chosen, next }) => (
          <li key={key} className="flex-none">
            <button
              type="button"
              aria-pressed={chosen}
              onClick={() => onFilter(next)}
              className="min-h-9.5 rounded-ctl border border-line-strong bg-surface px-3.5 text-sm whitespace-nowrap hover:bg-hover aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse max-md:min-h-11 pointer-coarse:min-h-11"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Topics on offer. */
const MAX_TOPICS = 12;

/** Articles are what the library is full of: only the other two are filtered for. */
const KINDS = [
  { value: "guide", label: "Guides" },
  { value: "faq", label: "FAQs" },
] as const;
