import { addDays, getMonday, type Day, type Session } from "@ironpace/training";
import { sessionOfRow } from "../../dialogue/focus.ts";
import { hours, sum } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { isExplained, type Standing } from "../later/standing.ts";

const LEFT = bareUnit("left|remains?|remaining|stays?|looks?|whats?|how|my|ubrig|bleibt|noch|sieht|reste|queda|quedan|resta|rimane");
const WEEK = bareUnit(
  "(?:the|that|this|my|of that|der|diese|die|la|cette|esta|esa|questa|quella|mia|ma|mi) (?:whole )?(?:week|woche|semaine|semana|settimana)",
);
const FALLS_OUT =
  /\b(?:what|which)(?: \p{L}+){0,2} (?:falls? out|goes?|is out|am i missing|do i (?:miss|lose)|gets? (?:cut|dropped)|drops? out)\b|\bwas fallt (?:dann )?(?:aus|weg)\b|\bqu est ce qui (?:saute|tombe)\b|\bque (?:se cae|pierdo)\b|\bcosa (?:salta|perdo)\b/u;
const THEN = bareUnit("then|now|so|of|after|with|left|like|what|again|dann|jetzt|also|alors|maintenant|entonces|ahora|allora|adesso");

interface Day1 {
  readonly on: Day;
  readonly title: string;
  readonly minutes: number;
  readonly note?: string;
}

/** "what's left of that week now": the week that the cards are about as it will be once they are accepted; "what falls out": what they take out. */
export function weekWithCards(standing: Standing): Draft | undefined {
  const { words, frame, cards } = standing;
  if (cards.length === 0 || frame.subjects.length > 0 || words.split(" ").length > MOST_WORDS) return undefined;
  if (FALLS_OUT.test(words)) return takenOut(standing);
  const isOfWeek = WEEK.test(words) && LEFT.test(words);
  if (!isOfWeek || frame.verbs.length > 0 || !isExplained(standing, LEFT, WEEK, THEN)) return undefined;
  return weekOf(standing);
}

const MOST_WORDS = 9;

function changes({ cards, view }: Standing) {
  const sessions = view.plan === undefined ? [] : allSessions(view.plan);
  const moved = new Map<string, Day>();
  const out = new Set<string>();
  const eased = new Map<string, string>();
  // The newest card of a session counts: the list begins with it.
  for (const { request } of cards) {
    if (request.reason === "move") {
      const session = sessionOfRow(request.sessionId, view);
      if (session === undefined || moved.has(session.id) || out.has(session.id)) continue;
      const other = sessions.find(({ date, id }) => date === request.to && id !== session.id);
      if (other !== undefined && !moved.has(other.id)) moved.set(other.id, session.date);
      moved.set(session.id, request.to);
    } else if (request.reason === "missed")
      for (const row of request.sessionIds ?? []) {
        const session = sessionOfRow(row, view);
        if (session !== undefined && !moved.has(session.id) && !eased.has(session.id)) out.add(session.id);
      }
    else if (request.reason === "travel" || request.reason === "illness")
      for (const { id, date } of sessions) if (date >= request.from && date <= request.to && !moved.has(id)) out.add(id);
    if (request.reason === "ease")
      for (const { id, date } of sessions)
        if (date >= request.from && date <= request.to && !out.has(id))
          eased.set(id, request.mostMinutes === undefined ? "" : `${request.mostMinutes} min`);
  }
  return { moved, out, eased, sessions };
}

/** The first day that a card is about. */
function dayOfCards({ cards, view }: Standing): Day | undefined {
  for (const { request } of cards) {
    if (request.reason === "move") return sessionOfRow(request.sessionId, view)?.date ?? request.to;
    if (request.reason === "ease" || request.reason === "travel" || request.reason === "illness") return request.from;
    if (request.reason === "missed")
      return (request.sessionIds ?? []).map((row) => sessionOfRow(row, view)?.date).find((day) => day !== undefined);
  }
  return undefined;
}

function weekOf(standing: Standing): Draft | undefined {
  const { view, diary, say, tongue, frame } = standing;
  const { plan, today } = view;
  const [period] = frame.periods;
  const day = period?.from ?? dayOfCards(standing);
  if (plan === undefined || day === undefined) return undefined;
  const { moved, out, eased, sessions } = changes(standing);
  const from = getMonday(day);
  const to = addDays(from, 6);
  const easy = say("easier", "leichter", "plus facile", "más suave", "più facile");
  const rows: readonly Day1[] = [
    ...sessions
      .filter((each) => !out.has(each.id) && isOpen(plan, each))
      .map((each: Session): Day1 => {
        const minutes = eased.get(each.id);
        return {
          on: moved.get(each.id) ?? each.date,
          title: each.title,
          minutes: each.duration,
          ...(minutes !== undefined && { note: minutes === "" ? easy : `${easy}, ${minutes}` }),
        };
      }),
    ...diary.entered.map(({ on, title, minutes }): Day1 => ({ on, title, minutes })),
  ]
    .filter(({ on }) => on >= from && on <= to && on >= today)
    .toSorted((a, b) => a.on.localeCompare(b.on));
  const gone = sessions.filter(({ id, date }) => out.has(id) && date >= from && date <= to);
  const total = hours(sum(rows.map(({ minutes }) => minutes)));
  return {
    text: [
      say(
        `With the open cards accepted, the week of ${dayIn(tongue, from, false)} has **${rows.length} sessions**, ${total}:`,
        `Mit den offenen Karten hat die Woche ab ${dayIn(tongue, from, false)} **${rows.length} Einheiten**, ${total}:`,
        `Avec les cartes ouvertes, la semaine du ${dayIn(tongue, from, false)} a **${rows.length} séances**, ${total} :`,
        `Con las tarjetas abiertas, la semana del ${dayIn(tongue, from, false)} tiene **${rows.length} sesiones**, ${total}:`,
        `Con le schede aperte la settimana dal ${dayIn(tongue, from, false)} ha **${rows.length} sessioni**, ${total}:`,
      ),
      bullet(
        rows.map(
          ({ on, title, minutes, note }) =>
            `${dayIn(tongue, on, false)}: **${title}**, ${minutes} min${note === undefined ? "" : ` (${note})`}`,
        ),
      ),
      ...(gone.length === 0
        ? []
        : [
            `${say("Left out", "Fällt aus", "Supprimées", "Fuera", "Fuori")}: ${gone.map(({ date, title }) => `${title} (${dayIn(tongue, date, false)})`).join(", ")}.`,
          ]),
    ],
  };
}

function takenOut(standing: Standing): Draft | undefined {
  const { say, tongue } = standing;
  const { out, sessions } = changes(standing);
  const gone = sessions.filter(({ id }) => out.has(id));
  if (gone.length === 0) return undefined;
  return {
    text: [
      say(
        `**${gone.length} sessions** fall out:`,
        `**${gone.length} Einheiten** fallen aus:`,
        `**${gone.length} séances** sautent :`,
        `**${gone.length} sesiones** quedan fuera:`,
        `**${gone.length} sessioni** saltano:`,
      ),
      bullet(gone.map(({ date, title, duration }) => `${dayIn(tongue, date, false)}: **${title}**, ${duration} min`)),
    ],
  };
}
