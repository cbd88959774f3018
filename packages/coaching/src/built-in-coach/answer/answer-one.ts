import type { Article } from "../../knowledge/article.ts";
import type { AskedQuestion, Sources } from "./asked.ts";
import { isAboutLog } from "../asking/ask.ts";
import { getSlots } from "../asking/ask.ts";
import { withFittingCards } from "../wishing/check-card.ts";
import { byTopic, type Chosen, MIN_TOPIC_WEIGHT, SURE_TOPIC } from "./by-topic.ts";
import { sessionIn } from "../dialogue/focus.ts";
import { type OfferContext, notUnderstood } from "../dialogue/offers.ts";
import type { Turn } from "../dialogue/turn.ts";
import { entityIn } from "../frame/entity.ts";
import { getLanguage } from "../language/language.ts";
import {
  differenceBetween,
  FITS,
  inSameArticle,
  isAbout,
  isNear,
  isWhole,
  LONGEST_FOLLOW_UP,
  passageAbout,
  withParagraph,
} from "./library-answers.ts";
import { readDataQuestion } from "../own-data/ask.ts";
import { readQuestion } from "../question.ts";
import { bullet } from "../say.ts";
import { type Draft, getWeight } from "../topic.ts";
import { TOPICS } from "../topics/index.ts";
import type { CoachView } from "../view.ts";
import { fromOwn, NO_ANSWER } from "./own-answer.ts";

/** One complete question: a change, the athlete's own data, else a topic or the library. */
export async function answerOne(asked: AskedQuestion, view: CoachView, sources: Sources): Promise<Chosen> {
  const both = await differenceBetween(asked, sources);
  if (both !== undefined) return both;
  const own = await fromOwn(asked, view, sources);
  if (own?.topic === "change" && (own.draft.proposals?.length ?? 0) > 0) {
    const slots = getSlots(asked.content, view, await sources.diary());
    return { ...own, draft: withFittingCards(own.draft, slots, view, getLanguage(asked) === "de" ? "de" : "en") };
  }
  if (own !== undefined) return own;
  const same = await inSameArticle(asked, view, sources);
  if (same !== undefined) return same;
  const candidates = await sources.library.search(asked.content);
  const passage = await passageAbout(asked, view, candidates, sources);
  if (passage !== undefined) return passage;
  const found = await withParagraph(asked.content, chosen(asked, view, candidates), sources);
  const isAfter = asked.turns.length > 0 && asked.content.split(/\s+/u).length <= LONGEST_FOLLOW_UP;
  return isAfter && !isSureTopic(asked, found, view) && !isWhole(asked.content, found)
    ? { topic: "dialogue: not understood", draft: notUnderstood(await getFocus(asked.turns, view, sources)) }
    : { ...found, candidates };
}

/** After other turns a topic answers only where its own words speak clearly for it: a shared word picks none. */
function isSureTopic({ action, content, turns }: AskedQuestion, { topic }: Chosen, view: CoachView): boolean {
  if (topic === undefined || topic === "library") return false;
  const known = TOPICS.find(({ name }) => name === topic);
  if (known === undefined) return true;
  const question = readQuestion(content, action);
  const before = readQuestion(turns.at(-1)?.question ?? "", action);
  // What goes on about the same topic needs no more words.
  return getWeight(known, question, view) >= SURE_TOPIC || getWeight(known, before, view) >= MIN_TOPIC_WEIGHT;
}

export async function getFocus(turns: readonly Turn[], view: CoachView, { diary }: Sources): Promise<OfferContext> {
  const last = turns.at(-1);
  const [card] = last?.proposals ?? [];
  if (card !== undefined && last?.decision === null) return { card: card.title };
  const entity = entityIn(turns, await diary(), view);
  if (entity !== undefined) return { entity };
  const session = last === undefined ? undefined : sessionIn(last, view);
  if (session !== undefined) return { session: session.title };
  return isAboutLog(turns, view, await diary()) ? { isLog: true } : {};
}

/** The topic that most speaks for, else the question before together with this one, else what the library has. */
function chosen({ action, content, turns }: AskedQuestion, view: CoachView, candidates: readonly Article[]): Chosen {
  const [found] = candidates;
  const own = byTopic(readQuestion(content, action), view, MIN_TOPIC_WEIGHT);
  if (own !== undefined) return own;
  const before = turns.at(-1)?.question;
  // What was asked of own data is no half of a question about training.
  if (before !== undefined && content.length <= SHORT && !isAboutData(before, view)) {
    const together = byTopic(readQuestion(`${content} ${before}`, action), view, MIN_TOPIC_WEIGHT);
    if (together !== undefined) return together;
  }
  if (found !== undefined && found.rank >= FITS && isAbout(content, found))
    return { topic: "library", draft: { text: [] }, article: found };
  const near = candidates.filter((article) => isNear(content, article)).slice(0, MOST_CANDIDATES);
  if (near.length > 0) return { topic: undefined, draft: askBack(near) };
  return { topic: undefined, draft: NO_ANSWER };
}

export function isAboutData(content: string, view: CoachView): boolean {
  return readDataQuestion(readQuestion(content, "coaching_question").words, view.today, view.plan?.plan.startDate) !== undefined;
}

function askBack(articles: readonly Article[]): Draft {
  return {
    text: [
      "I am not sure what you mean. Is it one of these?",
      bullet(articles.map(({ title }) => `**${title}**`)),
      "Or say it in other words.",
    ],
    followUps: articles.filter(({ origin }) => origin === "library").map(({ title }) => `Tell me about ${title.toLowerCase()}`),
  };
}

const MOST_CANDIDATES = 3;

/** A message so short may be the second half of a question. */
const SHORT = 120;
