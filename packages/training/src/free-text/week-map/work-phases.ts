import { addDays, type Day, daysBetween, EVERY_DAY, getMonday, shortDay } from "../../calendar/day.ts";
import { NOTHING_HARD_WORDS } from "../../athlete/stated/stated-shifts.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { dayAtStart } from "../../health/stated-limits/period.ts";
import { getWords } from "../../health/stated-limits/limit-movements.ts";
import { activitiesIn, type Activity } from "../../injuries/activities.ts";
import { anchorIn, LEADS_TO_LIMIT, type Phase, phaseIn, REFUSES_SPORT, type Turn, turnIn } from "../../language/week-on-off.ts";
import { formatList } from "../../model/words.ts";
import { describeDayLimit } from "../availability.ts";
import { type Ceiling, ceilingIn, toLimits } from "../dates/ceiling.ts";
import type { DateRange } from "../dates/date-range.ts";
import type { DayLimit } from "../day-limit.ts";
import type { WeekWish } from "../week-wish.ts";
import { readCommitments } from "./commitments.ts";

/** Twice as long as any block: the next one reads the text anew. */
const WEEKS_AHEAD = 26;

type Sentence = readonly Clause[];

/** What is told of the weeks at work and of those at home. */
interface Told {
  readonly clauses: Clause[];
}

/**
 * Weeks at work and weeks at home in turn: "one week on, one week off, next on-week starts 7 December. In the on-weeks three short sessions, no
 * pool; in the off-weeks masters swim Monday 19:00". What is told of either holds in its weeks alone. Where nobody told which weeks they are, the
 * next one is taken for a week at work, and the head asks.
 */
export function readWorkPhases(sentences: readonly Sentence[], today: Day): readonly WeekWish[] {
  const at = sentences.findIndex((sentence) => turnOf(sentence) !== undefined);
  const declared = sentences[at];
  const turn = declared === undefined ? undefined : turnOf(declared);
  if (declared === undefined || turn === undefined) return [];
  const anchor = findAnchor(sentences, today);
  const weeks = { on: rangesOf("on", turn, anchor, today), off: rangesOf("off", turn, anchor, today) };
  const told = tellsPhases(sentences, declared);
  const fixed = (["on", "off"] as const).flatMap((phase) => fixedDates(told[phase], weeks[phase === "on" ? "off" : "on"], phase, today));
  const fixedQuotes = new Set(fixed.flatMap(({ quotes }) => quotes));
  const of = { on: ofWork(told.on, weeks.on, fixedQuotes), off: ofWork(told.off, weeks.off, fixedQuotes) };
  const limits = [...of.on.limits, ...of.off.limits];
  if (limits.length + fixed.length === 0) return [];
  const which = `weeks at work are those of ${nextOnes(weeks.on, today)}${anchor.isTold ? "" : ". If you mean the other ones, write “next week is on” or when the next one starts"}`;
  const effects = (["on", "off"] as const).flatMap((phase) =>
    of[phase].effects.length === 0 ? [] : [`${phase === "on" ? "in weeks at work" : "in weeks at home"} ${formatList(of[phase].effects)}`],
  );
  const effect = [...effects, which].join("; ");
  const quotes = [...anchor.quotes, ...of.on.quotes, ...of.off.quotes];
  const phrase = quotes.join(", ");
  return [{ quotes, days: limits.map((limit) => ({ ...limit, phrase, rhythm: effect })), effect }, ...fixed];
}

function turnOf(sentence: Sentence): Turn | undefined {
  return turnIn(sentence.map(({ quote }) => normalise(quote)).join(" "));
}

interface Anchor {
  /** The Monday of the first week of a phase. */
  readonly monday: Day;
  readonly phase: Phase;
  readonly isTold: boolean;
  readonly quotes: readonly string[];
}

function findAnchor(sentences: readonly Sentence[], today: Day): Anchor {
  const all = sentences.flat();
  const quotes = all
    .filter((clause, at) => {
      const own = turnIn(normalise(clause.quote));
      const next = all[at + 1];
      const pair = next?.sentence === clause.sentence ? turnIn(normalise(`${clause.quote} ${next.quote}`)) : undefined;
      const before = all[at - 1];
      const behind = before?.sentence === clause.sentence ? turnIn(normalise(`${before.quote} ${clause.quote}`)) : undefined;
      return own !== undefined || pair !== undefined || behind !== undefined;
    })
    .map(({ quote }) => quote);
  for (const { quote } of all) {
    const found = anchorIn(normalise(quote));
    if (found === undefined) continue;
    const day = found.date === undefined ? addDays(today, 7 * (found.weeks ?? 0)) : dayAtStart(found.date.split(" "), today);
    if (day !== undefined) return { monday: getMonday(day), phase: found.phase, isTold: true, quotes: [...new Set([...quotes, quote])] };
  }
  return { monday: getMonday(addDays(today, 7)), phase: "on", isTold: false, quotes };
}

