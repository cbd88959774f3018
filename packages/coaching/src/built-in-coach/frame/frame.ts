import type { Weekday } from "@ironpace/training";
import { readSpanIn, type Span } from "../own-data/span.ts";
import { liftIn, type Lift } from "../own-data/subject.ts";
import type { CoachView } from "../view.ts";
import { kindNamed, type SessionKind } from "./session-kinds.ts";

/** What of the training log is wanted. */
export type FrameMetric =
  | "sessions"
  | "time"
  | "distance"
  | "pace"
  | "effort"
  | "load"
  | "sets"
  | "reps"
  | "tonnage"
  | "weight"
  | "e1rm"
  | "notes"
  | "what"
  | "when";

export type Choice = "average" | "most" | "least" | "last" | "first";

/**
 * A question about what was done, as slots that are read one by one: each stands for itself, so that a follow-up may have only one of them. Nothing is
 * answered from a frame with words that no slot explains.
 */
export interface Frame {
  readonly metric?: FrameMetric;
  readonly choice?: Choice;
  /** What the most or least of is chosen by; another metric of the chosen one may be asked for later. */
  readonly by?: FrameMetric;
  /** With `last`: 1 is the last one, 2 the one before it. */
  readonly nth?: number;
  /** "the one before that": counted on from the frame before. */
  readonly isStepBack?: true;
  readonly kind?: SessionKind;
  readonly lift?: Lift;
  readonly kilograms?: number;
  readonly weekday?: Weekday;
  readonly span?: Span;
  /** Sessions that do not count: "without the hike". */
  readonly except?: SessionKind;
  /** Sessions of at least or at most so many minutes. */
  readonly minutes?: { readonly least?: number; readonly most?: number };
  /** Sessions of at least this effort. */
  readonly leastEffort?: number;
  /** Runs of this distance only. */
  readonly kilometres?: number;
  /** Another span to hold against. */
  readonly against?: Span;
  /** The span that this one took the place of in the conversation. */
  readonly earlier?: Span;
  /** "which was more": the two spans that were talked about. */
  readonly isComparing?: true;
  readonly isPerWeek?: true;
  /** Asks for what was done; false: for what is to come. */
  readonly isPast?: boolean;
  readonly unexplained: readonly string[];
}

const METRICS: readonly (readonly [FrameMetric, RegExp])[] = [
  ["notes", /\b(?:what )?(?:did i (?:write|note|say)|i wrote|notes?|comments?)\b/],
  ["e1rm", /\be1rm\b|\b(?:estimated|theoretical) (?:1rm|max\w*)\b|\b1rm (?:roughly|estimate|from that)\b/],
  ["reps", /\b(?:how many )?(?:total )?(?:reps?|repetitions?|wdh)\b/],
  ["sets", /\b(?:how many )?(?:working )?sets?\b/],
  [
    "tonnage",
    /\b(?:volume|tonnage|total weight|(?:how many |how much )?(?:kilos?|weight|kg) (?:moved|lifted|in total)|(?:moved|lifted) in total)\b/,
  ],
  ["pace", /\b(?:what |average )?pace\b|\bper (?:km|k|mile)\b|\bhow fast\b/],
  [
    "effort",
    /\brpes?\b|\beffort\b|\bintensity\b|\bhow (?:hard|tough|brutal|easy)\b|\b(?:feel|felt|fuhlt\w*|angefuhlt|anstrengend|wie hart)\b|\bhard\b/,
  ],
  [
    "distance",
    /\bhow far\b|\bhow (?:many|much) (?:km|kms|k|kilomet\w+|miles?|metres|meters)\b|\b(?:kms|km|kilomet\w+|mileage|distance|miles)\b/,
  ],
  ["load", /\b(?:training )?load\b|\bstrain\b/],
  ["time", /\bhow long(?! ago)\b|\bhow (?:many|much) (?:hours?|minutes?|mins?|time)\b|\b(?:hours?|minutes|mins|duration|time)\b/],
  ["weight", /\bhow heavy\b|\b(?:how much|what|which) (?:weight|kg|kilos?)\b|\bweights?\b|\bhow much\b/],
  ["sessions", /\bhow often\b|\bhow many (?:times|sessions|workouts|trainings)\b|\bhow many\b|\b(?:number|count) of\b/],
  ["when", /\bwhen\b|\b(?:what|which) (?:day|date)\b|\bhow long ago\b/],
  ["what", /\bwhat(?: was| were| is|s| did)?\b|\bwhich\b|\b(?:show|list|name|tell)\b/],
];

