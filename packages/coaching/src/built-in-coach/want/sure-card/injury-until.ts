import { addDays, type Day } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { daysAhead } from "../days-ahead.ts";
import { numberInWords } from "./number-words.ts";

const SPAN =
  /\b(\d{1,2}|an?|one|two|three|four|six|eine?|zwei|drei|vier|sechs|une?|deux|trois|quatre|una?|dos|tres|cuatro|due|tre|quattro) (weeks?|wochen?|semaines?|semanas?|settiman[ae]|days?|tage?n?|jours?|dias?|giorn[oi])\b/;
const UNTIL = /\b(?:until|till|til|by|through|bis|jusqu\w*|hasta|fino)\b/;
const IS_DAYS = /^(?:d[ai]|t|j|g)/;
const MAX_WORDS = 8;

/** "Let's say two weeks" beside a card for a complaint: the day on which it is looked at again. The card itself holds until the athlete says more. */
export function injuryUntil({ turns, frame, words, view, say, tongue }: Followed): Draft | undefined {
  const cards = turns.at(-1)?.proposals ?? [];
  const card = cards.find(({ request }) => request.reason === "injury");
  if (card?.request.reason !== "injury" || words.split(" ").length > MAX_WORDS || frame.subjects.length > 0 || frame.content.includes("?"))
    return undefined;
  const day = spanIn(words, view.today) ?? (UNTIL.test(words) ? (frame.until ?? daysAhead(frame, view.today)[0]) : undefined);
  if (day === undefined || day <= view.today) return undefined;
  const when = dayIn(tongue, day, false);
  const details = `${card.request.details}. ${frame.content.trim()}`;
  return {
    isDecided: true,
    text: [
      say(
        `**Until ${when}**: the card keeps load off it from now on. Check again that day: if it feels fine, tell me and I will offer to undo the change.`,
        `**Bis ${when}**: ab jetzt hält die Karte Last davon fern. Schau an dem Tag noch einmal; ist es gut, schreib es, und ich biete an, die Änderung zurückzunehmen.`,
        `**Jusqu’au ${when}** : la carte écarte la charge dès maintenant. Ce jour-là, refais le point ; si tout va bien, dis-le et je propose de revenir en arrière.`,
        `**Hasta el ${when}**: la tarjeta aparta la carga desde ahora. Ese día vuelve a mirarlo; si está bien, dímelo y ofrezco deshacer el cambio.`,
        `**Fino a ${when}**: la scheda tiene lontano il carico da ora. Quel giorno ricontrolla; se va bene scrivilo, e propongo di annullare la modifica.`,
      ),
      say(
        "If it is no better halfway, or above 5/10 twice in a row, have it looked at before then.",
        "Ist es nach der Hälfte nicht besser oder zweimal hintereinander über 5 von 10, lass es vorher ansehen.",
        "Si à mi-chemin ce n’est pas mieux, ou au-dessus de 5 sur 10 deux fois de suite, fais-le voir avant.",
        "Si a la mitad no ha mejorado, o pasa de 5 de 10 dos veces seguidas, que lo vean antes.",
        "Se a metà non va meglio, o supera 5 su 10 due volte di fila, fallo vedere prima.",
      ),
      previewIn(tongue),
    ],
    proposals: cards.map((each) => (each === card ? { ...card, request: { ...card.request, details } } : each)),
  };
}

function spanIn(words: string, today: Day): Day | undefined {
  const [, count = "", unit = ""] = SPAN.exec(words) ?? [];
  const number = numberInWords(count);
  return number === undefined ? undefined : addDays(today, number * (IS_DAYS.test(unit) ? 1 : 7));
}
