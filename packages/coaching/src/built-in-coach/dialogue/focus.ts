import type { Session } from "@ironpace/training";
import { daysNamed, openInWeek, sessionOfKind, sessionOn } from "../changes/session-named.ts";
import { readQuestion } from "../question.ts";
import { allSessions } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { Turn } from "./turn.ts";

/** The session a turn was about: of its card, else the one its question names. */
export function sessionIn(turn: Turn, view: CoachView): Session | undefined {
  const request = turn.proposals[0]?.request;
  const { plan, today } = view;
  if (plan === undefined) return undefined;
  if (request?.reason === "ease" && request.from === request.to) return sessionOn(plan, request.from);
  if (request?.reason === "move" || request?.reason === "swap") return sessionOfRow(request.sessionId, view);
  if (request?.reason === "missed") return sessionOfRow(request.sessionIds?.[0] ?? "", view);
  if (request?.reason === "record" && (request.record.kind === "complete" || request.record.kind === "not-done"))
    return sessionOfRow(request.record.sessionId, view);
  const { words } = readQuestion(turn.question, "coaching_question");
  // What was done is told by the log, not by the plan.
  if (/\b(did|was|were|have i(?! got)|yesterday)\b/.test(words) && !/\b(why|today)\b/.test(words)) return undefined;
  const day = daysNamed(words, today)[0]?.day;
  if (day === undefined && (KNOWLEDGE.test(words) || /\b(did|was|were|have i(?! got)|yesterday|last)\b/.test(words))) return undefined;
  const named = (day === undefined ? undefined : sessionOn(plan, day)) ?? sessionOfKind(words, plan, today);
  if (named !== undefined || day !== undefined) return named;
  // "What is next?" names no day; its answer does.
  return /\b(next|session|workout|training|why)\b/.test(words) ? titledIn(turn.answer, view) : undefined;
}

/** What a threshold is asks for no session of the plan. */
const KNOWLEDGE =
  /\b(paces?|zones?|what is|whats a|what are|difference|why do|how do i|how to|tips|technique|should i|best|longest|fastest|how many|how much)\b/;

/** The one session to come whose title an answer has. */
export function titledIn(answer: string, view: CoachView): Session | undefined {
  const found =
    view.plan === undefined
      ? []
      : allSessions(view.plan).filter(({ title, date }) => date >= view.today && answer.includes(`**${title}**`));
  return found.length === 1 ? found[0] : undefined;
}

const SHORT_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The session to come on the day that the first paragraph of an answer names first: "Fri 4 Dec is the hardest day". */
export function datedIn(answer: string, { plan, today }: CoachView): Session | undefined {
  const found = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/.exec(answer.split("\n")[0] ?? "");
  if (plan === undefined || found === null) return undefined;
  const [day, month] = [Number(found[1]), SHORT_MONTHS.indexOf(found[2] ?? "") + 1];
  return allSessions(plan).find(({ date }) => date >= today && Number(date.slice(8)) === day && Number(date.slice(5, 7)) === month);
}

/** The sessions a turn listed: what is left of a week. */
export function sessionsIn(turn: Turn, view: CoachView): readonly Session[] {
  const { plan, today } = view;
  if (plan === undefined) return [];
  return openInWeek(plan, today, today)
    .concat(openInWeekAfter(view))
    .filter(({ title }) => turn.answer.includes(title));
}

function openInWeekAfter({ plan, today }: CoachView): readonly Session[] {
  if (plan === undefined) return [];
  const next = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10);
  return openInWeek(plan, next, today);
}

export function sessionOfRow(row: string, view: CoachView): Session | undefined {
  const id = [...(view.plan?.rows ?? [])].find(([, of]) => of === row)?.[0];
  return view.plan === undefined ? undefined : allSessions(view.plan).find((session) => session.id === id);
}

const NAMES = ["sundays", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays"] as const;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;

/** How a message would name the day of a session: "today", "fridays", "7 dec". */
export function dayName(date: string, view: CoachView): string {
  const gap = Math.round((Date.parse(date) - Date.parse(view.today)) / 86_400_000);
  if (gap === 0) return "today";
  if (gap === 1) return "tomorrow";
  const [, month = "1", day = "1"] = date.split("-");
  return gap > 1 && gap < 7
    ? (NAMES[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? "")
    : `${Number(day)} ${MONTHS[Number(month) - 1] ?? ""}`;
}
