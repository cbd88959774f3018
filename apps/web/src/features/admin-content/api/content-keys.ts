import type { ContentFilter } from "../model/filter.ts";

/** Nothing of the back office is kept on the device: the first part says so (backend/persisted-queries). */
export const contentKeys = {
  all: ["admin", "content"] as const,
  list: (filter: ContentFilter) => ["admin", "content", "list", filter] as const,
  piece: (id: string) => ["admin", "content", "piece", id] as const,
  versions: (id: string) => ["admin", "content", "versions", id] as const,
  version: (id: string, version: number) => ["admin", "content", "versions", id, version] as const,
};

/** What else shows content: the athletes' library and the announcements. */
export const SHOWN_IN = [contentKeys.all, ["library"], ["announcements"]] as const;
