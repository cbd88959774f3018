import { z } from "zod";
import { ADMIN_CONTENT_TYPES, type AdminContentType, CONTENT_STATUSES, type ContentStatus } from "./content-kinds.ts";

/** A piece of content as it is typed. */
export interface ContentEntry {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly content_type: AdminContentType;
  readonly status: ContentStatus;
  /** Separated by commas. */
  readonly tags: string;
  /** Local date and time, "2026-04-16T14:05"; empty: not planned. Only a draft and a review can be planned. */
  readonly publish_at: string;
}

export const contentEntrySchema: z.ZodType<ContentEntry, ContentEntry> = z.object({
  title: z
    .string()
    .refine((title) => title.trim() !== "", "Please enter a title")
    .max(200, "At most 200 characters"),
  content: z.string().max(200_000, "At most 200,000 characters"),
  content_type: z.enum(ADMIN_CONTENT_TYPES),
  status: z.enum(CONTENT_STATUSES),
  tags: z
    .string()
    .refine((tags) => getTags(tags).length <= 50, "At most 50 tags")
    .refine((tags) => getTags(tags).every((tag) => tag.length <= 60), "At most 60 characters each"),
  publish_at: z.string().refine((time) => time === "" || isTime(time), "Enter a date and a time"),
});

/** The columns of admin_content. `published_at` and the author are the database's. */
export function contentRow({ title, content, content_type, status, tags, publish_at: time }: ContentEntry) {
  const planned = time !== "" && canBePlanned(status);
  return {
    title: title.trim(),
    content,
    content_type,
    status,
    tags: getTags(tags),
    publish_at: planned ? new Date(time).toISOString() : null,
  };
}

/** What of a comma-separated list is a tag: trimmed, each once. */
export function getTags(list: string): string[] {
  const tags = list.split(",").map((tag) => tag.trim());
  return tags.filter((tag, index) => tag !== "" && tags.indexOf(tag) === index);
}

/** Whether the clock may publish it. */
export const canBePlanned = (status: ContentStatus): boolean => status === "draft" || status === "review";

const isTime = (text: string): boolean => {
  const year = new Date(text).getFullYear();
  return year >= 2000 && year < 2200;
};
