import { sessionOfRow } from "../../dialogue/focus.ts";
import { openTurn } from "../../focus/focus.ts";
import type { Heard } from "../../heard/standing/heard.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";

/** Wants something to be where it is. */
const KEEPS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:leave|keep|stick|stays?|remain\w*)\b/,
  de: /\b(?:lass\w*|bleib\w*|behalt\w*)\b/,
  fr: /\b(?:laiss\w+|gard\w+|rest\w+)\b/,
  es: /\b(?:dej\w+|mant\w+|qued\w+)\b/,
  it: /\b(?:lasci\w+|tien\w+|mant\w+|rest\w+|riman\w+)\b/,
};
/** Words that may stand beside it; with any other the turn wants something else: "leave Friday for a rest day". */
const BESIDE: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:just|then|it|its|that|thats|the|my|session|run|on|at|for|with|to|where|as|is|was|be|there|fine|ok|okay|good|better|na|nah|no|nope|ah|oh|hm+|well|actually|so|and|ill|id|lets|i|we|rather|wait|sorry|after|all|please|pls|thanks|thx|though|tho|now|never|mind|nvm|forget)$/,
  de: /^(?:dann|es|ihn|sie|das|die|der|den|dem|einheit|lauf|am|auf|bei|beim|wo|wie|ist|war|da|dort|doch|einfach|lieber|besser|na|ne|nee|nein|ach|hm+|ok|okay|gut|passt|schon|halt|mal|ich|wir|bitte|danke|so|also|und)$/,
  fr: /^(?:alors|la|le|les|l|ca|c|est|seance|course|a|au|ou|comme|elle|il|etait|bien|mieux|non|ah|hm+|ok|bon|finalement|plutot|on|je|et|stp|merci|donc|en|fait)$/,
  es: /^(?:entonces|lo|la|el|los|sesion|carrera|en|donde|como|esta|estaba|bien|mejor|no|ah|hm+|ok|vale|bueno|al|final|y|por|favor|gracias|pues|me|se|que|con)$/,
  it: /^(?:allora|lo|la|il|le|seduta|corsa|di|a|al|dov|dove|come|e|era|bene|meglio|no|ah|hm+|ok|va|alla|fine|per|favore|grazie|pure|si|con)$/,
};
const MAX_WORDS = 12;

/** "Just leave it Friday then" beside a card that moves Friday's session: the card is withdrawn. */
export function staysOnDay({ asked, tongue, words, frame, view, say }: Heard): Draft | undefined {
  const open = openTurn(asked.turns);
  const [card, ...others] = open?.proposals ?? [];
  if (card?.request.reason !== "move" || others.length > 0 || asked.content.includes("?")) return undefined;
  const session = sessionOfRow(card.request.sessionId, view);
  const [day, ...more] = frame.days;
  if (session === undefined || more.length > 0 || frame.minutes !== undefined || frame.lines.length > 0) return undefined;
  if (day !== session.date || !KEEPS[tongue].test(words) || words.split(" ").length > MAX_WORDS) return undefined;
  const named = frame.tokens.flatMap(({ concept, text }) => (/^(?:day|time|month|number)/.test(concept) ? text.split(" ") : []));
  if (words.split(" ").some((word) => !named.includes(word) && !KEEPS[tongue].test(word) && !BESIDE[tongue].test(word))) return undefined;
  const when = dayIn(tongue, session.date, false);
  return {
    isDecided: true,
    text: [
      say(
        `**${session.title}** stays on **${when}**. The card was only a proposal, and nothing has changed.`,
        `**${session.title}** bleibt am **${when}**. Die Karte war nur ein Vorschlag, geändert hat sich nichts.`,
        `**${session.title}** reste le **${when}**. La carte n’était qu’une proposition, rien n’a changé.`,
        `**${session.title}** se queda el **${when}**. La tarjeta era solo una propuesta, no ha cambiado nada.`,
        `**${session.title}** resta **${when}**. La scheda era solo una proposta, non è cambiato nulla.`,
      ),
    ],
    proposals: [],
  };
}
