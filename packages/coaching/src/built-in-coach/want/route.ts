import type { AskedQuestion, Sources } from "../answer/asked.ts";
import type { CoachAnswer } from "../answer/coach-answer.ts";
import { readState } from "../conversation/resolve.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import { frameOf } from "../turn/index.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { askSlot, wishAsked } from "./ask-slot.ts";
import { contextOf } from "./context.ts";
import { answerExactly, answerOwn } from "./own-answers.ts";
import { answerLater } from "./later-turn.ts";
import { inOtherLanguage, outside } from "./outside.ts";
import { familiesOf } from "./families.ts";
import { hasWished, isOwnData, isWish, kindOf } from "./kinds.ts";
import { entryByName, makeCard } from "./make-card.ts";
import { takenOut } from "../conversation/sessions/entered-session.ts";
import { goalFor } from "../conversation/values/progress-of.ts";
import { plainAnswer } from "../dialogue/turn.ts";
import { normalise } from "../question.ts";
import { readWant, type WantReading } from "./wants.ts";
import type { Followed } from "../conversation/follow-up-of.ts";

/* Shares of the classifier, 0 to 1, from which on it decides. */

/** Against an answer of another kind. */
const SURE = 0.6;
/** Where there is no answer. */
const LIKELY = 0.35;
/** Against a text of the library, and to ask back where there is no answer. */
const CLEAR = 0.5;
/** Against a card, an answer about own data, or one of a rule. */
const VERY_SURE = 0.8;
/** Sum over all wishes from which on the missing detail is asked for. */
const WISHED = 0.75;
/** Sum over all wishes that overrides the answer of a rule. */
const BEYOND_DOUBT = 0.95;
/** For a card of another kind than is wished for to be refused. */
const CARD_REFUSED = 0.75;
/** Share of the question whether something is good, beside a question mark. */
const JUDGED = 0.2;

/**
 * The answer of the older readers, kept to what the turn wants: a wish gets its card or a question for the slot that is missing, a question
 * about the athlete's own numbers no text of the library.
 */
export async function answerWanted(
  typed: AskedQuestion,
  view: CoachView,
  sources: Sources,
  answer: (asked: AskedQuestion) => Promise<CoachAnswer>,
): Promise<CoachAnswer> {
  const tongue = findLanguage(typed);
  const asked = completed(typed);
  const { encodeSentence } = sources;
  const context = asked === typed ? await contextOf(typed.turns, encodeSentence) : "-";
  const reading = await readWant(asked.content, context, encodeSentence);
  const found = await answer(asked);
  if (!isTongue(tongue)) return found;
  const wish = asked === typed ? undefined : wishAsked(typed.turns.at(-1)?.answer ?? "");
  const want = wish ?? reading.want;
  const share = wish === undefined ? reading.share : 1;
  if (isUntouched(found) || isAnswerOfRule(found, reading, asked)) return found;
  const isRepeated = typed.turns.length > 0 && withoutIntroduction(found.text) === plainAnswer(typed.turns.at(-1)?.answer ?? "").trim();
  const diary = await sources.diary();
  const before = frameOf(
    asked.turns.map(({ question }) => question),
    tongue,
    diary,
    view,
  );
  // "PULLUPSSS"
  const squeezed = { ...asked, content: asked.content.replaceAll(/(\p{L})\1{2,}/giu, "$1") };
  const turn = readState(squeezed, before, tongue, { diary, view });
  const isOpen = isNothing(found) || isLibrary(found) || isRepeated;
  const entry = ENTRY_WISHES.has(want) && reading.shareOf(isWish) >= SURE ? entryByName(turn) : undefined;
  if (entry !== undefined && found.proposals.some((each) => kindOf(each) !== "entered" && kindOf(each) !== "log"))
    return written(takenOut(entry, turn), "change: entry", found, sources);
  const isExact = share >= SURE && found.proposals.length === 0 && (typed.turns.length === 0 || isOpen || want === "own-why");
  const exact = isExact ? answerExactly(want, turn) : undefined;
  const isJudged = asked.content.includes("?") && reading.shareOf((each) => each === "f-judge") >= JUDGED;
  const later =
    inOtherLanguage(turn) ??
    exact ??
    (isJudged ? answerLater("f-judge", found, turn) : share >= SURE ? answerLater(want, found, turn) : undefined);
  if (later === undefined) {
    if (want === "f-reject-other" && share >= SURE && found.proposals.length === 0) {
      const rest = withoutRejection(asked.content);
      const other =
        rest === undefined ? undefined : wishOf(readState({ ...asked, content: rest, turns: [] }, undefined, tongue, { diary, view }));
      if (other !== undefined) return written(other, "change: instead", found, sources);
      if (rest !== undefined) return answerWanted({ ...asked, content: rest, turns: [] }, view, sources, answer);
    }
    if (isRepeated && share < LIKELY && found.proposals.length === 0) return lost(found);
    if (
      isLeaning(want) &&
      reading.shareOf(isLeaning) >= SURE &&
      isArticle(found) &&
      reading.context !== "advice" &&
      reading.context !== "ask"
    )
      return lost(found);
    if (isKept(found, want, share, reading, asked)) return found;
  }
  // Who asks has done nothing yet: "should I do 110 today?"
  const made = later ?? (STATED.has(want) && asked.content.includes("?") ? undefined : draftFor(want, turn));
  if (made !== undefined) {
    return written(made, isWish(want) || (made.proposals ?? []).length > 0 ? `change: ${want}` : `own data: ${want}`, found, sources);
  }
  const isSurelyWish = share >= (isNothing(found) ? CLEAR : isOpen ? SURE : VERY_SURE) && reading.shareOf(isWish) >= WISHED;
  const isAnswered = !isOpen && found.proposals.length === 0 && !(found.topic ?? "").startsWith("own data");
  const isAsking =
    !isNothing(found) && (asked.content.includes("?") || ASKS.test(turn.words) || (want === "goal-new" && turn.frame.numbers.length > 0));
  const isShort = reading.context !== "-" && wish === undefined && asked.content.split(/\s+/u).length < 4;
  // What says how to do it is more than a question back.
  const saysHow =
    familiesOf(found).includes("change") && found.topic?.startsWith("change") !== true && !found.topic?.startsWith("dialogue");
  const slot = !saysHow && isWish(want) && !isAnswered && !isAsking && !isShort && isSurelyWish ? askSlot(want, tongue) : undefined;
  if (slot === undefined || asked !== typed) return found;
  return {
    topic: "change: asked",
    text: [slot, ...introductionOf(found)].join("\n\n"),
    sources: [],
    articles: [],
    proposals: [],
    followUps: [],
  };
}

