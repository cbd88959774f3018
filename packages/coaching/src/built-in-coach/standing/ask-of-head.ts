import { daysBetween } from "@ironpace/training";
import type { Draft } from "../topic.ts";
import type { Tongue } from "../turn/languages.ts";
import { dayIn } from "../turn/names.ts";
import { type Heard, isElliptic } from "./heard.ts";

/** "when was that", "and when is that one". */
const WHEN: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|oh) )*(?:when|what day|which day|what date)(?: (?:was|is|are|were|did|will|exactly|again))*(?: (?:that|it|this|they|those|be|happen|one))*$/,
  de: /^(?:(?:und|ok) )*(?:wann|welcher tag|an welchem tag)(?: (?:war|ist|genau|denn))*(?: (?:das|der|die|es|dieser|diese))*$/,
  fr: /^(?:(?:et|ok) )*(?:c etait |c est )?(?:quand|quel jour)(?: (?:etait|est|c etait|c est|ce|ca))*$/,
  es: /^(?:(?:y|ok) )*(?:cuando|que dia)(?: (?:fue|es|sera))*(?: (?:eso|esa|ese|este|esta))*$/,
  it: /^(?:(?:e|ok) )*(?:quando|che giorno)(?: (?:era|e|e stat\w|sara))*(?: (?:quello|quella|questo|questa))*$/,
};

/** "When was that?": the day of what the last answer was about, which is not always the first thing of the dialogue. */
export function dayOfHead(heard: Heard): Draft | undefined {
  const { tongue, words, last, say, view } = heard;
  const head = last?.head;
  if (head === undefined || last === undefined || last.cards.length > 0 || !WHEN[tongue].test(words) || !isElliptic(heard))
    return undefined;
  const days = daysBetween(view.today, head.on);
  const day = dayIn(tongue, head.on);
  const away =
    days === 0
      ? say("today", "heute", "aujourd’hui", "hoy", "oggi")
      : days > 0
        ? say(`in ${days} days`, `in ${days} Tagen`, `dans ${days} jours`, `en ${days} días`, `tra ${days} giorni`)
        : say(`${-days} days ago`, `vor ${-days} Tagen`, `il y a ${-days} jours`, `hace ${-days} días`, `${-days} giorni fa`);
  return { isFinal: true, text: [`**${day}**, ${away}: **${head.title}**.`] };
}
