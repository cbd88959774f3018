import type { Advice, Aspect } from "./advice.ts";
import type { Turn } from "../dialogue/turn.ts";
import { isGerman } from "../language/german/gloss.ts";
import { normalise, readQuestion } from "../question.ts";
import { toGerman } from "../language/german/values.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { FOOD_ADVICE } from "./food-advice.ts";
import { RACE_ADVICE } from "./race-advice.ts";
import { RACE_QUESTIONS } from "./race-questions.ts";
import { RUNNING_QUESTIONS } from "./running-questions.ts";
import { RUNNING_ADVICE } from "./running-advice.ts";
import { STRENGTH_ADVICE } from "./strength-advice.ts";
import { TRAINING_QUESTIONS } from "./training-questions.ts";

const ADVICE: readonly Advice[] = [
  ...RUNNING_QUESTIONS,
  ...TRAINING_QUESTIONS,
  ...RACE_QUESTIONS,
  ...RACE_ADVICE,
  ...FOOD_ADVICE,
  ...RUNNING_ADVICE,
  ...STRENGTH_ADVICE,
];

/** The first that fits decides: "how long before" is a time, "how long" a duration. */
const ASPECTS: readonly (readonly [Aspect, RegExp])[] = [
  ["skip", /\b(?:can|may|should|could) i (?:skip|miss|leave out|drop)\b|\bis it ok to skip\b/],
  [
    "when",
    /\b(?:when|what time|how (?:long|many (?:days|hours|weeks)|soon|late) (?:before|after|until)|(?:days|hours|weeks) before|timing)\b/,
  ],
  ["weight", /\b(?:what|which|how (?:much|many)) (?:weight|kg|kilos?|load)\b|\bhow heavy\b|\b(?:and|what) weight\b|\bweights?\b/],
  ["often", /\bhow often\b|\bhow many (?:times|days|sessions|runs)\b|\btimes (?:a|per) week\b/],
  ["effort", /\b(?:rpe|effort|intensity|how hard)\b/],
  ["pace", /\b(?:pace|pacing|how fast|split|go out|going out|start too fast)\b/],
  [
    "amount",
    /\bhow (?:much|many)\b|\bgrams?\b|\bdose\b|\bhow far\b|\bnumber of\b|\bcadence\b|\b\d+ ?(?:g|grams?)\b|\benough\b|\bsteps per\b/,
  ],
  ["duration", /\bhow long\b|\bhow many (?:min\w*|hours)\b/],
  [
    "steps",
    /\b(?:how (?:do|can|should|to|would)|get better|improve|improving|train|training|tips?|what should i (?:eat|drink|do)|what (?:do|to|can) i? ?(?:eat|drink|do)|what is|whats|do i need|weakest|costing|costs|better at|faster|stronger|more)\b/,
  ],
];

/** Questions about what was done or is planned are none of advice. */
const OWN_DATA =
  /\b(?:did i|have i|i did|last (?:week|month|time|year)|yesterday|today|tomorrow|this (?:week|month|year)|next week|so far|ever|logged|since|am i|is my|are my|(?<!how )do i (?:have|do|get)|my (?:last|next|best|pb|pr)|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?\b/;
/** A question, no order and no doubt about oneself. */
const ASKS =
  /^(?:(?:and|so|but|ok|hey|then|also) )*(?:how|what|whats|which|when|whens|should|any|tips?|best|do i need|is it|is there|need|give me tips|number of|grams)\b/;

/** Something that hurts or is taken against it is for other parts of the coach. */
const HEALTH =
  /\b(?:hurts?|hurting|pains?|painful|sore|ach(?:e|es|ing)|injur\w*|torn|tear|surgery|operation|fractur\w*|broken|sprain\w*|strain\w*|stress|rehab|concuss\w*|sick|ill|fever|cold|dizz\w*|faint\w*|numb\w*|chest|heart|asthma|diabet\w*|anorex\w*|bulimi\w*|purg\w*|periods?|pregnan\w*|postpartum|dangerous|overdose|safe|ibuprofen|swollen|kids?|child|son|daughter|years? old)\b/;

/** The rest of a question about the subject before it. */
const ELLIPTIC =
  /^(?:is \d+\w*|can i|how (?:do|can) i|and|so|ok|but|what about|how about|how (?:much|many|long|often|heavy|hard|fast)|when|what (?:weight|pace))\b/;
const MOST_WORDS = 12;

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** The answer to a question about training that has exactly what was asked for: the dose, the day, the pace, the steps. */
export function answerAdvice({ content, turns }: Asked, view: CoachView): Draft | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const entire = whole(turns.length > 0 && FOLLOWS.test(words) ? words.replace(FOLLOWS, "what about ") : words);
  if ((OWN_DATA.test(words.replace(/^what do i do\b/, "")) || HEALTH.test(words)) && entire?.advice.isAboutHealth !== true)
    return undefined;
  const found = entire ?? (ASKS.test(words) ? alone(words) : undefined);
  const subject = found ?? together(words, turns);
  if (subject === undefined) return undefined;
  const parts = subject.aspects.flatMap((aspect) => subject.advice.says[aspect]?.(view, subject.words) ?? []).slice(0, 2);
  if (parts.length === 0) return undefined;
  const text = isGerman(normalise(content)) ? parts.flatMap(({ de }) => de.map((part) => toGerman(part))) : parts.flatMap(({ en }) => en);
  const limits = view.injuries.regions.some(({ grade }) => grade > 0) && subject.aspects.some((aspect) => MOVES.has(aspect));
  if (limits) text.push(isGerman(normalise(content)) ? LIMITS.de : LIMITS.en);
  return { text: [...new Set(text)], articles: subject.advice.articles, isFinal: true };
}

