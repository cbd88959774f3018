import { useEffect, useEffectEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useContentPage } from "../api/list-content.ts";
import { isNarrowed, PAGE_SIZE, type ContentFilter } from "../model/filter.ts";
import { ContentItem, type ContentActions } from "./content-item.tsx";
import { Pages } from "#ui/data/pages.tsx";
import { X } from "lucide-react";
import { Segmented } from "#ui/form/segmented.tsx";
import { Select } from "#ui/form/select.tsx";
import { SettledSearch } from "#ui/form/debounced-search.tsx";

interface ContentListProps extends Omit<ContentActions, "onTag"> {
  readonly filter: ContentFilter;
  readonly onFilter: (filter: ContentFilter) => void;
}

export function ContentList({ filter, onFilter, ...actions }: ContentListProps): ReactNode {
  const query = useContentPage(filter);
  const isBeyond = query.data?.pieces.length === 0 && filter.page > 1 && !query.isPlaceholderData;
  const goFirst = useEffectEvent(() => onFilter({ ...filter, page: 1 }));
  useEffect(() => {
    if (isBeyond) goFirst();
  }, [isBeyond]);
  return (
    <>
      <ContentFilters filter={filter} onFilter={onFilter} />
      {query.isPending || isBeyond ? <ListSkeleton /> : null}
      {query.isLoadingError && (
        <Alert
          tone="destructive"
          title="The content could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {query.data?.pieces.length === 0 && !isBeyond && (
        <EmptyState title="No Content Found">
          {isNarrowed(filter) ? "Nothing matches your search." : "Create the first article, guide, announcement or FAQ."}
        </EmptyState>
      )}
      {query.data !== undefined && query.data.pieces.length > 0 && (
        <>
          <ul aria-busy={query.isPlaceholderData} className="divide-y divide-line border-y border-line">
            {query.data.pieces.map((piece) => (
              <li key={piece.id}>
                <ContentItem piece={piece} onTag={(tag) => onFilter({ ...filter, tag, page: 1 })} {...actions} />
              </li>
            ))}
          </ul>
          <Pages page={filter.page} size={PAGE_SIZE} total={query.data.total} onPage={(page) => onFilter({ ...filter, page })} />
        </>
      )}
    </>
  );
}

function ListSkeleton(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="Content is loading" className="divide-y divide-line border-y border-line">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-3 py-5">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-16 max-w-[75ch]" />
        </div>
      ))}
    </div>
  );
}

interface ContentFiltersProps {
  readonly filter: ContentFilter;
  readonly onFilter: (filter: ContentFilter) => void;
}

/** Whatever is changed, the list begins anew with its first page. */
function ContentFilters({ filter, onFilter }: ContentFiltersProps): ReactNode {
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
