import { addDays, type Session, type Weekday } from "@ironpace/training";
import { kindNamed, SESSION_KINDS } from "../frame/session-kinds.ts";
import type { Diary, Sport, Work } from "../own-data/diary.ts";
import { back, plainDay, type Span } from "../own-data/span.ts";
import { liftIn, TESTS } from "../own-data/subject.ts";
import { readQuestion } from "../question.ts";
import { takeBlockTimes } from "../reading/block-times.ts";
import { LINES } from "../reading/things.ts";
import { Sentence } from "../reading/sentence.ts";
import { readTimes, getSpan } from "../reading/time.ts";
import type { CoachView } from "../view.ts";
import { SUMMED_METRICS } from "./rows.ts";
import { shiftedSpan } from "./shifted-span.ts";
import type { Limit, Measure, Pick as Aggregate, Query, Subject } from "./query.ts";

/** The slots of a message: what a query is made of, or what replaces parts of the query before. */
export interface QuerySlots extends Omit<Query, "source"> {
  readonly source?: Query["source"];
  /** Content words that no slot explains: with any of them the message is none of these queries. */
  readonly leftover: readonly string[];
  readonly words: string;
  readonly measures: readonly Measure[];
}

type Rule<T> = readonly [T, RegExp];

const MEASURES: readonly Rule<Measure>[] = [
  [
    "gap",
    /\b(?:longest|biggest|largest|max(?:imum)?) (?:time|gap|break|stretch|pause|period|run of days|spell)(?: (?:i(?: ha)?ve|ive|i|that) (?:gone|went|go|had|been|took|taken))?(?: (?:without|off|between|with no)(?: (?:a |any |doing )?(?:workouts?|training|sessions?|anything))?)?\b|\b(?:gone|went|go) (?:the )?longest without(?: (?:a |any )?(?:workouts?|training|sessions?))?\b/,
  ],
  [
    "tonnage",
    /\b(?:volume|tonnage|total weight)\b|\bhow (?:much weight|many (?:kilos?|kg)|much)\b(?= (?:did|have|do) i (?:lift|move|shift))|\bhow many (?:kilos?|kg)\b(?= +(?:did|have|do) i\b)/,
  ],
  ["reps", /\b(?:total )?(?:reps|repetitions)\b/],
  ["sets", /\bhow many (?:working |hard )?sets\b/],
  ["pace", /\bpaces?\b|\bper (?:km|k)\b|\bhow fast\b/],
  ["effort", /\b(?:rpes?|effort)\b|\bhow hard\b/],
  ["load", /\b(?:training |weekly )?load\b/],
  [
    "distance",
    /\bhow far\b(?! (?:off|away|is|to|until|til|till|from|am i))|\b(?:how )?(?:many|much) (?:more |total )?(?:km|kms|k|kilomet\w+|miles?|metres|meters|m)\b|\b(?:kms?|kilomet\w+|mileage|distance|miles|metres|meters)\b/,
  ],
  [
    "time",
    /\bhow long\b(?! (?:ago|since|is it|has it|do i have|have i|before|until|till|til|to go))|\b(?:how )?(?:many|much) (?:more |total )?(?:hours?|minutes?|mins?|time)\b|\b(?:hours?|hrs|minutes|mins|duration)\b|\b(?:training|total|workout) time\b/,
  ],
  ["weight", /\bhow heavy\b|\b(?:weights?|kg|kilos)\b/],
  [
    "sessions",
    /\bhow often\b|\bhow many times\b|\bhow many\b(?= (?:\w+ ){0,3}?(?:sessions?|workouts?|trainings?|runs?|rides?|rows?|swims?|hikes?|simulations?|times|days?|have i|did i|do i|are|were))|\bnumber of\b|\bcount\b/,
  ],
];

