import { addDays, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { valueIn } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

const LOAD = /\b(?:load|trainingsload|last|belastung|charge|carga|carico)\b/;
const WEEK = /\b(?:weeks?|woche|semaine|semana|settimana)\b/;
const ASKS = /\?|^(?:(?:so|and|ok|und|also|et|alors|y|e) )*(?:what|how|wie|was|combien|quelle?|cuanto|cuanta|que|quanto|qual)\b/;
const MOST_WORDS = 12;
/** A week that is named by its place has an answer without the card. */
const OTHER_WEEK =
  /\b(?:last|next|this|letzte\w*|nachste\w*|diese\w*|derniere|prochaine|cette|pasada|proxima|esta|scorsa|prossima|questa)\b/;

/** "So what was that week's load?" beside a card that logs work: the week of its day as it is, and with the card. */
export function loadWithLog({ cards, words, diary, say, tongue, frame }: Followed): Draft | undefined {
  const record = cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "log" ? [request.record] : []))[0];
  if (record?.minutes === undefined || record.rpe === undefined || words.split(" ").length > MOST_WORDS) return undefined;
  const isAsked = LOAD.test(words) && WEEK.test(words) && (ASKS.test(words) || frame.content.includes("?"));
  if (!isAsked || OTHER_WEEK.test(words) || frame.days.length > 0) return undefined;
  const from = getMonday(record.date);
  const to = addDays(from, 6);
  const stored = diary.work.filter(({ on }) => on >= from && on <= to);
  const sum = stored.reduce((all, { load = 0 }) => all + load, 0);
  const added = record.minutes * record.rpe;
  const [was, is] = [sum, sum + added].map((value) => valueIn(tongue, String(Math.round(10 * value) / 10)));
  const [first, last] = [dayIn(tongue, from, false), dayIn(tongue, to, false)];
  return {
    isDecided: true,
    text: [
      say(
        `**${is}** with the card: ${was} stored from ${first} to ${last}, and ${added} for **${record.title}** (${record.minutes} min × ${record.rpe}). Accept the card to count the session.`,
        `**${is}** mit der Karte: ${was} gespeichert von ${first} bis ${last}, und ${added} für **${record.title}** (${record.minutes} min × ${record.rpe}). Es zählt, sobald du die Karte annimmst.`,
        `**${is}** avec la carte : ${was} enregistrés du ${first} au ${last}, et ${added} pour **${record.title}** (${record.minutes} min × ${record.rpe}). Cela compte dès que tu acceptes la carte.`,
        `**${is}** con la tarjeta: ${was} guardados del ${first} al ${last}, y ${added} por **${record.title}** (${record.minutes} min × ${record.rpe}). Cuenta cuando aceptes la tarjeta.`,
        `**${is}** con la scheda: ${was} salvati dal ${first} al ${last}, e ${added} per **${record.title}** (${record.minutes} min × ${record.rpe}). Conta quando accetti la scheda.`,
      ),
    ],
    proposals: cards,
  };
}
