import { type Weekday, EVERY_DAY } from "../calendar/day.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";
import { normalise } from "../health/normalise.ts";
import { getWords } from "../health/stated-limits/limit-movements.ts";
import { activitiesIn } from "../injuries/activities.ts";
import type { DayLimit } from "./day-limit.ts";
import { countIn, DENIED_WORDS, isBareCount, kindsIn, OTHER_SPORT } from "../statements/schedule-words.ts";
import { weekdaysIn } from "./dates/weekdays.ts";
import { clockSpan, type DayWords, readDayWords } from "./dates/day-words.ts";

/** What a text says of the days and minutes of a week, and the clauses that say it. */
export interface WeekReading {
  readonly limits: readonly DayLimit[];
  /** Clauses of which nothing is left to read, with what is said about them where nothing is adapted. */
  readonly clauses: ReadonlyMap<Clause, "limit" | "time" | "context" | "too-few">;
}

/** A plan has three days and more. */
const FEWEST_DAYS = 3;
const SHORTEST = 15;
const LONGEST = 300;

/** A part of a sentence with the days that it is about. */
interface Part {
  readonly clauses: readonly Clause[];
  readonly quote: string;
  readonly said: string;
  readonly read: DayWords;
}

const CUT = /:\s|\s(?=(?:so|because|since|weil|denn|da|porque|parce que|perch[eé]|omdat)\s)/giu;
const ABLE = /\b(?:can|could|able|available|kann|konnen|verfugbar|puedo|peux|posso|kan|disponible|zeit|time|tiempo|temps|tempo|tijd)\b/u;
/** "no puedo entrenar por trabajo": why says nothing of what. */
const REASON =
  /(?<=\w) (?:as its?|as i|as my|because|cos|since its|since my|due to|wegen|weil|porque|parce|perche|omdat|vanwege|por (?:el |mi )?(?:trabajo|familia)|per (?:il )?lavoro|a cause du?)\b.*$/u;
const EACH_SESSION =
  /\b(?:every|each|any|all|per|jede\w*|pro|cada|chaque|par|ogni|elke) (?:sessions?|workouts?|einheit\w*|training\w*|sesion\w*|seances?|entrenamiento\w*|allenament\w*)\b/u;
/** A weekday behind one of these dates something. */
const DATES =
  /\b(?:until|till|til|since|next|this|last|from(?!.*\b(?:to|till?|until|through)\b)|seit|nachste\w*|diese\w*|letzte\w*|hasta(?! \d)|desde|depuis|proximo|fino(?! (?:a )?\d)|dal|vanaf|sinds)\b/u;
const BODY =
  /\b(?:pain\w*|hurts?|sore|ache\w*|knees?|back|shoulders?|hips?|ankles?|achilles|schmerz\w*|knie|rucken|schulter|dolor|rodilla|douleur|genou|dolore|pijn)\b/u;

/** Reads sentences about the week as a whole: only what every word of a part is understood of is adapted to. */
export function readWeek(text: string): WeekReading {
  const limits: DayLimit[] = [];
  const clauses = new Map<Clause, "limit" | "time" | "context" | "too-few">();
  const reasons: Part[] = [];
  /** Days of which only the time of day is told. */
  const timed: Weekday[] = [];
  for (const sentence of getSentences(readClauses(text))) {
    const sport = daysOfOtherSport(sentence);
    if (sport !== undefined) {
      limits.push(sport);
      for (const clause of sentence) clauses.set(clause, "limit");
      continue;
    }
    for (const clause of sentence) {
      const times = timesAWeek(clause, sentence);
      // "Enough chest, once a week and done": nobody trains once a week; it is of what stands before.
      if (times === undefined || (times < 2 && sentence.indexOf(clause) > 0)) continue;
      limits.push({ phrase: clause.quote, weekdays: EVERY_DAY, closed: [], without: [], mostDays: Math.max(times, FEWEST_DAYS) });
      clauses.set(clause, "limit");
    }
    const parts = joined(sentence.filter((clause) => !clauses.has(clause)).flatMap(getParts));
    // "Otherwise never more than an hour", behind a sentence about the week.
    const isOfWeek = limits.length > 0 && !parts.some(({ quote }) => activitiesIn(getWords(quote)).length > 0);
    if (parts.every(({ read }) => read.days.length === 0 && !read.isOthers) && !parts.some(({ read }) => isOfSessions(read, isOfWeek)))
      continue;
    const own = readParts(parts, limits, isOfWeek);
    limits.push(...own.limits);
    timed.push(...own.timed);
    for (const [part, kind] of own.kinds) for (const clause of part.clauses) clauses.set(clause, kind);
    reasons.push(...parts.filter((part) => !own.kinds.has(part) && isReason(part, own.limits.length > 0)));
  }
  const limited = new Set([...limits.flatMap(({ weekdays }) => weekdays), ...timed]);
  for (const { clauses: said, read } of reasons)
    if (clauses.size > 0 && read.days.every((day) => limited.has(day)))
      for (const clause of said) if (!clauses.has(clause)) clauses.set(clause, "context");
  // A clause of which a part was not read is shown back as a whole.
  const isRead = (limit: DayLimit): boolean => [...clauses.keys()].some(({ quote }) => limit.phrase.includes(quote));
  return { limits: limits.filter(isRead), clauses };
}

