import { MONTHS } from "../own-data/span.ts";
import { answerChange, isQuestion } from "../changes/index.ts";
import type { Sources } from "../answer/asked.ts";
import { byTopic, MIN_TOPIC_WEIGHT } from "../answer/by-topic.ts";
import { type Question, readQuestion } from "../question.ts";
import { clock } from "../say.ts";
import type { Draft } from "../topic.ts";
import { TOPICS } from "../topics/index.ts";
import type { CoachView } from "../view.ts";
import { canonicalWish, CARDS, changeDeload, temporaryLimit } from "./canonical.ts";
import type { Intent } from "./intents.ts";
import type { IntentReading } from "./intents.ts";

/** From this share on the classifier decides what a wish is for. */
const SURE_INTENT = 0.5;

export function fulfils(draft: Draft | undefined, intent: Intent): boolean {
  const wanted = CARDS[intent];
  const kinds = draft?.proposals?.map(({ request }) => (request.reason === "record" ? request.record.kind : request.reason)) ?? [];
  return draft !== undefined && (wanted === undefined ? !FIXED.has(intent) : kinds.some((kind) => wanted.includes(kind)));
}

/** Wishes that no card fulfils, and that have a text of their own. */
const FIXED: ReadonlySet<Intent> = new Set<Intent>(["units", "more-less", "deload-change", "done", "not-done", "race-change"]);

/** "hit 112.5 on squat" is no set of five repetitions. */
export function isMisread(draft: Draft | undefined, words: string): boolean {
  const request = draft?.proposals?.[0]?.request;
  return (
    request?.reason === "record" &&
    request.record.kind === "log" &&
    /\b(?:hit|pulled|new)\b.*\b\d{2,3}\.\d\b/.test(words) &&
    request.record.sets.every(({ kilograms }) => kilograms === undefined)
  );
}

/** Equipment that is gone: what does the same without it stands beside the card. */
export function withSubstitutes(draft: Draft, question: Question, view: CoachView): Draft {
  const request = draft.proposals?.[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "equipment" || !draft.proposals?.[0]?.title.startsWith("Without"))
    return draft;
  const instead = TOPICS.find(({ name }) => name === "substitutions")?.answer(question, view)?.text ?? [];
  return { ...draft, text: [...draft.text, ...instead] };
}

/** A logged run that is faster than the best of its distance is a best as well: a second card. */
export async function withNewBest(draft: Draft, view: CoachView, diary: Sources["diary"]): Promise<Draft> {
  const request = draft.proposals?.[0]?.request;
  if (draft.proposals?.length !== 1 || request?.reason !== "record" || request.record.kind !== "log") return draft;
  const [set] = request.record.sets;
  const test = TESTED.find(({ metres }) => set?.metres === metres && /run/i.test(set.exercise));
  const best = test === undefined ? undefined : (await diary()).benchmarks.findLast(({ field }) => field === test.field)?.value;
  if (test === undefined || set?.seconds === undefined || best === undefined || set.seconds >= best) return draft;
  const day = request.record.date;
  const second = await answerChange(
    {
      words: `new ${test.name} pb ${clock(set.seconds)} on ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""}`,
      content: "",
    },
    view,
    diary,
  );
  return {
    ...draft,
    text: [
      `That is faster than your best over ${test.name}, ${clock(best)}: one card logs the run, the other stores the best.`,
      ...draft.text,
    ],
    proposals: [...draft.proposals, ...(second?.proposals ?? [])],
  };
}

const TESTED = [
  { name: "5k", metres: 5000, field: "run_5k" },
  { name: "10k", metres: 10_000, field: "run_10k" },
] as const;

/** The card that the classifier says is wished for, from the slots of the message: of the likelier intents the first whose slots are there. */
export async function changeByIntent(
  { ranked, acts }: IntentReading,
  words: string,
  content: string,
  view: CoachView,
  diary: Sources["diary"],
): Promise<Draft | undefined> {
  if (acts.change < SURE_INTENT || isQuestion(words)) return undefined;
  for (const { intent, share } of ranked) {
    // Where the classifier is not sure, the words have to say that something is wished for.
    if (share < LEAST_INTENT || (share < SURE_INTENT && !WISHES.test(words))) return undefined;
    const draft = await changeFor(intent, words, content, view, diary);
    // Also a text without a card is an answer to the wish, where it is sure: it says why there is none.
    if (draft !== undefined && (fulfils(draft, intent) || share >= SURELY_INTENT || (FIXED.has(intent) && share >= SURE_INTENT)))
      return draft;
  }
  return undefined;
}

async function changeFor(
  intent: Intent,
  words: string,
  content: string,
  view: CoachView,
  diary: Sources["diary"],
): Promise<Draft | undefined> {
  if (intent === "deload-change") return changeDeload(words, view);
  const limit = intent === "avoid" || intent === "leave-out" ? temporaryLimit(words, view) : undefined;
  if (limit !== undefined) return limit;
  const canonical = canonicalWish(intent, words, view);
  if (canonical === undefined) return undefined;
  if (intent === "away") return byTopic(readQuestion(canonical, "coaching_question"), view, MIN_TOPIC_WEIGHT)?.draft;
  return answerChange({ words: canonical, content: intent === "race-new" ? content : canonical }, view, diary);
}

const WISHES =
  /\b(?:want|wanna|need|please|can you|could you|make|move|swap|trade|add|log|did|hit|got|no more|instead|from now on|anymore|any more|cant|cannot|dont|im|i am|ich bin|new|set|change|put|took|bin|drop|skip|remove|replace|rather|only|id|save|update|mark|cancel|no|without)\b/;

export const SURELY_INTENT = 0.8;

/** A wish is tried as each of the likelier intents; the first whose slots are all there wins. */
const LEAST_INTENT = 0.1;
