import { readInjuries } from "@ironpace/training";
import { unknownWords } from "../../triage/harmless/everyday-talk.ts";
import type { AskedQuestion, Sources } from "./asked.ts";
import { byTopic, type Chosen, CLEAR_TOPIC_WEIGHT, MIN_TOPIC_WEIGHT, FEW_UNKNOWN, SURE_TOPIC } from "./by-topic.ts";
import { isDefinition } from "../asking/ask.ts";
import { answerThingNotHeld, thingNotHeld } from "../asking/not-held.ts";
import { answerChange, isQuestion } from "../changes/index.ts";
import { leaveOut } from "../changes/split-wishes.ts";
import { splitWishes } from "../changes/split-wishes.ts";
import { sessionIn } from "../dialogue/focus.ts";
import { asksToTrainIll } from "../dialogue/health/stated-health.ts";
import { dataByIntent, unclearWish } from "../intent/data-by-intent.ts";
import { readIntent } from "../intent/intents.ts";
import { changeByIntent, fulfils, isMisread, SURELY_INTENT, withNewBest, withSubstitutes } from "../intent/wished-change.ts";
import { readDataQuestion } from "../own-data/ask.ts";
import { answerFromData } from "../own-data/index.ts";
import { otherLift } from "../own-data/subject.ts";
import type { Diary } from "../own-data/diary.ts";
import { readQuestion } from "../question.ts";
import { readSlots } from "../reading/slots.ts";
import { type Draft, type Topic, getWeight } from "../topic.ts";
import { instructions, offTopic, otherPeople } from "../topics/about-the-coach.ts";
import { dangerousWeightLoss, medicines } from "../topics/health-limits.ts";
import { injury } from "../topics/injury.ts";
import { REFUSALS } from "../topics/refusals.ts";
import { ASKED_OFTEN } from "../topics/library/asked-often.ts";
import { SITUATIONS } from "../topics/library/situations.ts";
import type { CoachView } from "../view.ts";

