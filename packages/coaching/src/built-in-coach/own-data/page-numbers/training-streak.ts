import { addDays, getMonday } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";

/** Weeks in a row with training, as the dashboard counts them. */
export const trainingStreak: PageNumber = {
  name: "streak",
  isAsked: ({ words }) => /\bstreak\b/.test(words) && !/\b(?:day|days|month|months)\b/.test(words),
  answer: answerStreak,
};

function answerStreak({ diary, view }: PageQuestion): Draft | undefined {
  const weeks = [...new Set(diary.work.map(({ on }) => getMonday(on)))].toSorted();
  if (weeks.length === 0) return undefined;
  const runs: number[] = [];
  for (const [at, monday] of weeks.entries()) {
    const before = weeks[at - 1];
    if (before !== undefined && addDays(before, 7) === monday) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  }
  const longest = Math.max(...runs);
  // A week that has just begun breaks nothing.
  const isOpen = (weeks.at(-1) ?? "") >= addDays(getMonday(view.today), -7);
  const current = isOpen ? (runs.at(-1) ?? 0) : 0;
  return {
    text: [
      `**${current} ${current === 1 ? "week" : "weeks"}** in a row with training${current > 0 && current === longest ? ": your longest." : `. Your longest: **${longest} weeks**.`}`,
      "A week counts as soon as one session in it is done.",
    ],
  };
}
