import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

export const sleep: Topic = article(
  ["sleep"],
  [[/\b(sleep|sleeping|slept|insomnia|nap|naps|tired all|night shifts?|shift work|shifts|bedtime|hours of sleep|bad night|newborn)\b/, 4]],
  (_, words) => nightsLike(words),
);

/** What one night or a run of them asks for. */
function nightsLike(words: string): string | undefined {
  if (/\b(race|races|competition|meet)\b/.test(words))
    return "The night before a race is often a bad one, and it costs little: the nights before it count. Rest in bed, and sleep early in the week.";
  if (/\b(shifts?|nights)\b/.test(words))
    return "With shift work put the key session after your best sleep, keep the ones after a night shift short and easy, protect one block of sleep, and nap 20–30 minutes when you can.";
  if (/\b(newborn|baby)\b/.test(words))
    return "With a newborn fewer and shorter sessions are the plan: two or three of 30 minutes, easy unless you slept, and naps before intervals. It is a phase.";
  if (/\bslept [0-5]|[0-5] hours\b/.test(words))
    return "After one short night keep the session but let effort decide: start lower, cut the last third, or move the intervals by a day and go easy today.";
  return undefined;
}
