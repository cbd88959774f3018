import { sessionOn } from "../../changes/session-named.ts";
import { sessionOfRow } from "../../dialogue/focus.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import type { TurnContext } from "../focus.ts";

const SWAP_BOTH: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:swap|switch|exchange|trade|flip)(?: (?:just|round|around|over))? (?:those|these|them|the two|both|the both|those two|these two|the sessions|the days)(?: (?:two|sessions|days|round|around|over|both|then))*\b/,
  de: /\b(?:tausch\w*|vertausch\w*|wechsel\w*) (?:(?:einfach|doch|nur|bitte) )*(?:die|diese|beide)(?: (?:zwei|beiden|tage|einheiten|einfach))*\b|\b(?:die beiden|die zwei|beide) (?:einfach )?(?:tauschen|vertauschen)\b/,
  fr: /\b(?:echange\w*|inverse\w*|permute\w*)(?: (?:juste|simplement))? (?:les|ces)(?: (?:deux|seances|jours))*\b/,
  es: /\b(?:intercambia\w*|cambia\w*|permuta\w*)(?: (?:simplemente|solo))? (?:los|las|esos|esas)(?: (?:dos|sesiones|dias))*\b/,
  it: /\b(?:scambia\w*|inverti\w*)(?: (?:solo|semplicemente))? (?:i|le|quei|quelle)(?: (?:due|sessioni|giorni|sedute))*\b/,
};

/** "Just swap those two" beside a card for a move onto a day that is taken: the two sessions change places already. */
export function swappedAlready({ words, tongue, cards, view, say, frame }: TurnContext): Draft | undefined {
  const [card, second] = cards;
  const request = card?.request;
  if (request?.reason !== "move" || second !== undefined || view.plan === undefined || !SWAP_BOTH[tongue].test(words)) return undefined;
  const moved = sessionOfRow(request.sessionId, view);
  const other = sessionOn(view.plan, request.to);
  if (
    moved === undefined ||
    other === undefined ||
    other.id === moved.id ||
    frame.days.some((day) => day !== moved.date && day !== request.to)
  )
    return undefined;
  const [a, b] = [
    `**${moved.title}** (${dayIn(tongue, moved.date, false)} → ${dayIn(tongue, request.to, false)})`,
    `**${other.title}** (${dayIn(tongue, other.date, false)} → ${dayIn(tongue, moved.date, false)})`,
  ];
  return {
    text: [
      say(
        `The card does just that, the two change places: ${a} and ${b}. Press **Accept**; nothing has changed yet.`,
        `Genau das macht die Karte, sie liegen also nicht an einem Tag: ${a} und ${b}. Drück auf **Accept**; geändert hat sich noch nichts.`,
        `C’est ce que fait la carte, elles ne tombent donc pas le même jour : ${a} et ${b}. Appuie sur **Accept** ; rien n’a encore changé.`,
        `Es lo que hace la tarjeta, así que no caen el mismo día: ${a} y ${b}. Pulsa **Accept**; aún no ha cambiado nada.`,
        `È proprio ciò che fa la scheda, quindi non cadono nello stesso giorno: ${a} e ${b}. Premi **Accept**; non è ancora cambiato nulla.`,
      ),
    ],
    proposals: cards,
  };
}