/** The card for a change or the answer from the athlete's own data, when one is asked for. */
export async function fromOwn(
  { action, content, turns, isCompleted = false }: AskedQuestion,
  view: CoachView,
  { diary }: Sources,
): Promise<Chosen | undefined> {
  const question = readQuestion(content, action);
  if (isRefused({ action, content, turns, introduces: false }, view)) return undefined;
  if (asksToTrainIll(content)) return undefined;
  if (turns.length === 0 && isDefinition(readSlots(question.words, view, await diary()))) return undefined;
  // "no legs this week, knee is 4/10": the complaint comes first.
  if (
    /\d ?(?:\/|of|out of) ?10\b/.test(content) &&
    /\b(?:no|without|avoid|skip)\b/i.test(content) &&
    readInjuries(content, view.today).regions.some(({ grade }) => grade > 0) &&
    !/\b(?:today|tomorrow|\w+day)\b/i.test(content)
  )
    return undefined;
  // "my shoulder pinches overhead, note it and skip pressing": what hurts decides what is left out.
  const isNoted =
    /\b(?:note|add|put|log|write|enter|record)\b(?: \w+)? (?:it|that|this|in)\b|\b(?:note|add|log) (?:my|the|this|an?) (?:injury|niggle)\b/.test(
      question.words,
    ) && readInjuries(content, view.today).regions.some(({ grade }) => grade > 0);
  const noted = isNoted ? injury.answer(question, view) : undefined;
  if (noted !== undefined) return { topic: "injury", draft: noted };
  if (KEEPS_TO_PLAN.test(question.words))
    return { topic: "dialogue: as planned", draft: { text: ["Good, it stays as it is in your plan: nothing has changed."] } };
  const last = turns.at(-1);
  const session = last === undefined ? undefined : sessionIn(last, view);
  const reading = await readIntent(content);
  const isSurelyQuestion =
    reading.acts.change < NO_WISH && reading.acts.other < NO_WISH && turns.length === 0 && !/\bweight is \d/.test(question.words);
  if (!isSurelyQuestion) {
    const several = await severalChanges(content, view, diary);
    if (several !== undefined) return several;
    const changed = await answerChange({ words: question.words, content, ...(session !== undefined && { session }) }, view, diary);
    const isKept = (changed?.proposals?.length ?? 0) > 0 && reading.share < SURELY_INTENT && !isMisread(changed, question.words);
    const isTopic = changed === undefined && reading.share < SURELY_INTENT && byTopic(question, view, CLEAR_TOPIC_WEIGHT) !== undefined;
    const tried =
      isCompleted || isKept || ONLY_ILL.test(question.words) || changed?.isDecided === true || fulfils(changed, reading.intent)
        ? undefined
        : await changeByIntent(reading, question.words, content, view, diary);
    const meant = isTopic && (tried?.proposals ?? []).length === 0 ? undefined : tried;
    const draft = meant ?? changed;
    if (draft !== undefined) return { topic: "change", draft: withSubstitutes(await withNewBest(draft, view, diary), question, view) };
  }
  const isPersonal = /\b(?:i|my|me|friday|tomorrow|today|\w+day)\b/.test(question.words.replace(/\bwhat (?:do|should|can) i do\b/, " "));
  if (reading.acts.knowledge > SURELY_KNOWLEDGE && turns.length === 0 && !isPersonal) return undefined;
  const asked = readDataQuestion(question.words, view.today, view.plan?.plan.startDate);
  const unknown = unknownWords(question.words.split(" "));
  if (asked === undefined && turns.length === 0 && reading.share >= SURE_DATA && byTopic(question, view, MIN_TOPIC_WEIGHT) === undefined) {
    const draft = dataByIntent(reading.intent, question.words, await diary(), view);
    if (draft !== undefined) return { topic: `own data: ${reading.intent}`, draft };
  }
  if (
    asked === undefined &&
    reading.acts.change >= SURELY_WISH &&
    !isCompleted &&
    turns.length === 0 &&
    !isQuestion(question.words) &&
    byTopic(question, view, SURE_TOPIC) === undefined
  ) {
    const unclear = unclearWish(reading.intent);
    if (unclear !== undefined) return { topic: "change", draft: unclear };
  }
  if (asked === undefined || (unknown.length > FEW_UNKNOWN && unknown.length / question.words.split(" ").length > MOST_UNKNOWN))
    return undefined;
  const known = await diary();
  // "my hands rip on pull ups", "what tempo for negatives in squats": the exercise is named, its numbers are not asked for.
  const isNamedOnly =
    (asked.metric === "lift" || asked.metric === "test") &&
    !MEASURES.test(question.words) &&
    readSlots(question.words, view, known).unexplained.length > 0;
  if (isNamedOnly) return undefined;
  // What the sums of the fixed questions do not know is no reason to count everything.
  const slots = readSlots(question.words, view, known);
  const thing = SUMMED.has(asked.metric) || asked.metric === "what was done" ? thingNotHeld(slots) : undefined;
  const draft = thing === undefined ? answerFromData(asked, known, view) : answerThingNotHeld(thing, slots, known, view, "en");
  if (draft === undefined) return undefined;
  const other = asked.metric === "lift" && asked.lift !== undefined ? otherLift(question.words, asked.lift) : undefined;
  const second = other === undefined ? undefined : answerFromData({ ...asked, lift: other }, known, view);
  const both = second === undefined ? draft : { ...draft, text: [...draft.text.slice(0, 2), ...second.text.slice(0, 2)] };
  const unfiltered = SUMMED.has(asked.metric) ? filterLeftOut(question.words, view, known) : undefined;
  const honest =
    unfiltered === undefined
      ? both
      : { ...both, text: [`I cannot pick out ${unfiltered} here, so this covers all of them.`, ...both.text] };
  return { topic: `own data: ${asked.metric}`, draft: honest };
}

/** No days are told: what to do ill comes first. */
const ONLY_ILL = /^(?:(?:im|i am|i feel|i think im|feeling|been|got|getting) )*(?:ill|sick|poorly|unwell)$/;

/** "OK, I'll train tomorrow": said, not asked. */
const KEEPS_TO_PLAN =
  /^(?:(?:ok|okay|nah|no|nope|then|fine|alright|yes) )*i will (?:(?:just|still) )?(?:train|do it|go|run|lift)(?: it)?(?: (?:then|anyway|today|tomorrow|on|\w+day))*$/;

const MEASURES =
  /\b(?:is my|are my|good for|enough|best|max\w*|pbs?|prs?|record|1 ?rm|e1rm|how (?:much|heavy|many|far|fast|strong|good|is|are|has|have|did|do)|hows|progress|trend|goal|going|stuck|strong\w*|weak\w*|number|value|estimate|compared?|than|since|last|ratio|body ?weight|improv\w*|better|level|norm\w*|heaviest|lightest|highest|lowest|most|least|top|first|when)\b/;

