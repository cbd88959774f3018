import { addDays, getMonday, getWeekday } from "@ironpace/training";
import { sessionOn } from "../../changes/session-named.ts";
import type { Draft } from "../../topic.ts";
import { daysPerWeek } from "../../turn/changes/days-per-week.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { numberOf } from "../../turn/times.ts";
import { readClause } from "../../conversation/clause.ts";
import type { TurnContext } from "../focus.ts";

const COUNT =
  / (\d|two|three|four|five|six|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)(?= )/;
const SMALL =
  / (?:no|nope|ok|okay|hm+|well|sorry|actually|rather|make it|lets say|say|keep it at|keep|it|is|are|will do|fine|enough|better|then|days?|times|sessions?|x|a week|per week|instead|please|pls|nein|doch|ok|lieber|eigentlich|mach|reichen|sind|genug|besser|dann|tage|mal|einheiten|pro woche|die woche|bitte|non|plutot|en fait|finalement|mets|ca suffit|suffisent|jours|fois|seances|par semaine|mejor|en realidad|pon|bastan|dias|veces|sesiones|por semana|anzi|meglio|in realta|metti|bastano|giorni|volte|sedute|sessioni|a settimana|alla settimana)(?= )/;

/** "No, five is fine" beside a card for so many days a week: the card for that number. */
export function otherCount(focus: TurnContext): Draft | undefined {
  const { words, frame, cards, view } = focus;
  if (cards[0]?.request.reason !== "availability" || view.plan === undefined) return undefined;
  const clause = readClause(words);
  const count = numberOf(clause.take(COUNT)?.[1] ?? "");
  while (clause.take(SMALL) !== undefined);
  if (count === undefined || !clause.isRead()) return undefined;
  return daysPerWeek({ ...frame, daysPerWeek: count, verbs: [], days: [], weekdays: [] }, view.plan, view);
}

const HOLDS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:does|do|will|would|is|are) (?:that|it|this|the card|those)(?: \w+)? (?:already |also |still )?(?:counts?|appl(?:y|ies)|hold|valid|work|start|kick in|affect|in effect|active)\b|\b(?:from when|since when|when does (?:that|it|this) (?:start|apply|count|kick in|begin|hold))\b|\balready (?:for|this|next|on)\b/,
  de: /\b(?:gilt|zahlt|greift|wirkt|betrifft) (?:das|es|die karte)\b|\b(?:ab wann|wann (?:gilt|greift|beginnt))\b|\bschon (?:fur|diese|nachste|am|ab)\b/,
  fr: /\b(?:ca|cela) (?:compte|vaut|s applique|marche)\b|\b(?:a partir de quand|des quand)\b|\bdeja (?:pour|cette|la|ce)\b/,
  es: /\b(?:(?:eso|esto) )?(?:vale|cuenta|se aplica|afecta)(?: eso| esto)?\b|\b(?:desde cuando|a partir de cuando)\b|\bya (?:para|esta|este|la)\b/,
  it: /\b(?:(?:questo|quello) )?(?:vale|conta|si applica)\b|\b(?:da quando|a partire da quando)\b|\bgia (?:per|questa|questo|la)\b/,
};

/** "Does that already count for this Tuesday?" beside a card for the training week: from when it holds, and what it does to that day. */
export function startOfWeekCard(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, view, say, frame } = focus;
  const request = cards[0]?.request;
  if (request?.reason !== "availability" || view.plan === undefined || !HOLDS[tongue].test(words) || frame.verbs.length > 0)
    return undefined;
  const start = addDays(getMonday(view.today), 7);
  const from = dayIn(tongue, start, false);
  const [day] = frame.days;
  const session = day === undefined ? undefined : sessionOn(view.plan, day);
  const limit = session === undefined || day === undefined ? undefined : request.availability.minutes?.[getWeekday(day)];
  const of = session === undefined ? "" : `**${session.title}** (${dayIn(tongue, session.date, false)}, ${session.duration} min)`;
  const ofDay =
    session === undefined || day === undefined
      ? undefined
      : day < start
        ? say(
            `${of} lies before that and stays as it is; say “shorten it” for that one session.`,
            `${of} liegt davor und bleibt; sag „mach sie kürzer“ für die eine Einheit.`,
            `${of} est avant et reste ; dis « raccourcis-la » pour cette seule séance.`,
            `${of} está antes y se queda; di «acórtala» para esa sesión.`,
            `${of} viene prima e resta; di’ «accorciala» per quella sola sessione.`,
          )
        : limit === undefined
          ? say(
              `${of}: that day goes.`,
              `${of}: Der Tag fällt weg.`,
              `${of} : ce jour part.`,
              `${of}: ese día se va.`,
              `${of}: quel giorno salta.`,
            )
          : limit >= session.duration
            ? say(
                `Yes, but nothing changes there: ${of} fits into ${limit} min as it is.`,
                `Ja, aber dort ändert sich nichts: ${of} passt ohnehin in ${limit} min.`,
                `Oui, mais rien n’y change : ${of} tient déjà dans ${limit} min.`,
                `Sí, pero ahí no cambia nada: ${of} ya cabe en ${limit} min.`,
                `Sì, ma lì non cambia nulla: ${of} sta già in ${limit} min.`,
              )
            : say(
                `Yes: ${of} is planned again with ${limit} min.`,
                `Ja: ${of} wird mit ${limit} min neu geplant.`,
                `Oui : ${of} est replanifiée avec ${limit} min.`,
                `Sí: ${of} se replanifica con ${limit} min.`,
                `Sì: ${of} viene ripianificata con ${limit} min.`,
              );
  return {
    text: [
      ...(ofDay === undefined ? [] : [ofDay]),
      say(
        `Accept the card and it applies from **${from}**.`,
        `Sobald du die Karte annimmst, gilt sie ab **${from}**.`,
        `Une fois la carte acceptée, elle vaut dès le **${from}**.`,
        `Cuando aceptes la tarjeta, vale desde el **${from}**.`,
        `Quando accetti la scheda, vale dal **${from}**.`,
      ),
    ],
  };
}
