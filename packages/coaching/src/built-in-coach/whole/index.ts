import type { Turn } from "../dialogue/turn.ts";
import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";
import { partsOf } from "./parts.ts";
import { rewrite } from "./rewrite.ts";

export { asksToImprove } from "./rewrite.ts";
import { backTo, topicsOf } from "./thread.ts";

/** What a message after others may ask, in words that stand alone, the likeliest first: with what it leaves out, from the last topics. */
export function wholesOf(content: string, turns: readonly Turn[], tongue: Tongue): readonly string[] {
  const words = plainWords(content, tongue);
  const topics = topicsOf(turns, tongue);
  const back = backTo(words, topics, tongue);
  if (back !== undefined) return back.rest === "" ? [back.topic] : [rewrite(back.topic, back.rest, tongue) ?? back.rest];
  const earlier = earlierWithTime(words, topics, tongue);
  if (earlier !== undefined) return [rewrite(earlier, words, tongue) ?? earlier];
  return [...new Set(topics.toReversed().flatMap((topic) => rewrite(topic, words, tongue) ?? []))];
}

/** Whether a message goes back to a topic before the last one: by its name, or with another period where the last question had none. */
export function goesBack(content: string, turns: readonly Turn[], tongue: Tongue): boolean {
  const [words, topics] = [plainWords(content, tongue), topicsOf(turns, tongue)];
  return backTo(words, topics, tongue) !== undefined || earlierWithTime(words, topics, tongue) !== undefined;
}

/** "Ok and in September?" after a question about food: the question before that one, which was of a period. */
function earlierWithTime(words: string, topics: readonly string[], tongue: Tongue): string | undefined {
  const [last, before] = [topics.at(-1), topics.at(-2)];
  const { parts, rest } = partsOf(words, tongue);
  if (last === undefined || before === undefined || rest.length > 0 || words.split(" ").length > MOST_OF_TIME) return undefined;
  if (parts.length === 0 || parts.some(({ kind, text }) => kind !== "time" || !MONTH_OR_PERIOD.test(text))) return undefined;
  const [of, ofBefore] = [partsOf(last, tongue).parts, partsOf(before, tongue).parts];
  const isOfData = of.some(({ kind }) => kind !== "thing") || OWN.test(last);
  return !isOfData && ofBefore.some(({ kind }) => kind === "time") ? before : undefined;
}

const MOST_OF_TIME = 5;
/** A day may be asked about after anything. */
const MONTH_OR_PERIOD =
  /\b(?:week|month|year|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|woche|monat|jahr|mes|mese|mois|semana|settimana|semaine)\w*/;
const OWN = /\b(?:my|mein\w*|mon|ma|mes|mi|mis|mio|mia|best|pb|pr|record|did i|have i|was i)\b/;
