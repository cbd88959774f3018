import { daysBetween } from "@ironpace/training";
import { hours } from "../../own-data/figures.ts";
import { distance, pace } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { type Heard, isElliptic } from "./heard.ts";

/** "when was that", "and when is that one". */
const WHEN: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok|oh) )*(?:when|what day|which day|what date)(?: (?:was|is|are|were|did|will))*(?: (?:that|it|this|they|those|i|be|happen|one|again|exactly|then|do|set|run|lift))*$/,
  de: /^(?:(?:und|ok) )*(?:wann|welcher tag|an welchem tag)(?: (?:war|ist|genau|denn))*(?: (?:das|der|die|es|dieser|diese))*$/,
  fr: /^(?:(?:et|ok) )*(?:c etait |c est )?(?:quand|quel jour)(?: (?:etait|est|c etait|c est|ce|ca))*$/,
  es: /^(?:(?:y|ok) )*(?:cuando|que dia)(?: (?:fue|es|sera))*(?: (?:eso|esa|ese|este|esta))*$/,
  it: /^(?:(?:e|ok) )*(?:quando|che giorno)(?: (?:era|e|e stat\w|sara))*(?: (?:quello|quella|questo|questa))*$/,
};

/** "**22:15** (Tue 20 Oct 2026)": a value with its day. */
const VALUE_AND_DAY = /\*\*([^*]+)\*\* \(((?:\p{L}{2,4}\.? )?\d{1,2}(?:er|\.)? \p{L}{3,5}\.? \d{4})\)/gu;

/** "When was that?": the day of what the last answer was about, which is not always the first thing of the dialogue; of two values that of the newer one. */
export function dayOfHead(heard: Heard): Draft | undefined {
  const { tongue, words, last, say, view } = heard;
  const values = [...(last?.lead ?? "").matchAll(VALUE_AND_DAY)];
  const [, value, on] = values.at(-1) ?? [];
  if (values.length > 1 && value !== undefined && on !== undefined && last?.cards.length === 0 && WHEN[tongue].test(words))
    return { isFinal: true, text: [`**${on}** (${value}).`] };
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

const ATTRIBUTE =
  /^(?:(?:and|so|ok|what was|whats|what is|how was) )*(?:the |its |my )?(pace|effort|rpe|load|time|duration|distance|kms?)(?: (?:of (?:that|it)|then|for that|like|in that one))*$/;

/** "And the pace?" of the one session that the last answer was about. */
export function attributeOfHead(heard: Heard): Draft | undefined {
  const { tongue, words, last, view } = heard;
  const asked = ATTRIBUTE.exec(words)?.[1];
  if (tongue !== "en" || asked === undefined || last?.head?.kind !== "work" || last.cards.length > 0) return undefined;
  const { work, title, on } = last.head;
  const metres = Object.values(work.metres).reduce((sum, each) => sum + each, 0);
  const value =
    asked === "pace"
      ? work.minutes !== undefined && (work.metres.run ?? 0) > 0 && metres === work.metres.run
        ? pace(view, (60_000 * work.minutes) / metres)
        : undefined
      : asked === "effort" || asked === "rpe"
        ? work.rpe === undefined
          ? undefined
          : `effort ${work.rpe} of 10`
        : asked === "load"
          ? work.load === undefined
            ? undefined
            : `load ${Math.round(work.load)}`
          : asked === "time" || asked === "duration"
            ? work.minutes === undefined
              ? undefined
              : hours(work.minutes)
            : metres === 0
              ? undefined
              : distance(view, metres);
  return value === undefined ? undefined : { isFinal: true, text: [`**${value}**: **${title}** (${dayIn(tongue, on)}).`] };
}
