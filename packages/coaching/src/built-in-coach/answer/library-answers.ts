import type { Article } from "../../knowledge/article.ts";
import type { AskedQuestion, Sources } from "./asked.ts";
import { getSummary } from "../article-choice/article-answer.ts";
import { ARTICLE_TITLES } from "../article-choice/titles.ts";
import { byTopic, type Chosen, CLEAR_TOPIC_WEIGHT, MIN_TOPIC_WEIGHT, SURE_TOPIC } from "./by-topic.ts";
import { paragraphAbout, getParagraph } from "../dialogue/same-article.ts";
import { readIntent } from "../intent/intents.ts";
import { getLanguage } from "../language/language.ts";
import { readDataQuestion } from "../own-data/ask.ts";
import { readQuestion } from "../question.ts";
import { bullet } from "../say.ts";
import type { CoachView } from "../view.ts";

const DIFFERENCE =
  /\b(?:diff|difference|unterschied)\w* (?:between|of|zwischen|von)? ?(?:an? |the )?(.+?) (?:and|vs|or|und) (?:an? |the )?(.+)$|^(?:whats |what is |what are )(\w+(?: \w+)?) (?:vs|versus) (\w+(?: \w+)?)$/;

/** "the difference between a taper and a deload": what the library says of both. */
export async function differenceBetween(asked: AskedQuestion, { library }: Sources): Promise<Chosen | undefined> {
  const { words } = readQuestion(asked.content, "coaching_question");
  const found = DIFFERENCE.exec(words.replace(" zwischen ", " between "));
  if (found === null || /\b(?:my|i|me)\b/.test(words)) return undefined;
  const sides = [found[1] ?? found[3] ?? "", found[2] ?? found[4] ?? ""].map((side) =>
    side.replace(/\b(?:training|session|sessions|runs?)\b/g, "").trim(),
  );
  const articles = await Promise.all(
    sides.map(async (side) =>
      (await library.search(side)).find((article) =>
        contentWords(side).some((word) => new RegExp(`\\b${word.slice(0, 5)}`, "i").test(article.title)),
      ),
    ),
  );
  const [one, other] = articles;
  if (one === undefined || other === undefined || one.slug === other.slug) return undefined;
  const isInGerman = getLanguage(asked) === "de";
  return {
    topic: "library",
    draft: {
      text: [
        bullet(
          [one, other].map(({ slug, title, summary }) =>
            isInGerman ? `**${ARTICLE_TITLES[slug]?.de ?? title}**: ${getSummary(slug, "de") ?? summary}` : `**${title}**: ${summary}`,
          ),
        ),
      ],
      articles: [one.slug, other.slug],
      isFinal: true,
    },
  };
}

/** A question about training that no topic is sure of: the paragraph of the likeliest articles that has most of its words. */
export async function passageAbout(
  { action, content, turns }: AskedQuestion,
  view: CoachView,
  candidates: readonly Article[],
  { library }: Sources,
): Promise<Chosen | undefined> {
  const question = readQuestion(content, action);
  if (turns.length > 0 || byTopic(question, view, SURE_TOPIC) !== undefined) return undefined;
  if ((await readIntent(content)).acts.knowledge < SURE_KNOWLEDGE) return undefined;
  const whole = await library.bySlug(
    candidates
      .filter(({ origin }) => origin === "library")
      .slice(0, 4)
      .map(({ slug }) => slug),
  );
  const found = getParagraph(content, whole);
  return found === undefined
    ? undefined
    : { topic: "library", draft: { text: [found.part], articles: [found.article.slug], withSummary: true }, article: found.article };
}

const SURE_KNOWLEDGE = 0.7;

/** The article that was found, with the paragraph that the question is about in front of its summary. */
export async function withParagraph(content: string, found: Chosen, { library }: Sources): Promise<Chosen> {
  const article = found.article;
  if (article === undefined || found.draft.text.length > 0 || article.origin !== "library") return found;
  const [whole] = await library.bySlug([article.slug]);
  const paragraph = whole === undefined ? undefined : paragraphAbout(content, whole);
  return paragraph === undefined ? found : { ...found, draft: { ...found.draft, text: [paragraph], withSummary: true } };
}

/** A follow-up has few words; what is longer is taken for a question of its own. */
export const LONGEST_FOLLOW_UP = 10;

/** The library has an article for all that a message says: it is a question of its own. */
export function isWhole(content: string, { article }: Chosen): boolean {
  const words = contentWords(content);
  return article !== undefined && words.length > 1 && words.every((word) => isIn(word, article));
}

/** A short message after an answer of the library: the paragraph of the same article that is about it. */
export async function inSameArticle(
  { action, content, turns }: AskedQuestion,
  view: CoachView,
  { library }: Sources,
): Promise<Chosen | undefined> {
  if (turns.length === 0 || content.split(/\s+/u).length > LONGEST_FOLLOW_UP) return undefined;
  if (byTopic(readQuestion(content, action), view, CLEAR_TOPIC_WEIGHT) !== undefined) return undefined;
  for (const turn of turns.toReversed().slice(0, 3)) {
    if (turn.proposals.length > 0) return undefined;
    // "how much" alone says nothing of what it is about: the turn before it does.
    if (contentWords(turn.question).length === 0) continue;
    const before = readQuestion(turn.question, action);
    if (readDataQuestion(before.words, view.today, view.plan?.plan.startDate) !== undefined) return undefined;
    const slugs =
      byTopic(before, view, MIN_TOPIC_WEIGHT)?.draft.articles ??
      (await library.search(turn.question))
        .filter((article) => isAbout(turn.question, article))
        .slice(0, 1)
        .map(({ slug }) => slug);
    const articles = await library.bySlug(slugs.slice(0, 3));
    for (const article of articles) {
      const paragraph = paragraphAbout(content, article);
      if (paragraph !== undefined) return { topic: "library", draft: { text: [paragraph], articles: [article.slug] } };
    }
  }
  return undefined;
}

/** Words of a message that say what it is about. */
function contentWords(content: string): readonly string[] {
  return readQuestion(content, "coaching_question")
    .words.split(" ")
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));
}

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "what whats how the and for with when why who which should does did can could would will are was were have has had you your mine there this that these those about from into than then them they get got going much many more most some any good bad best better way need want like just really very tell give help know think make use take doing done being before after during between without not dont cant isnt training train workout workouts session sessions week day days today exercise".split(
    " ",
  ),
);

/** One shared word picks no article: most of what the message is about has to be in it. */
export function isAbout(content: string, article: Article): boolean {
  const words = contentWords(content);
  const shared = words.filter((word) => isIn(word, article));
  // "Why should easy runs be slow? I feel lazy": all of the title is in it.
  const title = contentWords(article.title);
  if (title.length >= 2 && title.every((word) => words.some((each) => each.slice(0, 3) === word.slice(0, 3)))) return true;
  return words.length === 1 ? shared.length === 1 : shared.length >= 2 && shared.length / words.length > 0.5;
}

export function isNear(content: string, article: Article): boolean {
  // One word that an article only mentions brings it near nothing: it is in its title, or two words are in it.
  const words = contentWords(content).filter((word) => isIn(word, article));
  return article.rank >= FITS / 2 && (words.length > 1 || words.some((word) => isIn(word, { ...article, summary: "" })));
}

function isIn(word: string, { title, summary }: Article): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ".");
  return new RegExp(`\\b${stem}`, "i").test(`${title} ${summary}`);
}

/** Rank of an article that is about the question. */
export const FITS = 0.1;
