import type { CoachProposal } from "@ironpace/contract";
import type { AskedQuestion } from "../../answer/asked.ts";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import { listIn, sayIn, type Tongue } from "../../turn/languages.ts";
import { plainWords } from "../../turn/frame.ts";
import type { CoachView } from "../../view.ts";
import { getRow, sessionOn } from "../../changes/session-named.ts";
import { openTurn } from "../focus.ts";

const ALSO: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:ok |oh |yes )*(?:and|also|plus|then also|as well as)\b|\b(?:too|as well|also)$/,
  de: /^(?:ok |ja )*(?:und|auch|ausserdem|dazu)\b|\bauch(?: noch)?$/,
  fr: /^(?:ok |oui )*(?:et|aussi)\b|\baussi$/,
  es: /^(?:ok |si |vale )*(?:y|tambien)\b|\btambien$/,
  it: /^(?:ok |si )*(?:e|anche)\b|\banche$/,
};
/** What takes the place of a card, however it begins. */
const INSTEAD = /\b(?:instead|rather|actually|no|not|stattdessen|lieber|nein|doch|plutot|non|mejor|invece|anzi)\b/;
const OF_PLAN: ReadonlySet<string> = new Set(["missed", "ease", "move", "swap"]);
const MOST_CARDS = 4;

/** "And make Tuesday easier" beside a card that leaves Monday out: both cards, as they are about different sessions. */
export function besideOpenCard(found: CoachAnswer, asked: AskedQuestion, tongue: Tongue, view: CoachView): CoachAnswer {
  const words = plainWords(asked.content, tongue);
  const open = openTurn(asked.turns)?.proposals ?? [];
  if (found.proposals.length === 0 || open.length === 0 || !ALSO[tongue].test(words) || INSTEAD.test(words)) return found;
  const [before, now] = [open, found.proposals].map((cards) => cards.map((card) => rowsOf(card, view)));
  const all = [...open, ...found.proposals];
  const isOther = (now ?? []).every(
    (ids) => ids.length > 0 && (before ?? []).every((others) => others.length > 0 && !ids.some((id) => others.includes(id))),
  );
  if (!isOther || all.length > MOST_CARDS || !all.every(({ request }) => OF_PLAN.has(request.reason))) return found;
  const names = listIn(
    tongue,
    open.map(({ title }) => `**${title}**`),
  );
  const line = sayIn(tongue)(
    `Still open beside it: ${names}.`,
    `Daneben noch offen: ${names}.`,
    `Toujours ouverte à côté : ${names}.`,
    `Sigue abierta además: ${names}.`,
    `Resta aperta accanto: ${names}.`,
  );
  return { ...found, text: `${found.text}\n\n${line}`, proposals: all };
}

/** Rows of the sessions that a card is about. */
export function rowsOf({ request }: CoachProposal, { plan }: CoachView): readonly string[] {
  if (request.reason === "missed") return request.sessionIds ?? [];
  if (request.reason === "move" || request.reason === "swap") return [request.sessionId];
  const session =
    request.reason === "ease" && plan !== undefined && request.from === request.to ? sessionOn(plan, request.from) : undefined;
  return session === undefined || plan === undefined ? [] : [getRow(plan, session)];
}
