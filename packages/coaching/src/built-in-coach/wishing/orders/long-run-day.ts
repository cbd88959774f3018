import type { Weekday } from "@ironpace/training";
import { PREVIEW } from "../../changes/card.ts";
import { list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { FOR_GOOD } from "./horizon.ts";

const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const STEMS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY = "(mon|tue|wed|thu|fri|sat|sun)[a-z]*";

/** "long run on Sundays instead of Saturday for the whole plan": the long day, with the same number of training days. */
export function moveLongRunDay(words: string, { athlete, plan }: CoachView): Draft | undefined {
  if (plan === undefined || !/\blong (?:runs?|days?|ones?)\b/.test(words)) return undefined;
  if (/^(?:how|what|why|when|which|is|are|did|do i)\b/.test(words)) return undefined;
  const swapped = new RegExp(String.raw`\b${DAY}(?: from now on| please)? (?:instead of|not|rather than) (?:on )?(?:the )?${DAY}`).exec(
    words,
  );
  const fromTo = new RegExp(String.raw`\bfrom ${DAY} to ${DAY}`).exec(words);
  const plural = new RegExp(String.raw`\b(?:to|on|for) (?:a )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b`).exec(words)?.[1];
  // "move saturday's long run to sunday" is one run; "to sundays" are all.
  const isLasting =
    FOR_GOOD.test(words) ||
    /\blong (?:runs|days?)\b/.test(words) ||
    (swapped ?? fromTo ?? [plural])[0]?.split(" ").some((word) => /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/.test(word)) === true;
  const stem = (swapped?.[1] ?? fromTo?.[2] ?? plural)?.slice(0, 3);
  const day = (STEMS.indexOf(stem ?? "") + 1) as Weekday | 0;
  if (!isLasting || day === 0) return undefined;
  const { longDay, minutes = {} } = athlete.availability;
  const name = NAMES[day - 1] ?? "";
  const open = (Object.keys(minutes).map(Number) as Weekday[]).filter((each) => (minutes[each] ?? 0) > 0);
  if (longDay === day)
    return {
      text: [`Your long day is **${name}** already, so nothing changes: the long run is planned on ${name}s in every week that has one.`],
      isDecided: true,
    };
  const before = longDay ?? open.at(-1);
  const longest = Math.max(60, ...open.map((each) => minutes[each] ?? 0));
  // The day that was long becomes free only where the new one was no training day.
  const isNew = !open.includes(day);
  const weekdays = [...new Set([...open.filter((each) => !isNew || each !== before), day])].toSorted((a, b) => a - b);
  const usual = Math.min(...open.map((each) => minutes[each] ?? longest));
  const next = Object.fromEntries(
    weekdays.map((each) => [each, each === day ? longest : each === before ? usual : (minutes[each] ?? usual)]),
  );
  return {
    text: [
      `Long run on **${name}** (${longest} min) instead of ${before === undefined ? "now" : NAMES[before - 1]}, from next week to the end of the plan. You train on ${list(weekdays.map((each) => NAMES[each - 1] ?? ""))}${isNew && before !== undefined ? `; ${NAMES[before - 1]} becomes free` : ""}.`,
      `What is done this week stays. The days beside the long run are placed again, so that no hard day is next to it.`,
      PREVIEW,
    ],
    proposals: [
      {
        title: `Long run on ${name}s`,
        why: `${longest} min on ${name}; ${weekdays.length} days a week as before.`,
        request: { reason: "availability", availability: { daysPerWeek: weekdays.length, weekdays, minutes: next, longDay: day } },
      },
    ],
  };
}