/** What the most or least of is taken by, where the word says it. */
const PICKS: readonly (readonly [Aggregate, Measure | "length" | undefined, RegExp])[] = [
  ["mean", undefined, /\b(?:on average|average|avg|mean|typically|usually|normally)\b/],
  [
    "trend",
    undefined,
    /\b(?:getting|got|become|becoming|am i|gotten) (?:any |a bit |much )?(?:faster|quicker|slower)\b|\b(?:getting|got|become|becoming) (?:any |a bit |much )?(?:better|worse)\b|\b(?:trend|progress(?:ed|ion)?|development|over time|improv(?:ed|ing|ement))\b/,
  ],
  ["most", "effort", /\b(?:hardest|toughest|most (?:intense|brutal))\b/],
  ["most", "length", /\b(?:longest|furthest|farthest)\b/],
  ["most", "weight", /\b(?:heaviest)\b/],
  ["most", "pace", /\b(?:fastest|quickest)\b/],
  ["most", undefined, /\b(?:biggest|busiest|highest|most|top|peak|best|max(?:imum)?)\b/],
  ["least", "effort", /\b(?:easiest|lightest)\b/],
  ["least", "length", /\b(?:shortest)\b/],
  ["least", "pace", /\b(?:slowest)\b/],
  ["least", undefined, /\b(?:lowest|least|fewest|smallest|quietest)\b/],
  ["total", undefined, /\b(?:in total|total|altogether|all together|overall|sum|in all)\b/],
  ["next", undefined, /\b(?:next|upcoming)\b/],
  ["last", undefined, /\b(?:last time|last|latest|most recent|previous)\b/],
  ["first", undefined, /\b(?:first|earliest)\b/],
  ["list", undefined, /\b(?:list|each|every|all of them|show me)\b/],
];

const SPORTS: readonly Rule<Sport>[] = [
  ["row", /\b(?:rows?|rowed|rowing|rower|row ?erg)(?: (?:sessions?|workouts?|metres|meters))?\b/],
  ["ski", /\b(?:ski ?ergs?|ski|skied|skiing)(?: (?:sessions?|workouts?))?\b/],
  ["ride", /\b(?:rides?|rode|riding|bike|biked|biking|cycl(?:ed|ing))(?: (?:sessions?|workouts?))?\b/],
  ["swim", /\b(?:swims?|swam|swimming)(?: sessions?)?\b/],
  ["run", /\b(?:runs?|ran|running|jogs?|jogged|jogging)(?: (?:sessions?|workouts?))?\b/],
];

const SPORT_KIND: { readonly [sport in Sport]?: string } = { run: "run", row: "row session", ski: "ski session", ride: "ride" };
const SPORT_NAME: { readonly [sport in Sport]: string } = { run: "runs", row: "rowing", ski: "SkiErg", ride: "rides", swim: "swimming" };

const PLANNED =
  /\b(?:still (?:to come|coming|planned|ahead|open|left)|thats still coming|to come|planned|scheduled|upcoming|coming up|coming|ahead|left|remaining|will i|am i going to|going to)\b/;
const PAST = /\b(?:did|was|were|had|ran|rowed|rode|lifted|trained|went|last|have|ive|felt|logged|done)\b/;
/** "or am i imagining it": asks for nothing of its own. */
const ASIDE =
  / (?:(?:and |but )?(?:please |pls )?(?:be|to be) (?:honest|real|brutal)|tbh|lol|haha|just curious|out of curiosity)(?: (?:lol|haha|pls|please|now))*$| on my feet\b| or (?:is it|am i|is that|do i)(?: just| only)? (?:imagining (?:it|things|that)|in my head|fooling myself)\b|\b(?:which one(?: is it)? and roughly|which one and)\b| and (?:when was (?:it|that)|which one was it)$| go$/g;
const UNTIL_RACE = /\b(?:left )?(?:before|until|till|til) (?:the |my )?(?:race|hyrox|comp|competition)(?: day)?\b/;
/** "more then 90" */
const MORE_THEN =
  /\b(more|less|longer|shorter|better|faster|slower|harder|easier|heavier|further|higher|bigger) then(?= (?:\d|last|in|the|my|a|this|before))/gi;
const KEPT =
  /\b(?:out of how many|of how many|compared to (?:the )?plan(?:ned)?|how many of (?:the|my|them|those)(?: planned)?|vs (?:the )?plan(?:ned)?)\b/;
const DONE_WORDS = /\b(?:done|completed|did|finished|ticked off|managed)\b/;