/** Below this share a message wishes for no change, whatever words are in it. */
const NO_WISH = 0.03;

/** From this share on a message asks about training, not about what is stored. */
const SURELY_KNOWLEDGE = 0.93;

/** From this share on the classifier names the question about own data that no rule knew. */
const SURE_DATA = 0.6;

/** From this share on a message without a card is still no question. */
const SURELY_WISH = 0.85;

const SUMMED: ReadonlySet<string> = new Set(["sessions", "time", "distance", "load", "effort", "hardest", "volume", "pace"]);

/** A weekday or kind of session in a question that the fixed answers about own data do not know: it is said, not passed over. */
function filterLeftOut(words: string, view: CoachView, diary: Diary): string | undefined {
  const {
    weekdays: [weekday],
    kinds: [kind],
  } = readSlots(words, view, diary);
  if (weekday !== undefined)
    return ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"][weekday - 1] ?? "the day";
  return kind !== undefined && /Hyrox|interval|threshold|upper|lower|simulation/.test(kind.name) ? `${kind.name}s` : undefined;
}

/** Above this share of words that nothing explains, a message asks for something else. */
const MOST_UNKNOWN = 0.45;

/** A card for each wish of a message, when there are several. */
async function severalChanges(content: string, view: CoachView, diary: Sources["diary"]): Promise<Chosen | undefined> {
  const wishes = splitWishes(content);
  if (wishes.length < 2 || wishes.length > MOST_WISHES) return undefined;
  const [first = ""] = wishes;
  const day =
    readQuestion(first, "coaching_question").words.match(/\b(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/)?.[0] ?? "today";
  const drafts: Draft[] = [];
  for (const wish of wishes) {
    const { words } = readQuestion(wish, "coaching_question");
    const left = wish === first ? undefined : leaveOut(words);
    const draft =
      (left === undefined ? undefined : await answerChange({ words: `leave out ${left} ${day}`, content: wish }, view, diary)) ??
      (await answerChange({ words, content: wish }, view, diary));
    if (draft !== undefined) drafts.push(draft);
  }
  const cards = new Set(drafts.flatMap(({ proposals }) => proposals ?? []).map(({ request }) => JSON.stringify(request)));
  return drafts.length < 2 || cards.size === 0 ? undefined : joined(drafts.map((draft) => ({ topic: "change", draft })));
}

const MOST_WISHES = 4;

/** What is not talked about comes before every kind of answer. */
export function isRefused({ action, content }: AskedQuestion, view: CoachView): boolean {
  const question = readQuestion(content, action);
  return FIRST.some((topic) => getWeight(topic, question, view) >= CONFIDENT_WEIGHT);
}

/** What is not talked about, however it is asked. */
const FIRST: readonly Topic[] = [
  ...REFUSALS,
  ...ASKED_OFTEN,
  ...SITUATIONS,
  instructions,
  otherPeople,
  offTopic,
  dangerousWeightLoss,
  medicines,
];

/** Whether a message is refused, or about the body or what somebody takes: nothing else may take the place of that answer. */
export function isForbidden({ action, content }: AskedQuestion, view: CoachView): boolean {
  const question = readQuestion(content, action);
  return FIRST.some((topic) => !ASKED_OFTEN.includes(topic) && getWeight(topic, question, view) >= CONFIDENT_WEIGHT);
}

export const CONFIDENT_WEIGHT = 5;

/** Several wishes of one message are answered together, with all their cards. */
export function joined(answers: readonly Chosen[]): Chosen {
  const [first, ...others] = answers;
  if (first === undefined || others.length === 0) return first ?? { topic: undefined, draft: NO_ANSWER };
  const drafts = answers.map(({ draft }) => draft);
  const texts = drafts.flatMap(({ text }) => text);
  return {
    ...first,
    draft: {
      ...first.draft,
      text: texts.filter((text, at) => texts.lastIndexOf(text) === at),
      proposals: drafts.flatMap(({ proposals }) => proposals ?? []),
      followUps: drafts.flatMap(({ followUps }) => followUps ?? []).slice(0, 3),
    },
  };
}

export const NO_ANSWER: Draft = {
  text: [
    "I do not have a good answer to that. I am the built-in coach and know about training: your sessions, paces, loads and zones, Hyrox and other races, recovery, fuelling, injuries, and your plan.",
    "Say it in other words, or ask one of the questions below.",
  ],
  followUps: ["What is today's session, and why?", "What are my training paces?", "What is my weak link?"],
};
