import type { Day } from "../calendar/day.ts";
import { memoized } from "../language/memoized.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { SAME_DAY } from "../statements/note-statements.ts";
import type { HealthLimits } from "../health/limits.ts";
import { namesHealth } from "../health/names-health.ts";
import { onlyOpens, readToldLimits } from "../health/stated-limits/stated-limits.ts";
import { namesRegion } from "../injuries/complaints/regions.ts";
import { readStatements } from "../injuries/words/statements.ts";
import { allowsAll, namesSpeaker, reportsNoComplaint } from "../injuries/all-fine.ts";
import { getBodyTalk, isOnlyUntilNextTime, isPainlessNoise } from "../injuries/complaints/body-talk.ts";
import type { BodyTalk } from "../language/body-talk.ts";
import { AT_THE_START, GOOD_THEN_BEHIND } from "../language/body-talk-words.ts";
import { normalise } from "../health/normalise.ts";
import { looksMedical } from "../health/unread-medical.ts";
import { formatList } from "../model/words.ts";
import { hurtsIn } from "../injuries/complaints/tolerance.ts";
import { toldBalance } from "../athlete/stated/stated-balance.ts";
import { readEquipment } from "./kit/equipment-sentence.ts";
import { weeklyRunIn } from "./weekly-running.ts";
import { readWeek } from "./week-sentence.ts";
import { describeDayLimit, isBareDay, readAvailability } from "./availability.ts";
import type { DayLimit } from "./day-limit.ts";
import { everydayKind, type ClauseReading } from "./everyday.ts";
import { goesOnAsGoal, isGoal } from "./goals.ts";
import { isGoodNews } from "./good-news.ts";
import { readWeekWishes } from "./week-wishes.ts";

export interface FreeText {
  /** The text without these clauses, every other letter in its place. */
  readonly body: string;
  readonly clauses: readonly ClauseReading[];
  readonly days: readonly DayLimit[];
  /** Numbers that are wished for. */
  readonly wished: readonly { readonly phrase: string; readonly limits: Partial<HealthLimits> }[];
  /** The most that the bar can weigh. */
  readonly heaviest?: { readonly kilograms: number; readonly phrase: string };
}

/** Takes out of a text what is about days, places and taste, so that nobody reads a complaint into it. */
export const readFreeText: (text: string, today: Day) => FreeText = memoized(read);

function read(written: string, today: Day): FreeText {
  const { wishes, rest } = readWeekWishes(written, today, false);
  const text = withoutGoodThen(rest);
  const told = wishes.map(({ quotes, effect }): ClauseReading => ({
    quote: quotes.join(", "),
    kind: "availability",
    ...(effect === undefined ? {} : { effect }),
  }));
  const days = [...wishes.flatMap((wish) => wish.days), ...readAvailability(text, today)];
  const all = readClauses(text);
  const week = readWeek(text).clauses;
  const kit = readEquipment(text, today);
  const limits = new Set(
    readToldLimits(all, today, {})
      .filter((one) => !onlyOpens(one))
      .map(({ phrase }) => phrase),
  );
  const clauses: ClauseReading[] = [];
  const parts: string[] = [];
  let from = 0;
  let copied = 0;
  let isBehindGoal = false;
  for (const clause of all.slice(0, MOST_CLAUSES)) {
    const start = text.indexOf(clause.quote, from);
    if (start < 0) continue;
    from = start + clause.quote.length;
    isBehindGoal = isGoal(clause, namesPart(clause.quote)) || (isBehindGoal && goesOnAsGoal(clause));
    const said = week.get(clause) ?? (kit.clauses.get(clause) === "gear" ? "gear" : undefined);
    const reading =
      clause.words.length > LONGEST_CLAUSE
        ? undefined
        : toldBalance(clause.quote) !== undefined && !clause.isOther
          ? {
              quote: clause.quote,
              kind: "availability" as const,
              effect: `balance on one leg in ${String(toldBalance(clause.quote))} sessions of a week, where the week has as many`,
            }
          : isBehindGoal || isGoodNews(clause, namesPart)
            ? { quote: clause.quote, kind: "context" as const }
            : ofBodyTalk(clause, all) !== undefined
              ? ofBodyTalk(clause, all)
              : said !== undefined && said !== "limit"
                ? ofWeek(clause, said, clauses)
                : ofPermission(clause, all) !== undefined
                  ? ofPermission(clause, all)
                  : isOfHotel(clause, all) || isOfOneDay(clause, all)
                    ? { quote: clause.quote, kind: "place" as const }
                    : findReading(clause, days, limits);
    if (reading === undefined) continue;
    if (reading !== "part") clauses.push(reading);
    // What is fine says something of the complaint beside it, and an age is read too.
    if (reading !== "part" && (reading.kind === "open" || reading.kind === "silent")) continue;
    parts.push(text.slice(copied, start), " ".repeat(clause.quote.length));
    copied = from;
  }
  return {
    body: parts.length === 0 ? text : [...parts, text.slice(copied)].join(""),
    clauses: [...told, ...clauses],
    days,
    wished: wishes.flatMap(({ quotes, limits }) => (limits === undefined ? [] : [{ phrase: quotes.join(", "), limits }])),
    ...(kit.heaviest === undefined ? {} : { heaviest: kit.heaviest }),
  };
}

