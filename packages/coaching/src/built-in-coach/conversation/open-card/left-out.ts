import { itemText } from "@ironpace/training";
import { sessionOn } from "../../changes/session-named.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { TurnContext } from "../../focus/focus.ts";
import type { Draft } from "../../topic.ts";
import { listIn, type Tongue, valueIn } from "../../turn/languages.ts";

/** Words that want no running. */
export const WITHOUT_RUNNING: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:no|without|not|skip(?: the)?|leave out(?: the)?|dont want to|cant) (?:an?y? )?(?:run(?:s|ning)?|jog(?:s|ging)?)\b/,
  de: /\b(?:kein\w*|ohne|nicht) (?:\p{L}+ )?(?:lauf\w*|jogg\w*|rennen)\b/u,
  fr: /\b(?:pas de|sans|ne pas|pas) (?:course|courir|footing)\b/,
  es: /\b(?:sin|nada de|no) (?:correr|carrera)\b/,
  it: /\b(?:senza|niente|non|no) (?:corsa|correre)\b/,
};
const RUN = /\brun\b|strides/i;
const MAX_WORDS = 7;

/** "And no running" beside a card for the day or length of one session: the card holds neither, so it is said how to do it, and the card stays. */
export function sayLeftOut({ cards, words, tongue, frame, view, say }: TurnContext): Draft | undefined {
  const [card, ...more] = cards;
  const { plan } = view;
  if (card === undefined || plan === undefined || !WITHOUT_RUNNING[tongue].test(words) || words.split(" ").length > MAX_WORDS)
    return undefined;
  if (frame.days.length > 0 || frame.minutes !== undefined || frame.hasPain || frame.content.includes("?")) return undefined;
  const sessions = [card, ...more].map(({ request }) =>
    request.reason === "move"
      ? sessionOfRow(request.sessionId, view)
      : request.reason === "ease" && request.from === request.to
        ? sessionOn(plan, request.from)
        : undefined,
  );
  const [session] = sessions;
  if (session === undefined || sessions.some((each) => each?.id !== session.id)) return undefined;
  const lines = Object.values(session.blocks)
    .flat()
    .filter(({ name }) => RUN.test(name));
  if (lines.length === 0)
    return {
      text: [
        say(
          `**${session.title}** has no running in it: the card fits as it is.`,
          `**${session.title}** enthält kein Laufen: die Karte passt so.`,
          `**${session.title}** ne contient pas de course : la carte convient telle quelle.`,
          `**${session.title}** no tiene carrera: la tarjeta vale así.`,
          `**${session.title}** non ha corsa: la scheda va bene così.`,
        ),
      ],
      proposals: cards,
    };
  const named = listIn(tongue, [...new Set(lines.map((item) => valueIn(tongue, itemText(item))))]);
  return {
    text: [
      say(
        `**I cannot take the running out**: I can only change the day and the length. In the session leave out ${named}, or do them on the bike or rower at the same effort.`,
        `**Das Laufen kann die Karte nicht herausnehmen**: sie hält nur Tag und Länge. Lass in der Einheit ${named} weg, oder mach sie auf Rad oder Ruderergometer mit gleicher Anstrengung.`,
        `**La carte ne peut pas enlever la course** : elle ne tient que le jour et la durée. Pendant la séance laisse ${named}, ou fais-les au vélo ou au rameur au même effort.`,
        `**La tarjeta no puede quitar la carrera**: solo tiene el día y la duración. En la sesión deja ${named}, o hazlo en bici o remo con el mismo esfuerzo.`,
        `**La scheda non può togliere la corsa**: tiene solo giorno e durata. Nella sessione lascia ${named}, o fallo in bici o al vogatore allo stesso sforzo.`,
      ),
      say(
        `The card stays: ${cards.map(({ title }) => `**${title}**`).join(", ")}.`,
        `Die Karte bleibt: ${cards.map(({ title }) => `**${title}**`).join(", ")}.`,
        `La carte reste : ${cards.map(({ title }) => `**${title}**`).join(", ")}.`,
        `La tarjeta se queda: ${cards.map(({ title }) => `**${title}**`).join(", ")}.`,
        `La scheda resta: ${cards.map(({ title }) => `**${title}**`).join(", ")}.`,
      ),
    ],
    proposals: cards,
  };
}
