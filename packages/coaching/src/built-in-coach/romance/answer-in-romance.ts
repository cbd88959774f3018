import { ONLY_ENGLISH } from "../language.ts";
import { sentenceTranslator, type SentenceTranslator } from "../sentence-translator.ts";
import type { Romance } from "./gloss.ts";
import { ROMANCE_SENTENCES } from "./sentences.ts";
import { ROMANCE_SUMMARIES } from "./summaries.ts";
import { inRomance } from "./values.ts";

const TRANSLATORS: { readonly [language in Romance]: SentenceTranslator } = {
  fr: sentenceTranslator(
    ROMANCE_SENTENCES.map(([english, french]) => [english, french]),
    (value) => inRomance(value, "fr"),
  ),
  es: sentenceTranslator(
    ROMANCE_SENTENCES.map(([english, , spanish]) => [english, spanish]),
    (value) => inRomance(value, "es"),
  ),
  it: sentenceTranslator(
    ROMANCE_SENTENCES.map(([english, , , italian]) => [english, italian]),
    (value) => inRomance(value, "it"),
  ),
};

/**
 * An answer in French, Spanish or Italian. Paragraphs without a translation are left out when the first one has one; else what the library says in the
 * language stands for the answer, and failing that it stays English and says so.
 * @param slug the article the answer rests on
 */
export function answerInRomance(text: string, language: Romance, slug: string | undefined): string {
  const [first = "", ...others] = text.split("\n\n");
  const { paragraph } = TRANSLATORS[language];
  const [lead, summary] = [paragraph(first), slug === undefined ? undefined : ROMANCE_SUMMARIES[slug]?.[language]];
  if (lead === undefined) return summary ?? [ONLY_ENGLISH[language], text].join("\n\n");
  return [lead, ...others.flatMap((part) => paragraph(part) ?? []), ...(summary === undefined ? [] : [summary])].join("\n\n");
}
