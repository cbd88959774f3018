import { addDays, type Day, daysBetween, EVERY_DAY, nextWeekday, shortDay, type Weekday } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import type { Activity } from "../../injuries/activities.ts";
import { feltLoadIn, type LoadedPart, officiatesIn, runsThere, workLoadIn } from "../../language/work-load.ts";
import { getNames } from "../dates/day-names.ts";
import type { DateRange } from "../dates/date-range.ts";
import { spanIn } from "../dates/worded-span.ts";
import { saysAmple } from "../day-wishes/ample-dates.ts";
import type { DayLimit } from "../day-limit.ts";
import { getDays, type WeekWish } from "../week-wish.ts";
import { LEGS_SPARED } from "./beside-commitment.ts";
import { readCommitments } from "./commitments.ts";

type Sentence = readonly Clause[];

/** What a tired part is spared: pulls and bends with weight, and the machines that bend the trunk. */
const SPARED: { readonly [part in LoadedPart]: readonly Activity[] } = {
  back: ["hinge", "deadlift", "rower-hard", "ski"],
  legs: LEGS_SPARED,
};
const NAMES: { readonly [part in LoadedPart]: readonly [part: string, spared: string] } = {
  back: ["your back", "nothing heavy that bends the back"],
  legs: ["your legs", "no heavy legs and nothing fast"],
};
/** Monday to Friday, where a season of work names no days (convention). */
const WORKING_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
/** From so many days a week on the day after the last of them is an easy one too. */
const MOST_OF_A_WEEK = 4;
/** Words of "and Tuesdays". */
const MOST_OF_A_DAY = 2;
/** In days; a longer load is how somebody lives, and the profile's days are told with it. */
const LONGEST_SEASON = 62;
/** In days: as long as a season that ends lets the block load up again. */
const AMPLE = 27;

/**
 * Work or another sport that tires a part of the body: "main shear runs till 23 Dec, 9 hour days bent over Mon to Fri", "Tuesday and Thursday I teach
 * judo, my legs do feel it". It is tiredness and no injury: on those days and the day after that part has nothing heavy, and after the last date
 * the block loads up again.
 */
export function readWorkLoads(sentences: readonly Sentence[], today: Day): readonly WeekWish[] {
  return sentences.flatMap((sentence) => ofSeason(sentence, today) ?? ofDays(sentence, today) ?? []);
}

/** A season of work with its last date. */
function ofSeason(sentence: Sentence, today: Day): readonly WeekWish[] | undefined {
  const all = sentence.map(({ quote }) => normalise(quote));
  const at = all.findIndex((said) => workLoadIn(said) !== undefined);
  const part = workLoadIn(all[at] ?? "");
  if (part === undefined || sentence[at]?.isOther === true) return undefined;
  // "Until 23 December, 9 hours bent over from Monday to Friday": the days of a week are no end.
  const ranges = all.map((said) => spanIn(said, today));
  const dated = ranges.reduce<number>(
    (last, range, index) => (range !== undefined && range.until > (ranges[last]?.until ?? "") ? index : last),
    -1,
  );
  const range = ranges[dated];
  if (range === undefined || daysBetween(range.from, range.until) > LONGEST_SEASON) return undefined;
  const named = sentence.flatMap(getDays);
  const weekdays = named.length > 0 ? [...new Set(named)].toSorted((a, b) => a - b) : WORKING_DAYS;
  // "… on Mondays and Tuesdays": bare days go on with what stands before them.
  const behind = sentence.slice(Math.max(at, dated) + 1);
  const bare = behind.findIndex((clause) => clause.words.length > MOST_OF_A_DAY || getDays(clause).length === 0);
  const end = Math.max(at, dated) + 1 + (bare < 0 ? behind.length : bare);
  const quotes = sentence.slice(Math.min(at, dated), end).map(({ quote }) => quote);
  const more = sentence.slice(end).find((clause) => saysAmple(clause.words.join(" ")));
  const next = addDays(range.until, 1);
  const ample: DateRange = { from: next, until: addDays(next, AMPLE) };
  const after = withDayAfter(weekdays);
  const easy = weekdays.length >= MOST_OF_A_WEEK ? after : weekdays;
  const phrase = [...quotes, ...(more === undefined ? [] : [more.quote])].join(", ");
  const plain = { phrase, closed: [], without: [] };
  const days: readonly DayLimit[] = [
    { ...plain, weekdays: easy, ...range, isEasy: true },
    { ...plain, weekdays: after, ...range, closed: SPARED[part] },
    ...(more === undefined ? [] : [{ ...plain, weekdays: EVERY_DAY, ...ample, isAmple: true as const }]),
  ];
  const [name, spared] = NAMES[part];
  const effect = `work that tires ${name}, and no injury: until ${shortDay(range.until)} nothing hard ${nameDays(easy)} and ${spared} ${nameDays(after)}. From ${shortDay(next)} the plan loads up again`;
  return [
    {
      quotes: phrase === quotes.join(", ") ? quotes : [...quotes, more?.quote ?? ""],
      days: days.map((limit) => ({ ...limit, rhythm: effect })),
      effect,
    },
  ];
}

/** Days of a week that a part feels. */
function ofDays(sentence: Sentence, today: Day): readonly WeekWish[] | undefined {
  const referees = sentence.some(({ quote, isOther }) => !isOther && officiatesIn(normalise(quote)));
  const partOf = (said: string): LoadedPart | undefined => feltLoadIn(said) ?? (referees && runsThere(said) ? "legs" : undefined);
  const at = sentence.findIndex(({ quote, isOther }) => !isOther && partOf(normalise(quote)) !== undefined);
  const felt = sentence[at];
  const part = partOf(normalise(felt?.quote ?? ""));
  if (felt === undefined || part === undefined) return undefined;
  const first = sentence.slice(0, at + 1).findIndex((clause) => getDays(clause).length > 0);
  if (first < 0) return undefined;
  const before = sentence.slice(first, at + 1);
  const weekdays = [...new Set(before.flatMap(getDays))].toSorted((a, b) => a - b);
  if (weekdays.length > MOST_OF_A_WEEK) return undefined;
  // What the athlete keeps as a date of their own is read with it.
  const isOwn = readCommitments([sentence], today).some(({ days }) => days.some(({ commitment }) => commitment !== undefined));
  const quotes = (isOwn ? [felt] : before).map(({ quote }) => quote);
  const all = withDayAfter(weekdays);
  const limit: DayLimit = {
    phrase: quotes.join(", "),
    weekdays: isOwn ? weekdays.map(nextWeekday) : all,
    closed: SPARED[part],
    without: [],
    after: {},
  };
  const [name, spared] = NAMES[part];
  const effect = `it tires ${name}, so ${spared} ${nameDays(limit.weekdays)}`;
  return [{ quotes, days: [{ ...limit, rhythm: effect }], effect }];
}

/** "From Monday to Saturday" where they follow each other. */
function nameDays(weekdays: readonly Weekday[]): string {
  const [first, last] = [weekdays[0], weekdays.at(-1)];
  if (weekdays.length < MOST_LISTED || first === undefined || last === undefined || last - first !== weekdays.length - 1)
    return `on ${getNames(weekdays)}`;
  return `from ${getNames([first]).replace(/s$/u, "")} to ${getNames([last]).replace(/s$/u, "")}`;
}

const MOST_LISTED = 3;

function withDayAfter(weekdays: readonly Weekday[]): readonly Weekday[] {
  return [...new Set([...weekdays, ...weekdays.map(nextWeekday)])].toSorted((a, b) => a - b);
}