/** "Not more than 3x a week", where nothing in the sentence says of what: days of training. */
function timesAWeek({ words }: Clause, sentence: readonly Clause[]): number | undefined {
  const said = words.join(" ");
  const count = isBareCount(said) ? countIn(said) : undefined;
  if (count === undefined || !(count.isWeekly || count.isOfDays)) return undefined;
  const whole = sentence.map(({ words: all }) => all.join(" ")).join(" , ");
  const isOfSport =
    kindsIn(whole).kinds.some((kind) => kind !== "training") || sentence.some(({ quote }) => activitiesIn(getWords(quote)).length > 0);
  return isOfSport || BODY.test(whole) || DATES.test(whole) || namesProfessional(whole) ? undefined : count.times;
}

/** "Football training on Tuesday and Thursday and a match on Saturday": nothing hard on these days and on the eve of a match. */
function daysOfOtherSport(sentence: readonly Clause[]): DayLimit | undefined {
  const said = sentence.map(({ words }) => words.join(" "));
  const whole = said.join(" ");
  if (!OTHER_SPORT.test(whole) || DENIED_WORDS.test(whole) || BODY.test(whole) || DATES.test(whole) || IS_OVER.test(whole))
    return undefined;
  const days = sentence.flatMap(({ quote }, at) => {
    const own = weekdaysIn(quote);
    return MATCH.test(said[at] ?? "") ? [...own, ...own.map(dayBefore)] : own;
  });
  if (days.length === 0) return undefined;
  const weekdays = EVERY_DAY.filter((day) => days.includes(day));
  return { phrase: sentence.map(({ quote }) => quote).join(" and "), weekdays, closed: [], without: [], isEasy: true };
}

function dayBefore(day: Weekday): Weekday {
  return (((day + 5) % 7) + 1) as Weekday;
}

const MATCH = /\b(?:match(?:es|day)?|games?|tournaments?|league|spiele?|turnier\w*|partidos?|matchs?|partit[ae]|wedstrijd\w*|jogos?)\b/u;
const IS_OVER = /\b(?:used to|stopped|quit|years ago|last (?:season|year)|fruher|aufgehort)\b/u;

