import { formatDayMonth, localDay } from "#ui/format.ts";

/** "16 Apr 2026" */
export function dayText(time: string): string {
  const day = localDay(new Date(time));
  return `${formatDayMonth(day)} ${day.slice(0, 4)}`;
}

/** Characters of a summary in the list; sentences that end sooner say too little. */
const TEASER_LENGTH = { min: 60, max: 150 };

/** The beginning of a summary: whole sentences where one fits, else whole words. */
export function teaser(summary: string): string {
  if (summary.length <= TEASER_LENGTH.max) return summary;
  const beginning = summary.slice(0, TEASER_LENGTH.max + 1);
  const sentences = /^.*[.!?](?=\s)/su.exec(beginning)?.[0] ?? "";
  return sentences.length < TEASER_LENGTH.min ? `${beginning.replace(/[\s,;:–-]*\s\S*$/u, "")}…` : sentences;
}

/** "race week" as it stands on a button: "Race week". */
export function topicText(topic: string): string {
  return topic === "crossfit" ? "CrossFit" : topic.charAt(0).toUpperCase() + topic.slice(1);
}

/** Ids of what administrators write; everything else is the slug of one of the product's own articles. */
export function isId(key: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);
}

export function wordsIn(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split(/\s+/).length;
}
