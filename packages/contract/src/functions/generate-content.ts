import { z } from "zod";

/** What the back office has written: action of ai-coach → what it is called. */
export const CONTENT_TYPES = {
  personalize_plan: "Training Plan",
  competition_preparation: "Competition Preparation",
} as const;
export type ContentType = keyof typeof CONTENT_TYPES;

/** Body of `POST /functions/v1/ai-coach` that asks for content to be reviewed instead of an answer: it has a `prompt`, no `content`. */
export const generateContentRequest = z.object({
  action: z.enum(["personalize_plan", "competition_preparation"], "Please select a content type"),
  prompt: z
    .string("Prompt must be at least 10 characters")
    .trim()
    .min(10, "Prompt must be at least 10 characters")
    .max(1000, "Prompt cannot exceed 1000 characters"),
});
export type GenerateContentRequest = z.infer<typeof generateContentRequest>;

export interface GenerateContentResponse {
  /** Markdown: an introduction, the weeks as a table, then a section for each session ("## Week 1: Easy run"). Nothing of it is stored. */
  readonly content: string;
  /** Who wrote the introduction; the sessions are always the training engine's. */
  readonly coach: "built-in" | "model";
  /** Tokens of a language model; 0 without one. */
  readonly tokenCount: { readonly total: number };
}