/** Reads every slot of a message in English words; undefined where it asks for nothing of the kind. */
export function readQuerySlots(content: string, diary: Diary, view: CoachView): QuerySlots {
  const { words: all } = readQuestion(content.replaceAll(MORE_THEN, "$1 than"), "coaching_question");
  const words = all.replace(ASIDE, " ").replaceAll(/ +/g, " ").trim();
  const s = new Sentence(
    words.replaceAll(
      /\b(mon|tues|wednes|thurs|fri|satur|sun)days (?=(?:\w+ )?(?:session|run|workout|ride|row|test|training|lift|one)\b)/g,
      "$1day ",
    ),
  );
  const text = s.words;
  const unit = takeUnit(s) ?? (/\b(?:metres|meters)\b/.test(text) ? ("m" as const) : undefined);
  s.takeAll(/\bcompar(?:e|ison)\b(?! (?:to|with|against))/);
  const measuredGap = s.take(MEASURES[0]?.[1] ?? /$^/);
  const isKept = s.take(KEPT) !== undefined;
  const limits = takeLimits(s);
  const reps = takeReps(s);
  const { group, superlative } = takeGroup(s);
  const isPeak =
    group === undefined &&
    /\b(?:a|per) week\b/.test(s.rest) &&
    s.take(/\b(?:at (?:the|its|my) )?(?:peak|highest|biggest)(?: point)?\b/) !== undefined;
  const isPeakOfPlan = isPeak && /\b(?:is it|will|going to|get|plan)\b/.test(text);
  const isPerWeek =
    group === undefined &&
    s.take(/\b(?:per|(?:in )?a|in the|each|every) week\b(?! (?:of|from|starting|beginning) )|\bweekly\b/) !== undefined &&
    !isPeak;
  const latest = s.take(/\b(?:my |the )?last (\d{1,2}) (?=(?:\w+ )?(?:runs?|rows?|rides?|sessions?|workouts?|squats?|times)\b)/)?.groups[0];
  const rank = s.take(/\b(second|2nd|third|3rd) (?=(?:longest|furthest|hardest|easiest|heaviest|fastest|biggest|best|shortest|highest))/)
    ?.groups[0];
  const nth = rank === undefined ? undefined : /2|sec/.test(rank) ? 2 : 3;
  const top = s.take(/\b(?:top|longest|hardest|heaviest|fastest|biggest|best) (\d{1,2})\b(?! ?(?:km|k|kg|min|m)\b)/);
  const weekdays = takeWeekdays(s);
  const spans = takeSpans(s, diary, view);
  const isPlanned = s.take(PLANNED) !== undefined;
  const except = takeExcept(s);
  const [onlySpan] = spans;
  const isTotalLimited =
    group === undefined &&
    limits.length > 0 &&
    spans.length === 1 &&
    (onlySpan?.unit === "week" || onlySpan?.unit === "month") &&
    /\b(?:did|have) i (?:train|run|row|ride|ski|do|done|ran|trained)\b/.test(text);
  const named = together(takeSubjects(s), text);
  // "did i hit 30k in any week" means running.
  const isRunning = named.length === 0 && group !== undefined && limits.some(({ measure: of }) => of === "distance");
  // "Press overhead" names one lift twice.
  const once = named.filter(({ name }, at) => named.findIndex((each) => each.name === name) === at);
  const subjects: readonly Subject[] = isRunning ? [{ name: "running", sport: "run" }] : once;
  const comparing = s.take(/\b(?:vs|versus|compared? (?:to|with|against)|against|than|or)\b/) !== undefined;
  const more = s.take(/\b(?:more|less|longer|further|harder|easier|better|difference)\b/) !== undefined;
  const measures =
    measuredGap === undefined ? MEASURES.filter(([, pattern]) => pattern.test(s.rest)).map(([name]) => name) : ["gap" as const];
  for (const [, pattern] of MEASURES) s.takeAll(pattern);
  const topText = top === undefined ? (superlative ?? "") : (top.text.split(" ")[0] ?? "");
  const pick = PICKS.find(([, , pattern]) => pattern.test(topText) || pattern.test(s.rest));
  for (const [, , pattern] of PICKS) s.takeAll(pattern);
  s.takeAll(
    /\b(?:faster|quicker|slower|stronger|imagining|so far|pls|glance|headlines|go(?=$)|lately|both|same|yet|hit|cover(?:ed)?|clock(?:ed)?|rack(?:ed)?|did|done|completed|week|weeks|month)\b/g,
  );
  const isLifted = subjects.some(({ lift, kind }) => lift !== undefined || /strength|body/.test(kind?.name ?? ""));
  const kindOfPick = pick?.[1];
  const isRun = subjects.some(({ sport }) => sport === "run");
  const byPick: Measure | undefined =
    kindOfPick === "length" ? (isRun || subjects.some(({ sport }) => sport !== undefined) ? "distance" : "time") : kindOfPick;
  const isVolume = measures[0] === "tonnage" && /\bvolume\b/.test(text) && !isLifted;
  // A hard week is one of much load, whatever else of it is asked for.
  const ofGroup =
    superlative === undefined
      ? undefined
      : kindOfPick === "effort" || kindOfPick === "weight"
        ? ("load" as const)
        : kindOfPick === "length" && subjects.length === 0
          ? ("time" as const)
          : undefined;
  const said: Measure | undefined =
    ofGroup !== undefined
      ? ofGroup
      : isVolume
        ? subjects.length > 0
          ? ("distance" as const)
          : ("time" as const)
        : (measures[0] ?? byPick);
  const measure =
    said ??
    defaultMeasure(text, subjects, {
      isPerWeek,
      hasLimits: limits.length > 0,
      isMean: pick?.[0] === "mean",
      isGrouped: group !== undefined,
    });
  return {
    ...(isKept
      ? { source: "kept" as const }
      : isPlanned || UNTIL_RACE.test(text) || isPeakOfPlan || AHEAD_LIST.test(text) || spans.some(({ from }) => from > view.today)
        ? { source: "planned" as const }
        : {}),
    ...(measure !== undefined && { measure }),
    measures,
    ...((pick !== undefined || isPeak) && { pick: isPeak ? ("most" as const) : (pick?.[0] ?? "most") }),
    ...(top?.groups[0] !== undefined && { top: Number(top.groups[0]) }),
    subjects,
    ...(except !== undefined && { except }),
    weekdays,
    limits,
    ...(reps !== undefined && { reps }),
    ...(latest !== undefined && { latest: Number(latest) }),
    ...(nth !== undefined && { nth }),
    spans,
    ...((group !== undefined || isPeak || isTotalLimited) && {
      group: group ?? (onlySpan?.unit === "month" ? ("month" as const) : ("week" as const)),
    }),
    isPerWeek:
      isPerWeek ||
      (spans.length === 2 && spans[0]?.label === back(4, "weeks", view.today).label && SUMMED_METRICS.has(measure ?? "sessions")),
    isCompared: (comparing || spans.length > 1 || /\bcompare\b/.test(text)) && (more || spans.length > 1 || subjects.length > 1),
    ...(unit !== undefined && { unit }),
    leftover: s.unexplained(),
    words: text,
  };
}

