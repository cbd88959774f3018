import { hyroxPrediction } from "@ironpace/training";
import type { Article } from "../../knowledge/article.ts";
import { paragraphAbout } from "../dialogue/same-article.ts";
import { answerInGerman, isOnlyEnglish } from "../language/german/answer-in-german.ts";
import { GERMAN_SUMMARIES } from "../language/german/summaries.ts";
import { readQuestion } from "../question.ts";
import { answerInRomance } from "../language/romance/answer-in-romance.ts";
import { ROMANCE_SUMMARIES } from "../language/romance/summaries.ts";
import { TRAINING_SUMMARIES } from "../language/romance/summaries-of-training.ts";
import { ONLY_ENGLISH } from "../language/language.ts";
import { MORE_SUMMARIES } from "./more-summaries.ts";
import { pace } from "../say.ts";
import { LIBRARY_TOPICS } from "../topics/library/index.ts";
import type { CoachView } from "../view.ts";

type Known = "en" | "de" | "fr" | "es" | "it";

/**
 * The answer of an article to a question: the athlete's own number where it has one, what the article says to it, and its summary. Undefined where there is
 * none in the language.
 */
export function writeArticle(content: string, article: Article, language: Known, view: CoachView): readonly string[] | undefined {
  const own = ownNumber(article.slug, language, view);
  if (language === "en") {
    if (article.origin !== "library") return [article.summary];
    const part = getDirectPart(content, article) ?? addsTo(article.summary, content, paragraphAbout(content, article));
    return [...own, ...(part === undefined || article.summary.includes(part) ? [article.summary] : [part, article.summary])];
  }
  const summary = getSummary(article.slug, language);
  return summary === undefined ? undefined : [...own, summary];
}

/** A paragraph that has a word of the question which the summary has not. */
function addsTo(summary: string, content: string, part: string | undefined): string | undefined {
  const words = questionStems(content);
  const [lead, said] = [part?.toLowerCase() ?? "", summary.toLowerCase()];
  return words.some((word) => lead.includes(word) && !said.includes(word)) ? part : undefined;
}

/** The short answer of an article in another language than English. */
export function getSummary(slug: string, language: Exclude<Known, "en">): string | undefined {
  const known = language === "de" ? GERMAN_SUMMARIES[slug] : (ROMANCE_SUMMARIES[slug] ?? TRAINING_SUMMARIES[slug])?.[language];
  return known ?? MORE_SUMMARIES[slug]?.[language];
}

/** The paragraph whose heading is the question, or that says how long, how often or how much where the summary does not. */
function getDirectPart(content: string, article: Article): string | undefined {
  const parts = getParts(article);
  const named = getHeadedPart(content, article) ?? namedInHeading(content, parts);
  if (named !== undefined) return named;
  const kind = KINDS.find(({ asks }) => asks.test(content));
  if (kind === undefined || kind.says.test(article.summary)) return undefined;
  return parts.find((part) => !part.startsWith("|") && part.length < LONGEST && kind.says.test(part));
}

/** The paragraph whose heading is the question: "How long", "Rest between intervals". */
export function getHeadedPart(content: string, article: Article): string | undefined {
  const kind = KINDS.find(({ asks }) => asks.test(content));
  const parts = getParts(article);
  return (
    parts.find((part) => HEADED.some(([asks, heading]) => asks.test(content) && heading.test(part))) ??
    (kind === undefined ? undefined : parts.find((part) => kind.heading.test(part)))
  );
}

function getParts({ content = "" }: Article): readonly string[] {
  return content.split(/\n{2,}/u).map((part) => part.trim());
}

/** How many words of a question a text has. */
export function countShared(content: string, text: string): number {
  const lower = text.toLowerCase();
  return questionStems(content, SHORTEST_STEM).filter((stem) => lower.includes(stem)).length;
}

const SHORTEST_STEM = 3;

