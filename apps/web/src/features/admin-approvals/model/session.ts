import { Check, Clock, X, type LucideIcon } from "lucide-react";
import type { BadgeTone } from "#ui/badge.tsx";

export const STATUSES = ["pending", "approved", "rejected"] as const;
export type Status = (typeof STATUSES)[number];

interface StatusTexts {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly icon: LucideIcon;
  /** Title and text of an empty list. */
  readonly empty: readonly [title: string, text: string];
  /** Cards that stand there while the list is loading. */
  readonly skeletons: number;
}

export const STATUS_TEXTS: Readonly<Record<Status, StatusTexts>> = {
  pending: {
    label: "Pending",
    tone: "pending",
    icon: Clock,
    empty: ["No Pending Approvals", "There are no AI training sessions waiting for approval."],
    skeletons: 3,
  },
  approved: {
    label: "Approved",
    tone: "success",
    icon: Check,
    empty: ["No Approved Sessions", "There are no approved AI training sessions yet."],
    skeletons: 2,
  },
  rejected: {
    label: "Rejected",
    tone: "danger",
    icon: X,
    empty: ["No Rejected Sessions", "There are no rejected AI training sessions."],
    skeletons: 2,
  },
};

/** Characters of the content that a card shows. */
const PREVIEW = 150;

/** The first 150 characters, without the signs of Markdown, and an ellipsis where there is more. */
export function getPreview(content: string): string {
  const text = content
    .replaceAll(/^\s*\|?[\s|:-]+\|\s*$/gm, " ")
    .replaceAll(/^#{1,6}\s+|^[-*+]\s+|^>\s?/gm, "")
    .replaceAll(/[*_`|]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW).trimEnd()}…` : text;
}

interface Person {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** First and last name; null when neither is known. */
export function getName(person: Person | null): string | null {
  return [person?.first_name, person?.last_name].filter(Boolean).join(" ") || null;
}

export const UNKNOWN_AUTHOR = "Unknown User";
