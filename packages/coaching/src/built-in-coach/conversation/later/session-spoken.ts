import type { ExerciseItem, Session } from "@ironpace/training";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { Work } from "../../own-data/diary.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { Named } from "../../heard/standing/answer-frame.ts";
import { newest, type Standing } from "./standing.ts";

/** A session that was planned or done, under the name and day it has. */
export interface SessionSpoken {
  readonly title: string;
  readonly on: string;
  readonly session?: Session;
  readonly work?: Work;
}

/** The session that the newest answer was about: that of an open card, else the first one that it names. */
export function sessionSpoken(standing: Standing): SessionSpoken | undefined {
  const [card] = standing.turns.at(-1)?.proposals ?? [];
  const fromCard = card === undefined ? undefined : sessionOfCard(card.request, standing);
  const last = { ...standing, earlier: standing.earlier.slice(0, 3) };
  return (
    fromCard ??
    newest(
      last,
      ({ named, answer }) =>
        named.map(toSession).find((each) => each !== undefined) ?? plannedIn(answer, standing) ?? missedIn(answer, standing),
    )
  );
}

/** "Tomorrow: Back squat …" names no date. */
function plannedIn(answer: string, { view }: Standing): SessionSpoken | undefined {
  const sessions = view.plan === undefined ? [] : allSessions(view.plan);
  const session = sessions.find(({ title, date }) => date >= view.today && answer.includes(title));
  return session === undefined ? undefined : planned(session);
}

/** A session of the plan that was not done is in no log. */
function missedIn(answer: string, { diary }: Standing): SessionSpoken | undefined {
  const row = diary.planned.findLast(({ title, status }) => status === "skipped" && answer.includes(title));
  return row === undefined ? undefined : { title: row.title, on: row.on };
}

type Request = Standing["cards"][number]["request"];

/** The session that a card is about. */
export function sessionOfCard(request: Request, { view }: Standing): SessionSpoken | undefined {
  const { plan } = view;
  const row =
    request.reason === "move" || request.reason === "swap"
      ? request.sessionId
      : request.reason === "record" && "sessionId" in request.record
        ? request.record.sessionId
        : undefined;
  const session =
    row !== undefined
      ? sessionOfRow(row, view)
      : request.reason === "ease" && request.from === request.to && plan !== undefined
        ? allSessions(plan).find(({ date }) => date === request.from)
        : undefined;
  return session === undefined ? undefined : planned(session);
}

export function planned(session: Session): SessionSpoken {
  return { title: session.title, on: session.date, session };
}

function toSession(named: Named): SessionSpoken | undefined {
  if (named.kind === "session") return planned(named.session);
  return named.kind === "work" ? { title: named.title, on: named.on, work: named.work } : undefined;
}

/** The session of a day: what was done on it, else what is planned. */
export function sessionOn(day: string, { diary, view }: Standing): SessionSpoken | undefined {
  const work = diary.work.findLast(({ on }) => on === day);
  if (work !== undefined) return { title: work.title, on: day, work };
  const session = view.plan === undefined ? undefined : allSessions(view.plan).find(({ date }) => date === day);
  return session === undefined ? undefined : planned(session);
}

/** The lines of a session but for its warm-up and cool-down. */
export function allItems(session: Session | undefined): readonly ExerciseItem[] {
  if (session === undefined) return [];
  return Object.entries(session.blocks).flatMap(([name, items]) => (name === "warmup" || name === "cooldown" ? [] : items));
}
