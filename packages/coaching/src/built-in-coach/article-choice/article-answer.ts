import { hyroxPrediction } from "@ironpace/training";
import type { Article } from "../../knowledge/article.ts";
import { paragraphAbout } from "../dialogue/same-article.ts";
import { answerInGerman, isOnlyEnglish } from "../german/answer-in-german.ts";
import { GERMAN_SUMMARIES } from "../german/summaries.ts";
import { readQuestion } from "../question.ts";
import { answerInRomance } from "../romance/answer-in-romance.ts";
import { ROMANCE_SUMMARIES } from "../romance/summaries.ts";
import { TRAINING_SUMMARIES } from "../romance/summaries-of-training.ts";
import { ONLY_ENGLISH } from "../language.ts";
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
    const part = saysHowMuch(content, article) ?? addsTo(article.summary, content, paragraphAbout(content, article));
    return [...own, ...(part === undefined || article.summary.includes(part) ? [article.summary] : [part, article.summary])];
  }
  const summary = getSummary(article.slug, language);
  return summary === undefined ? undefined : [...own, summary];
}

/** A paragraph that has a word of the question which the summary has not. */
function addsTo(summary: string, content: string, part: string | undefined): string | undefined {
  const words = readQuestion(content, "coaching_question")
    .words.split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(4, word.length - 2)).toLowerCase());
  const [lead, said] = [part?.toLowerCase() ?? "", summary.toLowerCase()];
  return words.some((word) => lead.includes(word) && !said.includes(word)) ? part : undefined;
}

/** The short answer of an article in another language than English. */
export function getSummary(slug: string, language: Exclude<Known, "en">): string | undefined {
  const known = language === "de" ? GERMAN_SUMMARIES[slug] : (ROMANCE_SUMMARIES[slug] ?? TRAINING_SUMMARIES[slug])?.[language];
  return known ?? MORE_SUMMARIES[slug]?.[language];
}

/** "how long", "how often", "how much": the paragraph that says so, where the summary does not. */
function saysHowMuch(content: string, { summary, content: text = "" }: Article): string | undefined {
  const kind = KINDS.find(({ asks }) => asks.test(content));
  if (kind === undefined || kind.says.test(summary)) return undefined;
  const parts = text.split(/\n{2,}/u).map((part) => part.trim());
  return (
    parts.find((part) => kind.heading.test(part)) ??
    parts.find((part) => !part.startsWith("|") && part.length < LONGEST && kind.says.test(part))
  );
}

const LONGEST = 420;

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
