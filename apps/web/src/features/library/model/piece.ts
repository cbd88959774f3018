import { formatDayMonth, localDay } from "#ui/format.ts";

/** "16 Apr 2026" */
export function dayText(time: string): string {
  const day = localDay(new Date(time));
  return `${formatDayMonth(day)} ${day.slice(0, 4)}`;
}

/** Characters of a summary in the list: one line on a phone. */
const TEASER_LENGTH = 48;

/** The first sentence of a summary, or its beginning cut after a word. */
export function teaser(summary: string): string {
  const sentence = summary.split(/(?<=[.!?])\s+/u)[0] ?? "";
  return sentence.length <= TEASER_LENGTH ? sentence : `${sentence.slice(0, TEASER_LENGTH + 1).replace(/[\s,;:–-]*\s\S*$/u, "")}…`;
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