/** What an amount is measured in where only the noun or the verb says it: "how many pull-ups", "do I run more", "sessions per week". */
function defaultMeasure(
  words: string,
  [subject]: readonly Subject[],
  {
    isPerWeek,
    hasLimits,
    isMean,
    isGrouped,
  }: { readonly isPerWeek: boolean; readonly hasLimits: boolean; readonly isMean: boolean; readonly isGrouped: boolean },
): Measure | undefined {
  const isCounted = /\bhow many\b/.test(words);
  if (/\bmost\b/.test(words) && subject?.lift !== undefined) return "weight";
  if (isCounted && subject?.lift !== undefined) return "reps";
  if (isCounted && subject?.line !== undefined) return "reps";
  if (isCounted && (subject?.kind !== undefined || subject?.sport !== undefined)) return "sessions";
  if (/\b(?:have i|did i) (?:done|do|been|been doing|get|got) (?:any|some|much|enough)\b/.test(words) && subject !== undefined)
    return "sessions";
  if (/\bhow much\b/.test(words) && subject?.sport !== undefined) return "distance";
  if (/\b(?:train(?:ed)?|work(?:ed)? out) (?:the )?(?:most|more|less|least)\b|\bhow much (?:did|do|have|had) i (?:train|work)/.test(words))
    return "time";
  const isMore = /\b(?:more|less|most|least)\b/.test(words);
  if (isMore && subject?.sport !== undefined && !/\bsessions\b/.test(words)) return "distance";
  if (/\b(?:sessions|workouts|times|runs|rides|rows|rowing)\b/.test(words) && (isPerWeek || isMean || isMore)) return "sessions";
  return isGrouped && hasLimits ? "distance" : undefined;
}

