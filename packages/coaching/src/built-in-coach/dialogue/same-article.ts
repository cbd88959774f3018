import type { Article } from "../../knowledge/article.ts";
import { readQuestion } from "../question.ts";

/**
 * The paragraph of an article that a message asks for: most of the words that tell paragraphs apart are in it. Undefined when no paragraph has one of its own.
 */
export function paragraphAbout(content: string, { content: text = "", title }: Article): string | undefined {
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
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best === undefined || best.score < LEAST ? undefined : best.part;
}

const LEAST = 0.34;

function hasStem(text: string, stem: string): boolean {
  return new RegExp(`\\b${stem}`).test(text);
}

const EMPTY: ReadonlySet<string> = new Set(
  "and but what whats how the for with when why who which should does did can could would will are was were have has had you your mine there this that these those about from into than then them they get got going much many more most some any good bad best better way need want like just really very tell give help know think make use take doing done being before after during between without not dont cant isnt its even also too ok okay so if is it in on at of to me my do or i a an long far often exactly rather still instead thats case mean say anyone thing things".split(
    " ",
  ),
);

/** What athletes say in other words than an article. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\b[4-7] ?(?:am|uhr|a m)\b|\bearly\b|\bfruh\w*/g, " early morning "],
  [/\bunbroken\b/g, " planned sets "],
  [/\bbanana|gel\b/g, " banana sports drink "],
  [/\bevening|night before\b/g, " evening "],
  [/\bside effects?|dangerous|safe|harmful\b/g, " doctor kidney risk "],
  [/\bswelling|swollen\b/g, " swelling swollen "],
];

function contentStems(content: string): readonly string[] {
  let { words } = readQuestion(content, "coaching_question");
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
