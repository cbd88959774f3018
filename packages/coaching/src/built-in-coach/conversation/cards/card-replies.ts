import type { CoachProposal } from "@ironpace/contract";
import { getWeekday, type Session, type Weekday } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { isConsent } from "../../dialogue/cards/accepted-wish.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { Draft } from "../../topic.ts";
import { listIn } from "../../turn/languages.ts";
import { dayIn, weekdayIn } from "../../turn/names.ts";
import { plannedAgainIn, previewIn } from "../../turn/changes/preview.ts";
import { translated } from "../../turn/translated.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { logCard } from "./log-card.ts";
import { patchedLog, withSlots } from "./log-slots.ts";
import { besideWorkout, resultsOf } from "./named-workout.ts";

type MoveRequest = Extract<CoachProposal["request"], { readonly reason: "move" }>;

/** A short turn that says something of the card in the air: another slot of it, every week instead of once, once instead of every week, or consent. */
export function replyToOpenCard(turn: Followed): Draft | undefined {
  return turn.cards.length === 0
    ? undefined
    : (otherSlots(turn) ??
        sameScale(turn) ??
        everyWeek(turn) ??
        everyWeekShorter(turn) ??
        whatIsThere(turn) ??
        onlyOnce(turn) ??
        changePlaces(turn) ??
        otherPair(turn) ??
        consent(turn));
}

function otherSlots({ cards, words, frame, tongue, view, diary }: Followed): Draft | undefined {
  const request = cards[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "log") return undefined;
  const record = patchedLog(request.record, words, frame, view.today);
  if (record === undefined) return undefined;
  return logCard(record, tongue, record.score === undefined ? [] : besideWorkout(record, { tongue, diary }));
}

const SAME = / (?:same|the same|same again|gleich|genauso|dasselbe|pareil|la meme|meme chose|igual|lo mismo|uguale|lo stesso)(?= )/;

/** "ok same" after how it was done the last time. */
function sameScale({ cards, words, tongue, diary, turns }: Followed): Draft | undefined {
  const request = cards[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "log" || request.record.score === undefined) return undefined;
  const clause = readClause(words);
  const { record } = request;
  const before = resultsOf(record.title, diary.work).findLast(({ on }) => on < record.date);
  const wasShown = before?.score !== undefined && turns.at(-1)?.answer.includes(record.title) === true;
  const scale = before?.score?.endsWith("Rx") === true ? "rx" : before?.score?.endsWith("Scaled") === true ? "scaled" : undefined;
  if (clause.take(SAME) === undefined || !clause.isRead() || !wasShown || scale === undefined) return undefined;
  const next = withSlots(record, { scale });
  return logCard(next, tongue, besideWorkout(next, { tongue, diary }));
}

function moveIn(cards: Followed["cards"]): MoveRequest | undefined {
  return cards.flatMap(({ request }) => (request.reason === "move" ? [request] : []))[0];
}

export const EVERY =
  / (?:(?:for |in )?(?:every|each|all) (?:single )?(?:week|time|weeks)|always|weekly|for good|permanently|from now on|jede woche|jedes mal|wochentlich|immer|ab jetzt|dauerhaft|chaque (?:semaine|fois)|toutes les semaines|toujours|desormais|cada (?:semana|vez)|todas las semanas|siempre|desde ahora|a partir de ahora|ogni (?:settimana|volta)|tutte le settimane|sempre|da ora in poi)(?= )/;

/** "every week" beside a session that moves once: the weekday moves, and the long day with it. */
function everyWeek(turn: Followed): Draft | undefined {
  const { words, view } = turn;
  const clause = readClause(words);
  const request = moveIn(turn.cards.slice(0, 1));
  const session = request === undefined ? undefined : sessionOfRow(request.sessionId, view);
  if (request === undefined || session === undefined || clause.take(EVERY) === undefined || !clause.isRead()) return undefined;
  return weekdayMoved(turn, getWeekday(session.date), getWeekday(request.to), session);
}