/** "bloods stable since spring", "my doctor says train as you like": it limits nothing, and a clearance is read from it all the same. */
function ofPermission(clause: Clause, all: readonly Clause[]): ClauseReading | undefined {
  const { quote, isOther } = clause;
  const at = all.indexOf(clause);
  if (isOther) return undefined;
  const before = all[at - 1];
  if (namesSpeaker(clause, all[at + 1])) return { quote, kind: "silent" };
  const isSaid = before !== undefined && namesSpeaker(before, clause) && allowsAll(clause);
  return isSaid || reportsNoComplaint(clause) ? { quote, kind: "open" } : undefined;
}

/** "Creaky for the first steps, then ok" comes every morning, and is not over: the end is blanked. */
function withoutGoodThen(text: string): string {
  return AT_THE_START.test(normalise(text)) ? text.replaceAll(GOOD_THEN_BEHIND, (end) => " ".repeat(end.length)) : text;
}

/** Tired legs, sore muscles after a hard day, a figure of speech: understood, and no complaint. */
function ofBodyTalk(clause: Clause, all: readonly Clause[]): ClauseReading | undefined {
  const { quote, english } = clause;
  if (isOnlyUntilNextTime(clause, all) || isPainlessNoise(clause, all)) return { quote, kind: "context" };
  if (namesHealth(quote) || looksMedical(english)) return undefined;
  const talk = getBodyTalk(clause, all);
  if (talk === undefined) return undefined;
  const effect = BODY_TALK[talk];
  return { quote, kind: "context", ...(effect === undefined ? {} : { effect }) };
}

const BODY_TALK: { readonly [talk in BodyTalk]?: string } = {
  tight:
    "muscles that were worked, not an injury: nothing is left out. Warm up five minutes longer and keep the calf and leg strength in the plan",
  tired: "tiredness, not an injury: nothing is left out for it",
  "work-stiff": "stiffness from work, not an injury: nothing is left out. Move for five minutes before the warm-up",
  "worked-sore": "sore from training, not an injury: your plan stays the same",
};

/** What is said of a week and changes no day of it. */
function ofWeek({ quote }: Clause, kind: "time" | "context" | "gear" | "too-few", clauses: ClauseReading[]): ClauseReading | "part" {
  if (kind !== "too-few") return { quote, kind };
  const before = clauses.at(-1);
  if (before?.effect !== TOO_FEW) return { quote, kind: "availability", effect: TOO_FEW };
  clauses[clauses.length - 1] = { ...before, quote: `${before.quote} and ${quote}` };
  return "part";
}

