import { addDays, getWeekday } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const OTHER =
  / (?:the other(?: one)?|(?:the|that) (?:one|week) after(?: that| next)?|a week later|the following (?:one|week)|not (?:this|that|next) one|next week(?: s)?|in two weeks|den anderen|die andere|der andere|nicht (?:diesen|den|diese)|ubernachsten|eine woche spater|l autre|pas celui ci|pas celle ci|la semaine d apres|el otro|la otra|no ese|la semana siguiente|l altro|l altra|non quest[oa]|la settimana dopo)(?= )/;
const ASIDE =
  / (?:no|nein|ne|non|nope|i mean|i meant|ich meine|meine|je veux dire|quiero decir|intendevo|intendo|sorry|scusa|perdon|one|week)(?= )/;

/** "no, l'altro martedì" beside a card that moves a session: the session of the same weekday one week on, moved as far. */
export function otherWeek({ words, cards, frame, view, tongue }: Followed): Draft | undefined {
  const [card] = cards;
  const request = card?.request;
  const session =
    request?.reason === "move"
      ? sessionOfRow(request.sessionId, view)
      : request?.reason === "ease"
        ? view.plan?.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === request.from && request.from === request.to)
        : request?.reason === "missed" && request.sessionIds?.length === 1
          ? sessionOfRow(request.sessionIds[0] ?? "", view)
          : undefined;
  if (card === undefined || session === undefined || view.plan === undefined) return undefined;
  const clause = readClause(words);
  const isOther = clause.take(OTHER) !== undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|reply:(?!why)|rel:next)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined);
  if (!isOther || !clause.isRead()) return undefined;
  const [day] = frame.days;
  if (day !== undefined && getWeekday(day) !== getWeekday(session.date)) return undefined;
  const later = allSessions(view.plan).find(({ date }) => date === addDays(session.date, 7));
  if (later === undefined) return undefined;
  if (request?.reason === "move") return { ...translated(moveTo(later, addDays(request.to, 7), view), tongue), isDecided: true };
  if (request?.reason === "missed") return { ...translated(skipSessions([later], view), tongue), isDecided: true };
  if (request?.reason !== "ease") return undefined;
  const when = dayIn(tongue, later.date, false);
  return {
    isDecided: true,
    text: [`**${later.title}** (${when}).`, previewIn(tongue)],
    proposals: [
      {
        ...card,
        title: card.title.replace(session.title, later.title).replace(dayIn(tongue, session.date, false), when),
        why: later.title,
        request: { ...request, from: later.date, to: later.date },
      },
    ],
  };
}
