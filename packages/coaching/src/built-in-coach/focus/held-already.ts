import type { Draft } from "../topic.ts";
import type { Tongue } from "../turn/languages.ts";
import { cutOf, cutText, easeOf } from "./about-ease.ts";
import type { TurnContext } from "./focus.ts";

/** What is denied: that the session goes. */
const NOT_OFF: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:not|dont|do not|no need to) (?:(?:want it|make it|take it|completely|totally|all) )*(?:off|out|a rest(?: day)?|rest|skip\w*|cancel\w*|gone|dropped|left out|a day off)\b/,
  de: /\b(?:nicht|kein(?:en)?) (?:(?:ganz|komplett) )*(?:frei|weg|ausfallen\w*|raus|ruhetag|streichen|absagen)\b/,
  fr: /\b(?:pas|non) (?:(?:completement|tout) )*(?:supprim\w*|annul\w*|saut\w*|de repos|un jour de repos|libre)\b/,
  es: /\b(?:no) (?:(?:del todo|quiero) )*(?:quitar\w*|cancelar\w*|saltar\w*|descanso|un dia libre|fuera)\b/,
  it: /\b(?:non) (?:(?:del tutto|voglio) )*(?:togli\w*|annull\w*|salt\w*|riposo|libero)\b/,
};
const MOST_WORDS = 9;

/** "No, not off, just easier" beside a card that already makes the session easier or shorter: that it is so, and what stays. */
export function heldAlready(focus: TurnContext): Draft | undefined {
  const ease = easeOf(focus);
  const { words, tongue, say, cards, frame, view } = focus;
  if (ease === undefined || words.split(" ").length > MOST_WORDS || !NOT_OFF[tongue].test(words) || frame.days.length > 0) return undefined;
  const cut = cutOf(ease, view);
  return {
    text: [
      say(
        `Right, **${ease.session.title}** is not removed: the card only makes it shorter${cut === undefined ? "" : `, ${ease.session.duration} → ${cut.minutes} min`}.`,
        `Genau, **${ease.session.title}** fällt nicht aus: Die Karte macht nur weniger daraus${cut === undefined ? "" : `, ${ease.session.duration} → ${cut.minutes} min`}.`,
        `Oui, **${ease.session.title}** n’est pas supprimée : la carte l’allège seulement${cut === undefined ? "" : `, ${ease.session.duration} → ${cut.minutes} min`}.`,
        `Eso es, **${ease.session.title}** no se quita: la tarjeta solo la reduce${cut === undefined ? "" : `, ${ease.session.duration} → ${cut.minutes} min`}.`,
        `Esatto, **${ease.session.title}** non viene tolta: la scheda la riduce soltanto${cut === undefined ? "" : `, ${ease.session.duration} → ${cut.minutes} min`}.`,
      ),
      ...(cut === undefined ? [] : [cutText(cut, focus)]),
    ],
    proposals: cards,
  };
}
