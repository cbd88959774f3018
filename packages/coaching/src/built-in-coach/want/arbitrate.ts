import type { AskedQuestion, Sources } from "../answer/asked.ts";
import { type CoachAnswer, getIntroduction } from "../answer/coach-answer.ts";
import { isForbidden } from "../answer/own-answer.ts";
import { nearestArticle } from "../article-choice/nearest-article.ts";
import { readArticles } from "../article-choice/read-articles.ts";
import { withOwnEntries } from "../conversation/cards/beside-card.ts";
import type { Followed } from "../conversation/follow-up-of.ts";
import { readState } from "../conversation/resolve.ts";
import { readUtterance } from "../heard/utterance/act.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { frameOf } from "../turn/index.ts";
import type { Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { askSlot } from "./ask-slot.ts";
import { answerAsked, answerCertain } from "./asked/index.ts";
import { cardAsSaid } from "./card-fields/index.ts";
import { isSameRequest } from "./card-fields/same-request.ts";
import { candidatesFor } from "./candidates.ts";
import { contextOf } from "./context.ts";
import { familiesOf, type Family, familyOf, likeliestFamily } from "./families.ts";
import { isWish } from "./kinds.ts";
import { makeCard } from "./make-card.ts";
import { outside } from "./outside.ts";
import { overviewOf } from "./overview.ts";
import { answerOwn } from "./own-answers.ts";
import { rowsFor } from "./rows/rows-for.ts";
import { makeSureCard } from "./sure-card/index.ts";
import { readWant, type Want, type WantReading, WANTS } from "./wants.ts";

/* Shares of a family, 0 to 1, from which on its own answer takes the place of one of another family. They are calibrated: 0.8 is 8 in 10. */

const SURE: { readonly [family in Family]?: number } = { knowledge: 0.85, own: 0.8, change: 0.9, outside: 0.92 };
/** Where nothing was understood, or only a text of the library shares a word. */
const LIKELY: { readonly [family in Family]?: number } = { knowledge: 0.6, own: 0.7, change: 0.85, outside: 0.92, social: 0.85 };
/** To look first for the answer that is computed from the want and the slots, whatever else was found of its family. */
const EXACT = 0.6;
/** Share of an article from which on a text of the library is held to answer. */
const ITS_ARTICLE = 0.5;
/** Against a card that a question got, and after other turns, where most words lean on what was said before. */
const SUREST = 0.9;

/**
 * Holds an answer against what the turn asks for: one of another family is no answer, however well its words fit. The answerer of the family
 * that is wanted takes its place; where that has nothing, the coach says what it has understood and offers what it can answer of that kind.
 */
export async function arbitrate(asked: AskedQuestion, found: CoachAnswer, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const tongue = findLanguage(asked);
  if (!isTongue(tongue) || isForbidden(asked, view)) return found;
  const reading = await readWant(asked.content, await contextOf(asked.turns, sources.encodeSentence), sources.encodeSentence);
  const turn = await stateOf(asked, tongue, view, sources);
  return holdCards(asked, await chooseAnswer(asked, found, reading, turn, sources), reading, turn, sources);
}

/** Puts what was said on the cards of an answer: those that are open, and those that it brings. */
async function holdCards(
  asked: AskedQuestion,
  found: CoachAnswer,
  reading: WantReading,
  turn: Followed,
  sources: Sources,
): Promise<CoachAnswer> {
  // An illness card that comes back unchanged has lost what the turn says of its days.
  const isRepeated = isSameRequest(found.proposals, asked.turns.at(-1)?.proposals ?? []);
  if (isDecision(found, asked) && !(found.proposals.length > 0 && isRepeated)) return found;
  const draft = cardAsSaid(found, reading, turn);
  return draft === undefined ? found : withOwnEntries(await withCard(draft, found, asked, turn.tongue, sources), turn.diary, turn.tongue);
}

async function chooseAnswer(
  asked: AskedQuestion,
  found: CoachAnswer,
  reading: WantReading,
  turn: Followed,
  sources: Sources,
): Promise<CoachAnswer> {
  const { tongue, view } = turn;
  const sure = isDecision(found, asked) ? undefined : makeSureCard(reading, turn);
  if (sure !== undefined) return withCard(sure, found, asked, tongue, sources);
  if (isHealth(found)) return found;
  const { family, share } = likeliestFamily(reading);
  const answered = familiesOf(found);
  const exact = await answerFirst(asked, found, reading, turn, sources);
  if (exact !== undefined) return exact;
  if (answered.includes(family)) return found;
  const isWeak = answered.length === 0 || (found.topic === "library" && !(await isItsArticle(asked, found, sources)));
  const least = (isWeak ? LIKELY : SURE)[family];
  const isGuarded = !isWeak && (found.proposals.length > 0 || asked.turns.length > 0 || answered.join() === "knowledge");
  if (least === undefined || share < (isGuarded ? SUREST : least)) return found;
  // A question wishes for no change, and a request is none for numbers, however they are read.
  const isAsked = isQuestion(asked.content, tongue);
  if (family === "change" ? isAsked : found.proposals.length > 0 && !isAsked) return found;
  const want = likeliestOf(family, reading);
  const introduction = asked.introduces ? [getIntroduction(tongue)] : [];
  if (family === "knowledge") {
    if (answered.length === 0 && (asked.turns.length > 0 || found.followUps.length > 0 || found.text.includes("**"))) return found;
    const text = await nearestArticle(asked, tongue, view, sources);
    // Titles to choose from are less than any answer.
    return text === undefined || (answered.length > 0 && text.topic === "library: nearest")
      ? found
      : { ...text, text: [text.text, ...introduction].join("\n\n") };
  }
  const isOpen = family === "own" && isWeak && asked.turns.length === 0;
  const draft = draftOf(family, want, turn) ?? (isOpen ? understood(want, share, turn) : undefined);
  return draft === undefined ? found : written(draft, want, found, introduction);
}

/** What is computed from the want and the slots of the turn, whatever else was found: it answers only where both fit. */
async function answerFirst(
  asked: AskedQuestion,
  found: CoachAnswer,
  reading: WantReading,
  turn: Followed,
  sources: Sources,
): Promise<CoachAnswer | undefined> {
  const { want, shareOf } = reading;
  const isAbout = shareOf((each) => familyOf(each) === "own" || familyOf(each) === "later") >= EXACT;
  if (found.proposals.length > 0) return undefined;
  const meant = familyOf(want) === "own" || familyOf(want) === "later" ? want : likeliestOf("own", reading);
  const introduction = asked.introduces ? [getIntroduction(turn.tongue)] : [];
  const exact = isAbout ? answerAsked(meant, turn, found.text) : answerCertain(turn);
  const draft = exact ?? (isAbout ? await rowsFor(reading, turn, found, sources.encodeSentence) : undefined);
  return draft === undefined ? undefined : written(draft, want, found, introduction);
}

/** The answer to a card, a fever and what only a doctor may judge stay as they are. */
function isDecision({ topic = "", proposals }: CoachAnswer, { turns }: AskedQuestion): boolean {
  return (
    proposals.some(({ request }) => request.reason === "illness" || (request.reason === "injury" && turns.length === 0)) ||
    /^(?:illness|comeback|medicines|medical clearance|dialogue: (?:accept|reject$|undo|cold|constraint|as planned))/.test(topic)
  );
}

async function withCard(
  draft: Draft,
  found: CoachAnswer,
  asked: AskedQuestion,
  tongue: Tongue,
  { library }: Sources,
): Promise<CoachAnswer> {
  const articles = await library.bySlug(draft.articles ?? []);
  const isInjury = (draft.proposals ?? []).some(({ request }) => request.reason === "injury");
  return {
    ...written(draft, "move", found, asked.introduces ? [getIntroduction(tongue)] : []),
    topic: isInjury ? "injury" : "change: sure card",
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
  };
}

async function stateOf(asked: AskedQuestion, tongue: Tongue, view: CoachView, sources: Sources): Promise<Followed> {
  const diary = await sources.diary();
  const before = frameOf(
    asked.turns.map(({ question }) => question),
    tongue,
    diary,
    view,
  );
  return readState(asked, before, tongue, { diary, view });
}

function written(draft: Draft, want: Want, { followUps }: CoachAnswer, introduction: readonly string[]): CoachAnswer {
  const proposals = draft.proposals ?? [];
  return {
    topic: proposals.length > 0 || familyOf(want) === "change" ? `change: ${want}` : `own data: ${want}`,
    ...(draft.reader !== undefined && { reader: draft.reader }),
    text: [...draft.text, ...introduction].join("\n\n"),
    sources: [],
    articles: [],
    proposals,
    followUps: draft.followUps ?? (proposals.length > 0 ? followUps : []),
  };
}

/** Whether an article is the one that the question is about, by what was learned of articles. */
async function isItsArticle({ content }: AskedQuestion, { sources }: CoachAnswer, { encodeSentence }: Sources): Promise<boolean> {
  const { likely, none } = await readArticles(content, encodeSentence);
  return likely.some(({ slug, share }) => share >= ITS_ARTICLE && share > none && sources.some((each) => each.slug === slug));
}

function isQuestion(content: string, tongue: Tongue): boolean {
  return ["fact", "judgement"].includes(readUtterance(content, tongue).act);
}

function draftOf(family: Family, want: Want, turn: Followed): Draft | undefined {
  switch (family) {
    case "outside":
    case "social":
      return outside(want, turn);
    case "own":
      return answerAsked(want, turn) ?? answerOwn(want, turn);
    case "change":
      return isWish(want) ? (makeCard(want, turn) ?? asked(want, turn.tongue)) : undefined;
    default:
      return undefined;
  }
}

function asked(want: Want, tongue: Tongue): Draft | undefined {
  const text = askSlot(want, tongue);
  return text === undefined ? undefined : { text: [text] };
}

/** What the question was understood to be about, all that is stored of it, and questions of its kind that have an answer. */
function understood(want: Want, share: number, turn: Followed): Draft | undefined {
  const { say, tongue } = turn;
  const candidate = candidatesFor(want);
  const known = overviewOf(want, turn);
  const isKnown = known.length > 0;
  if (candidate === undefined || (!isKnown && share < SUREST)) return undefined;
  const about = say(...candidate.about);
  return {
    text: [
      say(
        `I am not sure I understood. You asked about **${about}**${isKnown ? ", so here is what I have:" : ". Name the period, the exercise or the session."}`,
        `Ich bin nicht sicher, ob ich genau das habe. Es geht um **${about}**${isKnown ? "; das habe ich dazu:" : ". Nenn den Zeitraum, die Übung oder die Einheit."}`,
        `Je ne suis pas sûr d’avoir exactement cela. Il s’agit de **${about}**${isKnown ? " ; voici ce que j’ai :" : ". Précise la période, l’exercice ou la séance."}`,
        `No estoy seguro de tener justo eso. Se trata de **${about}**${isKnown ? "; esto es lo que tengo:" : ". Di el periodo, el ejercicio o la sesión."}`,
        `Non sono sicuro di avere proprio questo. Si tratta di **${about}**${isKnown ? "; ecco che cosa ho:" : ". Indica il periodo, l’esercizio o la sessione."}`,
      ),
      ...(isKnown ? [bullet(known)] : []),
    ],
    ...(tongue === "en" && { followUps: candidate.questions }),
  };
}

/** The likeliest want of a family. */
function likeliestOf(family: Family, { shareOf }: WantReading): Want {
  const own = WANTS.filter((want) => familyOf(want) === family);
  return own.reduce(
    (best, each) => (shareOf((want) => want === each) > shareOf((want) => want === best) ? each : best),
    own[0] ?? "social",
  );
}

/** What is about the athlete's health, or answers a card, is not judged by what the turn seems to want. */
function isHealth({ topic = "", proposals }: CoachAnswer): boolean {
  return (
    proposals.some(({ request }) => request.reason === "illness" || request.reason === "injury") ||
    /^(?:injury|illness|comeback|medicines|medical clearance|dialogue: (?:accept|reject$|undo|cold|constraint|as planned))/.test(topic)
  );
}
