import { ONLY_ENGLISH } from "../language.ts";
import { sentenceTranslator, type SentenceTranslator } from "../sentence-translator.ts";
import type { Romance } from "./gloss.ts";
import { ROMANCE_SENTENCES } from "./sentences.ts";
import { CHANGE_SENTENCES } from "./sentences-of-changes.ts";
import { OWN_DATA_SENTENCES } from "./sentences-of-own-data.ts";
import { QUERY_SENTENCES } from "./sentences-of-queries.ts";
import { TALK_SENTENCES } from "./sentences-of-talk.ts";
import { ROMANCE_SUMMARIES } from "./summaries.ts";
import { TRAINING_SUMMARIES } from "./summaries-of-training.ts";
import { MORE_SUMMARIES } from "../../article-choice/more-summaries.ts";
import { toRomance } from "./values.ts";

/** Every sentence of the coach in English, French, Spanish and Italian. */
export const ALL_ROMANCE_SENTENCES = [
  ...ROMANCE_SENTENCES,
  ...CHANGE_SENTENCES,
  ...OWN_DATA_SENTENCES,
  ...QUERY_SENTENCES,
  ...TALK_SENTENCES,
];

const COLUMN = { fr: 1, es: 2, it: 3 } as const;

const TRANSLATORS: { readonly [language in Romance]: SentenceTranslator } = {
  fr: translatorInto("fr"),
  es: translatorInto("es"),
  it: translatorInto("it"),
};

function translatorInto(language: Romance): SentenceTranslator {
  return sentenceTranslator(
    ALL_ROMANCE_SENTENCES.map((row) => [row[0], row[COLUMN[language]]]),
    (value) => toRomance(value, language),
    true,
    isStillEnglish,
  );
}

/** Words of English that no name of a session or an exercise needs; what stands in bold or in quotes is a name or the athlete's own. */
const ENGLISH =
  /\b(?:the|which|what|that|your|you|less|more|than|since|until|so far|unchanged|has(?! anotado)|have|not|between|planned|logged|because)\b/u;

function isStillEnglish(value: string): boolean {
  return ENGLISH.test(value.replaceAll(/\*\*[^*]*\*\*|[“«][^”»]*[”»]/gu, ""));
}

/** The only day of the week that is feminine in Italian. */
const SUNDAY = /\b(?:il|al|dal|del) domenica\b/gu;
const WITH_SUNDAY: Readonly<Record<string, string>> = {
  "il domenica": "la domenica",
  "al domenica": "alla domenica",
  "dal domenica": "dalla domenica",
  "del domenica": "della domenica",
};

/**
 * An answer in French, Spanish or Italian. Paragraphs without a translation are left out when the first one has one; else what the library says in the
 * language stands for the answer, and failing that it stays English and says so.
 * @param slug the article the answer rests on
 */
export function answerInRomance(text: string, language: Romance, slug: string | undefined): string {
  const [first = "", ...others] = text.split("\n\n");
  const { paragraph } = TRANSLATORS[language];
  const [lead, summary] = [
    paragraph(first),
    slug === undefined ? undefined : (ROMANCE_SUMMARIES[slug] ?? TRAINING_SUMMARIES[slug] ?? MORE_SUMMARIES[slug])?.[language],
  ];
  if (lead === undefined) return summary ?? [ONLY_ENGLISH[language], text].join("\n\n");
  const rest = others.flatMap((part) => paragraph(part) ?? []);
  // What the library says stands in for paragraphs that were left out.
  const answer = [lead, ...rest, ...(summary === undefined || rest.length > 0 ? [] : [summary])].join("\n\n");
  return language === "it" ? answer.replaceAll(SUNDAY, (found) => WITH_SUNDAY[found.toLowerCase()] ?? found) : answer;
}
