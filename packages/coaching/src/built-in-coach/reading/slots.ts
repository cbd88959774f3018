import { addDays, type Weekday } from "@ironpace/training";
import { plainDay, type Span } from "../own-data/span.ts";
import type { Diary } from "../own-data/diary.ts";
import { kindNamed, type SessionKind } from "../frame/session-kinds.ts";
import type { CoachView } from "../view.ts";
import { takeBlockTimes } from "./block-times.ts";
import { Sentence } from "./sentence.ts";
import { readThings, type Things } from "./things.ts";
import { type Time } from "./calendar.ts";
import { readTimes } from "./time.ts";
import { ABOUT, type About, type Act, ACTS, type Choice, CHOICES, type Field, FIELDS, type Metric, METRICS } from "./slot-patterns.ts";

export interface Slots extends Things {
  readonly words: string;
  readonly times: readonly Time[];
  readonly metric?: Metric;
  readonly metrics: readonly Metric[];
  readonly choice?: Choice;
  /** What the most or least is chosen by. */
  readonly by?: Metric;
  /** "top two", "last three" */
  readonly top?: number;
  /** 2: "the one before that". */
  readonly nth?: number;
  readonly fields: readonly Field[];
  readonly act?: Act;
  readonly weekdays: readonly Weekday[];
  readonly kilograms?: number;
  readonly minutes?: number;
  readonly kilometres?: number;
  readonly rpe?: number;
  readonly count?: number;
  /** "for 5": sets of at least so many repetitions. */
  readonly repsEach?: number;
  readonly percent?: number;
  readonly clock?: string;
  readonly seconds?: number;
  /** "over", "under" with a number. */
  readonly bound?: "least" | "most";
  readonly except?: SessionKind;
  /** "which week had the most hours": what is put beside each other. */
  readonly grouped?: "week" | "month" | "weekday";
  readonly isCompared: boolean;
  readonly isPast?: boolean;
  readonly isQuestion: boolean;
  readonly isNegated: boolean;
  readonly isPerWeek: boolean;
  /** Only what is still to be done. */
  readonly isLeft: boolean;
  readonly isHard?: boolean;
  readonly about: readonly About[];
  readonly unexplained: readonly string[];
}

/** "the Hyrox in May": the race of that month. */
function racesDated(
  named: Things["races"],
  times: readonly Time[],
  text: string,
  { races }: Diary,
  today: string,
): Things["races"] | undefined {
  if (
    named.length > 0 ||
    !/\b(?:hyrox|race|10 ?k|comp|competition|rennen|wettkampf)\b/.test(text) ||
    /\b(?:sessions?|workouts?|training|runs)\b/.test(text)
  )
    return undefined;
  const month = times.find(({ past }) => past?.unit === "month")?.past;
  const found = month === undefined ? [] : races.filter(({ on }) => on >= month.from && on <= month.to && on <= today);
  return found.length === 1 ? found : undefined;
}

/** "10k+ runs" are filtered by their length, they are no 10 km best. */
function longerThan(sentence: Sentence): ReturnType<Sentence["take"]> {
  const found = sentence.take(/\b(\d{1,3}(?:\.\d{1,2})?) ?(?:km|kms|k)(?: ?\+| (?:or|and) (?:more|longer|over))/);
  return found === undefined ? undefined : { ...found, groups: ["over", found.groups[0]] };
}

/** "in October, the 2nd": that day of the month. */
function inMonth(times: readonly Time[]): readonly Time[] {
  const month = times.find(({ past }) => past?.unit === "month");
  const day = times.find(({ past, weekday, fixed }) => past?.unit === "day" && weekday === undefined && fixed === undefined);
  if (month?.past === undefined || day?.past === undefined || times.length !== 2) return times;
  const of = (span: Span | undefined): Span | undefined => {
    const on = span === undefined ? undefined : `${span.from.slice(0, 8)}${day.past?.from.slice(8) ?? "01"}`;
    return on === undefined ? undefined : { from: on, to: on, label: `on ${plainDay(on)}`, unit: "day" };
  };
  const [past, ahead] = [of(month.past), of(month.ahead)];
  return [{ at: day.at, ...(past !== undefined && { past }), ...(ahead !== undefined && { ahead }) }];
}

/** "summer (june to august)": what lies inside another period only explains it. */
function withoutNested(times: readonly Time[]): readonly Time[] {
  return times.filter(
    ({ past }, at) =>
      past === undefined ||
      !times.some(
        ({ past: other }, index) =>
          index !== at &&
          other !== undefined &&
          other.unit === "season" &&
          past.unit === "month" &&
          other.from <= past.from &&
          other.to >= past.to,
      ),
  );
}

