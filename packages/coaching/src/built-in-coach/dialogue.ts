import type { CoachProposal } from "@ironpace/contract";
import { addDays, type Session } from "@ironpace/training";
import { daysNamed, sessionOfKind, sessionOn } from "./changes/session-named.ts";
import { slotsOf } from "./own-data/ask.ts";
import { readQuestion } from "./question.ts";
import { allSessions } from "./topics/sessions.ts";
import type { CoachView } from "./view.ts";

/** One question of the conversation with its answer. */
export interface Turn {
  readonly question: string;
  readonly answer: string;
  readonly proposals: readonly CoachProposal[];
  readonly decision: "accepted" | "edited" | "rejected" | null;
}

/** How a message goes on from the conversation. */
export type Continuation =
  /** A question complete in itself that the message stands for. */
  | { readonly kind: "question"; readonly content: string }
  /** The last answer in another form. */
  | { readonly kind: "shorter" | "why" | "accept" | "undo" | "reject"; readonly turn: Turn }
  | { readonly kind: "new" };

const SHORTER =
  /^(?:ok |and |can you |could you |please |pls |say it |make it |a bit |too long |tl ?dr |explain |in )*(shorter|short version|simpler|simple|in short|briefly|tldr|tl dr|summari[sz]e( that)?|simple words|plain english|too long|simply|easier to understand|in one sentence)( please| pls| version| words)?$/;
const ACCEPT =
  /^(?:ok |okay |yes |yep |yeah |sure |cool |please |great |perfect )*(do it|go ahead|accept( it)?|sounds good|lets do (it|that)|apply( it)?|make it so|yes|yep|yeah|sure|confirm(ed)?|please do|book it|ok do (it|that)|do that|that works|ok|okay)( please| pls)?$/;
const CLEARLY_ACCEPT = /^(?:ok |okay |yes |please )*(do it|go ahead|accept( it)?|apply( it)?|make it so|do that)( please| pls)?$/;
const UNDO =
  /^(?:ok |please |pls |no |oh |can you |could you |wait |actually |hmm |i want to |lets )*(undo|revert|take (that|it) back|put (that|it) back|roll (that|it) back|change (it|that) back|undo (that|it|this))\b/;
const REJECT =
  /^(?:ok |oh |hmm |actually |no |wait |on second thought )*(no|nope|nah|never ?mind|forget (it|that)|leave it|no thanks|dont|cancel( that| it)?|stop|rather not|no leave it|keep it( as it is)?|no wait.*(keep|leave) it.*|keep it.*|leave it.*)$/;
const WHY = /^(?:ok |and |but |hm+ )*(why|why (is )?that|how come|why so|whats the reason|and why|why not|reason)$/;
const FRAGMENT = /^(?:and|what about|how about|ok and|same for|also|but|or|then|plus|ok|so)\b/;
const CORRECTION = /^(?:no|nope|actually|sorry|wait|i mean|i meant|make it|rather|hm+|not|oh|better|ok then|oops|correction)\b/;

/** Reads a message in the light of what was said before; the newest turn is the last. */
export function continuation(content: string, turns: readonly Turn[], view: CoachView): Continuation {
  const { words } = readQuestion(content, "coaching_question");
  const chain = resolvedTurns(turns, view);
  const turn = chain.at(-1);
  const short = words.split(" ").length <= 9;
  if (UNDO.test(words)) return { kind: "undo", turn: turn ?? NO_TURN };
  if (turn === undefined) return { kind: "new" };
  const isOfSession = /\bit\b.*\b(shorter|easier|lighter|longer)\b/.test(words) && sessionIn(turn, view) !== undefined;
  if (isOfSession) return { kind: "new" };
  if (SHORTER.test(words) && !/\b(session|workout|run)\b/.test(words)) return { kind: "shorter", turn };
  if ((turn.proposals.length > 0 && ACCEPT.test(words)) || CLEARLY_ACCEPT.test(words)) return { kind: "accept", turn };
  if (turn.proposals.length > 0 && REJECT.test(words)) return { kind: "reject", turn };
  if (WHY.test(words)) return { kind: "why", turn };
  if (!short) return { kind: "new" };
  const resolved = resolve(words, chain, view);
  return resolved === undefined ? { kind: "new" } : { kind: "question", content: resolved };
}