/** Two days, or a day off: what a few words wish for in place of a card. */
function wishOf(turn: Followed): Draft | undefined {
  return turn.frame.days.length >= 2 ? makeCard("move", turn) : undefined;
}

async function written(made: Draft, topic: string, found: CoachAnswer, { library }: Sources): Promise<CoachAnswer> {
  const articles = await library.bySlug(made.articles ?? []);
  return {
    topic,
    text: [...made.text, ...introductionOf(found)].join("\n\n"),
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
    proposals: made.proposals ?? [],
    followUps: [],
  };
}

/** A turn that leans on the answer before and that nothing could be applied to: the coach says so. */
function lost(found: CoachAnswer): CoachAnswer {
  return { ...found, topic: "dialogue: not understood", proposals: [], sources: [], articles: [], followUps: [] };
}

function isLeaning(want: string): boolean {
  return want.startsWith("f-");
}

function withoutIntroduction(text: string): string {
  return text.replace(/\n\n_(?:I am|Ich bin|Je suis|Soy|Sono)[^_]*_\s*$/u, "").trim();
}

/** What stores something that was done or measured. */
const STATED: ReadonlySet<string> = new Set(["best-new", "weight", "done", "log"]);

const ENTRY_WISHES: ReadonlySet<string> = new Set(["entry-change", "rest", "leave-out"]);

function draftFor(want: string, turn: Followed): Draft | undefined {
  const [subject] = turn.frame.subjects;
  const isOfGoal = GOAL.test(turn.words) && subject !== undefined && goalFor(subject.name, turn) !== undefined;
  if (want === "race-change" && isOfGoal) return makeCard("goal-change", turn);
  const isOfRace =
    want === "move" &&
    turn.diary.races.some(({ on, location }) => on >= turn.view.today && location.length > 3 && turn.words.includes(normalise(location)));
  if (isOfRace) return makeCard("race-change", turn);
  if (isWish(want)) return makeCard(want, turn);
  return isOwnData(want) ? answerOwn(want, turn) : outside(want, turn);
}

/** The answer to a question for a missing slot, with the wish that it belongs to. */
function completed(asked: AskedQuestion): AskedQuestion {
  const last = asked.turns.at(-1);
  if (last === undefined || wishAsked(last.answer) === undefined || asked.content.split(/\s+/u).length > MOST_WORDS) return asked;
  return { ...asked, content: `${last.question} ${asked.content}`, turns: asked.turns.slice(0, -1) };
}

const MOST_WORDS = 14;

/** What the athlete's health is about stays as it is, whatever the turn wants. */
function isUntouched({ topic = "", proposals }: CoachAnswer): boolean {
  return (
    proposals.some(({ request }) => request.reason === "illness") ||
    /^(?:injury|illness|comeback|medicines|dialogue: (?:accept|reject$|undo|cold|constraint))/.test(topic)
  );
}

/** What a rule of a subject answers, or counts, stays unless a wish leaves no doubt: the classifier errs more often than they do. */
function isAnswerOfRule(found: CoachAnswer, { share, want, shareOf }: WantReading, { content, turns }: AskedQuestion): boolean {
  const { topic = "", proposals } = found;
  if (turns.length > 0 || proposals.length > 0 || isNothing(found) || /^(?:library|own data|change|turn|dialogue)/.test(topic))
    return false;
  // What a session or a week is for, and how far a race or a goal is, only the plan and the rows can say.
  if (ASKS_OF_PLAN.has(want) && share >= VERY_SURE) return false;
  if (/^(?:advice|paces|zones|loads|plan overview|review)/.test(topic)) return true;
  return !isWish(want) || share < VERY_SURE || shareOf(isWish) < BEYOND_DOUBT || ASKED.test(content);
}