/** Words that ask for advice, wish for a change, or ask for what is stored in other tables. */
export const OTHER =
  /^(?:less|more|fewer) |\b(?:double|(?:going|go|gone|went) (?:up|down)|should(?! the| my| i (?:squat|deadlift|bench|press|lift))|shall|how (?:do|can|could|would) i|how to|is it (?:ok|okay|good|bad|normal|safe|worth|better|possible|true)|worth|why|tips?|goals?|targets?|records?|pbs?|prs?|1 ?rm|max|race|races|predict\w*|sleep|slept|injur\w*|knee|hurts?|pain|move|swap|skip|add|log|change|make|rest days?|days off|missed|miss|skipped|streak|zones?|heart|calories|weigh|explain|what does|mean|if i|would|enough|too (?:much|many)|good|need)\b/;

/** The query that a message is by itself; undefined unless all of its words are used. */
export function readQuery(slots: QuerySlots): Query | undefined {
  const { words, leftover, measure, pick, subjects, spans, group } = slots;
  if (leftover.length > 0 || OTHER.test(words.replace(UNTIL_RACE, " "))) return undefined;
  const isPersonal = /\b(?:i|my|ive|im|me|mine|did|done)\b/.test(words) || spans.length > 0 || pick !== undefined || group !== undefined;
  if (!isPersonal) return undefined;
  const source = getSource(slots);
  // "how many times this month": of what, only the turn before can say.
  if (/\bhow (?:many times|often)\b/.test(words) && subjects.length === 0 && !/\b(?:train|work(?:ed)? out|gym)/.test(words))
    return undefined;
  if (/\bshould\b/.test(words) && (source !== "planned" || measure !== "weight")) return undefined;
  if (source === "planned" && measure === undefined && group === undefined && !LISTED.test(words)) return undefined;
  const hasSubject = subjects.length > 0;
  if (/\bcompare\b/.test(words) && measure === undefined) return undefined;
  if (slots.measures.filter((each) => each !== "sessions").length > 1) return undefined;
  const isComplete =
    measure === "gap" ||
    (slots.latest !== undefined && words.split(" ").length <= 8) ||
    (slots.limits.some(({ measure: of }) => of === "weight") && hasSubject) ||
    source === "kept" ||
    (group !== undefined && (measure !== undefined || pick !== undefined || slots.limits.length > 0)) ||
    (measure !== undefined && (hasSubject || spans.length > 0 || slots.weekdays.length > 0)) ||
    (pick === "trend" && hasSubject) ||
    ((pick === "list" || pick === "last" || pick === "first") && hasSubject && slots.measures.length === 0) ||
    (LISTED.test(words) && spans.length > 0) ||
    (slots.isCompared && spans.length > 1);
  return isComplete ? completed(isListed(slots) ? { ...slots, pick: "list" } : slots, source) : undefined;
}

const AHEAD_LIST =
  /^(?!.*\b(?:usually|normally|typically)\b)(?:and |so |ok )?(?:whats (?:on|planned)|what (?:do|have) i (?:have|got|do))\b/;

/** "what did i do a week ago", "give me the sessions for next week" */
const LISTED =
  /^(?:and |so |ok )?(?:what did i (?:do|train)|whats (?:on|planned)|what (?:do|have) i (?:have|got|do)|(?:give|show) me (?:the |my )?(?:sessions|workouts|week|plan)|list (?:the |my )?(?:sessions|workouts))\b/;

export function getSource({ source, words, pick }: QuerySlots): Query["source"] {
  if (source === "kept") return DONE_WORDS.test(words) || /\bplan/.test(words) ? "kept" : "done";
  return source ?? (pick === "next" ? "planned" : "done");
}

/** The query of slots, without what only the reading needs. */
function isListed({ words, pick, measure }: QuerySlots): boolean {
  return LISTED.test(words) && pick === undefined && measure === undefined;
}

export function completed({ leftover: _, measures: __, words: ___, ...slots }: QuerySlots, source: Query["source"]): Query {
  return withEasyPace(withTestOfRower({ ...slots, source }));
}

/** "faster on the rower": by the test that is stored of it. */
function withTestOfRower(query: Query): Query {
  const test = TESTS.find(({ name }) => name === "500 m row");
  const isRower =
    query.pick === "trend" && query.subjects.length === 1 && query.subjects[0]?.sport === "row" && query.measure === undefined;
  return isRower && test !== undefined ? { ...query, subjects: [{ name: test.name, test }] } : query;
}