const CHOICES: readonly (readonly [Choice, FrameMetric | undefined, RegExp])[] = [
  ["average", undefined, /\b(?:on average|average|avg|mean|typical|typically|usually|normally)\b/],
  ["most", "effort", /\b(?:hardest|toughest|worst|most (?:intense|brutal))\b/],
  ["most", "time", /\b(?:longest)\b/],
  ["most", "weight", /\bheaviest\b/],
  ["most", "pace", /\b(?:fastest|quickest)\b/],
  ["most", "distance", /\bfurthest\b/],
  ["least", "effort", /\b(?:easiest|lightest)\b/],
  ["least", "time", /\bshortest\b/],
  ["most", undefined, /\b(?:biggest|highest|max|maximum|most|top)\b/],
  ["least", undefined, /\b(?:lowest|least|fewest|smallest)\b/],
  [
    "last",
    undefined,
    /\b(?:the |my )?(?:very )?(?:last|latest|most recent|previous)(?: time| one)?(?! (?:\d+|few|couple|two|three|four|five|six|week|month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun))\b/,
  ],
  ["first", undefined, /\b(?:the |my )?first(?: time| one)?\b/],
];

const STEP_BACK =
  /\b(?:the )?(?:(?:one|session|time|run|workout|last) before(?: that| this| it)?|(?:second|2nd) (?:to )?last|last but one|before last|previous one|before that(?: one)?|prior one|one prior)\b/;
const COMPARING =
  /\b(?:(?:which|what|when) (?:one |month |week |of them |year )?(?:was|is|were|had|did) (?:i )?(?:more|less|harder|longer|bigger|higher|lower|better|fewer|the (?:most|least))|which (?:was|is|had) )\b/;
const PAST =
  /\b(?:did|done|was|were|have i|had|ive|ran|rode|rowed|lifted|trained|squatted|benched|pressed|logged|ago|last|yesterday|since|so far|average|avg|in total|ever|felt|took|went)\b/;
const AHEAD = /\b(?:will|next|tomorrow|planned|upcoming|coming|do i have|am i|going to|left|to come|scheduled|still)\b/;
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const WEEKDAY =
  /\b(?:on |my |all |the |a |every )*(monday|tuesday|wednesday|thursday|friday|saturday|sunday)(s\b|(?= (?:session|workout|run|hyrox|compromised|long|strength|interval|threshold|training)))/;

/** Words that carry nothing of a question beside its slots. */
const EMPTY: ReadonlySet<string> = new Set(
  "a an the i me my mine we you it its that this those these them they then there of in on at for from to with and or but so if as by do does did done doing have has had ive is are am was were be been how many much what whats which when who whats tell show give list name please pls thanks ok okay hey hm tho though actually really just only even still also too again about roughly exactly ever so far total overall all altogether each per session sessions workout workouts training trainings train trained single go went take took taken get got can could would u ur your not no yes mean meant say now time times one ones day days week month year here logged log data lift lifted lifting see know like know wondering coach bro mate any some moved over than more less fewer compared versus vs against average overall out up last in since mal denn eigentlich noch schon wirklich feel felt sich an das es war ist make made run ran ago hours of whole entire long both up kg number count about written write wrote".split(
    " ",
  ),
);

