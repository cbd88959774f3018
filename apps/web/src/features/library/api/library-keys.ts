import type { LibraryFilter } from "../model/filter.ts";

export const libraryKeys = {
  search: (filter: LibraryFilter) => ["library", "search", filter] as const,
  topics: ["library", "topics"] as const,
  piece: (key: string) => ["library", "piece", key] as const,
  related: (key: string) => ["library", "related", key] as const,
};
