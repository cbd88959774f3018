import { earlierPeriod } from "../patch.ts";
import type { Frame } from "../frame.ts";

const BEFORE: Readonly<Record<Frame["tongue"], RegExp>> = {
  en: /\b(?:compared (?:to|with)|vs|versus|than|against) the (\d{1,2}|two|three|four|six|eight)(?: \w+)? before\b/,
  de: /\b(?:verglichen mit|gegenuber|im vergleich zu|als in|als) den (\d{1,2}|zwei|drei|vier|sechs|acht)(?: \w+)? (?:davor|zuvor|vorher)\b/,
  fr: /\b(?:par rapport aux|contre les|compare aux) (\d{1,2}|deux|trois|quatre|six|huit)(?: \w+)? (?:d avant|precedent\w*|davant)\b/,
  es: /\b(?:respecto a|frente a|comparado con|que) (?:las|los) (\d{1,2}|dos|tres|cuatro|seis|ocho)(?: \w+)? (?:anteriores|de antes|previas?|previos)\b/,
  it: /\b(?:rispetto|confronto) (?:alle|ai|a) (\d{1,2}|due|tre|quattro|sei|otto)(?: \w+)? (?:prima|precedenti)\b/,
};

/** "this month than last" */
const THIS_THAN_LAST =
  /\bthis (?:week|month|year) (?:than|vs|versus|compared (?:to|with)|or) (?:the )?last(?: one)?\b|\bdiese[nrsm]? (?:woche|monat|jahr) (?:als|gegenuber)(?: im| in der)? (?:de[mnr] )?letzten?\b|\b(?:cette|ce) (?:semaine|mois|annee) (?:que|par rapport a)(?: le| la)? (?:derni\w+|precedent\w*)\b|\best[ea] (?:semana|mes|ano) que (?:el |la )?(?:pasad[oa]|anterior)\b|\bquest[oa] (?:settimana|mese|anno) (?:rispetto a\w*|che|di quell[oa]) (?:il |la )?(?:scors[oa]|precedente)\b/;

/** "in the last 4 weeks compared to the 4 before": the two spans beside each other. */
export function withSpanBefore(frame: Frame): Frame {
  const [period] = frame.periods;
  const isNow = period?.kind === "week" || period?.kind === "month" || period?.kind === "year";
  if (period !== undefined && isNow && frame.periods.length === 1 && THIS_THAN_LAST.test(frame.words))
    return { ...frame, periods: [period, earlierPeriod(period)], picks: new Set(), relations: new Set(["compare"]), topics: new Set() };
  if (period?.kind !== "recent" || frame.periods.length > 1 || !BEFORE[frame.tongue].test(frame.words)) return frame;
  return { ...frame, periods: [period, earlierPeriod(period)], numbers: [], leftover: [], picks: new Set() };
}