/** Reads the slots of mended words. */
export function readFrame(words: string, view: CoachView): Frame {
  let rest = ` ${words.replace(/\b(?:i|what i|thats what i) mean(?:t)?\b/g, " ")} `;
  const take = (text: string | undefined): void => {
    if (text !== undefined && text.trim() !== "") rest = rest.replace(text.trim(), " ");
  };
  const find = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(rest) ?? undefined;
    take(found?.[0]);
    return found;
  };
  const isPast = PAST.test(words) ? true : AHEAD.test(words) ? false : undefined;
  const step = find(STEP_BACK);
  const comparing = find(COMPARING);
  const excluded = find(/\b(?:without|exclude|excluding|except|not counting|minus|leave out) (?:the |my |any )?([a-z ]+?)(?: and|$|,)/);
  const except = excluded?.[1] === undefined ? undefined : kindNamed(excluded[1]);
  const lasting = find(
    /\b(over|longer than|more than|above|at least|under|shorter than|less than|below) (\d{1,3}) ?(min|mins|minutes|h|hours?)\b/,
  );
  const bound = lasting === undefined ? undefined : Number(lasting[2]) * (lasting[3]?.startsWith("h") ? 60 : 1);
  const strenuous = find(
    /\b(?:with )?(?:an? )?rpe (?:of )?(\d{1,2})(?: or (?:more|higher|above|over)| ?\+| and (?:more|up|above))|\b(?:over|above|at least) rpe (\d{1,2})\b/,
  );
  const weekday = find(WEEKDAY);
  const kilometres = find(/\b(?:the )?(\d{1,2}[.,]\d|\d{1,2}(?= ?(?:km|k) runs?)) ?(?:km|k)\b/);
  const kilograms = find(
    /\b(\d{2,3}(?:[.,]\d{1,2})?) ?(?:kg|kgs|kilos?)?(?= |$)(?! ?(?:min|mins|minutes|k|km|m|weeks?|days?|months?|sessions?|%|x|reps?))/,
  );
  const [before, than] = rest.split(/\b(?:than|vs|versus|compared (?:to|with)|against)\b/);
  const start = view.plan?.plan.startDate;
  const against =
    than === undefined ? undefined : (readSpanIn(`in ${than.trim()}`, view.today, start) ?? readSpanIn(than.trim(), view.today, start));
  if (against !== undefined) take(than);
  const span = readSpanIn((before ?? rest).trim(), view.today, start) ?? readMonth(rest, view);
  take(span?.text);
  const perWeek = find(/\b(?:per|a|each) week\b|\bweekly\b/);
  const lift = liftIn(rest);
  const isLifted = /\bhow (?:much|many kilos)\b.*\b(?:lift|lifted|lifting)\b/.test(words) && lift === undefined;
  const isKindFirst = /\b(?:squat|deadlift|press|push|leg|legs) (?:days?|sessions?|workouts?)\b/.test(rest);
  if (!isKindFirst) take(lift?.text);
  const kind = isLifted ? undefined : kindNamed(rest);
  take(kind?.text);
  const chosen = CHOICES.find(([, , pattern]) => pattern.test(rest));
  if (chosen !== undefined) take(chosen[2].exec(rest)?.[0]);
  const isCounted =
    lift !== undefined &&
    /\b(?:did|done|do) (?:i|in)\b|\bi (?:did|done)\b|\bhave i\b.*\b(?:did|done|made)\b/.test(words) &&
    new RegExp(`\\bhow many (?:total |strict )?${lift.text.replace(/[^a-z0-9 ]/g, ".")}`).test(words);
  const metric = isLifted
    ? (["tonnage", /\bhow (?:much|many kilos)\b/] as const)
    : isCounted
      ? (["reps", /\bhow many\b/] as const)
      : METRICS.find(([, pattern]) => pattern.test(rest));
  if (metric !== undefined) take(metric[1].exec(rest)?.[0]);
  const second = METRICS.find(([name, pattern]) => name !== metric?.[0] && name !== "what" && name !== "sessions" && pattern.test(rest));
  if (second !== undefined) take(second[1].exec(rest)?.[0]);
  const unexplained = rest.split(" ").filter((word) => word !== "" && !EMPTY.has(word));
  // "the heaviest set" is asked for by its weight, not by the number of sets.
  const name =
    chosen?.[1] !== undefined && metric?.[0] === "sets"
      ? chosen[1]
      : metric?.[0] === "what" || metric?.[0] === undefined
        ? (second?.[0] ?? chosen?.[1] ?? metric?.[0])
        : metric[0];
  // "how was November so far": how much it was.
  const wanted =
    name ??
    (strenuous === undefined ? undefined : ("what" as const)) ??
    (span !== undefined && /\bhow (?:was|did|is|has|have)\b/.test(words) ? ("time" as const) : undefined);
  return {
    ...(wanted !== undefined && { metric: wanted }),
    ...(chosen !== undefined && { choice: chosen[0] }),
    ...((chosen?.[0] === "most" || chosen?.[0] === "least") && { by: chosen[1] ?? rankedBy(name, lift !== undefined) }),
    ...(step !== undefined && { isStepBack: true }),
    ...(comparing !== undefined && { isComparing: true }),
    ...(kind !== undefined && { kind: kind.kind }),
    ...(lift !== undefined && !isKindFirst && { lift: lift.lift }),
    ...(kilograms?.[1] !== undefined &&
      (lift !== undefined || /kg|kilo/.test(kilograms[0])) && { kilograms: Number(kilograms[1].replace(",", ".")) }),
    ...(weekday?.[1] !== undefined && { weekday: (WEEKDAYS.indexOf(weekday[1] as (typeof WEEKDAYS)[number]) + 1) as Weekday }),
    ...(span !== undefined && { span: span.span }),
    ...(against !== undefined && { against: against.span }),
    ...(strenuous !== undefined && { leastEffort: Number(strenuous[1] ?? strenuous[2]) }),
    ...(except !== undefined && { except: except.kind }),
    ...(bound !== undefined && { minutes: /under|shorter|less|below/.test(lasting?.[1] ?? "") ? { most: bound } : { least: bound } }),
    ...(kilometres?.[1] !== undefined && { kilometres: Number(kilometres[1].replace(",", ".")) }),
    ...(perWeek !== undefined && { isPerWeek: true }),
    ...(isPast === undefined ? span !== undefined && span.span.unit !== "day" && { isPast: true } : { isPast }),
    unexplained:
      kilograms !== undefined && lift === undefined && !/kg|kilo/.test(kilograms[0]) ? [...unexplained, kilograms[0]] : unexplained,
  };
}

function rankedBy(metric: FrameMetric | undefined, isOfLift: boolean): FrameMetric {
  if (metric === undefined || metric === "what" || metric === "when" || metric === "sessions") return isOfLift ? "weight" : "load";
  return metric;
}

const MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?! \d)/;

/** "and oct": a month without a word before it. */
function readMonth(rest: string, view: CoachView): ReturnType<typeof readSpanIn> {
  const month = MONTH.exec(rest)?.[0];
  const found = month === undefined ? undefined : readSpanIn(`in ${month}`, view.today);
  return found === undefined || month === undefined ? undefined : { span: found.span, text: month };
}
