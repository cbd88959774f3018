import { shortDay } from "@ironpace/training";
import { daysNamed, getRow } from "../../changes/session-named.ts";
import { recordCard } from "../../changes/card.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

const MISSED = /\b(?:had to (?:skip|miss)|skipped|missed|didnt (?:do|make|manage)|couldnt (?:do|make)|bailed on)\b/;
const MAKE_UP =
  /\b(?:cram|make (?:it|that) up|catch (?:it )?up|squeeze|fit it in|do it (?:on|tomorrow|today)|double up|leave it|forget (?:it|about it)|move it|instead)\b/;

/** "had to skip Wednesday, should I cram it in on Sat or leave it": leave it, and what the log says of that day. */
export function missedDay(words: string, view: CoachView): Draft | undefined {
  const { plan, today } = view;
  if (plan === undefined || !MISSED.test(words) || !MAKE_UP.test(words)) return undefined;
  const before = words.split(/\b(?:should|shall|can|do) i\b/)[0] ?? words;
  const day = daysNamed(before, today, true)[0]?.day;
  const session = day === undefined ? undefined : allSessions(plan).find(({ date }) => date === day);
  const wished = daysNamed(words.slice(before.length), today)[0]?.day;
  const there = wished === undefined ? undefined : allSessions(plan).find(({ date }) => date === wished);
  const isDone = session !== undefined && plan.outcomes.some(({ sessionId, status }) => sessionId === session.id && status === "completed");
  const advice = [
    `**Leave it**${session === undefined ? "" : `: ${session.title} is one session of many`}, and go on with the plan. One missed session costs nothing; two hard sessions in a row spoil the next days.`,
    ...(there === undefined
      ? wished === undefined
        ? []
        : [`${shortDay(wished)} is free: you can do an easy 30–40 min version there, if you want to do something.`]
      : [`${shortDay(there.date)} has **${there.title}** already (${there.duration} min), so nothing is put on top of it.`]),
  ];
  if (session === undefined) return { text: advice, isDecided: true };
  if (!isDone)
    return {
      text: [...advice, `${shortDay(session.date)} needs no change: you do not have to catch up on a session without a result.`],
      isDecided: true,
    };
  return {
    text: [
      ...advice,
      `In your log **${session.title}** (${shortDay(session.date)}) is marked as done. If it was not, the card corrects that.`,
    ],
    proposals: [
      recordCard(
        `Not done: ${shortDay(session.date)}`,
        `${session.title} is marked as done.`,
        { kind: "not-done", sessionId: getRow(plan, session) },
        [{ label: session.title, before: "done", after: "not done" }],
      ),
    ],
    isDecided: true,
  };
}
