import { CONTENT_STATUSES, ADMIN_CONTENT_TYPES, type ContentEntry } from "@ironpace/contract";
import { z } from "zod";

/** What was typed and not saved: kept on this device until it is. */
export interface ContentDraft {
  readonly entry: ContentEntry;
  /** Id of the article, or the one that a new article will have. */
  readonly id: string;
  /** `updated_at` of what it was made from; null for a new piece. */
  readonly madeFrom: string | null;
  readonly keptAt: string;
}

const draftSchema: z.ZodType<ContentDraft, ContentDraft> = z.object({
  id: z.string(),
  madeFrom: z.string().nullable(),
  keptAt: z.string(),
  entry: z.object({
    title: z.string(),
    content: z.string(),
    content_type: z.enum(ADMIN_CONTENT_TYPES),
    status: z.enum(CONTENT_STATUSES),
    tags: z.string(),
    publish_at: z.string(),
  }),
});

/** undefined when nothing is kept, or it was kept by another version of the app. */
export function getDraft(kept: unknown): ContentDraft | undefined {
  return draftSchema.safeParse(kept).data;
}

/** The name it is kept under; every piece has its own, and all new ones share one. */
export const draftName = (id: string | undefined): string => `content:${id ?? "new"}`;