/** Seasons, whose months may be named beside them. */
const NOT_NESTED = /\b(?:summer|spring|autumn|winter|fall)\b/;

function nextDeload({ plan, today }: CoachView): Time | undefined {
  const week = plan?.plan.weeks.find(({ isDeload, startDate }) => isDeload && startDate > today);
  return week === undefined
    ? undefined
    : { at: 0, ahead: { from: today, to: addDays(week.startDate, -1), label: "before the deload", unit: "other" }, fixed: "ahead" };
}

/** A number beside "over" and a lift is a weight from here on, below it may be repetitions. */
const LEAST_LOAD = 20;

const PAST =
  /\b(?:did|done|was|were|have i(?! got\b(?! (?:faster|stronger|better|slower|weaker|fitter)))|had|ran|rode|rowed|lifted|trained|squatted|deadlifted|benched|pressed|logged|ago|yesterday|since|so far|ever|felt|took|went|wrote|rated|lately|recently|completed|war|hatte|gemacht)\b/;
const AHEAD =
  /\b(?:will|tomorrow|planned|plan(?! to)|upcoming|coming|(?<!how often )do i (?!\w+ (?:more|less))|am i (?:\w+ing|planned)|going to|left|to come|scheduled|ahead|geplant|ansteh\w*|still open|supposed to|(?:have|ve) i got|i(?:ve| have) got|got on|in store|whats on|next)\b/;
const QUESTION =
  /^(?:(?:and|so|but|ok|hey|coach|mate|then|well|now|also|or|like|yo|bro) )*(?:how\w*|what\w*|which|when\w*|where\w*|who|why|is|are|was|were|do i|do you|does|did (?:i|my|the|that|it|we|you|this)|am|have i|has|should|shall|will|can (?:i|you tell)|could (?:i|you tell)|since when|tell me|show|list|remind me|any|wie\w*|wann|wo|welche\w*|warum|was)\b|\?$|\b(?:right|correct|oder|richtig)$/;
const NEGATED = /\b(?:no|not|dont|cant|cannot|wont|never|nah|nope|nothing|kein\w*|nicht|isnt|wasnt)\b/;
const WEEKDAY_NAMES = /\b(mon|tues|wednes|thurs|fri|satur|sun)days\b/g;

/** Acts that decide where a message begins with them; "give me" and "make" say little. */
const LEADING: ReadonlySet<Act> = new Set<Act>(["log", "remove", "move", "exchange", "undo", "correct"]);