/** Long runs are run at the easy pace too: the pace of easy runs is that of both. */
function withEasyPace(query: Query): Query {
  const long = SESSION_KINDS.find(({ name }) => name === "long run");
  const [subject] = query.subjects;
  const kind = subject?.kind;
  if (query.measure !== "pace" || kind?.name !== "easy run" || long === undefined) return query;
  const both = {
    ...kind,
    isDone: (work: Work) => kind.isDone(work) || long.isDone(work),
    isPlanned: (session: Session) => kind.isPlanned(session) || long.isPlanned(session),
  };
  return { ...query, subjects: [{ name: "easy and long runs", sport: "run", kind: both }] };
}

function takeUnit(s: Sentence): Query["unit"] {
  const named = s.take(/\bin (metres|meters|km|kms|kilomet\w+|miles|minutes|mins|hours)\b(?! (?:did|have))/)?.groups[0];
  if (named === undefined) return undefined;
  return named.startsWith("met")
    ? "m"
    : named.startsWith("k")
      ? "km"
      : named.startsWith("mil")
        ? "mi"
        : named.startsWith("min")
          ? "min"
          : "h";
}

const OF_UNIT: { readonly [unit: string]: readonly [Limit["measure"], number] } = {
  km: ["distance", 1000],
  k: ["distance", 1000],
  kms: ["distance", 1000],
  m: ["distance", 1],
  hours: ["time", 60],
  hour: ["time", 60],
  h: ["time", 60],
  min: ["time", 1],
  mins: ["time", 1],
  minutes: ["time", 1],
  kg: ["weight", 1],
  kilos: ["weight", 1],
};

