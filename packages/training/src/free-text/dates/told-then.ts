import { DATE, MONTH } from "./date-patterns.ts";
import { weekdaysIn } from "./weekdays.ts";

const ARTICLE = String.raw`(?:(?:the|den|dem|el|la|le|il|o|a|de|het|monday|montag|lunes|lundi|luned[iì]|maandag) )*`;
const WEEK = String.raw`(?:(?:in|during|w[aä]hrend|en|durante|pendant|nella|na) )?(?:(?:the|der|die|la|a|de) )?(?:week|woche|semana|semaine|settimana)(?: (?:of|starting|beginning|commencing|from|vom|ab|del|de|du|van))(?: of)? ${ARTICLE}${DATE}|w/c ${ARTICLE}${DATE}`;
const RANGE = String.raw`(?:(?:from|between|vom|von|zwischen|del?|desde|entre|du|dal|tra|fra|do|van|tussen) )?${ARTICLE}${DATE}(?: ?(?:to|until|till|and|bis|und|al?|hasta|y|au|et|e|ao|tot|en|-|–) ?)${ARTICLE}${DATE}`;
const PART = String.raw`(?:middle|mid|end|beginning|start|mitte|ende|anfang|mediados|mitad|finales?|fin|principios|milieu|mi|d[eé]but|met[aà]|fine|inizio|meados|fim|in[ií]cio|half|midden|eind|begin)`;
const FROM = String.raw`(?:from|as of|starting|after|ab|a partir del?|desde|[àa] partir (?:de|du|d['’])|d[eè]s|da|dal|dalla|a partire da|vanaf) ${ARTICLE}(?:${PART}[ -](?:of |de |di )?${MONTH}|${DATE})`;
/** A stretch of dates as people write it. Numbers alone are no date. */
const STRETCH = new RegExp(String.raw`(?<!\p{L})(?:${WEEK}|${RANGE}|${FROM})(?!\p{L}|\d)`, "giu");
const NAMES_DATE = new RegExp(String.raw`${MONTH}|\d(?:st|nd|rd|th)\b|\d{1,2}[./]\d{1,2}|\d{1,2}\.`, "iu");

/** "Then" at the end of a clause, and the time of the clause before by name. What only goes on ("then 10 km") tells no time. */
const BACK = new RegExp(
  String.raw`(?<=\p{L}[^,;.!?\n]*\s)(?:then|(?:in |during |for |over )?(?:that week|those (?:\p{L}+ )?(?:weeks|days)|that time|that period|that weekend)|dann|(?:in |w[aä]hrend )?(?:der|dieser|jener) (?:Woche|Zeit)|an (?:den|diesen|jenen) Tagen|entonces|(?:en )?es[ae] (?:semana|[eé]poca)|(?:en )?es[ao]s (?:d[ií]as|semanas)|(?:pendant )?cette (?:semaine|p[eé]riode)(?:[- ]l[aà])?|(?:pendant )?ces (?:jours|semaines)(?:[- ]l[aà])?|[àa] ce moment[- ]l[aà]|allora|(?:in )?quell[ao] (?:settimana|periodo)|(?:in )?quei giorni|ent[aã]o|n?essa (?:semana|altura)|n?esses dias|dan|(?:in )?die (?:week|tijd|dagen|weken))(?=(?:\s(?:please|bitte|por favor|s['’]il (?:te|vous) pla[iî]t|per favore|alsjeblieft))?\s*(?:$|[,;.!?\n)]))`,
  "giu",
);

const CLAUSE_ENDS = [",", ";", ".", "!", "?", "\n"] as const;
const SENTENCE_END = /[!?;\n]|(?<!\d)\.(?=\s|$)|(?<=\d)\.(?=\s+\p{Lu}\p{Ll}+ (?:\p{Ll}|I\b))/gu;

/**
 * The text with each "then", "that week", "those days" at the end of a clause told as the dates that stand before it, in its own sentence or the
 * one before: "the week of 14 December is all nights, so nothing hard then". Without dates before it a text stays as it is.
 */
export function withTimesSpelledOut(text: string): string {
  const stretches = [...text.matchAll(STRETCH)].filter(([said]) => NAMES_DATE.test(said));
  if (stretches.length === 0) return text;
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index);
  return text.replaceAll(BACK, (...found: readonly unknown[]) => {
    const word = String(found[0]);
    const at = Number(found.find((one) => typeof one === "number"));
    const [, start = -1] = [...ends.filter((end) => end < at).toReversed(), -1];
    const before = stretches.findLast(({ index, 0: said }) => index > start && index + said.length <= at);
    if (before === undefined) return word;
    const [said] = before;
    // "Closed from 21 December to 3 January. Monday I work late so nothing then": the day that stands nearer is meant.
    const stretchEnd = before.index + said.length;
    if (ends.some((end) => end >= stretchEnd - 1 && end < at) && weekdaysIn(text.slice(stretchEnd, at)).length > 0) return word;
    // A clause with dates of its own needs none.
    const opens = Math.max(start, ...CLAUSE_ENDS.map((end) => text.lastIndexOf(end, at - 1)));
    const clause = text.slice(opens + 1, at);
    return clause.includes(said) ? word : said.replace(/^[A-Z](?=[a-z])/u, (letter) => letter.toLowerCase());
  });
}
