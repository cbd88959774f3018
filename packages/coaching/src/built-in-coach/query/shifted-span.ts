import { addDays } from "@ironpace/training";
import { getLength, plainDay, type Span } from "../own-data/span.ts";

/** "the week before", "the month after that": the period before, moved by its own length. */
export function shiftedSpan(words: string, span: Span | undefined): Span | undefined {
  const way = /\b(?:the )?(week|month|one|year|period) (before|after)(?: (?:that|it|this))?$|^(?:and )?(before|after) that$/.exec(words);
  if (way === null || span === undefined) return undefined;
  const isBack = (way[2] ?? way[3]) === "before";
  const unit = way[1];
  if (unit === "month" || (unit !== "week" && span.unit === "month")) {
    const [year = 0, month = 1] = span.from.split("-").map(Number);
    const first = new Date(Date.UTC(year, month - 1 + (isBack ? -1 : 1), 1)).toISOString().slice(0, 10);
    const to = new Date(Date.UTC(year, month + (isBack ? -1 : 1), 0)).toISOString().slice(0, 10);
    const name = new Date(`${first}T00:00:00Z`).toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
    return { from: first, to, label: `in ${name}`, unit: "month" };
  }
  const days = unit === "week" || span.unit === "week" ? 7 : getLength(span);
  const from = addDays(span.from, isBack ? -days : days);
  const to = addDays(from, days - 1);
  return {
    from,
    to,
    label: days === 7 ? `in the week from ${plainDay(from)}` : `from ${plainDay(from)} to ${plainDay(to)}`,
    unit: days === 7 ? "week" : "other",
  };
}