function takeLimits(s: Sentence): readonly Limit[] {
  const units = "(km|kms|k|hours?|h|min|mins|minutes|kg|kilos)";
  const isEver = /\b(?:ever|have i|did i)\b/.test(s.words) && liftIn(s.rest) !== undefined;
  const found = [
    ...s.takeAll(
      new RegExp(String.raw`\b(?:of )?(?:over|above|more than|longer than|heavier than|at least|beyond) (\d{1,4}(?:\.\d+)?) ?${units}\b`),
    ),
    ...s.takeAll(new RegExp(String.raw`\b(\d{1,4}(?:\.\d+)?) ?${units}(?: ?\+| (?:or|and) (?:more|longer|over|up))`)),
    ...s.takeAll(new RegExp(String.raw`\b(?:hit|reach(?:ed)?|crack(?:ed)?|pass(?:ed)?|exceed(?:ed)?) (\d{1,4}(?:\.\d+)?) ?${units}\b`)),
    // "have i ever squatted 100 kilos"
    ...(isEver
      ? s.takeAll(
          /\b(?:(?:over|above|more than|at least) )?(?<!\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* )(\d{2,3}(?:\.\d+)?)(?: ?(kg|kilos))?\b(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/,
        )
      : []),
  ].map(({ groups }) => ({ groups, bound: "least" as const }));
  const below = s
    .takeAll(new RegExp(String.raw`\b(?:of )?(?:under|below|less than|shorter than|lighter than|at most) (\d{1,4}(?:\.\d+)?) ?${units}\b`))
    .map(({ groups }) => ({ groups, bound: "most" as const }));
  return [...found, ...below].flatMap(({ groups: [value, unit = "kg"], bound }) => {
    const of = OF_UNIT[unit];
    return of === undefined ? [] : [{ measure: of[0], value: Number(value) * of[1], bound }];
  });
}

function takeReps(s: Sentence): number | undefined {
  const word = s
    .take(/\b(?:for|as) (?:a )?(single|double|triple)s?\b|\b(double|triple)s?\b(?= (?:in|on|of|ever|with)\b)/)
    ?.groups.find(Boolean);
  if (word !== undefined) return word === "single" ? 1 : word === "double" ? 2 : 3;
  const number = s
    .take(
      /\b(?:sets? of|for(?: sets? of)?|x) (\d{1,2})(?: ?(?:reps?|repetitions?))?\b(?! ?(?:kg|km|k|min\w*|weeks?|days?|months?|years?|hours?|m)\b)|\b(\d{1,2}) (?:reps?|rep (?:set|max))\b|\b([2-9]|1[0-2]) ?rm\b/,
    )
    ?.groups.find(Boolean);
  return number === undefined ? undefined : Number(number);
}

function takeGroup(s: Sentence): { readonly group?: NonNullable<Query["group"]>; readonly superlative?: string } {
  const found = s.take(
    /\b(?:which|what|in which|any|in any|whats my|what was my|my|the)? ?(?:(?:best|biggest|hardest|busiest|easiest|lightest|quietest|heaviest|toughest|longest|strongest|highest|most) )?(?:training |running |calendar )?(?<!\b(?:last|this|past|previous|next|each|every|per|a|the|same|1) )(week|month|weekday)\b(?! (?:before|after|ago|so far|from|until|to|starting|beginning|commencing|of (?:the )?(?:\d|[a-z]+ \d)))(?: of (?:the|my|this) (?:plan|block|training|programme?))?/,
  );
  const day = found === undefined ? s.take(/\b(?:which|what) day of the week\b|\bby (?:week)?day\b/) : undefined;
  if (day !== undefined) return { group: "weekday" };
  const name = found?.groups[0];
  if (found === undefined || name === undefined) return {};
  const isGroup =
    /\b(?:which|what|any|best|biggest|hardest|busiest|easiest|lightest|quietest|heaviest|toughest|longest|strongest|highest|most)\b/.test(
      found.text,
    );
  return isGroup ? { group: name as "week" | "month" | "weekday", superlative: found.text } : {};
}

function takeExcept(s: Sentence): Query["except"] {
  const found = /\b(?:without|except|excluding|not counting|apart from|minus|no) (?:the |my |any )?(.+)$/.exec(s.rest)?.[1];
  const kind = found === undefined ? undefined : kindNamed(found);
  if (kind === undefined) return undefined;
  s.take(new RegExp(String.raw`\b(?:without|except|excluding|not counting|apart from|minus|no) (?:the |my |any )?${kind.text}`));
  return kind.kind;
}

/** "squats on the next leg day" are the squats of that session; "squats or deadlifts" are two. */
function together(subjects: readonly Subject[], words: string): readonly Subject[] {
  const [first, second] = subjects;
  if (first === undefined || second === undefined || subjects.length > 2 || /\b(?:and|or|vs|versus|than|compared)\b/.test(words))
    return subjects;
  const [lift, kind] = first.lift === undefined ? [second, first] : [first, second];
  return lift.lift !== undefined && kind.lift === undefined && kind.kind !== undefined ? [{ ...lift, kind: kind.kind }] : subjects;
}

/** Exercises, kinds of sessions and sports, in the order in which they stand. */
function takeSubjects(s: Sentence): readonly Subject[] {
  const found: (Subject & { readonly at: number })[] = [];
  for (let guard = 0; guard < 4; guard++) {
    const rest = s.rest;
    const test = TESTS.find(({ said, kind }) => kind === "time" && said.test(rest));
    const testText = test?.said.exec(rest)?.[0];
    const lift = liftIn(rest);
    const kind = kindNamed(rest);
    const sport = SPORTS.map(([name, pattern]) => ({ name, text: pattern.exec(rest)?.[0] })).find(({ text }) => text !== undefined);
    const line = LINES.map(([said, name, fits]) => ({ line: { name, fits }, text: said.exec(rest)?.[0] })).find(
      ({ text }) => text !== undefined,
    );
    const longest = Math.max(...[lift?.text, kind?.text, sport?.text, testText, line?.text].map((text) => text?.length ?? 0));
    if (longest === 0) break;
    const at = (text: string): number => rest.indexOf(text);
    if (lift?.text.length === longest) {
      found.push({ name: lift.lift.name, lift: lift.lift, at: at(lift.text) });
      s.takeText(lift.text);
    } else if (sport?.text?.length === longest) {
      const named = SESSION_KINDS.find(({ name }) => name === SPORT_KIND[sport.name]);
      found.push({ name: SPORT_NAME[sport.name], sport: sport.name, ...(named !== undefined && { kind: named }), at: at(sport.text) });
      s.takeText(sport.text);
    } else if (kind?.text.length === longest) {
      const isRun = kind.kind.name.endsWith("run");
      found.push({ name: `${kind.kind.name}s`, kind: kind.kind, ...(isRun && { sport: "run" as const }), at: at(kind.text) });
      s.takeText(kind.text);
    } else if (line?.text?.length === longest) {
      found.push({ name: line.line.name, line: line.line, at: at(line.text) });
      s.takeText(line.text);
    } else if (test !== undefined && testText !== undefined) {
      found.push({ name: test.name, test, at: at(testText) });
      s.takeText(testText);
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _, ...subject }) => subject);
}

