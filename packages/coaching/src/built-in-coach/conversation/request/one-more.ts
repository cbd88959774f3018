import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn, SMALL_NUMBERS } from "../../turn/names.ts";
import { findPlannedSession } from "./deload-reason.ts";

const COUNTED: { readonly [tongue in Tongue]: string } = {
  en: "(?:reps?|repeats?|intervals?|sets?|rounds?|times|of them)",
  de: "(?:wiederholungen|intervalle?n?|satze?n?|runden?|mal)",
  fr: "(?:repetitions?|intervalles?|series?|tours?|fois)",
  es: "(?:repeticiones|intervalos?|series?|rondas?|veces)",
  it: "(?:ripetizioni|ripetute|intervalli|serie|giri|volte)",
};
const NUMBER = String.raw`(\d{1,2}|${Object.keys(SMALL_NUMBERS).join("|")})`;
const MAKES: { readonly [tongue in Tongue]: RegExp } = {
  en: new RegExp(
    String.raw`\b(?:make|do|run|have|keep|give me) (?:it |that |them |me |at )*${NUMBER}(?: ${COUNTED.en})?(?: (?:instead(?: of (?:the )?\w+)?|then|though|tho|please|pls|rather|again|like last week))*$|\b(?:make|do|run|have|keep|get) (?:it |that |me )*${NUMBER} ${COUNTED.en}\b|\b(?:do|run|have|make it) ${NUMBER} (?:instead of|rather than) (?:the )?(?:\d{1,2}|\w+)(?: ${COUNTED.en})?`,
  ),
  de: new RegExp(
    String.raw`\b(?:mach|mache|machen|lauf|laufen|nimm)\b.*\b${NUMBER}(?: ${COUNTED.de})?(?: (?:draus|daraus|statt \w+|machen|laufen|dann|bitte))*$`,
  ),
  fr: new RegExp(
    String.raw`\b(?:fais|faire|mets|mettre|passe|passer)\b.*\b${NUMBER}(?: ${COUNTED.fr})?(?: (?:au lieu de \w+|alors|plutot|stp))*$`,
  ),
  es: new RegExp(
    String.raw`\b(?:haz|hacer|hazlo|pon|ponme|que sean)\b.*\b${NUMBER}(?: ${COUNTED.es})?(?: (?:en vez de \w+|mejor|entonces|por favor))*$`,
  ),
  it: new RegExp(
    String.raw`\b(?:fai|fare|fanne|facciamo|metti)\b.*\b${NUMBER}(?: ${COUNTED.it})?(?: (?:invece di \w+|allora|piuttosto))*$`,
  ),
};
/** Another amount than a count, or other things to do it to. */
const OTHER_UNIT =
  /\b(?:min|mins|minutes?|minuten|minutos|minuti|km|k|kg|kgs|kilos?|hours?|h|stunden?|days?|tage|jours|dias|giorni|weeks?|am|pm|uhr|oclock|rpe|%)\b|\d(?:km|k|kg|min|h|am|pm)\b|:/;

