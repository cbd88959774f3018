import type { Followed } from "../../conversation/follow-up-of.ts";
import type { Draft } from "../../topic.ts";
import { DAY_NAMES } from "../../turn/changes/limit-minutes.ts";
import { previewIn } from "../../turn/changes/preview.ts";
import { listIn } from "../../turn/languages.ts";
import { numberInWords } from "./number-words.ts";
import { weekdaysSaid } from "./weekdays-said.ts";

const HOURS =
  /\b(\d(?:[.,]\d)?|an|a|one|two|three|eine?|zwei|drei|une?|deux|trois|una?|dos|tres|due|tre)(?: and a half)? ?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae])\b/;
const FEWEST_MINUTES = 20;

/** "Sat I could do up to 2 hours though" beside a card for the training week: that weekday of the card gets its time. */
export function minutesOfWeek({ turns, frame, words, say, tongue }: Followed): Draft | undefined {
  const [card, ...more] = turns.at(-1)?.proposals ?? [];
  if (card?.request.reason !== "availability" || more.length > 0) return undefined;
  const { availability } = card.request;
  const minutes = minutesIn(words, frame.minutes);
  const days = weekdaysSaid(words).filter((day) => availability.weekdays?.includes(day) === true);
  if (minutes === undefined || minutes < FEWEST_MINUTES || days.length === 0) return undefined;
  const known: { readonly [day: number]: number } = availability.minutes ?? {};
  const next: { readonly [day: number]: number } = { ...known, ...Object.fromEntries(days.map((day) => [day, minutes])) };
  const name = (day: number): string => say(...(DAY_NAMES[day - 1] ?? ["", "", "", "", ""]));
  const all = (availability.weekdays ?? []).map((day) => `${name(day)} **${next[day] ?? 60} min**`);
  const named = listIn(tongue, days.map(name));
  return {
    isDecided: true,
    text: [
      say(
        `${named}: **${minutes} min**. The card now holds ${listIn(tongue, all)}.`,
        `${named}: **${minutes} min**. Auf der Karte stehen jetzt ${listIn(tongue, all)}.`,
        `${named} : **${minutes} min**. La carte contient maintenant ${listIn(tongue, all)}.`,
        `${named}: **${minutes} min**. La tarjeta tiene ahora ${listIn(tongue, all)}.`,
        `${named}: **${minutes} min**. La scheda ora contiene ${listIn(tongue, all)}.`,
      ),
      ...(days.every((day) => minutes <= (known[day] ?? minutes))
        ? []
        : [
            say(
              "Your sessions do not get longer straight away: the load grows step by step.",
              "Mehr Zeit macht keine Einheit sofort länger: wie die Last wächst, bestimmen die Regeln des Plans.",
              "Plus de temps n’allonge aucune séance d’un coup : les règles du plan fixent la progression.",
              "Más tiempo no alarga ninguna sesión de golpe: las reglas del plan fijan cómo crece la carga.",
              "Più tempo non allunga subito nessuna sessione: le regole del piano fissano come cresce il carico.",
            ),
          ]),
      previewIn(tongue),
    ],
    proposals: [{ ...card, request: { ...card.request, availability: { ...availability, minutes: next } } }],
  };
}

function minutesIn(words: string, minutes: number | undefined): number | undefined {
  const said = HOURS.exec(words);
  const number = numberInWords(said?.[1] ?? "");
  const isHalf = / and a half\b/.test(words);
  return number === undefined ? minutes : Math.round(60 * (number + (isHalf ? 0.5 : 0)));
}