const ASKS_OF_PLAN: ReadonlySet<string> = new Set(["own-why", "own-forecast"]);
const ASKED = /\?|\b(?:do|should|can|shall|may) i\b|\b(?:soll|kann|darf) ich\b/i;

/** "nah leave it. tue to thu instead": the wish that takes the place of the card. */
function withoutRejection(content: string): string | undefined {
  const rest = content
    .replace(
      /^\s*(?:nah|no+|nope|nee|nein|non|ne)?[\s,.!]*(?:leave it|leave that|forget (?:it|that)|not that|rather|lass (?:es|das)|vergiss (?:es|das)|laisse (?:tomber|ça|ca)|oublie|déjalo|dejalo|olvídalo|lascia (?:stare|perdere)|just)?[\s,.:!]*/iu,
      "",
    )
    .replace(/[\s,]*\b(?:instead|stattdessen|plut[oô]t|invece|mejor|lieber)\b\s*$/iu, "");
  return rest === "" || rest === content || rest.split(/\s+/u).length < 2 ? undefined : rest;
}

/** Whether an answer is of the kind that is wanted, or the reading too unsure to say otherwise. */
function isKept(found: CoachAnswer, want: string, share: number, reading: WantReading, { turns, content }: AskedQuestion): boolean {
  // A bare value belongs to what was asked before it.
  if (turns.length > 0 && found.proposals.length > 0 && (content.split(/\s+/u).length < 3 || share < VERY_SURE) && want !== "entry-change")
    return true;
  if (found.proposals.length > 0 && share < CARD_REFUSED && !PLAINLY_NAMED.has(want)) return true;
  const isOwnAsked = isOwnData(want) && isLibrary(found) && reading.shareOf(isOwnData) >= VERY_SURE && share >= LIKELY;
  if (isOwnAsked) return false;
  if (share < (isNothing(found) ? LIKELY : isLibrary(found) || want === "done" ? CLEAR : SURE)) return true;
  if (want.startsWith("f-") || want === "knowledge" || want === "social") return true;
  if (isWish(want)) {
    if (hasWished(want, found.proposals)) return true;
    // What says why there is no card answers the wish.
    if (found.proposals.length === 0 && isAboutWish(found) && want !== "goal-delete" && want !== "done") return true;
    return reading.context !== "-" && reading.context !== "ask" && !isNothing(found) && share < VERY_SURE;
  }
  if (isOwnData(want)) return found.proposals.length === 0 ? !isLibrary(found) && !isNothing(found) : share < VERY_SURE;
  return !isNothing(found) && !(isLibrary(found) && share >= VERY_SURE);
}

/** A question is answered, not asked back, where there is an answer. */
const ASKS =
  /^(?:how|what|which|when|why|who|should|is (?:\w+day|today|tomorrow|\w+days?)(?= a\b)|was wondering|i was wondering|i might|wie|was|welche\w*|wann|warum|soll|quel(?:le)?s?|comment|quand|pourquoi|combien|que|cual|cuando|como|cuanto|por que|che|quale|quando|come|quanto|perche)\b/;
const GOAL = /\b(?:goals?|target|ziel\w*|objectifs?|objetivos?|metas?|obiettiv[oi])\b/;
/** Wishes whose slots no other wish has: a card that can be made of them is the one that is meant. */
const PLAINLY_NAMED: ReadonlySet<string> = new Set(["swap-days"]);

function isAboutWish({ topic = "" }: CoachAnswer): boolean {
  return /^(?:change|turn)/.test(topic);
}

/** A text of the library, whatever chose it. */
function isLibrary({ topic = "", proposals, articles }: CoachAnswer): boolean {
  return proposals.length === 0 && !/^(?:own data|change|turn|dialogue: (?!not ))/.test(topic) && (articles.length > 0 || topic !== "");
}

/** A text of the library that none of the athlete's own numbers stands in. */
function isArticle(found: CoachAnswer): boolean {
  return familiesOf(found).join() === "knowledge" && found.articles.length > 0;
}

export function isNothing({ topic, proposals, text }: CoachAnswer): boolean {
  return proposals.length === 0 && (topic === undefined || topic.startsWith("dialogue: not") || ASKS_WHAT.test(text));
}

const ASKS_WHAT = /so I change nothing|do not see exactly what|also ändere ich nichts/;

function introductionOf({ text }: CoachAnswer): readonly string[] {
  const found = /\n\n(_(?:I am|Ich bin|Je suis|Soy|Sono)[^_]*_)\s*$/u.exec(text)?.[1];
  return found === undefined ? [] : [found];
}