/** The one paragraph whose heading has a word of the question that the other headings have not. */
function namedInHeading(content: string, parts: readonly string[]): string | undefined {
  const headings = parts.map((part) => /^\*\*([^*]+)\*\*/u.exec(part)?.[1]?.toLowerCase());
  const found = questionStems(content).flatMap((stem) => {
    const places = headings.flatMap((heading, at) => (heading !== undefined && heading.includes(stem) ? [at] : []));
    return places.length === 1 ? places : [];
  });
  const [first] = found;
  return first === undefined ? undefined : parts[first];
}

function questionStems(content: string, least = 4): readonly string[] {
  return readQuestion(content, "coaching_question")
    .words.split(" ")
    .filter((word) => word.length >= least && !COMMON.has(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)).toLowerCase());
}

const COMMON: ReadonlySet<string> = new Set(
  "the and for are can how you not why who what when which does have with should would could long much many often best good better need from that this there they them then than more most just really before after during between week weeks days today race training train hyrox time first long every".split(
    " ",
  ),
);

const LONGEST = 420;

/** Paragraphs that answer a question whose words are not theirs, by their heading. */
const HEADED: readonly (readonly [asks: RegExp, heading: RegExp])[] = [
  [/\b(?:lose|losing|loss|gone|left of my)\b/iu, /^\*\*What you lose/u],
  [/\breps?\b|\brepetitions\b/iu, /^\*\*How many reps/u],
  [/\b(?:faster|quicker|slower)\b/iu, /^\*\*How much faster/u],
  [/\b(?:rest|recover|jog|pause|break)\w* (?:between|for)\b/iu, /^\*\*Rest between/u],
];

const KINDS: readonly { readonly asks: RegExp; readonly heading: RegExp; readonly says: RegExp }[] = [
  {
    asks: /\bhow (?:long|soon|quick(?:ly)?|many (?:weeks|months|days))\b/iu,
    heading: /^\*\*How long/u,
    says: /\b(?:\d+|an?|two|three|four|six|eight|ten|twelve)(?:[–-]\d+)? (?:to (?:\w+) )?(?:s|min\w*|hours?|days?|weeks?|months?)\b/iu,
  },
  {
    asks: /\bhow (?:often|many times)\b/iu,
    heading: /^\*\*How often/u,
    says: /\b(?:once|twice|times|every|(?:a|per|each) (?:week|day|block)|weekly|daily)\b/iu,
  },
  {
    asks: /\bhow (?:much|many|heavy)\b/iu,
    heading: /^\*\*How (?:much|many|heavy)/u,
    says: /\d/u,
  },
];

/** What the athlete's own numbers make of an article, in the language. */
function ownNumber(slug: string, language: Known, view: CoachView): readonly string[] {
  if (slug === "hyrox-running") return firstKilometre(language, view);
  const topic = LIBRARY_TOPICS.find(({ name }) => name === slug);
  const text = topic?.answer(readQuestion("", "coaching_question"), view)?.text ?? [];
  if (text.length !== 1 || language === "en") return text.length === 1 ? text : [];
  const [whole = ""] = text;
  if (language === "de") {
    const german = answerInGerman([whole]);
    return isOnlyEnglish(german) ? [] : german;
  }
  const translated = answerInRomance(whole, language, undefined);
  return translated.startsWith(ONLY_ENGLISH[language]) ? [] : [translated];
}

function firstKilometre(language: Known, view: CoachView): readonly string[] {
  const { run } = hyroxPrediction(view.athlete, view.today);
  return run === undefined ? [] : [FIRST_KILOMETRE[language](pace(view, run))];
}

const FIRST_KILOMETRE: { readonly [language in Known]: (at: string) => string } = {
  en: (at) => `**Your first kilometre: about ${at}**, the estimate from your own times, and no faster than the ones after it.`,
  de: (at) => `**Dein erster Kilometer: etwa ${at}**, geschätzt aus deinen eigenen Zeiten, und nicht schneller als die danach.`,
  fr: (at) => `**Ton premier kilomètre : environ ${at}**, estimé d’après tes propres temps, et pas plus vite que les suivants.`,
  es: (at) => `**Tu primer kilómetro: unos ${at}**, estimado con tus propios tiempos, y no más rápido que los siguientes.`,
  it: (at) => `**Il tuo primo chilometro: circa ${at}**, stimato dai tuoi tempi, e non più veloce dei successivi.`,
};
