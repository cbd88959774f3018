import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";

const TO_BESTS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:add|put|save|store|count|enter|set|record|update)\b.*\b(?:bests?|pbs?|prs?|records?)\b/,
  de: /\b(?:bestleistung\w*|bestzeit\w*|bestwert\w*|rekord\w*|pbs?|prs?)\b.*\b(?:eintrag\w*|speicher\w*|dazu|hinzu\w*|setz\w*|auf\w*)\b|\b(?:trag|pack|speicher\w*|setz\w*|nimm)\b.*\b(?:bestleistung\w*|bestzeit\w*|bestwert\w*|rekord\w*|pbs?|prs?)\b/,
  fr: /\b(?:ajout\w*|met\w*|enregistr\w*|not\w*)\b.*\b(?:records?|pbs?|prs?|meilleur\w*)\b/,
  es: /\b(?:anad\w*|pon\w*|guard\w*|apunt\w*|registr\w*)\b.*\b(?:records?|pbs?|prs?|mejor\w* marcas?|marcas)\b/,
  it: /\b(?:aggiung\w*|mett\w*|salv\w*|registr\w*|segn\w*)\b.*\b(?:record|primat\w*|pbs?|prs?|personal\w*)\b/,
};
const MOST_WORDS = 13;

/** "Yes, and add it to my bests" beside open cards: the card for the best, or why the log makes none. */
export function bestOfCard({ words, tongue, cards, frame, say }: TurnContext): Draft | undefined {
  if (cards.length === 0 || words.split(" ").length > MOST_WORDS || !TO_BESTS[tongue].test(words)) return undefined;
  const records = cards.flatMap(({ request }) => (request.reason === "record" ? [request.record] : []));
  const best = records.find(({ kind }) => kind === "best");
  const log = records.find(({ kind }) => kind === "log");
  // Another weight or time makes another card.
  if (frame.clock !== undefined || frame.numbers.length > 0 || (best === undefined && log === undefined)) return undefined;
  if (best?.kind === "best")
    return {
      text: [
        say(
          `The card **${best.name} ${best.value}${best.unit === "kg" ? " kg" : ""}**: accept it to store this best.${log === undefined ? "" : " The other card logs the set; accept both."}`,
          `Das ist die Karte **${best.name} ${best.value}${best.unit === "kg" ? " kg" : ""}**: nimm sie an, dann steht es bei deinen Bestleistungen.${log === undefined ? "" : " Die andere Karte trägt den Satz ein; nimm beide an."}`,
          `C’est la carte **${best.name} ${best.value}${best.unit === "kg" ? " kg" : ""}** : accepte-la, et ce sera dans tes records.${log === undefined ? "" : " L’autre carte enregistre la série ; accepte les deux."}`,
          `Es la tarjeta **${best.name} ${best.value}${best.unit === "kg" ? " kg" : ""}**: acéptala y estará entre tus marcas.${log === undefined ? "" : " La otra tarjeta registra la serie; acepta las dos."}`,
          `È la scheda **${best.name} ${best.value}${best.unit === "kg" ? " kg" : ""}**: accettala e sarà tra i tuoi record.${log === undefined ? "" : " L’altra scheda registra la serie; accettale entrambe."}`,
        ),
      ],
      proposals: cards,
    };
  return {
    text: [
      say(
        "The card logs it; it is no new best by what you entered. If it is one, tell me with its number, for example “deadlift PB 135 kg today”, and I make the card for it.",
        "Die Karte trägt es ein; nach deinen Werten ist es keine neue Bestleistung. Wenn doch, sag es mit der Zahl, zum Beispiel „Kreuzheben PB 135 kg heute“, dann mache ich die Karte.",
        "La carte l’enregistre ; d’après tes valeurs ce n’est pas un record. Si c’en est un, dis-le avec le chiffre, par exemple « record soulevé de terre 135 kg aujourd’hui », et je fais la carte.",
        "La tarjeta lo registra; según tus datos no es una marca nueva. Si lo es, dímelo con el número, por ejemplo «récord peso muerto 135 kg hoy», y hago la tarjeta.",
        "La scheda lo registra; secondo i tuoi dati non è un record. Se lo è, dimmelo con il numero, per esempio «record stacco 135 kg oggi», e faccio la scheda.",
      ),
    ],
    proposals: cards,
  };
}