/** The stretches of a phase from this week on. */
function rangesOf(phase: Phase, { on, off }: Turn, anchor: Anchor, today: Day): readonly DateRange[] {
  const shift = anchor.phase === phase ? 0 : 7 * (anchor.phase === "on" ? on : off);
  const period = 7 * (on + off);
  const length = 7 * (phase === "on" ? on : off);
  const behind = Math.ceil((daysBetween(today, anchor.monday) + shift) / period);
  const first = addDays(anchor.monday, shift - period * behind);
  return Array.from({ length: Math.ceil((7 * WEEKS_AHEAD) / period) + 1 }, (_, at) => addDays(first, period * at))
    .map((from) => ({ from, until: addDays(from, length - 1) }))
    .filter(({ until }) => until >= today);
}

/** From the clause that names a phase to the one that names the other, or to the end of its sentence. */
function tellsPhases(sentences: readonly Sentence[], declared: Sentence): { readonly [phase in Phase]: Told } {
  const told = { on: { clauses: [] } as Told, off: { clauses: [] } as Told };
  for (const sentence of sentences) {
    let phase: Phase | undefined;
    for (const clause of sentence) {
      const said = normalise(clause.quote);
      if (sentence === declared && (anchorIn(said) !== undefined || turnIn(said) !== undefined)) continue;
      phase = phaseIn(said) ?? phase;
      if (phase !== undefined && anchorIn(said) === undefined && !(sentence === declared && phaseIn(said) === undefined)) {
        told[phase].clauses.push(clause);
      }
    }
  }
  return told;
}

interface PhaseLimits {
  readonly limits: readonly DayLimit[];
  readonly effects: readonly string[];
  readonly quotes: readonly string[];
}

/** How many sessions, how long and how hard, and which sports not. */
function ofWork({ clauses }: Told, weeks: readonly DateRange[], fixed: ReadonlySet<string>): PhaseLimits {
  const plain = clauses.filter(({ quote }) => !fixed.has(quote));
  const ceiling = plain.reduce<Ceiling>((sum, clause) => ({ ...sum, ...ceilingIn([clause], true) }), {});
  const closed = [...new Set(plain.flatMap(refusedIn))];
  const isEasy = plain.some((clause) => NOTHING_HARD_WORDS.test(normalise(clause.quote)));
  const limited = plain.filter(
    (clause) => ceilingIn([clause], true) !== undefined || refusedIn(clause).length > 0 || NOTHING_HARD_WORDS.test(normalise(clause.quote)),
  );
  const { isEasy: _short, ...most } = ceiling;
  const perWeek = (range: DateRange): readonly DayLimit[] => [
    ...toLimits("", range, { ...most, ...(isEasy || ceiling.isEasy === true ? { isEasy: true } : {}) }),
    ...(isEasy && ceiling.minutes === undefined && ceiling.count !== undefined ? [limitOf({ isEasy: true, ...range })] : []),
    ...(closed.length === 0 ? [] : [limitOf({ closed, ...range })]),
  ];
  const limits = weeks.flatMap(perWeek);
  const effects = [...new Set(limits.map(({ from: _from, until: _until, ...limit }) => describeDayLimit(limit)))];
  // Why the weeks are so stands before the first limit of its sentence.
  const used = clauses.filter(
    (clause, at) =>
      limited.includes(clause) ||
      (LEADS_TO_LIMIT.test(normalise(clause.quote)) &&
        clauses.slice(at + 1).some((other) => other.sentence === clause.sentence && limited.includes(other))),
  );
  return limits.length === 0 ? { limits: [], effects: [], quotes: [] } : { limits, effects, quotes: used.map(({ quote }) => quote) };
}

function limitOf(limit: Partial<DayLimit>): DayLimit {
  return { phrase: "", weekdays: EVERY_DAY, closed: [], without: [], ...limit };
}

/** "No pool": what is missing closes its sport. */
function refusedIn({ quote, english }: Clause): readonly Activity[] {
  const said = normalise(quote);
  if (!REFUSES_SPORT.test(said)) return [];
  const named = activitiesIn(getWords(english)).map(({ activity }) => activity);
  return named.length > 0 ? named : /\b(?:pool|becken|hallenbad|piscin\w*|zwembad)\b/u.test(said) ? ["swim"] : [];
}

/** "In the off-weeks masters swim on Monday": a fixed date that does not take place in the other weeks. */
function fixedDates({ clauses }: Told, others: readonly DateRange[], phase: Phase, today: Day): readonly WeekWish[] {
  const bySentence = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
  return readCommitments(bySentence, today).map((wish): WeekWish => {
    const except = [...others];
    const days = wish.days.map((limit) => ({ ...limit, except: [...(limit.except ?? []), ...except] }));
    const told = wish.told?.kind === "commitment" ? { told: { ...wish.told, except } } : wish.told === undefined ? {} : { told: wish.told };
    return {
      ...wish,
      days,
      ...told,
      ...(wish.effect === undefined ? {} : { effect: `${wish.effect}, in weeks ${phase === "on" ? "at work" : "at home"}` }),
    };
  });
}

function nextOnes(weeks: readonly DateRange[], today: Day): string {
  const ahead = weeks.filter(({ until }) => until >= today);
  return `${formatList(ahead.slice(0, 2).map(({ from }) => shortDay(from)))} and so on`;
}
