import { addDays, type Day, daysBetween, getWeekday, shortDay, EVERY_DAY } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";
import type { DateRange } from "../dates/date-range.ts";
import { LIGHT_MINUTES } from "./trips.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

const DEADLINE =
  /\b(?:thesis|dissertation|deadline|due|exams?|finals?|viva|defen[cs]e|hand ?in|submission|wedding|move|moving|abgabe|abschlussarbeit|bachelorarbeit|masterarbeit|prufung\w*|klausur\w*|examen|hochzeit|tesis|entrega|examenes|oposicion\w*|boda|mudanza|memoire|these|rendu|soutenance|concours|mariage|tesi|consegna|esami?|laurea|matrimonio|tese|prova|exame|casamento|scriptie|inleveren|tentamen\w*|bruiloft)\b/u;
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:two|2|zwei|beiden|dos|deux|due|duas|twee)$/u, 2],
  [/^(?:three|3|drei|tres|trois|tre|drie)$/u, 3],
  [/^(?:four|4|vier|cuatro|quatre|quattro|quatro)$/u, 4],
];
const WEEKS = /^(?:weeks?|wks?|wochen?|semanas?|semaines?|settiman[ae]|weken)$/u;
const BEFORE =
  /\b(?:before(?: that| it| then)?|leading up|up to (?:it|that)|davor|vorher|bis dahin|antes|anteriores|avant|precedentes?|prima|precedenti|ervoor|daarvoor|ervoren)\b/u;
const LESS =
  /\b(?:useless|no use|dead|fried|cooked|knackered|stressed|busy|swamped|slammed|less|little|easy|easier|light(?:er)?|short(?:er)?|barely|hardly|no time|nicht zu gebrauchen|platt|matsch|weniger|wenig|kaum|locker\w*|stress\w*|inutil|muert[oa]|menos|poco|suave|a tope|inutilisable|mort|creve|moins|peu|leger|a pezzi|meno|leggero|morto|menos|pouco|leve|niks waard|minder|weinig|rustig|druk)\b/u;
const MOST_AHEAD = 366;

/** "Thesis due 29 Jan, the two weeks before that I'll be useless": easy, short sessions up to that day. */
export function beforeDeadline({ clauses, today }: WeekSentence): readonly WeekWish[] {
  const at = clauses.findIndex((clause) => BEFORE.test(saidIn(clause)) && weeksIn(clause) !== undefined);
  const told = clauses[at];
  const weeks = told === undefined ? undefined : weeksIn(told);
  if (told === undefined || weeks === undefined) return [];
  const before = clauses.slice(0, at + 1).findLast((clause) => DEADLINE.test(saidIn(clause)) && dayIn(clause, today) !== undefined);
  const until = before === undefined ? undefined : dayIn(before, today);
  const tail = [told, clauses[at + 1]].filter((clause) => clause !== undefined);
  if (before === undefined || until === undefined || !tail.some((clause) => LESS.test(saidIn(clause)))) return [];
  if (daysBetween(today, until) < 0 || daysBetween(today, until) > MOST_AHEAD) return [];
  const range = { from: addDays(until, -7 * weeks), until };
  const quotes = [...new Set([before, told, ...tail.filter((clause) => LESS.test(saidIn(clause)))])].map(({ quote }) => quote);
  return [lightDays(quotes, range)];
}

/** "I hand in my thesis on Friday 18 December, please make that week lighter": easy, short sessions from the Monday to the Sunday around it. */
export function weekOfDeadline({ clauses, whole = clauses, today }: WeekSentence): readonly WeekWish[] {
  const told = clauses.find((clause) => THAT_WEEK.test(saidIn(clause)) && LIGHTER.test(saidIn(clause)));
  const before = whole.slice(0, whole.findIndex(({ quote }) => quote === told?.quote) + 1);
  const dated = before.findLast((clause) => dayIn(clause, today) !== undefined);
  const day = dated === undefined ? undefined : dayIn(dated, today);
  if (told === undefined || dated === undefined || day === undefined) return [];
  if (daysBetween(today, day) < 0 || daysBetween(today, day) > MOST_AHEAD) return [];
  const from = addDays(day, 1 - getWeekday(day));
  const range = { from, until: addDays(from, 6) };
  const quotes = [...new Set([dated, told])].map(({ quote }) => quote);
  return [lightDays(quotes, range)];
}

function lightDays(quotes: readonly string[], { from, until }: DateRange): WeekWish {
  const limit = {
    phrase: quotes.join(", "),
    weekdays: EVERY_DAY,
    closed: [],
    without: [],
    minutes: LIGHT_MINUTES,
    isEasy: true,
    isBusy: true,
    from,
    until,
  } as const;
  return {
    quotes,
    days: [limit],
    effect: `easy sessions of ${LIGHT_MINUTES} minutes at most from ${shortDay(from)} to ${shortDay(until)}`,
  };
}

const THAT_WEEK =
  /\b(?:(?:that|this) (?:whole |entire )?week|(?:die|diese|dieser|der) woche|(?:esa|esta) semana|(?:cette|la) semaine|(?:quella|questa) settimana|(?:essa|nessa|esta) semana|(?:die|deze) week)\b/u;
/** What is asked of the week; "that week I have less time" is read with its dates. */
const LIGHTER =
  /\b(?:lighter|easier|easy|light|less|gentle|quiet\w*|leichter\w*|locker\w*|ruhiger\w*|weniger|suave|ligera|floja|tranquila|plus (?:legere|calme)|allegee|moins|leggera|tranquilla|leve|lichter|rustig\w*|minder)\b/u;

function weeksIn({ words }: Clause): number | undefined {
  const at = words.findIndex((word) => WEEKS.test(word));
  if (at < 0) return undefined;
  const counts = words.slice(Math.max(0, at - 3), at + 1).map((word) => COUNTS.find(([one]) => one.test(word))?.[1]);
  return counts.findLast((count) => count !== undefined) ?? 1;
}

function dayIn({ words }: Clause, today: Day): Day | undefined {
  return words
    .map((_, at) => dayAtStart(words.slice(at, at + 4), today))
    .find((day, at) => day !== undefined && /^\d/u.test(words[at] ?? ""));
}

function saidIn({ words }: Clause): string {
  return words.join(" ");
}
