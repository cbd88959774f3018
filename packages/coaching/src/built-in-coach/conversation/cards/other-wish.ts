import type { CoachProposal } from "@ironpace/contract";
import type { Session, Weekday } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import { moveTo } from "../../changes/move-to.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { shortenTo } from "../../turn/changes/limit-minutes.ts";
import { plannedAgainIn, previewIn, storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { listIn } from "../../turn/languages.ts";
import { dayIn, weekdayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const LEAVE =
  / (?:(?:leave|keep) (?:it|that)(?: there| where it is| as it is)?|dont (?:move|skip) it|lass (?:es|ihn|sie|das)(?: da| so)?|doch nicht|laisse(?: la| le)?|dejal[oa]|lasciala|lascialo|lascia)(?= )/;
const TO_MINUTES =
  / (?:(?:drop|cut|shorten|trim|reduce|make|take|bring|cap|keep) (?:it|that)?(?: down)?(?: to| at)?|down to|only|just|max(?:imum)?|(?:kurz|kurze|kurzen) (?:es|ihn|sie)?(?: auf)?|nur|auf|raccourcis(?: la)?(?: a)?|reduis(?: la)? a|acort(?:a|ala)(?: a)?|solo|accorcia(?:la)?(?: a)?|seulement)? ?(\d{2,3}) ?(?:m|min|mins|minutes|minuten|minutos|minuti)(?= )/;

/** "no, leave it, but drop it to 35 min" beside a card for one session: another wish for the same session. */
export function shortenInstead({ words, cards, frame, view }: Followed): Draft | undefined {
  const request = cards[0]?.request;
  const session =
    request === undefined || (request.reason !== "move" && request.reason !== "missed") ? undefined : sessionsOf(request, view.plan)[0];
  if (session === undefined) return undefined;
  const clause = readClause(words);
  const leaves = clause.take(LEAVE) !== undefined;
  const minutes = Number(clause.take(TO_MINUTES)?.[1]);
  if (!leaves || !(minutes >= 10 && minutes < session.duration) || !clause.isRead()) return undefined;
  return { ...shortenTo({ ...frame, minutes }, session), isDecided: true };
}

const DO_IT =
  / (?:(?:can|could) i (?:do|have|move) (?:it|that)|(?:do|move|put|make) (?:it|that)|kann ich (?:es|ihn|sie|das)|mach(?:e)? (?:ich )?(?:es|ihn|sie|das)|je peux (?:la|le) faire|(?:fais|mets|deplace) la|puedo hacerl[oa]|hazl[oa]|posso farl[oa]|fall[oa])(?: (?:machen|verschieben|instead))?(?= )/;
const SWAP_WITH = / (?:swap|switch|exchange|tausch\w*|echange\w*|intercambia\w*|scambia\w*) (?:it |them |that )?(?:with|mit|avec|con)(?= )/;

/** "actually can I do it tomorrow" beside a card that leaves a session out, "swap with Monday" after it: the session on that day. */
export function moveInstead({ words, cards, frame, view, tongue }: Followed): Draft | undefined {
  const request = cards.find((each) => each.request.reason === "missed" || each.request.reason === "move")?.request;
  const sessions = request === undefined ? [] : sessionsOf(request, view.plan);
  const [session] = sessions;
  const [day] = frame.days;
  const clause = readClause(words);
  if (session === undefined || sessions.length > 1 || day === undefined || frame.days.length > 1 || day < view.today) return undefined;
  if (clause.take(DO_IT) === undefined && clause.take(SWAP_WITH) === undefined) return undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|reply:(?!why)|rel:next|rel:this)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  if (!clause.isRead()) return undefined;
  return { ...translated(moveTo(session, day, view), tongue), isDecided: true };
}

const ONLY = / (?:just|only|nur|bloss|juste|seulement|que|solo|solamente|soltanto)(?= )/;

/** "just friday then" beside a card that takes several days out: only the sessions of the days that are named. */
export function onlyThoseDays({ words, cards, frame, view, tongue }: Followed): Draft | undefined {
  const request = cards[0]?.request;
  const { plan } = view;
  if (plan === undefined || frame.days.length === 0 || (request?.reason !== "travel" && request?.reason !== "missed")) return undefined;
  const clause = readClause(words);
  if (clause.take(ONLY) === undefined) return undefined;
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|reply:(?!why)|verb:shorten)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  const all = request.reason === "missed" ? sessionsOf(request, plan) : allSessions(plan);
  const named = all.filter((each) => isOpen(plan, each) && frame.days.includes(each.date));
  if (!clause.isRead() || named.length === 0 || (request.reason === "missed" && named.length === all.length)) return undefined;
  return { ...translated(skipSessions(named, view), tongue), isDecided: true };
}

function sessionsOf(request: CoachProposal["request"], plan: Followed["view"]["plan"]): readonly Session[] {
  if (plan === undefined) return [];
  const ids = request.reason === "move" ? [request.sessionId] : request.reason === "missed" ? (request.sessionIds ?? []) : [];
  return allSessions(plan).filter((each) => ids.includes(getRow(plan, each)));
}

const PER_SESSION =
  / (?:(?:per|a|each|every) (?:session|workout|training|day)|for (?:each|every) session|sessions|(?:pro|je) (?:einheit|training|tag|trainingstag)|par (?:seance|entrainement|jour)|por (?:sesion|entreno|entrenamiento|dia)|(?:a|per) (?:sessione|allenamento|seduta|giorno))(?= )/;