function getSentences(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  return [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
}

/** "weekdays 45 minutes, weekends 90" */
function withUnit(quote: string, isBesideMinutes: boolean): string {
  return isBesideMinutes && /^[^\d]+ \d{2,3}$/u.test(quote) ? `${quote} minutes` : quote;
}

function getParts(clause: Clause, at: number, sentence: readonly Clause[]): readonly Part[] {
  const isBesideMinutes = /\d ?(?:min|minutes?|mins|minuten|minutos|minuti)\b/u.test(sentence[at - 1]?.words.join(" ") ?? "");
  return clause.quote
    .split(CUT)
    .map((quote) => quote.trim())
    .filter((quote) => quote !== "")
    .map((quote) => {
      const said = normalise(withUnit(quote, isBesideMinutes)).replace(REASON, "");
      return { clauses: [clause], quote, said, read: readDayWords(quote, said.split(" ")) };
    });
}

/** "Monday", "Wednesday and Saturday": days alone belong to what they stand beside. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    // "Dienstag geht, Mittwoch nicht": two days, each with its own word.
    const isHeading = before !== undefined && isBareDays(before.read) && !(SUITS.test(before.said) && part.read.days.length > 0);
    const isList =
      before !== undefined &&
      isBareDays(part.read) &&
      !SUITS.test(part.said) &&
      before.read.minutes === undefined &&
      (before.read.unknown.length === 0 || part.clauses[0]?.isJoined === true);
    // "nur mittwochs und freitags Zeit"
    const isRest =
      before !== undefined && before.read.isOnly && part.clauses[0]?.isJoined === true && isBareDays({ ...part.read, trains: false });
    const goesOn = (isList || (isRest && before.read.minutes === undefined)) && (before.read.days.length > 0 || before.read.isOnly);
    if (before !== undefined && (goesOn || (isHeading && (part.read.days.length === 0 ? part.read.unknown.length === 0 : true))))
      all[all.length - 1] = merge(before, part);
    else all.push(part);
  }
  return all;
}

/** "Not Mondays, Tue ok": another day, and no more of the days before. */
const SUITS =
  /\b(?:ok|okay|fine|yes|works?|good|possible|ja|geht|passt|schon|gut|si|bien|vale|oui|va|d accord|bene|sim|bem|pode|wel|goed|kan)\b/u;

function isBareDays({ days, minutes, isOnly, isDenied, isOff, isEasy, isHard, isLong, trains, isOthers, unknown }: DayWords): boolean {
  return (
    days.length > 0 &&
    minutes === undefined &&
    unknown.length === 0 &&
    !(isOnly || isDenied || isOff || isEasy || isHard || isLong || trains || isOthers)
  );
}

function merge(a: Part, b: Part): Part {
  return {
    clauses: [...new Set([...a.clauses, ...b.clauses])],
    quote: `${a.quote}, ${b.quote}`,
    said: `${a.said} ${b.said}`,
    read: {
      days: [...new Set([...a.read.days, ...b.read.days])].toSorted((x, y) => x - y),
      minutes: a.read.minutes ?? b.read.minutes,
      isOnly: a.read.isOnly || b.read.isOnly,
      isDenied: a.read.isDenied || b.read.isDenied,
      isOff: a.read.isOff || b.read.isOff,
      isEasy: a.read.isEasy || b.read.isEasy,
      isHard: a.read.isHard || b.read.isHard,
      isLong: a.read.isLong || b.read.isLong,
      trains: a.read.trains || b.read.trains,
      refersBack: a.read.refersBack || b.read.refersBack,
      isEach: a.read.isEach || b.read.isEach,
      timeOfDay: a.read.timeOfDay === "none" ? b.read.timeOfDay : a.read.timeOfDay,
      isAtMost: a.read.isAtMost || b.read.isAtMost,
      isOthers: a.read.isOthers || b.read.isOthers,
      isWish: a.read.isWish || b.read.isWish,
      owns: a.read.owns || b.read.owns,
      unknown: [...a.read.unknown, ...b.read.unknown],
    },
  };
}

/** "30 minutes in the evening": of training, though no day is named. */
function isOfSessions({ minutes, unknown, trains, timeOfDay, isAtMost }: DayWords, isOfWeek = false): boolean {
  if (isOfWeek && minutes !== undefined && unknown.length === 0 && isAtMost && !trains) return true;
  return minutes !== undefined && unknown.length === 0 && isAtMost && !trains && (timeOfDay === "evening" || timeOfDay === "early");
}

/** "Other weekdays 45 minutes": of those that were not named before. */
function findOtherDays(days: readonly Weekday[], before: readonly DayLimit[]): readonly Weekday[] {
  const named = new Set(before.flatMap(({ weekdays }) => weekdays));
  return (days.length > 0 ? days : EVERY_DAY).filter((day) => !named.has(day));
}

type Kind = "limit" | "time" | "context" | "too-few";

function readParts(
  parts: readonly Part[],
  before: readonly DayLimit[],
  isOfWeek: boolean,
): {
  readonly limits: readonly DayLimit[];
  readonly kinds: ReadonlyMap<Part, Kind>;
  readonly timed: readonly Weekday[];
} {
  const timed: Weekday[] = [];
  const limits: DayLimit[] = [];
  const kinds = new Map<Part, Kind>();
  let days: readonly Weekday[] = [];
  for (const part of parts) {
    const { read } = part;
    // "Dienstag geht, Mittwoch nicht": the first day stays as it is.
    if (isBareDays(read) && SUITS.test(part.said) && parts.some((other) => other.read.isDenied || other.read.isOff)) {
      kinds.set(part, "context");
      days = read.days;
      continue;
    }
    const isDated = DATES.test(part.said) || namesProfessional(part.said);
    if (read.unknown.length === 0 && !isDated) {
      const about = read.isOthers ? findOtherDays(read.days, [...before, ...limits]) : read.days.length > 0 ? read.days : days;
      const found = limitsIn(part, read.days.length === 0 && EACH_SESSION.test(part.said) ? EVERY_DAY : about, kinds.size > 0, isOfWeek);
      if (found !== undefined) {
        kinds.set(part, found === "time" || found === "too-few" || found === "context" ? found : "limit");
        if (typeof found !== "string") limits.push(...found);
        if (found === "time") timed.push(...about);
      }
    }
    if (read.days.length > 0) days = read.isOff || read.isDenied ? [] : read.days;
  }
  // "done by 7:30, starting at 6:30"
  const minutes = clockSpan(parts.map(({ said }) => said).join(" "));
  const first = limits[0];
  if (minutes !== undefined && first !== undefined && days.length > 0 && limits.every((limit) => limit.minutes === undefined))
    limits.push({ phrase: first.phrase, weekdays: days, closed: [], without: [], minutes });
  return { limits, kinds, timed };
}

function limitsIn(
  part: Part,
  days: readonly Weekday[],
  isBesideLimit: boolean,
  isOfWeek: boolean,
): readonly DayLimit[] | Exclude<Kind, "limit"> | undefined {
  const { read, said } = part;
  const phrase = part.clauses.map(({ quote }) => quote).join(", ");
  const limit = (weekdays: readonly Weekday[]) => ({ phrase, weekdays, closed: [], without: [] });
  const named = read.days.length > 0 || (read.refersBack && days.length > 0);
  if (read.isLong && read.days.length === 1 && !read.isDenied) return [{ ...limit(read.days), isLong: true }];
  if (read.isLong) return undefined;
  if (named && ((read.isHard && read.isDenied) || (read.isEasy && !read.isDenied))) return [{ ...limit(days), isEasy: true }];
  // "nothing hard on Thursdays, easy or off"
  if (!named && isBesideLimit && read.isEasy && read.minutes === undefined) return "context";
  if (read.isHard || read.isEasy) return undefined;
  const isListed = read.days.length > 1 && (read.isOnly || (read.trains && ABLE.test(said))) && !read.isDenied && !read.isOff;
  const minutes = read.minutes !== undefined && (!read.isDenied || read.isAtMost) ? read.minutes : undefined;
  const isShort = minutes !== undefined && minutes >= SHORTEST && minutes <= LONGEST;
  // "Only 30 minutes on weekdays" is about the minutes.
  const beforeAmount = /(?:only|just|nur|solo|seulement|alleen|train\p{L}*|entren\p{L}*|allen\p{L}*)\b(?<days>\D*)(?:\d|$)/iu.exec(
    part.quote,
  )?.groups?.["days"];
  const isOnlyDays = isListed && (minutes === undefined || weekdaysIn(`${beforeAmount ?? ""} und`).length > 0);
  if (minutes !== undefined && !isShort) return undefined;
  if (isOnlyDays) {
    if (read.days.length < FEWEST_DAYS) return "too-few";
    const off: DayLimit = { ...limit(EVERY_DAY.filter((day) => !read.days.includes(day))), isOff: true, isOnly: true };
    return minutes === undefined ? [off] : [off, { ...limit(read.days), minutes }];
  }
  if (minutes !== undefined) {
    if (days.length === 0 && (read.isOthers || !isOfSessions(read, isOfWeek))) return undefined;
    return [{ ...limit(days.length === 0 ? EVERY_DAY : days), minutes }];
  }
  const isFree = (read.isDenied || read.isOff) && named;
  // No session has a time of day, so a free evening alone leaves the whole day free.
  if (isFree && (read.timeOfDay === "none" || read.timeOfDay === "evening")) return [{ ...limit(days), isOff: true }];
  if (isFree || (read.timeOfDay !== "none" && (named || days.length > 0) && read.days.length === 0)) return "time";
  return undefined;
}

/** "Friday is date night", "school run after": why, beside what is asked for. */
function isReason({ said, read, quote }: Part, isBeside: boolean): boolean {
  if (BODY.test(said) || namesProfessional(said) || (DATES.test(said) && read.days.length > 0)) return false;
  // "I can only swim on Tuesdays" is a limit of its own.
  if (activitiesIn(getWords(quote)).length > 0 && !/\bschool run\b/u.test(said)) return false;
  if (read.days.length > 0) return !(read.isDenied || read.isOnly || read.isOff || read.isEasy) && read.minutes === undefined;
  return isBeside && !read.isDenied && !/\d/u.test(quote) && read.unknown.length <= LONGEST_REASON;
}

const LONGEST_REASON = 6;
