import { openTurn } from "../../focus/focus.ts";
import type { Heard } from "../../heard/standing/heard.ts";
import { type CardField, findFields, TYPE_OF_FIELD } from "../../self-contained/card-fields.ts";
import { readCorrection } from "../../self-contained/correction.ts";
import { readSlots } from "../../self-contained/slots.ts";
import type { Draft } from "../../topic.ts";
import type { Said } from "../../turn/languages.ts";

/** Names of what is measured with a unit; a bare number may be any of them. */
const MEASURES: { readonly [field in Exclude<CardField, "day">]: Said } = {
  minutes: ["a duration", "Dauer", "de durée", "duración", "durata"],
  distance: ["a distance", "Strecke", "de distance", "distancia", "distanza"],
  weight: ["a weight", "Gewicht", "de charge", "peso", "peso"],
  effort: ["an effort", "Anstrengung", "d’effort", "esfuerzo", "sforzo"],
};

/** "Sorry, typo, 38 min" beside a card for the body weight: it has no place for minutes, so the card stays and the turn gets a question. */
export function noSuchField({ asked, tongue, words, say }: Heard): Draft | undefined {
  const open = openTurn(asked.turns);
  const [card] = open?.proposals ?? [];
  const fields = card === undefined ? undefined : findFields(card);
  if (open === undefined || card === undefined || fields === undefined || open !== asked.turns.at(-1) || asked.content.includes("?"))
    return undefined;
  const { rest, isPlain } = readCorrection(words, tongue);
  const { slots, rest: left, others } = readSlots(rest, tongue);
  const [slot, ...more] = slots;
  if (slot === undefined || !isPlain || more.length + left.length + others.length > 0) return undefined;
  const field = (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).find(
    (each) => slot.types[0] !== undefined && TYPE_OF_FIELD[each].has(slot.types[0]),
  );
  if (field === undefined || slot.types[0] === "sets" || fields.includes(field)) return undefined;
  const measure = say(...MEASURES[field]);
  return {
    text: [
      say(
        `**${card.title}** has no place for ${measure}, so I did not use “${slot.text}”. Which number is wrong, or is it for another entry?`,
        `**${card.title}** hat kein Feld für ${measure}, also habe ich mit „${slot.text}“ nichts geändert. Welche Zahl stimmt nicht, oder gehört sie zu einem anderen Eintrag?`,
        `**${card.title}** n’a pas ${measure}, je n’ai donc rien changé avec « ${slot.text} ». Quel chiffre est faux, ou est-ce pour une autre entrée ?`,
        `**${card.title}** no tiene ${measure}, así que no he cambiado nada con «${slot.text}». ¿Qué número está mal, o es de otra entrada?`,
        `**${card.title}** non ha ${measure}, quindi non ho cambiato nulla con «${slot.text}». Quale numero è sbagliato, o è di un’altra voce?`,
      ),
    ],
    proposals: open.proposals,
  };
}
