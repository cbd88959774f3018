import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { SettledSearch } from "#ui/debounced-search.tsx";
import type { ContentFilter } from "../model/filter.ts";

interface ContentFiltersProps {
  readonly filter: ContentFilter;
  readonly onFilter: (filter: ContentFilter) => void;
}

/** Whatever is changed, the list begins anew with its first page. */
export function ContentFilters({ filter, onFilter }: ContentFiltersProps): ReactNode {
  const narrow = (change: Partial<ContentFilter>) => onFilter({ ...filter, page: 1, ...change });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SettledSearch
        label="Search content"
        placeholder="Title, content or tags..."
        search={filter.search}
        onSearch={(search) => narrow({ search })}
      />
      <Segmented aria-label="Show" options={TABS} value={filter.tab} onValueChange={(tab) => narrow({ tab })} />
      <div className="w-full md:ml-auto md:w-48">
        <Select aria-label="Sort by" options={SORTS} value={filter.sort} onValueChange={(sort) => narrow({ sort })} />
      </div>
      {filter.tag !== undefined && (
        <Button aria-label={`Tag ${filter.tag}: clear filter`} onClick={() => narrow({ tag: undefined })}>
          #{filter.tag}
          <X aria-hidden="true" size={16} strokeWidth={1.75} />
        </Button>
      )}
    </div>
  );
}

const TABS = [
  { value: "all", label: "All" },
  { value: "articles", label: "Articles" },
  { value: "guides", label: "Guides" },
  { value: "published", label: "Published" },
  { value: "drafts", label: "Drafts" },
] as const;

const SORTS = [
  { value: "updated", label: "Last updated" },
  { value: "created", label: "Newest" },
  { value: "published", label: "Last published" },
  { value: "title", label: "By title" },
] as const;