const WEEKDAYS: readonly (readonly [Weekday, RegExp])[] = (["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"] as const).map(
  (name, index) =>
    [
      (index + 1) as Weekday,
      new RegExp(
        `\\b(?:on )?(?:every |all )?${name}days\\b(?! (?:session|run|workout)\\b)|\\b(?:on )?${name}day (?=(?:\\w+ )?(?:sessions|runs|workouts|rides|rows|trainings)\\b)`,
      ),
    ] as const,
);

function takeWeekdays(s: Sentence): readonly Weekday[] {
  return WEEKDAYS.flatMap(([day, pattern]) => (s.take(pattern) === undefined ? [] : [day]));
}

/** The periods of a message, in the order in which they stand. */
function takeSpans(s: Sentence, diary: Diary, view: CoachView): readonly Span[] {
  const hasSport = SPORTS.some(([, pattern]) => pattern.test(s.rest));
  const { today } = view;
  const ago = s.take(/\b(?:exactly |precisely )(?:a|1|one) week ago\b|\b(?:a|1|one) week ago (?:today|exactly)\b|\bthis day last week\b/);
  if (ago !== undefined) {
    const on = addDays(today, -7);
    return [{ from: on, to: on, label: `on ${plainDay(on)}`, unit: "day" }];
  }
  const yearAgo = s.take(
    /\b(?:than |to |as |vs )?(?:at )?(?:the )?(?:this|same|that) time (?:of (?:the )?year )?(?:last year|a year ago|1 year ago)\b|\b(?:than |to )?(?:last year|a year ago)(?: (?:at|around))? (?:this|the same|that) time\b/,
  );
  if (yearAgo !== undefined) {
    const now = back(4, "weeks", today);
    return [now, { from: addDays(now.from, -364), to: addDays(today, -364), label: "in the same 4 weeks a year ago", unit: "other" }];
  }
  const now = /\b(?:vs|versus|and|to|with|than|or) now\b/.test(s.words) && s.take(/\bnow\b/) !== undefined ? [back(4, "weeks", today)] : [];
  const race = view.competitions.find(({ date }) => date >= today);
  if (race !== undefined && s.take(UNTIL_RACE) !== undefined)
    return [{ from: today, to: addDays(race.date, -1), label: `until ${race.name ?? "the race"}`, unit: "other" }];
  const lately = s.take(/\b(?:lately|recently|of late|these days|recent|at the moment)\b/);
  const ofBlocks = takeBlockTimes(s, diary.blocks, today);
  const times = [...ofBlocks, ...readTimes(s, today, view.plan?.plan.startDate)].toSorted((a, b) => a.at - b.at);
  const isAhead = PLANNED.test(s.words) || /\b(?:will|next|whats on|what is on|what do i have|what have i got)\b/.test(s.words);
  const spans = times.flatMap((time) => {
    // "sled weight on Friday": a weekday without a verb of the past is the one to come.
    const isToCome = isAhead || (time.weekday !== undefined && !PAST.test(s.words));
    return getSpan(time, today, !(isToCome && time.ahead !== undefined) && time.past !== undefined) ?? [];
  });
  const before =
    spans.length === 1
      ? s.take(
          /\b(?:the|to the|than the|and the|vs the) (?:week|month|year|one) before(?: that| it)?\b|\bthe previous (?:week|month|one)\b/,
        )
      : undefined;
  const shifted = before === undefined ? undefined : shiftedSpan(before.text.replace(/the previous (\w+)/, "the $1 before"), spans[0]);
  if (shifted !== undefined) return [...spans, shifted];
  const [only] = spans;
  // "am I running less than in spring": the last weeks against it.
  if (
    only !== undefined &&
    hasSport &&
    spans.length === 1 &&
    now.length === 0 &&
    /\b(?:more|less|longer|harder|better|faster|slower) (?:\w+ )?than (?!\d)/.test(s.words) &&
    only.to < today
  )
    return [back(4, "weeks", today), only];
  return spans.length === 0 && lately !== undefined ? [back(4, "weeks", today)] : [...spans, ...now];
}
