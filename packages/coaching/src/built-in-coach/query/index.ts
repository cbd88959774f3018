import type { AskedQuestion } from "../answer/asked.ts";
import { splitQuestions } from "../answer/compound.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { getBetter, mergeQuery, getSum } from "./merge-query.ts";
import type { Query } from "./query.ts";
import { type QuerySlots, readQuery, readQuerySlots } from "./read-query.ts";
import { writeAnswer } from "./write-answer.ts";

/** "and when was it": the answer to the question before names the day already. */
const ASKED_ALREADY =
  /^(?:and |also )*(?:when|what date|which day|on what day|how long ago)(?: (?:was|is|did|were))?(?: (?:it|that|this|those|they|i do it|i do that))?(?: happen)?\W*$/i;

/** The answer to a question about the athlete's own rows of which every word is understood, alone or as a change of the one before. */
export function answerQuery({ content, turns }: AskedQuestion, diary: Diary, view: CoachView): Draft | undefined {
  // What something is for is no question about rows: "what's the point of compromised runs, can't I just run more?".
  if (diary.work.length === 0 || ASKS_WHAT_FOR.test(content)) return undefined;
  const before = getQueries(turns, diary, view);
  const drafts: Draft[] = [];
  for (const part of splitQuestions(content)) {
    if (drafts.length > 0 && ASKED_ALREADY.test(part)) continue;
    const better = getBetter(part, before, diary, view) ?? getSum(part, before, diary, view);
    const query = better === undefined ? nextQuery(part, before, turns, diary, view) : undefined;
    // What is on is shown with its details elsewhere; here it is only what the next turn goes on about.
    if (query?.source === "planned" && query.pick === "list" && (isDay(query) || !LISTS.test(part))) return undefined;
    const draft = better ?? (query === undefined ? undefined : writeAnswer(query, diary, view));
    if (draft === undefined) return undefined;
    if (query !== undefined) before.push(query);
    drafts.push(draft);
  }
  return drafts.length === 0 ? undefined : { text: drafts.flatMap(({ text }) => text), isFinal: true };
}

function nextQuery(content: string, before: readonly Query[], turns: readonly Turn[], diary: Diary, view: CoachView): Query | undefined {
  const last = before.at(-1);
  const unit = last?.spans[0]?.unit;
  // "this one?" after last week is this week.
  const isUnit = unit === "week" || unit === "month" || unit === "year";
  const slots = readQuerySlots(isUnit ? content.replace(THIS_ONE, `$1this ${unit}`) : content, diary, view);
  // "how many were in november" after something that was no query is about that.
  if (last === undefined && turns.length > 0 && slots.subjects.length === 0 && !STANDS_ALONE.test(slots.words)) return undefined;
  const alone = last === undefined ? addSubject(slots, turns, diary, view) : slots;
  return (last === undefined ? undefined : mergeQuery(last, slots)) ?? readQuery(alone);
}

/** "how many km is it at the peak" after "is it too much running": of what the turn before was about. */
function addSubject(slots: QuerySlots, turns: readonly Turn[], diary: Diary, view: CoachView): QuerySlots {
  const question = turns.at(-1)?.question;
  if (question === undefined || slots.subjects.length > 0 || slots.measure !== "distance") return slots;
  const { subjects } = readQuerySlots(question, diary, view);
  return subjects.length === 1 ? { ...slots, subjects } : slots;
}

/** The queries that the turns before stand for; what is none of them ends the thread. */
function getQueries(turns: readonly Turn[], diary: Diary, view: CoachView): Query[] {
  const queries: Query[] = [];
  for (const { question, proposals } of turns) {
    const parts = splitQuestions(question).filter((part, at) => at === 0 || !ASKED_ALREADY.test(part));
    for (const part of parts) {
      const query = proposals.length > 0 ? undefined : nextQuery(part, queries, [], diary, view);
      if (query === undefined) queries.length = 0;
      else queries.push(query);
    }
  }
  return queries;
}

const ASKS_WHAT_FOR = /\b(?:the point of|the purpose of|the benefits? of|good for|what(?:'?s| is| are) .{3,40} for\b)/i;
const THIS_ONE = /^((?:(?:and|so far|what about|how about|in|ok) )*)(?:this|the current)(?: one)?(?=(?: so far)?\W*$)/i;
const STANDS_ALONE = /\b(?:i|my|sessions?|workouts?|train(?:ing)?|week|plan)\b/;
const LISTS = /^(?:(?:and|so|ok|please|pls) )*(?:give|show|list)\b/i;

function isDay({ spans }: Query): boolean {
  return spans.some(({ unit }) => unit === "day");
}