/** The turns with questions that are complete in themselves: "8k" after "log a run today" is "log a run today 8k". */
function resolvedTurns(turns: readonly Turn[], view: CoachView): readonly Turn[] {
  const chain: Turn[] = [];
  for (const turn of turns) {
    const { words } = readQuestion(turn.question, "coaching_question");
    const isShort = words.split(" ").length <= 9 && chain.length > 0;
    const meant =
      isShort && ![SHORTER, ACCEPT, REJECT, WHY, UNDO].some((form) => form.test(words)) ? resolve(words, chain, view) : undefined;
    chain.push(meant === undefined ? turn : { ...turn, question: meant });
  }
  return chain;
}

const NO_TURN: Turn = { question: "", answer: "", proposals: [], decision: null };

/** The question before, with what the message puts in the place of its parts. */
function resolve(words: string, turns: readonly Turn[], view: CoachView): string | undefined {
  const turn = turns.at(-1) ?? NO_TURN;
  const before = readQuestion(turn.question, "coaching_question").words;
  const isFragment = FRAGMENT.test(words) || words.split(" ").length <= 4;
  const plain = words.replace(
    /^(?:(?:and|what about|how about|ok|same for|also|but|or|then|plus|so|no|nope|actually|sorry|wait|i mean|i meant|rather|hm+|oh|oops|not) )+/,
    "",
  );
  const asked = ASKED_ON.find(([pattern]) => pattern.test(words))?.[1](before);
  if (asked !== undefined) return asked;
  if (isAsking(turn.answer) && !/^(what|how|why|when|which|who|is|are|do|does)\b/.test(words)) return `${carried(turns)} ${plain}`;
  if (turn.proposals.length > 0 && (CORRECTION.test(words) || isFragment || /\brpe ?\d/.test(words) || plain.startsWith("rpe")))
    return corrected(before, plain, turn, view);
  if (
    turn.proposals.length === 0 &&
    CORRECTION.test(words) &&
    /^(please |can you |could you )?(move|swap|shift|make|skip)\b/.test(before)
  ) {
    const day = new RegExp(`\\b(today|tomorrow|${WEEKDAY})\\b`);
    const next = day.exec(plain)?.[0];
    if (next !== undefined && day.test(before)) return before.replace(day, next);
  }
  if (!isFragment) return undefined;
  const after = nextDay(plain, before, view);
  if (after !== undefined) return after;
  const now = slotsOf(words, view.today, view.plan?.plan.startDate);
  const then = slotsOf(before, view.today, view.plan?.plan.startDate);
  // "and what time do i need" is a question of its own.
  const metric = /\b(why|how|should|can i|do i need|when was|when is|what time|eat|need)\b/.test(plain);
  if (metric) return undefined;
  if (now.against !== undefined && /\bthan\b/.test(before))
    return before.replace(/\bthan .*/, plain.startsWith("than") ? plain : `than ${plain}`);
  if (/^(the )?(week|month|year) before( that)?$/.test(plain)) return replaceSpan(before, plain);
  const only = Object.keys(now).filter((key) => key !== "wanted");
  if (only.length === 0) return undefined;
  let next = before;
  if (now.lift !== undefined || now.test !== undefined) next = replaceSubject(next, plain, then);
  if (now.span !== undefined) next = replaceSpan(next, plain);
  if (now.sport !== undefined && now.lift === undefined && now.test === undefined) next = replaceSport(next, plain);
  return next === before ? `${before} ${plain}` : next;
}

