import type { CoachProposal } from "@ironpace/contract";
import type { Day, Session } from "@ironpace/training";
import { moveTo, notBeforeItsWeek } from "../../changes/move-to.ts";
import { sessionOn } from "../../changes/session-named.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { shortenTo } from "../../turn/changes/limit-minutes.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { type Frame, readFrame } from "../../turn/frame.ts";
import type { Said, Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { translated } from "../../turn/translated.ts";
import { readClauses } from "./clauses.ts";

/** What the open cards want of one session. */
interface SessionForm {
  readonly session: Session;
  readonly to?: Day;
  readonly minutes?: number;
}

/** Concepts that a turn about the day and the length of a session may hold, and nothing else. */
const OF_FORM =
  /^(?:(?:day|time|month|unit|metric:distance)\b|number$|amount:minutes|verb:(?:move|shorten|ease)|reply:(?:rather|no|yes|also|then)|rel:(?:this|next|until|now)|topic:session)/;
/** Verbs that put a session on a day. */
const PUTS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:put|make|do|have|bring|get|take|move|shift|push|better|instead|rather|prefer\w*)\b|^(?:(?:and|then|but|no|or) )*(?:to|on|onto) /,
  de: /\b(?:mach\w*|leg\w*|setz\w*|stell\w*|pack\w*|verschieb\w*|schieb\w*|nimm|besser|lieber|stattdessen)\b|^(?:(?:und|dann|aber|nein|nee) )*auf /,
  fr: /\b(?:mets|mettre|fais|place|passe|deplace|decale|reporte|mieux|plutot)\b|^(?:(?:et|alors|mais|non) )*au /,
  es: /\b(?:pon\w*|haz\w*|pasa\w*|muev\w*|mueve\w*|cambia\w*|mejor)\b|^(?:(?:y|entonces|pero|no) )*al /,
  it: /\b(?:mett\w*|fall[oa]|sposta\w*|porta\w*|passa\w*|meglio|piuttosto)\b|^(?:(?:e|allora|ma|no) )*a /,
};
/** "To Sunday", "auf Sonntag": a place it goes to, where "on Sunday" may be another session. */
const GOES_TO: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:to|onto)\b/,
  de: /\b(?:auf|zum)\b/,
  fr: /\b(?:a|au)\b/,
  es: /\b(?:al?)\b/,
  it: /\b(?:a|al)\b/,
};
const PRONOUN = /^(?:it|that|ihn|sie|es|das|den|la|le|lo|ca)$/;
const SHORTEST_MINUTES = 15;
const KILOMETRES = /\b(\d{1,2}(?:[.,]\d)?) ?(?:k|kms?|kilomet\w+)\b/;

/** "And only 60 min", "mach ihn auf Sonntag": the day or the length of the session that the open cards are about, with all that they hold already. */
export function fillSessionForm(focus: TurnContext): Draft | undefined {
  const form = readForm(focus.cards, focus);
  const { turns, view, tongue } = focus;
  if (form === undefined || view.plan === undefined || turns.at(-1)?.proposals.length !== focus.cards.length) return undefined;
  const clauses = readClauses(
    focus.frame.content,
    tongue,
    (part) => readFrame(part, tongue, view.today),
    (frame) => isOfForm(frame, tongue),
  );
  if (clauses === undefined) return undefined;
  const days = clauses.flatMap((frame) => frame.days);
  const minutes = clauses.flatMap((frame) => minutesIn(frame, form.session) ?? [])[0];
  const [said, other] = [...new Set(days)];
  const day = said === undefined ? undefined : notBeforeItsWeek(said, form.session);
  if (other !== undefined || (day !== undefined && day < view.today) || (day === undefined && minutes === undefined)) return undefined;
  const words = clauses.map((frame) => frame.words).join(" ");
  if (day !== undefined && form.to === undefined && !goesTo(words, day, focus)) return undefined;
  const next = { ...form, ...(day !== undefined && { to: day }), ...(minutes !== undefined && { minutes }) };
  // One field of one card is corrected by the readers of that card.
  if (next.to === undefined || next.minutes === undefined) return undefined;
  return writeSessionForm(next, focus);
}

