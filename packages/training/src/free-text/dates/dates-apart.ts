import { DATE, MONTH } from "./date-patterns.ts";
import { withTimesSpelledOut } from "./told-then.ts";

const AND = String.raw`(?:,? (?:and|und|et|y|e|en|&) |, )`;
/** A clause with a list of dates: what is said, the dates, and what is said after them. */
const CLAUSE = new RegExp(
  String.raw`(?<said>[^.,;!?\n]*?)(?<on>\b(?:on|am|le|les|el|il|op|em|dia|d[ií]as)? ?)(?<dates>(?<![\d:/.-])${DATE}(?:${AND}${DATE})+)(?![\d:/]|\p{L}| ?(?:x|×|kg|km|k|m|min|reps?|sets?|times|hours?|weeks?|days?|months?|years?|%)(?!\p{L}))(?<rest>[^.,;!?\n]*)`,
  "giu",
);
const NAMED = new RegExp(MONTH, "iu");
const ORDINAL = /\d(?:st|nd|rd|th)\b/i;
/** "Between 3 and 4 December" and "from 3 December" begin a range. */
const RANGE = /\b(?:between|from|since|zwischen|von|vom|ab|entre|du|depuis|del?|desde|tra|fra|dal|tussen|van|vanaf)\s*$/iu;

/** "Shut 25 and 26 December and 1 January" as one clause for each date: what is said holds on all of them. */
export function withDatesApart(text: string): string {
  return text.replaceAll(CLAUSE, (...found: readonly unknown[]) => {
    const whole = String(found[0]);
    const { said = "", on = "", dates: told = "", rest: after = "" } = found.at(-1) as { readonly [part in string]?: string };
    const isEnd = endsSentence(told, said);
    const [dates, rest, next] = isEnd ? [told.slice(0, -1), "", `.${after}`] : [told, after, ""];
    const list = dates.split(new RegExp(AND, "iu"));
    const isDated = NAMED.test(dates) || list.every((date) => ORDINAL.test(date));
    if (!isDated || `${said}${rest}`.trim() === "" || RANGE.test(`${said}${on}`)) return whole;
    return withMonths(list)
      .map((date) => `${said}${on}${date}${rest}`.trim())
      .join("; ")
      .replace(/^/u, /^\s/u.test(whole) ? " " : "")
      .concat(next);
  });
}

/** "On 2 January." ends its sentence; so does "2 Jan." once something was said of it. */
function endsSentence(dates: string, said: string): boolean {
  return dates.endsWith(".") && (said.trim() !== "" || FULL_MONTH.test(dates));
}

/** The short forms with a full stop have four letters at most. */
const FULL_MONTH = /\p{L}{5}\.$/u;

/** A day without a month has that of the next one, else of the one before. */
function withMonths(dates: readonly string[]): readonly string[] {
  const months = dates.map((date) => NAMED.exec(date)?.[0]);
  return dates.map((date, at) => {
    if (months[at] !== undefined) return date;
    const month = months.slice(at).find((each) => each !== undefined) ?? months.slice(0, at).findLast((each) => each !== undefined);
    return month === undefined ? date : `${date} ${month}`;
  });
}

/** The notes of an athlete with one clause for each date, and each "then" with the dates that it means. */
export function withDatedClauses<T extends { readonly injuries?: string; readonly dislikes?: string }>(athlete: T): T {
  const { injuries, dislikes } = athlete;
  return {
    ...athlete,
    ...(injuries !== undefined && { injuries: told(injuries) }),
    ...(dislikes !== undefined && { dislikes: told(dislikes) }),
  };
}

function told(text: string): string {
  return withDatesApart(withTimesSpelledOut(text));
}
