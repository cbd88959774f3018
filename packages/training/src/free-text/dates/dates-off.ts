import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import { type Clause } from "../../health/clause.ts";
import { getMonth } from "../../health/time.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";

/** Days that a text names by their date, both ends included. */
export interface Dates {
  readonly from: Day;
  readonly until: Day;
}

/** Feasts that are one day or a few, after `normalise`: the first and the last of them. */
const FEASTS: readonly (readonly [words: RegExp, from: string, until: string])[] = [
  [/\b(?:christmas|xmas) eve\b|\bheilig(?:er )?abend\b|\bnochebuena\b|\b24th of december\b/u, "12-24", "12-24"],
  [/\b(?:christmas|xmas) day\b|\b(?:on|at) (?:christmas|xmas)$|\bam (?:ersten )?weihnachtstag\b/u, "12-25", "12-25"],
  [/\bboxing day\b|\bzweite[nr] weihnachtstag\b/u, "12-26", "12-26"],
  [/\b(?:over|during) (?:christmas|xmas)\b|\b(?:uber|an) weihnachten\b|\ben navidad\b|\ba noel\b/u, "12-24", "12-26"],
  [/\bnew years? eve\b|\bsilvester\b|\bnochevieja\b/u, "12-31", "12-31"],
  [/\bnew years? day\b|\bneujahr(?:stag)?\b/u, "01-01", "01-01"],
];

/** The feasts and dates of a clause and of those joined to it: "Christmas Eve and Christmas Day", "24th/25th", "24 and 25 December". */
export function datesIn(clauses: readonly Pick<Clause, "words">[], today: Day): readonly Dates[] {
  const said = clauses.map(({ words }) => words.join(" "));
  const feasts = said.flatMap((one) =>
    FEASTS.filter(([words]) => words.test(one)).map(([, from, until]): Dates => {
      const day = ahead(from, today);
      return { from: day, until: addDays(day, daysBetween(`2026-${from}`, `2026-${until}`)) };
    }),
  );
  const month = said
    .flatMap((one) => one.split(" "))
    .map(getMonth)
    .find((at) => at >= 0);
  const numbers = said.flatMap((one) => [
    ...one.matchAll(/\b(\d{1,2})(st|nd|rd|th)?(?:\/(\d{1,2})(st|nd|rd|th)?)?(?= |$)(?! ?(?:min|k|h|x|%))/gu),
  ]);
  let last: Day | undefined;
  const days = numbers.flatMap(([, first = "", ordinal, second = "", other]): readonly Dates[] =>
    [[first, ordinal] as const, [second, other ?? ordinal] as const]
      .filter(([day]) => day !== "")
      .flatMap(([day, suffix]) => {
        const date =
          month === undefined
            ? suffix === undefined
              ? undefined
              : // "none on 25th and 26th": of one month.
                dayAtStart([`${day}th`], last ?? today)
            : ahead(`${String(month + 1).padStart(2, "0")}-${day.padStart(2, "0")}`, today);
        last = date ?? last;
        return date === undefined || Number(day) < 1 || Number(day) > 31 ? [] : [{ from: date, until: date }];
      }),
  );
  return joined([...feasts, ...days]);
}

function ahead(monthAndDay: string, today: Day): Day {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
}

/** Days that follow each other are one stretch. */
function joined(all: readonly Dates[]): readonly Dates[] {
  const found: Dates[] = [];
  for (const one of all.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = found.at(-1);
    if (last !== undefined && one.from <= addDays(last.until, 1)) {
      found.pop();
      found.push({ from: last.from, until: one.until > last.until ? one.until : last.until });
    } else found.push(one);
  }
  return found;
}