const FROM_NOW =
  / (?:from now on|anymore|any more|going forward|ab jetzt|ab sofort|kunftig|nur noch|desormais|a partir de maintenant|maintenant|a partir de ahora|desde ahora|ahora|da ora(?: in poi)?|d ora in poi)(?= )/;
const LIMIT =
  / (?:max(?:imum|imal)?|at most|no more than|only|just|not more than|nur|hochstens|maximal|au plus|pas plus de|seulement|que|como mucho|solo|no mas de|al massimo|non piu di|have|got|time|hab|habe|zeit|ai|tengo|ho|have time|minutes|want|will|veux|quiero|voglio)(?= )/;
const SHORTEST = 20;

/** "ab jetzt nur noch 60 Minuten pro Einheit": every training day with so many minutes, from now on. */
export function minutesPerSession({ words, view, tongue, say, frame }: Followed): Draft | undefined {
  const clause = readClause(words);
  if (clause.take(PER_SESSION) === undefined || clause.take(FROM_NOW) === undefined || frame.days.length > 0 || view.plan === undefined)
    return undefined;
  while (clause.take(FROM_NOW) !== undefined);
  const minutes = Number(clause.take(/ (\d{2,3}) ?(?:m|min|mins|minutes|minuten|minutos|minuti)(?= )/)?.[1]);
  while (clause.take(LIMIT) !== undefined);
  const { availability } = view.athlete;
  const known = (Object.keys(availability.minutes ?? {}).map(Number) as Weekday[]).toSorted((a, b) => a - b);
  if (!(minutes >= SHORTEST && minutes <= 240) || known.length === 0 || !clause.isRead()) return undefined;
  const days = listIn(
    tongue,
    known.map((day) => weekdayIn(tongue, day)),
  );
  const { longDay } = availability;
  const wasLonger = longDay !== undefined && ((availability.minutes as { readonly [day: number]: number })[longDay] ?? 0) > minutes;
  return {
    isDecided: true,
    text: [
      say(
        `From now on **${minutes} min** a session: ${days}.`,
        `Ab jetzt **${minutes} min** je Einheit: ${days}.`,
        `Désormais **${minutes} min** par séance : ${days}.`,
        `Desde ahora **${minutes} min** por sesión: ${days}.`,
        `Da ora **${minutes} min** a sessione: ${days}.`,
      ),
      ...(wasLonger
        ? [
            say(
              `That includes the long day (${weekdayIn(tongue, longDay)}): tell me if it may stay longer.`,
              `Das gilt auch für den langen Tag (${weekdayIn(tongue, longDay)}): sag es, wenn er länger bleiben darf.`,
              `Cela vaut aussi pour le jour long (${weekdayIn(tongue, longDay)}) : dis-le s’il peut rester plus long.`,
              `Vale también para el día largo (${weekdayIn(tongue, longDay)}): dilo si puede seguir más largo.`,
              `Vale anche per il giorno lungo (${weekdayIn(tongue, longDay)}): dillo se può restare più lungo.`,
            ),
          ]
        : []),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: say(
          `${minutes} min a session`,
          `${minutes} min je Einheit`,
          `${minutes} min par séance`,
          `${minutes} min por sesión`,
          `${minutes} min a sessione`,
        ),
        why: plannedAgainIn(tongue),
        request: {
          reason: "availability",
          availability: {
            daysPerWeek: known.length,
            weekdays: known,
            minutes: Object.fromEntries(known.map((day) => [day, minutes])),
            ...(longDay !== undefined && { longDay }),
          },
        },
      },
    ],
  };
}

const IN_RACE =
  / (?:in a race|at (?:the |a )?(?:race|parkrun)|in the race|during a race|im (?:rennen|wettkampf)|beim (?:rennen|wettkampf|parkrun)|en course|en competition|pendant une course|en (?:una )?(?:carrera|competicion)|in (?:una )?gara|alla gara)(?= )/;

/** "it was on Thursday", "in a race on Thursday" beside a card for a new best: the day it was reached. */
export function otherDayOfBest({ words, cards, frame, view, tongue, say }: Followed): Draft | undefined {
  const [card] = cards;
  const request = card?.request;
  const [named] = frame.days;
  if (card === undefined || request?.reason !== "record" || request.record.kind !== "best" || named === undefined || frame.days.length > 1)
    return undefined;
  const clause = readClause(words);
  clause.take(IN_RACE);
  for (const { concept, text } of frame.tokens)
    if (/^(?:day|time|reply:(?!why)|rel:last)/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  if (!clause.isRead()) return undefined;
  const date = named <= view.today ? named : new Date(Date.parse(named) - 7 * 86_400_000).toISOString().slice(0, 10);
  const day = dayIn(tongue, date);
  return {
    isDecided: true,
    text: [
      say(
        `**${card.title}**: now on **${day}**.`,
        `**${card.title}**: jetzt am **${day}**.`,
        `**${card.title}** : maintenant le **${day}**.`,
        `**${card.title}**: ahora el **${day}**.`,
        `**${card.title}**: ora ${day}.`,
      ),
      storedOnAcceptIn(tongue),
    ],
    proposals: [{ ...card, request: { ...request, record: { ...request.record, date } } }],
  };
}
