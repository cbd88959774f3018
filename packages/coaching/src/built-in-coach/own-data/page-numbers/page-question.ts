import { type AskedQuestion } from "../../answer/asked.ts";
import { getSlots } from "../../asking/ask.ts";
import type { Diary } from "../diary.ts";
import { readQuestion } from "../../question.ts";
import type { Slots } from "../../reading/slots.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

/** What is wanted of a number: itself, a judgement of it, its cause, where it comes from, where it leads, one of several, or its day. */
export type AskedKind = "value" | "verdict" | "why" | "source" | "forecast" | "which" | "when";

/** A question about a number that the pages of the app show. */
export interface PageQuestion {
  readonly words: string;
  readonly kinds: ReadonlySet<AskedKind>;
  readonly slots: Slots;
  readonly diary: Diary;
  readonly view: CoachView;
  /** The open card of a race: "there" is its day. */
  readonly cardDay?: string;
}

/** A number of the pages with how it is asked for; undefined where the question is not about it. */
export interface PageNumber {
  readonly name: string;
  readonly isAsked: (question: PageQuestion) => boolean;
  /** Whether a question names what the number is of: one after it may be about the number. */
  readonly isNamed?: (question: PageQuestion, later: string) => boolean;
  readonly answer: (question: PageQuestion) => Draft | undefined;
}

const KINDS: readonly (readonly [AskedKind, RegExp])[] = [
  ["why", /\b(?:why|how come|what makes|whats making|reason)\b/],
  [
    "source",
    /\b(?:(?:based|rests?) on|(?:come|comes|coming|calculated|computed|worked out|get that|made) (?:from|of|out)|from (?:which|what)|(?:which|what) set|how (?:is|are|do you) .{0,20}(?:calculated|computed|worked out|estimated?|get)|which (?:one|number|of (?:them|the two|those))(?: number)? is (?:it|right|correct|true|real)|which one (?:counts|is right|do i)|which is (?:it|right|correct))\b/,
  ],
  [
    "forecast",
    /\b(?:will (?:i|it|my|that|the)|am i (?:going to|gonna|on (?:course|track|pace))|gonna|going to|on (?:course|track|pace)|in time|by then|how long (?:until|till|before|will)|when (?:will|do|can|would) i (?:hit|reach|make|get|be|have|squat|bench|deadlift|lift|run|break)|if i (?:keep|continue|carry on|go on)|at (?:this|my|the current) (?:rate|pace)|happens? (?:to|with|after|if)|what if|looks? like (?:after|on|in|by)|be (?:fresh|ready|recovered)|after the|can i (?:still )?(?:hit|reach|make|get|break|go|do)|do i (?:make|reach|hit)|realistic|possible|achievable|doable|reachable|outlook|projected|forecast)\b/,
  ],
  [
    "verdict",
    /^(?:(?:so|and|but|ok|hey|coach|honestly|hm+) )*(?:is|are|am|was|were|did|do|does|has|have|can|could|will|would|should)\b|\b(?:enough|too (?:low|high|much|little|far)|bad|good|ok|okay|normal|worr\w+|realistic|healthy|going (?:ok|well|badly)|behind|ahead|on track)\b/,
  ],
  [
    "which",
    /\b(?:which|what (?:goal|lift|part|week|station)s?|where (?:do|am|did) i|worst|best|biggest|heaviest|slowest|weakest|most|least)\b/,
  ],
  ["when", /\b(?:when|whens|what (?:day|date)|which (?:day|date)|how long ago)\b/],
];

const ASKS =
  /^(?:(?:and|so|but|ok|okay|hey|hi|coach|yo|um+|hm+|wait|also|now|then|well|honestly|quick question|question|just wondering|curious) )*(?:what|whats|which|when|whens|where|wheres|why|how|hows|who|is|isnt|are|arent|am|was|were|did|do|does|has|have|had|can|could|will|would|should|compare|show|list|give|tell|any|explain|wich|wat)\b/;
/** "my page says 1:22, which one is it" */
const ASKS_LATER =
  /\b(?:which (?:one|is|of)|how come|why (?:is|does|do|did)|(?:when|what) (?:do|will|can|would|should) i|how (?:much|many|long|far|fast) |but (?:is|are|will|does|do|did|was) |is (?:that|it|this) (?:enough|good|bad|ok|okay|normal))\b/;
/** Orders that name a number want it changed. */
const ORDERS =
  /^(?:(?:please|pls|ok|and|can (?:you|u)|could (?:you|u)|would you|i want to|id like to|lets) )*(?:add|set|change|make|move|swap|log|delete|remove|put|update|enter|record|create|mark|skip|shorten|undo|cancel|replace|raise|lower|reduce|increase|adjust|redo|plan|build)\b/;

/** "tonnes per week in this block": a name of a number is a question, "i ran 10 km today" tells. */
const TELLS =
  /\b(?:i|im|ive|id|ill|we|my (?:knee|back|hip|shoulder|leg|calf|foot)\w*)\b|\b(?:please log|from now on|undo|no more|instead)\b/;
const MOST_NAMED_WORDS = 12;

/** Reads what a message wants to know; undefined for what is no question. */
export function readPageQuestion(asked: Pick<AskedQuestion, "content" | "turns">, view: CoachView, diary: Diary): PageQuestion | undefined {
  const { words } = readQuestion(asked.content, "coaching_question");
  const isAsking = ASKS.test(words) || asked.content.includes("?") || ASKS_LATER.test(words);
  const isNamed = words.split(" ").length <= MOST_NAMED_WORDS && !TELLS.test(words);
  if (ORDERS.test(words) || !(isAsking || isNamed)) return undefined;
  const kinds = new Set(KINDS.flatMap(([kind, said]) => (said.test(words) ? [kind] : [])));
  const card = asked.turns.at(-1)?.proposals[0]?.request;
  const cardDay = card?.reason === "record" && card.record.kind === "race" ? card.record.date : undefined;
  return {
    words,
    kinds: kinds.size === 0 ? new Set(["value"]) : kinds,
    slots: getSlots(asked.content, view, diary),
    diary,
    view,
    ...(cardDay !== undefined && { cardDay }),
  };
}