/** The card that trains on another weekday from now on; the long day goes with its weekday. */
export function weekdayMoved(turn: Followed, from: Weekday, to: Weekday, session?: Session): Draft | undefined {
  const { view, tongue, say } = turn;
  const { availability } = view.athlete;
  const minutes = { ...(availability.minutes as { readonly [day: number]: number } | undefined) };
  const known = Object.keys(minutes).map(Number) as Weekday[];
  const before = known.length > 0 ? known : [...(availability.weekdays ?? [])];
  if (!before.includes(from)) return undefined;
  const after = [...new Set([...before.filter((day) => day !== from || before.includes(to)), to])].toSorted((a, b) => a - b);
  const isLong = session?.code === "RL" || availability.longDay === from;
  // Two training days change places; a free day takes over the minutes.
  const next = Object.fromEntries(
    after.map((day) => [day, (day === to ? minutes[from] : day === from ? minutes[to] : minutes[day]) ?? session?.duration ?? 60]),
  );
  const longDay = isLong ? to : availability.longDay;
  const days = listIn(
    tongue,
    after.map((day) => `${weekdayIn(tongue, day)} ${next[day] ?? 0} min`),
  );
  const [was, is] = [weekdayIn(tongue, from), weekdayIn(tongue, to)];
  const following = afterwards(turn, to, from);
  return {
    isDecided: true,
    text: [
      isLong
        ? say(
            `Long run on **${is}** instead of ${was}, every week: ${days}.`,
            `Langer Lauf jede Woche am **${is}** statt ${was}: ${days}.`,
            `Sortie longue le **${is}** au lieu du ${was}, chaque semaine : ${days}.`,
            `Tirada larga el **${is}** en vez del ${was}, cada semana: ${days}.`,
            `Corsa lunga di **${is}** invece di ${was}, ogni settimana: ${days}.`,
          )
        : say(
            `Training on **${is}** instead of ${was}, every week: ${days}.`,
            `Training jede Woche am **${is}** statt ${was}: ${days}.`,
            `Entraînement le **${is}** au lieu du ${was}, chaque semaine : ${days}.`,
            `Entreno el **${is}** en vez del ${was}, cada semana: ${days}.`,
            `Allenamento di **${is}** invece di ${was}, ogni settimana: ${days}.`,
          ),
      ...(following === undefined
        ? []
        : [
            say(
              `Careful: on the day after it there is **${following.title}** (${dayIn(tongue, following.date, false)}).`,
              `Achtung: am Tag danach kommt **${following.title}** (${dayIn(tongue, following.date, false)}).`,
              `Attention : le lendemain il y a **${following.title}** (${dayIn(tongue, following.date, false)}).`,
              `Cuidado: al día siguiente hay **${following.title}** (${dayIn(tongue, following.date, false)}).`,
              `Attenzione: il giorno dopo c’è **${following.title}** (${dayIn(tongue, following.date, false)}).`,
            ),
          ]),
      say(
        "The weeks after this one are planned again; your profile keeps its own days until you change them there.",
        "Die Wochen nach dieser werden neu geplant; dein Profil behält seine Tage, bis du sie dort änderst.",
        "Les semaines suivantes sont replanifiées ; ton profil garde ses jours tant que tu ne les y changes pas.",
        "Las semanas siguientes se planifican de nuevo; tu perfil conserva sus días hasta que los cambies allí.",
        "Le settimane successive vengono ripianificate; il profilo tiene i suoi giorni finché non li cambi lì.",
      ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: isLong
          ? say(`Long run on ${is}`, `Langer Lauf am ${is}`, `Sortie longue le ${is}`, `Tirada larga el ${is}`, `Corsa lunga di ${is}`)
          : say(
              `Train on ${is}, not ${was}`,
              `Training am ${is} statt ${was}`,
              `Entraînement le ${is}, pas le ${was}`,
              `Entreno el ${is}, no el ${was}`,
              `Allenamento di ${is}, non ${was}`,
            ),
        why: plannedAgainIn(tongue),
        request: {
          reason: "availability",
          availability: { daysPerWeek: after.length, weekdays: after, minutes: next, ...(longDay !== undefined && { longDay }) },
        },
      },
    ],
  };
}