/** "Make it 4": another count of sets or intervals in the session in focus. The engine sets them, so it is said what that means and what is possible. */
export function oneMore(focus: TurnContext): Draft | undefined {
  const { words, tongue, cards, view, say, frame } = focus;
  const found = MAKES[tongue].exec(words);
  const said = found?.slice(1).find((part) => part !== undefined);
  const session = found === null || cards.length > 0 || OTHER_UNIT.test(words) ? undefined : findPlannedSession(focus);
  if (said === undefined || session === undefined || frame.hasPain || frame.isIll || frame.lines.length > 1) return undefined;
  const wished = SMALL_NUMBERS[said] ?? Number(said);
  const item = [...session.blocks.strength, ...session.blocks.mainWorkout].find(({ sets = 1 }) => sets > 1);
  if (item?.sets === undefined || wished === item.sets || wished > 2 * item.sets + 2) return undefined;
  const isDeload = view.plan?.plan.weeks.some(({ isDeload: of, sessions }) => of && sessions.some(({ id }) => id === session.id)) === true;
  const on = dayIn(tongue, session.date, false);
  const change = `**${item.name}: ${item.sets} → ${wished}** (${on}, ${session.title})`;
  const isMore = wished > item.sets;
  return {
    text: [
      say(
        `Understood: ${change}. I cannot add more: each week's load builds on the week before.`,
        `Verstanden: ${change}. Dafür habe ich keine Karte: wie viele es sind, setzt die Trainingsplanung, weil die Last jeder Woche auf der davor aufbaut.`,
        `Compris : ${change}. Je n’ai pas de carte pour cela : c’est le moteur qui fixe le nombre, car la charge d’une semaine s’appuie sur la précédente.`,
        `Entendido: ${change}. No tengo tarjeta para eso: el número lo fija el motor, porque la carga de cada semana se apoya en la anterior.`,
        `Capito: ${change}. Non ho una scheda per questo: il numero lo fissa il motore, perché il carico di ogni settimana si appoggia su quello prima.`,
      ),
      isMore && isDeload
        ? say(
            "**I would leave it**: it is the deload week, and feeling fresh is what it is for. If you do one more anyway, only while pace and effort stay as planned, and log what you did.",
            "**Ich würde es lassen**: es ist die Entlastungswoche, und frisch sein soll man da. Machst du doch eins mehr, dann nur, solange Tempo und Anstrengung wie geplant bleiben; trag ein, was du gemacht hast.",
            "**Je laisserais** : c’est la semaine de décharge, et se sentir frais en est le but. Si tu en fais un de plus, seulement tant qu’allure et effort restent comme prévu, et note ce que tu as fait.",
            "**Yo lo dejaría**: es la semana de descarga, y sentirse fresca es su fin. Si haces uno más, solo mientras ritmo y esfuerzo sigan como está previsto, y anota lo que hiciste.",
            "**Lascerei così**: è la settimana di scarico, e sentirsi freschi ne è lo scopo. Se ne fai uno in più, solo finché ritmo e sforzo restano come previsto, e registra ciò che hai fatto.",
          )
        : isMore
          ? say(
              "If the planned ones end at the planned effort, one more is fine; two are too much this week. Log what you did, and the next block builds on it.",
              "Enden die geplanten mit der geplanten Anstrengung, ist eins mehr in Ordnung; mehr als eins wäre der Schritt einer anderen Woche. Trag ein, was du gemacht hast, der nächste Block baut darauf auf.",
              "Si ceux prévus finissent à l’effort prévu, un de plus va ; davantage, c’est le pas d’une autre semaine. Note ce que tu as fait, le prochain bloc s’y appuie.",
              "Si los previstos acaban con el esfuerzo previsto, uno más está bien; más de uno es el paso de otra semana. Anota lo que hiciste y el próximo bloque se apoya en ello.",
              "Se quelli previsti finiscono allo sforzo previsto, uno in più va bene; di più è il passo di un’altra settimana. Registra ciò che hai fatto, il prossimo blocco ci si appoggia.",
            )
          : say(
              "Fewer is always fine: stop after that many and log it. Or give me minutes, “only 25 min on that day”, and I make the card.",
              "Weniger geht immer: hör nach so vielen auf und trag es ein. Oder nenn mir Minuten, „nur 25 min an dem Tag“, dann mache ich die Karte.",
              "Moins est toujours possible : arrête-toi à ce nombre et note-le. Ou donne-moi des minutes, « 25 min seulement ce jour-là », et je fais la carte.",
              "Menos siempre se puede: para en ese número y anótalo. O dime minutos, «solo 25 min ese día», y hago la tarjeta.",
              "Meno va sempre bene: fermati lì e registralo. Oppure dimmi i minuti, «solo 25 min quel giorno», e faccio la scheda.",
            ),
    ],
  };
}
