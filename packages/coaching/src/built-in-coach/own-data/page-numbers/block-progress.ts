import { addDays, daysBetween, shortDay } from "@ironpace/training";
import { hours, sum } from "../figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { PageNumber, PageQuestion } from "./page-question.ts";
import { tonnes } from "./session-amounts.ts";

/** How much of the block is done: sessions, weight, distance, and when it ends. */
export const blockProgress: PageNumber = {
  name: "block progress",
  isAsked: ({ words, view, slots }) =>
    view.plan !== undefined &&
    /\b(?:this|the|my|current) (?:training )?(?:block|plan)\b/.test(words) &&
    slots.lifts.length + slots.kinds.length + slots.tests.length === 0 &&
    (/\badherence\b/.test(words) ||
      /\bhow much (?:of|is)\b.{0,25}\b(?:left|to go|remaining|still)\b/.test(words) ||
      /\bhow (?:far|much)\b.{0,25}\b(?:into|through|along|done|completed|finished|complete)\b/.test(words) ||
      /\b(?:weight lifted|tonnes?|tonnage|distance|km)\b.{0,30}\b(?:so far|done|in total|altogether)\b/.test(words)),
  answer: answerBlock,
};

function answerBlock({ words, view }: PageQuestion): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  const sessions = allSessions(plan);
  const outcome = new Map(plan.outcomes.map(({ sessionId, status }) => [sessionId, status]));
  const done = sessions.filter(({ id }) => outcome.get(id) === "completed");
  const due = sessions.filter(({ id, date }) => date < today || outcome.has(id));
  const left = sessions.filter(({ id, date }) => date >= today && !outcome.has(id));
  const missed = due.length - done.length;
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const km = (metres: number): string => `${Math.round(metres / 1000)}`;
  const [lifted, allLifted] = [sum(done.map(({ tonnage }) => tonnage)), sum(sessions.map(({ tonnage }) => tonnage))];
  const [metres, allMetres] = [sum(done.map(({ distance }) => distance)), sum(sessions.map(({ distance }) => distance))];
  // What is asked for comes first.
  const lead = /\b(?:kms?|kilomet\w+|distance|far)\b/.test(words)
    ? [
        `**${km(metres)} km** done of ${km(allMetres)} km in this block, **${km(allMetres - metres)} km** left, running and machines together.`,
      ]
    : /\b(?:tonn\w+|tons?|lift\w*|weight|kg)\b/.test(words)
      ? [
          `**${tonnes(lifted)}** lifted of ${tonnes(allLifted)} in this block, **${tonnes(allLifted - lifted)}** left, at the planned loads.`,
        ]
      : [];
  return {
    text: [
      ...lead,
      `**${done.length} of ${sessions.length} sessions** of this block are done, ${missed === 0 ? "none missed" : `${missed} missed`}: adherence **${Math.round((100 * done.length) / (due.length || 1))}%** of what was due.`,
      bullet([
        `Weight lifted, at the planned loads: **${tonnes(lifted)}** of ${tonnes(allLifted)}`,
        `Distance: **${km(metres)}** of ${km(allMetres)} km, as planned`,
        `Left: **${left.length} sessions**, ${hours(sum(left.map(({ duration }) => duration)))}`,
        `The block ends on ${shortDay(end)}, in ${daysBetween(today, end)} days`,
      ]),
    ],
  };
}
