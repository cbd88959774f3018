import { type Session, shortDay, getWeekday } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { daysNamed, getRow, sessionOfKind, sessionOn } from "../../changes/session-named.ts";
import type { Diary } from "../../own-data/diary.ts";
import { readQuestion } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import { sessionOfRow } from "../focus.ts";
import type { Turn } from "../turn.ts";

const ASKS =
  /^(?:(?:and|so|but|ok) )*(?:what (?:about|happens (?:with|to))|then|how about|where does|the)\b|\bwhat happens (?:with|to)\b|^and (?:then )?(?:the|my)\b/;
const MOST_WORDS = 11;

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** "and what happens with the long run then" beside a card that moves a session: where the other one is. The card stays. */
export function besideMove({ content, turns }: Asked, view: CoachView, diary: Diary): Draft | undefined {
  const turn = turns.at(-1);
  const card = turn?.proposals[0];
  const { plan } = view;
  const { words } = readQuestion(content, "coaching_question");
  if (
    plan === undefined ||
    turn === undefined ||
    card?.request.reason !== "move" ||
    !ASKS.test(words) ||
    words.split(" ").length > MOST_WORDS
  )
    return undefined;
  const moved = sessionOfRow(card.request.sessionId, view);
  const to = card.request.to;
  if (moved === undefined || to === undefined) return undefined;
  const beside = diary.entered.find(({ title, on }) => on >= view.today && isNamed(title, words));
  const other = beside === undefined ? sessionOfKind(words, plan, view.today) : undefined;
  if (beside !== undefined)
    return {
      text: [
        beside.on === to
          ? `**${beside.title}** (${beside.minutes} min) is on the same day, ${shortDay(to)}: both fit. Do ${moved.title} first and the other after it, or some hours later.`
          : `**${beside.title}** stays on ${shortDay(beside.on)}; the card does not touch it.`,
      ],
      proposals: turn.proposals,
      isFinal: true,
    };
  if (other === undefined || other.id === moved.id) return undefined;
  const target = /\b(?:to|on|onto) (?:today|tomorrow|\w+day)\b/.test(words) ? daysNamed(words, view.today)[0]?.day : undefined;
  if (target !== undefined) return alsoMoved(other, target, moved, turn, plan, view);
  return { ...whereItGoes(other, moved, to, plan, view), proposals: turn.proposals, isFinal: true };
}

/** "and the long run to Friday": a second card; the day that the first one frees is free for it. */
function alsoMoved(other: Session, target: string, moved: Session, turn: Turn, plan: ActivePlan, view: CoachView): Draft {
  const draft =
    target === moved.date
      ? {
          text: [
            `Then move **${other.title}** from ${shortDay(other.date)} to **${shortDay(target)}** too, which the first card frees: accept that one first.`,
          ],
          proposals: [
            {
              title: `Move ${other.title} to ${shortDay(target)}`,
              why: `It is on ${shortDay(other.date)} now.`,
              request: { reason: "move" as const, sessionId: getRow(plan, other), to: target },
            },
          ],
        }
      : moveTo(other, target, view);
  return { ...draft, proposals: [...turn.proposals, ...(draft.proposals ?? [])], isFinal: true };
}

function isNamed(title: string, words: string): boolean {
  return title
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length > 4 && !COMMON.has(word) && new RegExp(`\\b${word}\\b`).test(words));
}

const COMMON: ReadonlySet<string> = new Set(["class", "easy", "session", "workout", "training", "short"]);

function whereItGoes(other: Session, moved: Session, to: string, plan: ActivePlan, view: CoachView): Draft {
  if (other.date !== to)
    return { text: [`**${other.title}** stays on ${shortDay(other.date)}, ${other.duration} min; the card does not touch it.`] };
  const minutes = view.athlete.availability.minutes?.[getWeekday(moved.date)];
  const isTooLong = minutes !== undefined && other.duration > minutes;
  const free = [...Array.from({ length: 7 }).keys()]
    .map((at) => new Date(Date.parse(to) + (at - 3) * 86_400_000).toISOString().slice(0, 10))
    .filter(
      (day) => day > view.today && day !== to && day !== moved.date && sessionOn(plan, day) === undefined && isSameWeek(day, to, plan),
    )
    .slice(0, 1);
  return {
    text: [
      `**${other.title}** takes the place of the other one: **${shortDay(moved.date)}**, ${other.duration} min${isTooLong ? `, and you have ${minutes} min that day` : ""}.`,
      ...(isTooLong
        ? [
            `Two ways: accept the card and shorten it to ${minutes} min${free.length === 0 ? "" : `, or move it to **${free.map((day) => shortDay(day)).join("")}**, which is free`}.`,
          ]
        : []),
    ],
    followUps: isTooLong
      ? [
          `Shorten the ${nameOf(other)} to ${minutes} min`,
          ...free.map((day) => `Move the ${nameOf(other)} to ${DAYS[getWeekday(day) - 1] ?? ""}`),
        ]
      : [],
  };
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function nameOf({ code }: Session): string {
  return code === "RL" ? "long run" : code === "RI" ? "intervals" : code === "RT" ? "threshold run" : "session";
}

/** A session moves within its week. */
function isSameWeek(day: string, other: string, plan: ActivePlan): boolean {
  const week = (of: string): number => Math.floor((Date.parse(of) - Date.parse(plan.plan.startDate)) / (7 * 86_400_000));
  return week(day) === week(other);
}