/** "every week" beside a card that shortens one session: so many minutes on that weekday. */
function everyWeekShorter({ words, cards, view, tongue, say }: Followed): Draft | undefined {
  const request = cards[0]?.request;
  const clause = readClause(words);
  if (request?.reason !== "ease" || request.from === undefined || request.from !== request.to || request.mostMinutes === undefined)
    return undefined;
  if (clause.take(EVERY) === undefined || !clause.isRead()) return undefined;
  const { availability } = view.athlete;
  const known = availability.minutes as { readonly [day: number]: number } | undefined;
  const day = getWeekday(request.from);
  if (known?.[day] === undefined) return undefined;
  const weekdays = (Object.keys(known).map(Number) as Weekday[]).toSorted((a, b) => a - b);
  const [name, minutes] = [weekdayIn(tongue, day), request.mostMinutes];
  const { longDay } = availability;
  return {
    isDecided: true,
    text: [
      say(
        `**${name} ${minutes} min** instead of ${known[day]}, every week; the other days keep theirs.`,
        `**${name} ${minutes} min** statt ${known[day]}, jede Woche; die anderen Tage behalten ihre.`,
        `**${name} ${minutes} min** au lieu de ${known[day]}, chaque semaine ; les autres jours gardent les leurs.`,
        `**${name} ${minutes} min** en vez de ${known[day]}, cada semana; los otros días quedan igual.`,
        `**${name} ${minutes} min** invece di ${known[day]}, ogni settimana; gli altri giorni restano.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: `${name} ${minutes} min`,
        why: plannedAgainIn(tongue),
        request: {
          reason: "availability",
          availability: {
            daysPerWeek: weekdays.length,
            weekdays,
            minutes: { ...known, [day]: minutes },
            ...(longDay !== undefined && { longDay }),
          },
        },
      },
    ],
  };
}

const THERE =
  / (?:(?:is|do i have|whats|what is|have i got) (?:anything|something|already)?(?: (?:there|on|planned))*(?: (?:that|on that) day)?|anything (?:there|on that day|else)|ist da (?:schon )?(?:was|etwas)|was ist (?:da|an dem tag)|(?:il )?y a (?:deja )?quelque chose|hay algo(?: ese dia)?|c e (?:gia )?qualcosa)(?= )/;
const ALREADY =
  / (?:already|there|that day|on that day|schon|da|an dem tag|deja|ce jour la|ya|ese dia|ahi|gia|quel giorno|else|planned)(?= )/;

/** "is anything there already" beside a card that moves a session: what that day has. */
function whatIsThere({ words, cards, view, diary, tongue, say }: Followed): Draft | undefined {
  const clause = readClause(words);
  const request = moveIn(cards.slice(0, 1));
  if (request === undefined || clause.take(THERE) === undefined) return undefined;
  while (clause.take(ALREADY) !== undefined);
  if (!clause.isRead()) return undefined;
  const sessions = view.plan?.plan.weeks.flatMap(({ sessions: each }) => each).filter(({ date }) => date === request.to) ?? [];
  const entered = diary.entered.filter(({ on }) => on === request.to);
  const names = [
    ...sessions.map(({ title, duration }) => `**${title}** (${duration} min)`),
    ...entered.map(({ title, minutes }) => `**${title}** (${minutes} min)`),
  ];
  const when = dayIn(tongue, request.to, false);
  return {
    isDecided: true,
    text: [
      names.length === 0
        ? say(
            `Nothing: **${when}** is free.`,
            `Nichts: **${when}** ist frei.`,
            `Rien : **${when}** est libre.`,
            `Nada: **${when}** está libre.`,
            `Niente: **${when}** è libero.`,
          )
        : `${when}: ${names.join(", ")}.`,
    ],
    proposals: cards.slice(0, 1),
  };
}

/** The hard session or test that would come the day after. */
function afterwards({ view }: Followed, to: Weekday, from: Weekday): Session | undefined {
  return view.plan?.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .find(({ date, hard }) => date > view.today && hard && getWeekday(date) === (to % 7) + 1 && getWeekday(date) !== from);
}

const ONCE =
  / (?:(?:just|only) (?:the|this|that) (?:one|week|time|once)|just (?:the )?once|only once|this (?:one|time|week) only|not (?:every|each) week|nur (?:dieses|das eine|diese|einmal|das)(?: mal| woche| eine| eine mal)?|(?:juste|seulement|que) (?:cette (?:fois|semaine|seance)|celle ci|une fois)|solo (?:esta|este|una)(?: vez| semana)?|solo (?:questa|questo|una)(?: volta| settimana)?)(?= )/;

/** "hmm then just the one": back from every week to the session that moves once. */
function onlyOnce({ cards, words, view, tongue }: Followed): Draft | undefined {
  const clause = readClause(words);
  if (clause.take(ONCE) === undefined || !clause.isRead()) return undefined;
  const request = moveIn(cards);
  const session = request === undefined ? undefined : sessionOfRow(request.sessionId, view);
  if (request === undefined || session === undefined || cards[0]?.request.reason === "record") return undefined;
  return { ...translated(moveTo(session, request.to, view), tongue), isDecided: true };
}

const CHANGE_PLACES =
  / (?:swap|switch|exchange|trade|flip|tausch\w*|vertausch\w*|wechsel\w*|echange\w*|inverse\w*|intercambia\w*|cambialos|cambialas|scambia\w*|inverti\w*)(?: (?:them|both|the two|the days|these|those|two|days|around|over|sie|beide|die beiden|die tage|les|les deux|los|las|los dos|ambos|dias|li|le due|i due|i giorni))*(?= )/;

/** "swap them": the session that moves and the one of the day it moves to change places, which is what the card of a move does. */
function changePlaces({ cards, words, view, tongue, say }: Followed): Draft | undefined {
  const clause = readClause(words);
  const request = moveIn(cards.slice(0, 1));
  if (request === undefined || clause.take(CHANGE_PLACES) === undefined || !clause.isRead()) return undefined;
  const session = sessionOfRow(request.sessionId, view);
  const other = view.plan?.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === request.to);
  if (session === undefined || other === undefined) return undefined;
  const [there, here] = [dayIn(tongue, request.to, false), dayIn(tongue, session.date, false)];
  const moved = translated(moveTo(session, request.to, view), tongue);
  if ((moved.proposals ?? []).length === 0) return { ...moved, isDecided: true };
  return {
    ...moved,
    isDecided: true,
    text: [
      say(
        `They change places: **${session.title}** on **${there}**, **${other.title}** on **${here}**.`,
        `Sie tauschen die Plätze: **${session.title}** am **${there}**, **${other.title}** am **${here}**.`,
        `Elles échangent leurs places : **${session.title}** le **${there}**, **${other.title}** le **${here}**.`,
        `Cambian de sitio: **${session.title}** el **${there}**, **${other.title}** el **${here}**.`,
        `Si scambiano di posto: **${session.title}** il **${there}**, **${other.title}** il **${here}**.`,
      ),
      ...moved.text.slice(1),
    ],
  };
}

/** "no, Tuesday and Wednesday" beside two sessions that change places: the two of those days. */
function otherPair({ cards, words, frame, view, tongue }: Followed): Draft | undefined {
  const clause = readClause(words);
  const request = moveIn(cards.slice(0, 1));
  const [first, second] = frame.days;
  if (
    request === undefined ||
    !/ takes its day\.|rückt auf diesen Tag|prend son jour|ocupa su día|prende il suo giorno/u.test(cards[0]?.why ?? "")
  )
    return undefined;
  if (first === undefined || second === undefined || frame.days.length > 2) return undefined;
  for (const { concept, text } of frame.tokens) if (/^(?:day|time|reply:(?!why))/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  clause.take(CHANGE_PLACES);
  const session = view.plan?.plan.weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date === first);
  if (!clause.isRead() || session === undefined) return undefined;
  return { ...translated(moveTo(session, second, view), tongue), isDecided: true };
}

/** "ok do that", a question after the card: nobody but the athlete accepts it, so it is shown again. */
function consent({ cards, frame, turns, say }: Followed): Draft | undefined {
  const [card] = cards;
  if (card === undefined || (turns.at(-1)?.proposals.length ?? 0) > 0 || !isConsent(frame.content)) return undefined;
  return {
    isDecided: true,
    text: [
      say(
        `Press **Accept** on the card: I never change anything myself, so nothing has changed yet. Here it is again: **${card.title}**.`,
        `Drück auf der Karte auf **Accept**: Ich ändere nie selbst etwas, also hat sich noch nichts geändert. Hier ist sie noch einmal: **${card.title}**.`,
        `Appuie sur **Accept** sur la carte : je ne change jamais rien moi-même, donc rien n’a encore changé. La revoici : **${card.title}**.`,
        `Pulsa **Accept** en la tarjeta: yo nunca cambio nada, así que aún no ha cambiado nada. Aquí está de nuevo: **${card.title}**.`,
        `Premi **Accept** sulla scheda: io non cambio mai nulla, quindi non è ancora cambiato niente. Eccola di nuovo: **${card.title}**.`,
      ),
    ],
    proposals: [card],
  };
}
