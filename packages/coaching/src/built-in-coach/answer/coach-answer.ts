import type { CoachProposal, CoachSource } from "@ironpace/contract";
import type { Article } from "../../knowledge/article.ts";
import type { AskedQuestion, Sources } from "./asked.ts";
import { type Language, ONLY_ENGLISH } from "../language/language.ts";
import { isRomance, type Romance } from "../language/romance/gloss.ts";
import type { Draft } from "../topic.ts";

export interface CoachAnswer {
  /** Markdown. */
  readonly text: string;
  /** Name of the topic that answered; undefined when none did. */
  readonly topic: string | undefined;
  /** Name of the reader that answered, where it stands in a table of readers. */
  readonly reader?: string;
  readonly sources: readonly CoachSource[];
  readonly articles: readonly Article[];
  readonly proposals: readonly CoachProposal[];
  readonly followUps: readonly string[];
}

export const INTRODUCTION = "_I am the built-in coach: fixed rules, your own numbers, no language model. I suggest changes; you decide._";

export const GERMAN_INTRODUCTION =
  "_Ich bin der eingebaute Coach: Regeln und Rechnen mit deinen eigenen Werten und der Bibliothek, kein Sprachmodell. Änderungen biete ich an, ich mache sie nie selbst._";

export const ROMANCE_INTRODUCTION: { readonly [language in Romance]: string } = {
  fr: "_Je suis le coach intégré : des règles et des calculs sur tes propres chiffres et la bibliothèque, sans modèle de langage. Je propose des changements, je ne les fais jamais moi-même._",
  es: "_Soy el coach integrado: reglas y cálculos con tus propios números y la biblioteca, sin modelo de lenguaje. Propongo cambios, nunca los hago yo._",
  it: "_Sono il coach integrato: regole e calcoli sui tuoi numeri e sulla biblioteca, senza modello linguistico. Propongo modifiche, non le faccio mai da solo._",
};

/** Who answers, in the language of the message. */
export function getIntroduction(language: Language): string {
  return language === "de" ? GERMAN_INTRODUCTION : isRomance(language) ? ROMANCE_INTRODUCTION[language] : INTRODUCTION;
}

/** Advice with the articles it rests on. */
export async function withSources(
  { text, articles: slugs = [], proposals = [], followUps = [], reader }: Draft,
  { introduces }: AskedQuestion,
  language: Language,
  { library }: Sources,
): Promise<CoachAnswer> {
  const articles = slugs.length === 0 ? [] : await library.bySlug(slugs);
  const isGerman = language === "de";
  const lead = language === "en" || isGerman ? [] : [ONLY_ENGLISH[language]];
  const introduction = introduces ? [isGerman ? GERMAN_INTRODUCTION : INTRODUCTION] : [];
  return {
    topic: "advice",
    ...(reader !== undefined && { reader }),
    text: [...lead, ...text, ...introduction].join("\n\n"),
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
    proposals,
    followUps,
  };
}

/** The articles themselves are named beside the answer, as `sources`. */
export function paragraphs(draft: Draft, articles: readonly Article[]): readonly string[] {
  const [first] = articles;
  const summary = first !== undefined && (draft.text.length === 0 || draft.withSummary === true) ? [first.summary] : [];
  return [...draft.text, ...summary];
}