function readForm(cards: readonly CoachProposal[], { view }: TurnContext): SessionForm | undefined {
  const { plan } = view;
  if (plan === undefined || cards.length === 0 || cards.length > 2) return undefined;
  const fields = cards.map(({ request }): Partial<SessionForm> | undefined => {
    if (request.reason === "move") {
      const session = sessionOfRow(request.sessionId, view);
      return session === undefined ? undefined : { session, to: request.to };
    }
    if (request.reason !== "ease" || request.from !== request.to || request.mostMinutes === undefined) return undefined;
    const session = sessionOn(plan, request.from);
    return session === undefined ? undefined : { session, minutes: request.mostMinutes };
  });
  const [first] = fields;
  if (first?.session === undefined || fields.some((each) => each?.session?.id !== first.session?.id)) return undefined;
  return { session: first.session, ...first, ...fields[1] };
}

function isOfForm({ tokens, leftover, subjects, hasPain }: Frame, tongue: Tongue): boolean {
  const isRead = (word: string): boolean => PUTS[tongue].test(word) || PRONOUN.test(word);
  return !hasPain && tokens.every(({ concept }) => OF_FORM.test(concept)) && leftover.every(isRead) && subjects.length === 0;
}

function minutesIn({ minutes, words }: Frame, { duration, distance, title }: Session): number | undefined {
  if (minutes !== undefined) return minutes;
  const kilometres = Number(KILOMETRES.exec(words)?.[1]?.replace(",", "."));
  const planned = Number(/([\d.]+) km/.exec(title)?.[1] ?? distance / 1000);
  return kilometres > 0 && planned > 0 ? Math.max(SHORTEST_MINUTES, Math.round((duration * kilometres) / planned)) : undefined;
}

/** Whether a day is where the session goes, and not that of another session. */
function goesTo(words: string, day: Day, { tongue, view }: TurnContext): boolean {
  const isFree = view.plan !== undefined && sessionOn(view.plan, day) === undefined;
  return PUTS[tongue].test(words) && (isFree || GOES_TO[tongue].test(words));
}

const ORDER: Said = [
  "Two cards, in this order: first the shorter session, then its new day.",
  "Zwei Karten, in dieser Reihenfolge: erst die kürzere Einheit, dann ihr neuer Tag.",
  "Deux cartes, dans cet ordre : d’abord la séance plus courte, puis son nouveau jour.",
  "Dos tarjetas, en este orden: primero la sesión más corta, después su nuevo día.",
  "Due schede, in quest’ordine: prima la sessione più corta, poi il suo nuovo giorno.",
];

/** The cards for a session that gets another day and another length, with both said in one sentence. */
export function writeSessionForm(
  { session, to, minutes: wished = session.duration }: SessionForm,
  focus: Pick<TurnContext, "tongue" | "frame" | "view" | "say">,
): Draft {
  const { tongue, frame, view, say } = focus;
  const minutes = Math.max(SHORTEST_MINUTES, wished);
  const moved = translated(moveTo(session, to ?? session.date, view), tongue);
  const cut = shortenTo({ ...frame, minutes }, session);
  const [, ...beside] = moved.text;
  const [move] = moved.proposals ?? [];
  if (move === undefined) return { ...moved, text: [...moved.text, ...cut.text.slice(0, 1)], proposals: cut.proposals ?? [] };
  const isShorter = (cut.proposals ?? []).length > 0;
  const [here, there] = [
    dayIn(tongue, session.date, false),
    dayIn(tongue, move.request.reason === "move" ? move.request.to : session.date, false),
  ];
  const lead = isShorter
    ? say(
        `**${session.title}**: from ${here} to **${there}**, and from ${session.duration} to **${minutes} min**. Warm-up and the main lines stay, the end is cut.`,
        `**${session.title}**: von ${here} auf **${there}** und von ${session.duration} auf **${minutes} min**. Aufwärmen und Hauptteil bleiben, das Ende fällt weg.`,
        `**${session.title}** : du ${here} au **${there}**, et de ${session.duration} à **${minutes} min**. L’échauffement et l’essentiel restent, la fin est coupée.`,
        `**${session.title}**: del ${here} al **${there}**, y de ${session.duration} a **${minutes} min**. Quedan el calentamiento y lo principal, se corta el final.`,
        `**${session.title}**: da ${here} a **${there}**, e da ${session.duration} a **${minutes} min**. Restano il riscaldamento e il principale, si taglia la fine.`,
      )
    : (moved.text[0] ?? "");
  return {
    text: [
      lead,
      ...(isShorter ? [] : cut.text),
      ...beside.filter((line) => line !== previewIn(tongue)),
      ...(isShorter ? [say(...ORDER)] : []),
      previewIn(tongue),
    ],
    proposals: [...(cut.proposals ?? []), move],
  };
}