/** What is done with the body; an injury that is entered stands beside it. */
const MOVES: ReadonlySet<Aspect> = new Set<Aspect>(["steps", "often", "duration", "pace", "effort"]);
const LIMITS = {
  en: "You have an injury entered: leave out what makes it worse than 3/10; your plan already does.",
  de: "Du hast eine Verletzung eingetragen: Lass weg, was sie über 3 von 10 bringt; dein Plan tut das schon.",
};

interface Found {
  readonly advice: Advice;
  readonly aspects: readonly Aspect[];
  /** All words that say what is wanted. */
  readonly words: string;
}

/** A question, a choice ("sumo or conventional") or a bare topic ("tempo run vs threshold"). */
const ASKS_ANY =
  /^(?:(?:and|so|but|ok|hey|then|also) )*(?:how|what|whats|which|when|why|should|can|could|do|does|is|are|will|would|must|any|tips?|best|difference|explain|tell me|need|in race week)\b|\b(?:vs|versus|or|difference|how to|tips|worth it|always (?:tight|sore|stiff)|(?:exercises?|workouts?|sessions?) for)\b/;
const ORDER_WORDS =
  /^(?:log|add|move|swap|make|put|change|set|skip|cancel|shorten|replace|give me an?)\b|\b(?:can|could) you (?:move|swap|make|put|change|add|log)\b/;

const FOLLOWS = /^(?:and (?:what about |how about )?|what about |how about )(?!how|what|when|which|why|should|can|do|is)/;

/** A subject of which one answer says it all. */
function whole(words: string): Found | undefined {
  if (!ASKS_ANY.test(words) || ORDER_WORDS.test(words)) return undefined;
  const advice = ADVICE.find(({ subject, not, says }) => says.any !== undefined && subject.test(words) && not?.test(words) !== true);
  return advice === undefined ? undefined : { advice, aspects: ["any"], words };
}

function alone(words: string): Found | undefined {
  const aspects = readAspects(words);
  const advice = ADVICE.find(
    ({ subject, not, says }) => subject.test(words) && not?.test(words) !== true && aspects.some((aspect) => says[aspect] !== undefined),
  );
  return advice === undefined ? undefined : { advice, aspects, words };
}

/** "and on rest days?", "and what weight?": the rest of the question before, whichever part of the coach answered that. */
function together(words: string, turns: readonly Turn[]): Found | undefined {
  if (/\b(?:coffee|caffeine|creatine|alcohol|beer|salt|magnesium)\b/.test(words)) return undefined;
  if (!ELLIPTIC.test(words) || words.split(" ").length > MOST_WORDS || (turns.at(-1)?.proposals.length ?? 0) > 0) return undefined;
  for (const { question } of turns.slice(-2).toReversed()) {
    const before = readQuestion(question, "coaching_question").words;
    if (OWN_DATA.test(before) || HEALTH.test(before)) return undefined;
    const both = `${before} ${words}`;
    const own = readAspects(words);
    const aspects = own.length > 0 ? own : readAspects(before);
    const fits = ({ says }: Advice): boolean => aspects.some((aspect) => says[aspect] !== undefined);
    // Both halves together may name a third subject: "protein" and "rest days".
    const joint = ADVICE.find(
      (each) => fits(each) && each.subject.test(both) && !each.subject.test(before) && each.not?.test(both) !== true,
    );
    const advice = joint ?? (own.length === 0 ? undefined : ADVICE.find((each) => fits(each) && each.subject.test(before)));
    if (advice !== undefined) return { advice, aspects, words: both };
  }
  return undefined;
}

function readAspects(words: string): readonly Aspect[] {
  const found = ASPECTS.filter(([, pattern]) => pattern.test(words)).map(([aspect]) => aspect);
  // "how many … and what weight" asks for two things, every "how much" is no request for steps.
  return found.includes("steps") && found.length > 1 ? found.filter((aspect) => aspect !== "steps") : found;
}