const LIFT = /\b(squat|squatted|deadlift|bench|benched|press|clean|snatch)\w*\b/;

/** Questions about what has just been answered. */
const ASKED_ON: readonly (readonly [RegExp, (before: string) => string | undefined])[] = [
  [
    /\b(which|what) (one |session |day |of them )?(was|is) (the )?(worst|hardest|toughest|longest|easiest|best|biggest)\b/,
    (before) => `hardest session ${SPANS.exec(before)?.[0] ?? ""}`,
  ],
  [
    /^(and )?(was|is) (that|it) (heavier|harder|easier|lighter|more|better|less)\b/,
    (before) => (LIFT.test(before) ? `compare my last two ${LIFT.exec(before)?.[0].replace(/ted$|ed$/, "") ?? ""}` : undefined),
  ],
  [
    /\b(am i (gonna|going to)|will i|can i|do you think i will|think ill|think i) (make|reach|hit|get|manage|do) (it|that|there)\b|\bis (it|that) realistic\b/,
    (before) =>
      /\b(goal|target)\b/.test(before)
        ? `${before} on track make it`
        : /\b(race|hyrox|marathon|10k|5k)\b/.test(before)
          ? "am i on track for my race"
          : undefined,
  ],
  [
    /^(and )?(when|what day|which day) (was|is|did) (that|it|i)\b/,
    (before) => `when ${before.replace(/^(whats|what is|what was|my) /, "")}`,
  ],
  [
    /^(and )?how many (weeks|days|months) (is|are|till|until) (that|it|then|left)?\b/,
    (before) => (/\b(race|hyrox|marathon|when)\b/.test(before) ? before : undefined),
  ],
  [
    /^(and )?how (much|many|long|often|far)( of it| per \w+| a \w+| then| exactly)*$/,
    (before) => (/\b(my|did i|have i)\b/.test(before) ? undefined : `${before} ${"how much"}`),
  ],
];

function isAsking(answer: string): boolean {
  const text = answer.replace(/\n\n_I am the built-in coach[\s\S]*_$/, "").trim();
  return /\?(\s|$)|\bfor example\b/.test(text.split("\n\n")[0] ?? "") && /\?|example/.test(text) && text.length < 420;
}

/** The questions since the coach began to ask back, joined. */
function carried(turns: readonly Turn[]): string {
  const last = turns.findLastIndex(({ answer }) => !isAsking(answer));
  return turns
    .slice(last + 1)
    .map(({ question }) => readQuestion(question, "coaching_question").words)
    .join(" ");
}

const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";

