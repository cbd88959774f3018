import type { AskedQuestion, Sources } from "../answer/asked.ts";
import type { CoachAnswer } from "../answer/coach-answer.ts";
import { bullet } from "../say.ts";
import { sayIn, type Tongue } from "../turn/languages.ts";
import type { CoachView } from "../view.ts";
import { writeArticle } from "./article-answer.ts";
import { readArticles } from "./read-articles.ts";
import { ARTICLE_TITLES } from "./titles.ts";

/** From this share on an article is taken for the answer. */
const HOLDS = 0.35;
/** Below this it is not even near. */
const NEAR = 0.08;
const MOST_NAMED = 2;

/**
 * The article that answers a question about training, or, where none surely does, the nearest by its title, said to be no more than that.
 * @returns undefined where nothing of the library is near
 */
export async function nearestArticle(
  { content }: AskedQuestion,
  tongue: Tongue,
  view: CoachView,
  { library, encodeSentence }: Sources,
): Promise<CoachAnswer | undefined> {
  const { likely } = await readArticles(content, encodeSentence);
  const [first] = likely;
  if (first === undefined || first.share < NEAR) return undefined;
  if (first.share >= HOLDS) {
    const [article] = await library.bySlug([first.slug]);
    const text = article === undefined ? undefined : writeArticle(content, article, tongue, view);
    if (article !== undefined && text !== undefined)
      return {
        topic: "library",
        text: text.join("\n\n"),
        sources: [{ slug: article.slug, title: article.title, origin: article.origin }],
        articles: [article],
        proposals: [],
        followUps: [],
      };
  }
  const articles = await library.bySlug(likely.slice(0, MOST_NAMED).map(({ slug }) => slug));
  const titles = articles.map(({ slug, title }) => (tongue === "en" ? title : (ARTICLE_TITLES[slug]?.[tongue] ?? title)));
  if (titles.length === 0) return undefined;
  return {
    topic: "library: nearest",
    text: [
      sayIn(tongue)(
        "No article of my library holds exactly that. The nearest:",
        "Genau das steht in keinem Artikel meiner Bibliothek. Am nächsten kommen:",
        "Aucun article de ma bibliothèque ne dit exactement cela. Les plus proches :",
        "Ningún artículo de mi biblioteca dice exactamente eso. Los más cercanos:",
        "Nessun articolo della mia biblioteca dice esattamente questo. I più vicini:",
      ),
      bullet(titles.map((title) => `**${title}**`)),
    ].join("\n\n"),
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
    proposals: [],
    followUps: tongue === "en" ? titles : [],
  };
}
