import { addDays, getMonday, shortDay } from "@ironpace/training";
import { within } from "../diary.ts";
import { sum } from "../figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";
import { getMetres } from "./session-amounts.ts";

/** Distance of a week as the log counts it, beside what was planned, and where a gap comes from. */
export const weekDistance: PageNumber = {
  name: "week distance",
  isAsked: ({ words, slots }) =>
    slots.kinds.length + slots.lifts.length === 0 &&
    /\b(?:km|kms|kilomet\w+|distance|miles?)\b/.test(words) &&
    (/\b\d+(?:\.\d+)? ?(?:km )?of \d+(?:\.\d+)? ?(?:km)?\b/.test(words) ||
      /\bplanned\b.{0,30}\b(?:km|distance)\b|\b(?:km|distance)\b.{0,30}\bplanned\b/.test(words)) &&
    (/\b(?:rest|missing|why|where|gap|differ\w*|everything|all)\b/.test(words) || /\b(?:this|last) week\b/.test(words)) &&
    !/\bnext week\b/.test(words),
  answer: answerDistance,
};

const LEAST_GAP = 50;

function answerDistance({ words, diary, view }: PageQuestion): Draft | undefined {
  const monday = addDays(getMonday(view.today), /\blast week\b/.test(words) ? -7 : 0);
  const work = within(diary.work, { from: monday, to: addDays(monday, 6) });
  const planned = view.plan?.plan.weeks.find(({ startDate }) => startDate === monday)?.sessions ?? [];
  const [done, wanted] = [sum(work.map(getMetres)), sum(planned.map(({ distance }) => distance))];
  if (work.length === 0 || wanted === 0) return undefined;
  const km = (metres: number): string => `${(metres / 1000).toFixed(1)} km`;
  const gaps = work.flatMap((each) => {
    const gap = (each.planned?.metres ?? 0) - getMetres(each);
    return gap < LEAST_GAP ? [] : [{ each, gap }];
  });
  const open = planned.filter(({ date }) => !work.some(({ on, planned: of }) => on === date && of !== undefined));
  const counted = work.filter((each) => getMetres(each) > 0).map((each) => `${shortDay(each.on)}: ${each.title}, ${km(getMetres(each))}`);
  return {
    text: [
      `The log counts **${km(done)}** of **${km(wanted)}** planned${open.length === 0 ? ", and you did all sessions: nothing is missing" : ""}.`,
      bullet(counted),
      gaps.length === 0
        ? ""
        : `The gap is distance that was planned but has no entry in the log:\n\n${bullet(gaps.map(({ each, gap }) => `${shortDay(each.on)}: ${each.title}, **${km(gap)}**: its sets were logged without the distance`))}`,
      open.length === 0 ? "" : `Not done: ${open.map(({ title, date }) => `${title} (${shortDay(date)})`).join(", ")}.`,
      gaps.length === 0 ? "" : "Add the distance to that session in the Session Log, and it counts.",
    ].filter((part) => part !== ""),
  };
}