/** "no, saturday", "actually 45", "no 65", "by june": the wish before with another day, number or end. */
function corrected(before: string, plain: string, turn: Turn, view: CoachView): string | undefined {
  const request = turn.proposals[0]?.request;
  const day = daysNamed(plain, view.today)[0];
  if (request?.reason === "move" && day !== undefined) {
    const session = movedSession(request.sessionId, view);
    const word = new RegExp(`\\b(today|tomorrow|${WEEKDAY})\\b`).exec(plain)?.[1] ?? plain;
    return session === undefined ? undefined : `move ${named(session.date, view)} session to ${word}`;
  }
  if (request?.reason === "missed" && /\b(move|instead|to)\b/.test(plain) && day !== undefined) {
    const session = movedSession(request.sessionIds?.[0] ?? "", view);
    return session === undefined ? undefined : `move ${named(session.date, view)} session to ${plain.split(" ").at(-1) ?? ""}`;
  }
  if (/\b(rest day|skip|easier|easy)\b/.test(plain) && request !== undefined) {
    const session = sessionIn(turn, view);
    return session === undefined
      ? undefined
      : /\b(rest|skip)\b/.test(plain)
        ? `make ${named(session.date, view).replace(/s$/, "")} a rest day`
        : `make ${named(session.date, view)} session easier`;
  }
  if (request?.reason === "ease") {
    const minutes = /\b(\d{2,3})\b/.exec(plain)?.[1];
    const session = sessionIn(turn, view);
    if (minutes !== undefined && session !== undefined) return `make ${named(session.date, view)} session ${minutes} min only`;
  }
  if (request?.reason === "swap" && /^(take|use|with|the)\b|^\w+( \w+){0,3}$/.test(plain)) {
    const old = /^(.+?) →/.exec(turn.proposals[0]?.title ?? "")?.[1];
    const session = movedSession(request.sessionId, view);
    const wanted = plain.replace(/^(take|use|with|the) /, "").replace(/ instead$/, "");
    return old === undefined || session === undefined
      ? undefined
      : `swap ${old.toLowerCase()} for ${wanted} ${named(session.date, view).replace(/s$/, "")}`;
  }
  if (request?.reason !== "record") return undefined;
  if (/^(rpe|by|on|in|priority|it was|yesterday|today|at)\b/.test(plain) || /\brpe\b/.test(plain)) {
    const without = /\brpe\b/.test(plain)
      ? before.replace(/\brpe ?\d+(\.5)?/, "")
      : /^by\b/.test(plain)
        ? before.replace(/\bby .*$/, "")
        : before;
    return `${without} ${plain}`;
  }
  if (
    /^(?:\d{1,2}|[5-9]\.5)$/.test(plain) &&
    (request.record.kind === "complete" ||
      (request.record.kind === "log" &&
        request.record.rpe === undefined &&
        request.record.sets.every(({ kilograms }) => kilograms === undefined)))
  )
    return `${before} rpe ${plain}`;
  const number = /\b\d+(?:[.:]\d+)?(?: ?(?:kg|kgs|lb|lbs|km|k|min))?\b/.exec(plain)?.[0];
  const isTime = /\d ?(min|mins|minutes|h|hours?)\b|\d:\d\d/.test(plain);
  if (isTime && !/\d ?(min|mins|minutes|h|hours?)\b|\d:\d\d/.test(before)) return `${before} ${plain}`;
  if (number !== undefined) return replaceNumber(before, number);
  return day === undefined ? undefined : `${before.replace(new RegExp(`\\b(today|yesterday|tomorrow|${WEEKDAY})\\b`), "")} ${plain}`;
}

/** The number of the same unit, else the largest weight, gives way. */
function replaceNumber(before: string, number: string): string {
  const unit = /[a-z]+$/.exec(number)?.[0];
  const found = [...before.matchAll(/\b\d+(?:[.:]\d+)?(?: ?(?:kg|kgs|lb|lbs|km|k|min))?\b/g)];
  const plain = (text: string): number => Number.parseFloat(text);
  const target =
    found.find(([text]) => unit !== undefined && text.endsWith(unit)) ??
    found.find(([text]) => number.includes(":") === text.includes(":") && /kg|lb/.test(text)) ??
    found.toSorted((a, b) => Math.abs(plain(a[0]) - plain(number)) - Math.abs(plain(b[0]) - plain(number)))[0];
  if (target === undefined) return `${before} ${number}`;
  const kept = /[a-z]+$/.exec(target[0])?.[0];
  const next = unit === undefined && kept !== undefined ? `${number} ${kept}` : number;
  return before.slice(0, target.index) + next + before.slice(target.index + target[0].length);
}

function movedSession(row: string, view: CoachView): Session | undefined {
  const id = [...(view.plan?.rows ?? [])].find(([, of]) => of === row)?.[0];
  return view.plan === undefined ? undefined : allSessions(view.plan).find((session) => session.id === id);
}

