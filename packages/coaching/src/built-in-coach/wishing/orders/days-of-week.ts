import { addDays, getMonday, type Weekday, getWeekday } from "@ironpace/training";
import { PREVIEW } from "../../changes/card.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { FOR_GOOD, sessionsIn } from "./horizon.ts";

const STEMS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const WEEK = /\b(this|next) week\b/;
const ONLY = /\b(?:only|just)\b/;
const NOT_DAYS = /\b(?:min|mins|minutes|hours?|km|run|dumbbells?|once|twice|not just)\b/;

/** "From next week" has no end. */
const FROM_THEN = /\b(?:from|starting|as of|beginning) (?:the )?next week\b|\bfrom next week on\b/;

/** "next week I can only do Mon, Wed and Sat": that week alone; what stands on other days is left out. */
export function onlyDaysInWeek(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  const week = WEEK.exec(words)?.[1];
  if (
    plan === undefined ||
    week === undefined ||
    !ONLY.test(words) ||
    NOT_DAYS.test(words) ||
    FOR_GOOD.test(words) ||
    FROM_THEN.test(words)
  )
    return undefined;
  const days = [
    ...new Set(
      [...words.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur|r|es)?(?:day)?s?\b/g)].map(
        ([, name]) => (STEMS.indexOf(name ?? "") + 1) as Weekday,
      ),
    ),
  ];
  if (days.length === 0) return undefined;
  const monday = addDays(getMonday(today), week === "next" ? 7 : 0);
  const sessions = sessionsIn(plan, { from: monday < today ? today : monday, to: addDays(monday, 6) });
  const out = sessions.filter(({ date }) => !days.includes(getWeekday(date)));
  const stay = sessions.filter((session) => !out.includes(session));
  const names = list(days.toSorted((a, b) => a - b).map((day) => NAMES[day - 1] ?? ""));
  if (out.length === 0) return { text: [`Everything of ${week} week is on ${names} already, so nothing changes.`], isDecided: true };
  const draft = skipSessions(out, view);
  return {
    ...draft,
    text: [
      `**Only ${week} week**: ${names} stay${stay.length === 0 ? "" : ` (${list(stay.map(({ title }) => title))})`}, ${list(out.map(({ title }) => `**${title}**`))} ${out.length === 1 ? "is" : "are"} left out, with no catching up. The weeks after keep their days.`,
      PREVIEW,
    ],
    isDecided: true,
  };
}
