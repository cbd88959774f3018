import type { Tables } from "../database.gen.ts";

type Row = Tables<"admin_content">;

export const ADMIN_CONTENT_TYPES = ["article", "guide", "announcement", "faq"] as const satisfies readonly Row["content_type"][];
export type AdminContentType = (typeof ADMIN_CONTENT_TYPES)[number];
export const ADMIN_CONTENT_TYPE_LABELS: Readonly<Record<AdminContentType, string>> = {
  article: "Article",
  guide: "Guide",
  announcement: "Announcement",
  faq: "FAQ",
};

export const CONTENT_STATUSES = ["draft", "review", "published", "archived"] as const satisfies readonly Row["status"][];
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
export const CONTENT_STATUS_LABELS: Readonly<Record<ContentStatus, string>> = {
  draft: "Draft",
  review: "In review",
  published: "Published",
  archived: "Archived",
};