const NAMES = ["sundays", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays"] as const;

function named(date: string, view: CoachView): string {
  const gap = Math.round((Date.parse(date) - Date.parse(view.today)) / 86_400_000);
  if (gap === 0) return "today";
  if (gap === 1) return "tomorrow";
  const [, month = "1", day = "1"] = date.split("-");
  return gap > 1 && gap < 7
    ? (NAMES[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "")
    : `${Number(day)} ${["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"][Number(month) - 1] ?? ""}`;
}

/** The session a turn was about: of its card, else the one its question names. */
export function sessionIn(turn: Turn, view: CoachView): Session | undefined {
  const request = turn.proposals[0]?.request;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  if (request?.reason === "ease" && request.from === request.to) return sessionOn(plan, request.from);
  if (request?.reason === "move" || request?.reason === "swap") return movedSession(request.sessionId, view);
  if (request?.reason === "missed") return movedSession(request.sessionIds?.[0] ?? "", view);
  const { words } = readQuestion(turn.question, "coaching_question");
  const day = daysNamed(words, today)[0]?.day;
  return (day === undefined ? undefined : sessionOn(plan, day)) ?? sessionOfKind(words, plan, today);
}

const SUBJECTS =
  /\b(front squats?|back squats?|squats?|squatting|dead ?lifts?|bench press|bench|overhead press|strict press|press|clean and jerks?|snatch(es)?|cleans?|pull ?ups?|chin ?ups?|muscle ?ups?|handstand push ?ups?|hip thrusts?|thrusters?|5 ?k(m)?|10 ?k(m)?|half marathon|half|marathon|500 ?m row|row|ftp|vo2 ?max|hyrox)\b/;

function replaceSubject(before: string, plain: string, then: ReturnType<typeof slotsOf>): string {
  const subject = (/\ban? (half marathon|marathon|5 ?k|10 ?k)\b/.exec(plain) ?? SUBJECTS.exec(plain))?.[0] ?? plain;
  if (then.lift !== undefined || then.test !== undefined || SUBJECTS.test(before)) return before.replace(SUBJECTS, subject);
  return `${before} ${subject}`;
}

const SPANS =
  /\b(?:(?:in|over|during|since|for|on|of|from) )?(?:the )?(?:last|this|past|previous|next|current)? ?(?:\d+ )?(?:week before last|month before last|week before|month before|weeks?|months?|years?|weekend|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|fall|winter|today|tomorrow|yesterday|tonight|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|20\d\d)\b(?: ago)?/;

/** "and the day after?": the day after the one that was asked about. */
function nextDay(plain: string, before: string, view: CoachView): string | undefined {
  if (!/^(the )?(day after|next day|following day)( that)?$/.test(plain)) return undefined;
  const day = daysNamed(before, view.today)[0]?.day;
  return day === undefined ? undefined : `whats on ${named(addDays(day, 1), view).replace(/s$/, "")}`;
}

/** "the month before" is the one before the span that was asked about. */
function replaceSpan(before: string, plain: string): string {
  const next = /\b(?:the )?(week|month|year) before\b/.exec(plain);
  const span = next === null ? plain : `${next[1] ?? "month"} before last`;
  const isSince = /\bsince\b/.test(before) && !/\b(since|in|last|this|on)\b/.test(span);
  const isThan = /\bthan\b/.test(before);
  if (isThan) return before.replace(/\bthan .*/, `than ${span.replace(/^than /, "")}`);
  const asked = isSince
    ? `since ${span}`
    : /^(last|this|since|in|on|over|the|yesterday|today|tomorrow|next|a |\d|week|month|day after)/.test(span)
      ? span
      : new RegExp(`^${WEEKDAY}`).test(span)
        ? `on ${span}`
        : `in ${span}`;
  return SPANS.test(before) ? before.replace(SPANS, ` ${asked}`).replaceAll(/ +/g, " ").trim() : `${before} ${asked}`;
}

function replaceSport(before: string, plain: string): string {
  const sport = /\b(ran|run|running|ride|rode|riding|bike|cycling|row|rowed|rowing|ski|swim|swam|swimming)\b/;
  const next = sport.exec(plain)?.[0] ?? plain;
  return sport.test(before) ? before.replace(sport, next) : `${before} ${next}`;
}