/** Every slot of a message, whatever it wants, and the words that are none. `words` are mended. */
export function readSlots(words: string, view: CoachView, diary: Diary, isQuestioned = false): Slots {
  // "monday's session" is one of them, "mondays" are all.
  const sentence = new Sentence(
    words.replaceAll(/\b(mon|tues|wednes|thurs|fri|satur|sun)days (?=(?:session|run|workout|training|one)\b)/g, "$1day "),
  );
  const text = sentence.words;
  const ofBlocks = takeBlockTimes(sentence, diary.blocks, view.today);
  const named = [...ofBlocks, ...readTimes(sentence, view.today, view.plan?.plan.startDate)].toSorted((a, b) => a.at - b.at);
  const except = /\b(?:without|except|excluding|exclude|leave out|not counting|apart from|minus|ohne) (?:the |my )?(.+)$/.exec(
    sentence.rest,
  )?.[1];
  const exceptKind = except === undefined ? undefined : kindNamed(except);
  if (exceptKind !== undefined)
    sentence.take(
      new RegExp(
        String.raw`\b(?:without|except|excluding|exclude|leave out|not counting|apart from|minus|ohne) (?:the |my )?${exceptKind.text}`,
      ),
    );
  const deload = sentence.take(/\b(?:before|until|till|up to) (?:the |my |that )?deload\b/) === undefined ? undefined : nextDeload(view);
  const fieldText = sentence.rest;
  sentence.takeAll(/\bon track\b/);
  const race = view.competitions[0];
  const untilRace =
    race === undefined || !/\b(?:planned|sessions|hours|minutes|train\w*|runs|load)\b/.test(text)
      ? undefined
      : sentence.take(/\b(?:until|till|til|before|up to) (?:the |my )?(?:race|hyrox|comp|competition)\b/);
  const toRace: Time | undefined =
    race === undefined || untilRace === undefined
      ? undefined
      : { at: 0, ahead: { from: view.today, to: addDays(race.date, -1), label: `until ${race.name}`, unit: "other" }, fixed: "ahead" };
  const times = [...named, ...(deload === undefined ? [] : [deload]), ...(toRace === undefined ? [] : [toRace])];
  const goals = sentence.words.includes("goal");
  // "runs over 10k" are filtered by their length: no test over 10 km.
  const limit = /\b(?:runs?|sessions?|workouts?|rides?)\b/.test(text)
    ? (sentence.take(
        /\b(over|above|longer than|more than|at least|under|below|shorter than|less than|mehr als|uber|unter) (\d{1,3}(?:\.\d{1,2})?) ?(?:km|kms|k)\b/,
      ) ?? longerThan(sentence))
    : undefined;
  const things = readThings(sentence, diary);
  const dated = racesDated(things.races, times, text, diary, view.today);
  const clock = sentence.take(/\b(?:sub |under )?(\d{1,2}:\d{2}(?::\d{2})?)\b/)?.groups[0];
  const topOf = sentence.take(
    /\b(?:top|last|latest|past|first|best|worst|just|only|longest|heaviest|fastest|hardest|biggest|letzten|next|my|the) (\d{1,2})(?! ?(?:km|k|kg|min|x|weeks?|days?|months?|years?|hours?|\.|:))(?=\s|$)/,
  );
  const rpe =
    sentence
      .take(
        /\b(?:rpe|rate(?:d)?(?: \w+)?|scored?|effort|gave (?:\w+ )?)(?: (?:an?|of|at|as))* ?(\d{1,2}(?:\.5)?)(?: ?\+| (?:or|and|oder) (?:more|higher|above|over|up|harder|mehr|hoher))/,
      )
      ?.groups.map((value) => `${value ?? ""}+`)[0] ??
    sentence.take(/\brpe ?(\d{1,2})(?: ?\+| or (?:more|higher|above))/)?.groups.map((value) => `${value ?? ""}+`)[0] ??
    sentence.take(/\brpe ?(?:of |at |was |like |= ?)*(\d{1,2}(?:\.5)?)\b/)?.groups[0] ??
    sentence.take(/\b(\d{1,2}(?:\.5)?) ?(?:\/|out of|of|from|von) ?10\b/)?.groups[0] ??
    sentence.take(/\b(\d(?:\.5)?) ?rpe\b/)?.groups[0] ??
    (/\b(?:rpe|felt|rated?|scored?|effort|worse|harder|easier|bump\w*)\b/.test(text)
      ? sentence.take(
          /\b(?:to )?(?:an? )?(\d(?:\.5)?|10)\b(?! ?(?:km|k|kg|min|m|x|sets?|reps?|weeks?|days?|sessions?|hours?))(?!.*\b(?:to )?(?:an? )?(?:\d(?:\.5)?|10)\b)/,
        )?.groups[0]
      : undefined);
  sentence.takeAll(/\b\d{1,2} ?(?:\/|out of|of) ?10\b/);
  const seconds = sentence.take(/\b(\d{1,3}) ?(?:s|sec|secs|seconds?|sek\w*)\b/)?.groups[0];
  const minutes = sentence.take(/\b(\d{1,3}) ?(?:min|mins|minutes?|minuten|m(?=in))\b/)?.groups[0];
  const kilograms = sentence.take(/\b(\d{1,3}(?:\.\d{1,2})?) ?(?:kg|kgs|kilos?|kilograms?)\b/)?.groups[0];
  const kilometres =
    limit?.groups[1] ??
    sentence.take(/\b(\d{1,3}(?:\.\d{1,2})?) ?(?:km|kms|k|kilomet\w+)\b/)?.groups[0] ??
    (/\b(?:ran|run|runs|long|lauf)\b/.test(text) ? sentence.take(/\b(\d{1,2}\.\d)\b/)?.groups[0] : undefined);
  const percent = sentence.take(/\b(\d{1,3}(?:\.\d)?) ?(?:%|percent|prozent)/)?.groups[0];
  const bound =
    limit !== undefined
      ? /under|below|shorter|less|unter/.test(limit.groups[0] ?? "")
        ? ("most" as const)
        : ("least" as const)
      : rpe?.endsWith("+") === true
        ? ("least" as const)
        : sentence.take(
              /\b(?:over|above|(?:more|longer|greater|heavier) than(?= (?:an? )?(?:\d|hour|half))|at least|or more|mehr als|uber)\b/,
            ) === undefined
          ? sentence.take(
              /\b(?:under|below|(?:less|shorter) than(?= (?:an? )?(?:\d|hour|half))|at most|or less|sub|unter|weniger als)\b/,
            ) === undefined
            ? undefined
            : ("most" as const)
          : ("least" as const);
  const isEverySpan =
    sentence.take(/\b(?:a|per|each|every) week\b|\bweekly\b|\b(?:pro|je) week\b|\bpro woche\b|\bje woche\b/) !== undefined;
  const nthBefore = sentence.find(FIELDS.find(([field]) => field === "before")?.[1] ?? /$^/);
  const about = ABOUT.filter(([name, pattern]) => pattern.test(text) || (name === "own workout" && things.isSubmitted)).map(
    ([name]) => name,
  );
  const gained = /\b(?:getting|got|gets?|become|becoming|feeling) (?:any |a bit |much )?(?:easier|harder|tougher)\b/.test(fieldText);
  const fields: readonly Field[] = [
    ...FIELDS.filter(([, pattern]) => pattern.test(fieldText)).map(([name]) => name),
    ...(gained ? ["gain" as const] : []),
  ];
  const isCourse = /\b(?:getting|got|gets?|become|becoming|feeling) (?:any |a bit |much )?(?:easier|harder|tougher)\b/.test(sentence.rest);
  const choice = CHOICES.find(
    ([name, , pattern]) =>
      pattern.test(sentence.rest) &&
      !(isCourse && name !== "last") &&
      !(
        name === "last" &&
        topOf === undefined &&
        times.some(({ fixed }) => fixed === "past") &&
        !/\b(?:last|latest|previous)\b/.test(sentence.rest)
      ),
  );
  const topWord = topOf?.text.split(" ")[0] ?? "";
  const topChoice = CHOICES.find(([, , pattern]) => pattern.test(topWord));
  // "is the long run getting easier" asks how the effort went, it picks no session.
  const course = sentence.take(/\b(?:getting|got|gets?|become|becoming|feeling) (?:any |a bit |much )?(?:easier|harder|tougher)\b/);
  const named1 = METRICS.filter(([, pattern]) => pattern.test(sentence.rest)).map(([name]) => name);
  const measured: readonly Metric[] = course === undefined || named1.includes("effort") ? named1 : ["effort", ...named1];
  // "how often did i rate something 9" counts sessions, however they were rated.
  const metrics =
    rpe !== undefined && measured.includes("sessions")
      ? [...new Set<Metric>(["sessions", ...measured.filter((metric) => metric !== "effort")])]
      : measured;
  for (const [, pattern] of METRICS) sentence.takeAll(pattern);
  for (const [, , pattern] of CHOICES) sentence.takeAll(pattern);
  for (const [, pattern] of FIELDS) sentence.takeAll(pattern);
  for (const [, pattern] of ABOUT) sentence.takeAll(pattern);
  const order = text.replace(/^(?:(?:please|can you|could you|ok|hey|and|so|then|also|just|pls|coach|i want to|lets) )+/, "");
  // What a message begins with is what it wants: "log an easy ride" logs.
  const act = (ACTS.find(([name, pattern]) => LEADING.has(name) && pattern.exec(order)?.index === 0) ??
    ACTS.find(([, pattern]) => pattern.test(text)))?.[0];
  for (const [, pattern] of ACTS) sentence.takeAll(pattern);
  const repsEach =
    things.lifts.length === 0
      ? undefined
      : sentence.take(/\b(?:for|x|sets? of) (\d{1,2})(?: ?reps?)?\b(?! ?(?:kg|min|km|weeks?|days?|months?))/)?.groups[0];
  const number = sentence.take(/\b(\d{1,4}(?:\.\d{1,2})?)\b/)?.groups[0];
  const isCompared =
    sentence.take(/\b(?:vs|versus|compared?(?: (?:to|with))?|against|than|gegen|gegenuber|verglichen|vergleich|or)\b/) !== undefined &&
    /\b(?:vs|versus|compar\w*|against|than|gegen\w*|vergl\w*|or|same|difference)\b/.test(text);
  if (isCompared && !/\bfeel|sleep\b/.test(text)) sentence.takeAll(/\b(?:better|worse)\b/);
  const isHard = rpe === undefined && /\b(?:hard|tough|proper|key|quality)\b/.test(sentence.rest);
  // A month takes the "than" in front of it with it.
  if ((isCompared && things.lifts.length + things.tests.length > 1) || (times.length > 1 && /\b(?:than|or|vs)\b/.test(text)))
    sentence.takeAll(/\b(?:better|worse|stronger|weaker|higher|lower|further|farther)\b/);
  sentence.takeAll(/\b(?:hard|tough|proper|key|quality|same|both|so far|again|only|just|back|fit(?= enough)|enough(?= for\b))\b/);
  const period =
    choice === undefined
      ? undefined
      : /\b(?:which|what|my|the)? ?(?:best|biggest|hardest|busiest|worst|easiest|lightest|quietest|heaviest|toughest|longest|shortest|strongest|weakest|most|fewest|least)? ?(?:\w+ in (?:a|one|1) )?(?<!\b(?:last|this|past|previous|next|each|every) )(weekday|week|month)\b(?! (?:before|after|ago|so far))/.exec(
          text,
        )?.[1];
  const asksWeekday = /\bwhich (?:week ?)?day(?: of the week)?\b/.test(text) && choice !== undefined;
  const isPast = PAST.test(text) ? true : AHEAD.test(text) ? false : undefined;
  // "easier than in October" compares an effort, it picks none.
  const isComparative =
    isCompared && /\b(?:easier|harder|longer|shorter|heavier|lighter|tougher)\b/.test(text) && choice?.[1] !== undefined;
  const chosen = isComparative ? undefined : (topChoice ?? choice);
  return {
    ...things,
    words: text,
    times: inMonth(
      dated === undefined ? (NOT_NESTED.test(text) ? withoutNested(times) : times) : times.filter(({ past }) => past?.unit !== "month"),
    ),
    ...(dated !== undefined && { races: dated, tests: [], kinds: [] }),
    metrics,
    ...((metrics[0] ?? (isComparative ? choice?.[1] : undefined)) !== undefined && { metric: metrics[0] ?? choice?.[1] ?? "sessions" }),
    ...(chosen !== undefined && { choice: chosen[0], ...(chosen[1] !== undefined && { by: chosen[1] }) }),
    ...(topOf?.groups[0] !== undefined && { top: Number(topOf.groups[0]) }),
    ...(nthBefore !== undefined && { nth: 2 }),
    fields,
    ...(act !== undefined && { act }),
    weekdays: times.flatMap(({ weekday, isEvery }) => (weekday !== undefined && (isEvery || WEEKDAY_NAMES.test(text)) ? [weekday] : [])),
    ...(kilograms !== undefined && { kilograms: Number(kilograms) }),
    // "did i ever squat over 100" means kilograms.
    ...(kilograms === undefined &&
      bound !== undefined &&
      things.lifts.length > 0 &&
      Number(number) >= LEAST_LOAD && { kilograms: Number(number) }),
    ...(minutes !== undefined && { minutes: Number(minutes) }),
    ...(kilometres !== undefined && { kilometres: Number(kilometres) }),
    ...(rpe !== undefined && { rpe: Number(rpe.replace("+", "")) }),
    ...(number !== undefined && { count: Number(number) }),
    ...(repsEach !== undefined && { repsEach: Number(repsEach) }),
    ...(percent !== undefined && { percent: Number(percent) }),
    ...(clock !== undefined && { clock }),
    ...(seconds !== undefined && { seconds: Number(seconds) }),
    ...(bound !== undefined && { bound }),
    ...(exceptKind !== undefined && { except: exceptKind.kind }),
    isCompared,
    ...(isPast !== undefined && { isPast }),
    isQuestion: isQuestioned || QUESTION.test(text),
    isNegated: NEGATED.test(text),
    isPerWeek: isEverySpan,
    isLeft:
      /\b(?:left|remaining|still to come)\b|\b(?:have|do) i .*\b(?:still|noch)\b|\bstill have\b/.test(text) &&
      !/\b(?:did|left (?:knee|foot|leg|shoulder|hip|arm|calf|ankle|hamstring))\b/.test(text),
    isHard,
    ...(asksWeekday && times.every(({ weekday }) => weekday === undefined) && { grouped: "weekday" as const }),
    ...(period !== undefined &&
      times.every(({ past, bound }) => bound === "since" || (past?.unit !== "week" && (past?.unit !== "month" || period === "week"))) &&
      /\b(?:which|what|best|biggest|hardest|busiest|worst|easiest|lightest|quietest|heaviest|toughest|longest|shortest)\b|\b(?:most|fewest|least) \w+ in (?:a|one|1)\b/.test(
        text,
      ) && {
        grouped: period as "week" | "month" | "weekday",
      }),
    about,
    unexplained: sentence.unexplained().filter((word) => !(goals && word === "goal")),
  };
}
