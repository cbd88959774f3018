import { shortDay } from "@ironpace/training";
import { daysNamed, sessionOn } from "../../changes/session-named.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { FOR_GOOD } from "./horizon.ts";

const DAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?: (?:and|n) (?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?)?";
const OUT = new RegExp(
  `\\b(?:take|get|cut|leave|kick|throw|drop|keep|clear|have) (?:out |off )?(?:my |the )?${DAY}(?: (?:of )?(?:this|next) week)? (?:out|off|free|clear)\\b(?! (?:work|the (?:gym|day)))|\\b(?:take out|clear) (?:my |the )?${DAY}(?= next week| this week| of | please| pls|$)`,
);
const LASTS = /\b(?:anymore|any more|no longer|every|each|until|till|til)\b/;

/** "take Wednesday out next week": that day becomes free, nothing else comes onto it. */
export function clearDays(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  const said = OUT.exec(words)?.[0];
  if (said === undefined || plan === undefined || FOR_GOOD.test(words) || LASTS.test(words)) return undefined;
  // "next week" stands behind or before the day.
  const isNext = /\bnext week\b/.test(words);
  const named = daysNamed(isNext ? said.replaceAll(/\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*/g, "$& next week") : said, today);
  if (named.length === 0) return undefined;
  const sessions = named.flatMap(({ day }) => sessionOn(plan, day) ?? []).filter((each) => isOpen(plan, each));
  if (sessions.length === 0)
    return {
      text: [`${list(named.map(({ day }) => shortDay(day)))}: nothing is open there, so the day is free already.`],
      isDecided: true,
    };
  return skipSessions(sessions, view);
}
