import type { Article } from "../../knowledge/article.ts";
import { readQuestion } from "../question.ts";

/**
 * The paragraph of an article that a message asks for: most of the words that tell paragraphs apart are in it. Undefined when no paragraph has one of its own.
 */
export function paragraphAbout(content: string, article: Article): string | undefined {
  const headed = paragraphHeaded(content, article);
  if (headed !== undefined) return headed;
  const found = bestParagraph(content, article);
  return found === undefined || found.score < LEAST ? undefined : found.part;
}

/** "how often then": the paragraph that says so in its heading. */
function paragraphHeaded(content: string, { content: text = "" }: Article): string | undefined {
  const asked = readQuestion(content, "coaching_question")
    .words.replace(/^(?:(?:and|so|ok|but|then) )+/, "")
    .replace(/(?: (?:then|please|though|exactly|a week|per week|a day))+$/, "");
  if (asked.split(" ").length > MOST_HEADING_WORDS) return undefined;
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .find((part) => part.toLowerCase().startsWith(`**${asked}`) && asked.length > 3);
}

const MOST_HEADING_WORDS = 3;

/** The paragraph of several articles that has most of the words that tell them apart; undefined when two words of it are not in one. */
export function getParagraph(
  content: string,
  articles: readonly Article[],
): { readonly article: Article; readonly part: string } | undefined {
  const stems = contentStems(content);
  const scored = articles.flatMap((article) =>
    (article.content ?? "")
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter((part) => part.length > 40 && !part.startsWith("|") && !part.startsWith("#"))
      .map((part) => {
        const text = `${article.title} ${part}`.toLowerCase();
        const shared = stems.filter((stem) => hasStem(text, stem));
        const own = stems.filter((stem) => hasStem(part.toLowerCase(), stem));
        return { article, part, shared: shared.length, own: own.length };
      }),
  );
  const [best] = scored.toSorted((a, b) => b.shared - a.shared || b.own - a.own);
  // The most telling word, "headphones", has to be in it.
  const longest = stems.toSorted((a, b) => b.length - a.length)[0] ?? "";
  if (best !== undefined && !hasStem(`${best.article.title} ${best.article.content ?? ""}`.toLowerCase(), longest)) return undefined;
  return best === undefined || best.own === 0 || best.shared < 2 || best.shared / Math.max(1, stems.length) < MOST_WORDS ? undefined : best;
}

/** Share of the words of a question that its paragraph has. */
const MOST_WORDS = 0.7;

function bestParagraph(
  content: string,
  { content: text = "", title }: Article,
): { readonly part: string; readonly score: number } | undefined {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 40 && !part.startsWith("|") && !part.startsWith("#"));
  const words = contentStems(content).filter((stem) => !title.toLowerCase().includes(stem));
  if (words.length === 0 || paragraphs.length === 0) return undefined;
  const scored = paragraphs.map((part) => {
    const lower = part.toLowerCase();
    // A word of every paragraph tells nothing.
    const score = words.reduce((sum, stem) => {
      const holders = paragraphs.filter((each) => hasStem(each.toLowerCase(), stem)).length;
      return hasStem(lower, stem) ? sum + 1 / holders : sum;
    }, 0);
    return { part, score };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0];
}

const LEAST = 0.34;

function hasStem(text: string, stem: string): boolean {
  return new RegExp(`\\b${stem}`).test(text);
}

const EMPTY: ReadonlySet<string> = new Set(
  "and but what whats how the for with when why who which should does did can could would will are was were have has had you your mine there this that these those about from into than then them they get got going much many more most some any good bad best better way need want like just really very tell give help know think make use take doing done being before after during between without not dont cant isnt its even also too ok okay so if is it in on at of to me my do or i a an normal normally far often exactly rather still instead thats case mean say anyone thing things".split(
    " ",
  ),
);

/** What athletes say in other words than an article. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\b[4-7] ?(?:am|uhr|a m)\b|\bearly\b|\bfruh\w*/g, " early morning "],
  [/\b(?:forget|forgot|miss|skip) (?:it |one |a )?(?:for )?(?:a |one )?(?:days?|doses?)?\b/g, " missed "],
  [/\bunbroken\b/g, " planned sets "],
  [/\bbanana|gel\b/g, " banana sports drink "],
  [/\bevening|night before\b/g, " evening "],
  [/\bside effects?|dangerous|safe|harmful\b/g, " doctor kidney risk "],
  [/\bswelling|swollen\b/g, " swelling swollen "],
];

function contentStems(content: string): readonly string[] {
  let words = readQuestion(content, "coaching_question").words.replaceAll(/\bhow (?:long|often|much|many|far)\b/g, " ");
  for (const [pattern, more] of SYNONYMS) words = words.replace(pattern, (all) => `${all}${more}`);
  return [
    ...new Set(
      words
        .split(" ")
        .filter((word) => word.length > 2 && !EMPTY.has(word))
        .map((word) => word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ".")),
    ),
  ];
}
