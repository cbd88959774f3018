import { type Day } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { daysInText } from "../../turn/quantities/days-in-text.ts";
import { dayIn } from "../../turn/names.ts";
import type { Tongue } from "../../turn/languages.ts";
import { isElliptic, type Heard } from "./heard.ts";

const WHICH: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:and|so|ok) )*(?:which|what)(?: (?:one|ones|day|days|are they|is it|is that|are those|exactly))*$/,
  de: /^(?:(?:und|ok) )*(?:welche[rsn]?|welche tage|an welchen tagen)(?: (?:genau|sind das|ist das|denn))*$/,
  fr: /^(?:(?:et|ok) )*(?:lesquel(?:le)?s|lequel|laquelle|quels? jours?)$/,
  es: /^(?:(?:y|ok) )*(?:cual(?:es)?|que dias?)$/,
  it: /^(?:(?:e|ok) )*(?:qual[ei]|che giorn[oi]|quali giorni)$/,
};

/** "Which one?" after an answer that counted days: the days that it named. */
export function daysNamedBefore(heard: Heard): Draft | undefined {
  const { tongue, words, last, view } = heard;
  if (last === undefined || last.cards.length > 0 || !WHICH[tongue].test(words) || !isElliptic(heard)) return undefined;
  const [head = "", rest] = last.lead.split(/:\s/u);
  if (rest === undefined || !/\*\*\d+/.test(head)) return undefined;
  const days: readonly Day[] = [...new Set(daysInText(rest, tongue, view.today))];
  return days.length === 0 ? undefined : { isFinal: true, text: [`**${days.map((day) => dayIn(tongue, day, false)).join(", ")}**.`] };
}
