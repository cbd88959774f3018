const CONTENT_TABS = ["all", "articles", "guides", "published", "drafts"] as const;
type ContentTab = (typeof CONTENT_TABS)[number];

const CONTENT_SORTS = ["updated", "created", "published", "title"] as const;
type ContentSort = (typeof CONTENT_SORTS)[number];

export interface ContentFilter {
  readonly search: string;
  readonly tab: ContentTab;
  /** One that each of them has; undefined for any. */
  readonly tag: string | undefined;
  readonly sort: ContentSort;
  /** From 1. */
  readonly page: number;
}

/** Pieces of one page. */
export const PAGE_SIZE = 20;

/** What the address says is looked for. */
export function getFilter(address: URLSearchParams): ContentFilter {
  const page = Number(address.get("page"));
  return {
    search: address.get("q") ?? "",
    tab: CONTENT_TABS.find((tab) => tab === address.get("tab")) ?? "all",
    tag: address.get("tag") ?? undefined,
    sort: CONTENT_SORTS.find((sort) => sort === address.get("sort")) ?? "updated",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of it; what is usual is left out. */
export function getAddress({ search, tab, tag, sort, page }: ContentFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== "") address.set("q", search);
  if (tab !== "all") address.set("tab", tab);
  if (tag !== undefined) address.set("tag", tag);
  if (sort !== "updated") address.set("sort", sort);
  if (page > 1) address.set("page", String(page));
  return address;
}

/** Whether the filter hides anything. */
export const isNarrowed = ({ search, tab, tag }: ContentFilter): boolean => search.trim() !== "" || tab !== "all" || tag !== undefined;
