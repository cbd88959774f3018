import { type Day, shortDay } from "#training/calendar/day.ts";
import { couldMatter, namesTraining } from "#training/free-text/matters.ts";
import { readClauses } from "#training/health/clause.ts";
import { normalise } from "#training/health/normalise.ts";
import { limitPeriod } from "#training/health/stated-limits/period.ts";
import { tellsOfLife } from "#training/language/life-story.ts";
import { getLanguage } from "#training/language/translate.ts";
import type { PlanNote } from "#training/model/plan.ts";
import { formatList } from "#training/model/words.ts";
import { hasClosedWords } from "#training/statements/audit/clause-words.ts";
import { kindsIn } from "#training/statements/schedule-words.ts";

export interface SettledNotes {
  readonly notes: readonly PlanNote[];
  /** Small talk that was shown as not understood. */
  readonly asides: readonly string[];
}

/**
 * What is followed is not also called not understood, nothing is said twice, and small talk is not asked about.
 *
 * @param written the notes of the athlete: a quote that is not in them is an example.
 */
export function settleUnread(notes: readonly PlanNote[], written: string, today: Day): SettledNotes {
  const unique = notes.filter((note, at) => notes.findIndex((other) => other.text === note.text) === at);
  const answered = unique
    .filter(({ text }) => !UNREAD.test(text))
    .flatMap(({ text }) => quotesIn(text))
    .filter((quote) => quote.split(", ").some((part) => written.includes(part)));
  const texts = unique.filter(({ text }) => !UNREAD.test(text)).map(({ text }) => text);
  // "Until mid January": a note that follows it names the day.
  const isDated = (quote: string): boolean => {
    const { until } = limitPeriod(readClauses(quote)[0]?.englishWords ?? [], today);
    return until !== undefined && texts.some((text) => text.includes(shortDay(until)));
  };
  const asides: string[] = [];
  const settled = unique.flatMap((note): readonly PlanNote[] => {
    const list = UNREAD_LIST.exec(note.text);
    const { lead = "", quotes = "", rest = "" } = list?.groups ?? {};
    if (list === null) {
      const idle = IDLE.exec(note.text)?.groups;
      if (idle !== undefined) return withoutSaid(note, { quotes: quotesIn(idle["quotes"] ?? ""), end: idle["end"] ?? "" }, texts);
      const [quote = ""] = UNREAD_NOTE.exec(note.text)?.slice(1) ?? [];
      if (quote === "" || !(isAnswered(quote, answered) || tellsOfLife(normalise(quote)))) return [note];
      if (!isAnswered(quote, answered)) asides.push(quote);
      return [];
    }
    const open = quotesIn(quotes).filter((quote) => !isAnswered(quote, answered) && !isDated(quote));
    const left = open.filter((quote) => !tellsOfLife(normalise(quote)) && (note.kind !== "wish" || !isSmallTalk(quote)));
    asides.push(...open.filter((quote) => !left.includes(quote)));
    return left.length === 0 ? [] : [{ ...note, text: `${lead}${formatList(left.map((quote) => `“${quote}”`))}${rest}` }];
  });
  return { notes: settled, asides };
}

/** A wish that has a note of its own is not also noted as one that nothing follows from. */
function withoutSaid(
  note: PlanNote,
  { quotes, end }: { readonly quotes: readonly string[]; readonly end: string },
  texts: readonly string[],
): readonly PlanNote[] {
  const others = texts.filter((text) => text !== note.text);
  const left = quotes.filter(
    (quote) =>
      !others.some((text) => quotesIn(text).some((other) => other.includes(quote) || quote.includes(other))) && !isTowards(quote, others),
  );
  return left.length === 0 ? [] : [{ ...note, text: `${formatList(left.map((quote) => `“${quote}”`))}${end}` }];
}

/** "I'd love to squat 115": said with "Towards a back squat of 115 kg". */
function isTowards(quote: string, texts: readonly string[]): boolean {
  const numbers = quote.match(/\d+(?:[.,]\d+)?/gu) ?? [];
  return texts.some(
    (text) => text.startsWith("Towards ") && numbers.some((number) => text.split(":")[0]?.includes(` ${number} `) === true),
  );
}

/** Notes that nothing follows from. */
const IDLE =
  /^(?<quotes>“.*”)(?<end>: (?:noted, but your plan cannot plan for this yet|the plan sets no place or time of day, so choose your own)\.)$/u;

const UNREAD = /^I did not understand/u;
const UNREAD_LIST = /^(?<lead>I did not understand (?:the wish )?)(?<quotes>“.*”)(?<rest>: it changes nothing in the plan\..*)$/u;
/** A note that only asks: one that also holds the first weeks back stays. */
const UNREAD_NOTE = /^I did not understand: '(.*)'\. The plan does not adapt to it/u;

function quotesIn(text: string): readonly string[] {
  return [...text.matchAll(/“([^”]+)”|"([^"]+)"/gu)].map(([, curly, straight]) => curly ?? straight ?? "");
}

/** Most of the words stand in a note that says what became of them. */
function isAnswered(quote: string, answered: readonly string[]): boolean {
  return answered.some((other) => other.includes(quote) || (quote.includes(other) && other.length >= MOST_OF_IT * quote.length));
}

const MOST_OF_IT = 0.6;

function isSmallTalk(quote: string): boolean {
  if (kindsIn(normalise(quote)).kinds.length > 0) return false;
  return !/\d/u.test(quote) && !namesTraining(quote) && !couldMatter(quote) && !hasClosedWords(quote, getLanguage(quote));
}