const TOO_FEW = "a plan needs at least three days a week, so do first what fits your days";

/** More than a person writes. */
const MOST_CLAUSES = 120;
const LONGEST_CLAUSE = 40;

function findReading(clause: Clause, days: readonly DayLimit[], limits: ReadonlySet<string>): ClauseReading | "part" | undefined {
  const { quote } = clause;
  const own = days.filter(({ phrase }) => phrase === quote || phrase.startsWith(`${quote}, `) || phrase.startsWith(`${quote} and `));
  if (own[0] !== undefined) return { quote: own[0].phrase, kind: "availability", effect: formatList(own.map(describeDayLimit)) };
  if (days.some(({ phrase }) => phrase.includes(quote)) || (days.length > 0 && isBareDay(clause))) return "part";
  if (weeklyRunIn(clause) !== undefined) return { quote, kind: "context", effect: "counts as what you run today" };
  if (HAS.test(clause.words.join(" "))) return { quote, kind: "context" };
  const kind = everydayKind(clause, namesBody);
  if (kind === undefined) return undefined;
  // "Can only run every other day, my shoes need to dry": the limit is read as one.
  if (limits.has(quote)) return undefined;
  return kind === "open" ? { quote, kind, effect: "stays open" } : { quote, kind };
}

/** "Away for work (hotel with pool, no bike)": it is the hotel that has none. */
function isOfHotel({ words, sentence }: Clause, all: readonly Clause[]): boolean {
  if (words.length > MOST_MISSING || !/^(?:no|kein\w*|without|ohne)$/u.test(words[0] ?? "")) return false;
  return all.some((other) => other.sentence === sentence && /\b(?:hotel|work away|travel\w*|auf reisen)\b/u.test(other.words.join(" ")));
}

/** Words of "no bike, no pool and no rower". */
const MOST_MISSING = 8;

/** "I never deadlift and squat heavy on the same day" is about how they stand together, and forbids neither. */
function isOfOneDay(clause: Clause, all: readonly Clause[]): boolean {
  const same = all.find((other) => other.sentence === clause.sentence && SAME_DAY.test(other.words.join(" ")));
  // "It swells the day after deep squats" is a complaint.
  if (same === undefined || REACTS.test(same.englishWords.join(" "))) return false;
  return clause === same || all.indexOf(clause) === all.indexOf(same) - 1;
}

const REACTS =
  /\b(?:swell\w*|swollen|hurt\w*|ache\w*|aching|sore\w*|stiff\w*|tight\w*|seiz\w*|spasm\w*|cramp\w*|twinge\w*|tweak\w*|grumbl\w*|niggl\w*|zwick\w*|zieht|verspann\w*|steif|tens[oa]|cargad[oa]|raide|tendu\w*|rigid[oa]|pres[oa]|stijf|pain\w*|flar\w*|throb\w*|tender|complain\w*|pinch\w*|worse|schwill\w*|schwell\w*|geschwollen|schmerz\w*|weh|duel\w*|hincha\w*|gonfle\w*|gonfia\w*)\b/u;

/** "My training partner has a bad back" */
const HAS =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|mother|father|mum|dad|sister|brother|son|daughter|friend|frau|mann|mutter|vater|schwester|bruder|freund\w*|dog|cat|horse|hund|katze|perro|chien|hond)\b (?:has|hat|tiene|a|heeft|also has|hat auch) (?:\w+ ){0,3}?(?:back|knee|shoulder|hip|arthritis|arthrose|injur\w*|rucken|knie|schulter|espalda|rodilla)\b/u;

function namesBody(quote: string): boolean {
  return namesPart(quote) || namesHealth(quote);
}

function namesPart(quote: string): boolean {
  return namesRegion(quote) || readStatements(quote).some(({ words }) => hurtsIn(words));
}
