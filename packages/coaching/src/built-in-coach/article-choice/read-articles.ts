import type { SentenceEncoder } from "../../context.ts";
import { encodeMeaning, getMeaningFeatures } from "../reading/meaning.ts";
import { getFeatures } from "../../triage/features.ts";
import { getShares, inflateRegression, type Loaded } from "../../triage/learned.ts";

/** Which articles a question may be about. */
export interface ArticleReading {
  /** The likeliest articles, best first. */
  readonly likely: readonly { readonly slug: string; readonly share: number }[];
  /** How likely no article answers it, 0 to 1: off-topic, own data, a change, small talk. */
  readonly none: number;
}

/** The class of questions that no article answers. */
export const NO_ARTICLE = "none";

interface Model {
  readonly regression: Loaded;
  readonly slugs: readonly string[];
}

let model: Promise<Model> | undefined;

/** Reads which article a question is about with the committed weights (`npm run articles:train`), which are loaded with the first one. */
export async function readArticles(content: string, encode?: SentenceEncoder): Promise<ArticleReading> {
  model ??= load();
  const { regression, slugs } = await model;
  const meaning = getMeaningFeatures(await encodeMeaning(content, encode), content);
  const shares = getShares(regression, [...getFeatures(content), ...meaning]);
  const likely = slugs
    .map((slug, at) => ({ slug, share: shares[at] ?? 0 }))
    .filter(({ slug }) => slug !== NO_ARTICLE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_LIKELY);
  return { likely, none: shares[slugs.indexOf(NO_ARTICLE)] ?? 0 };
}

const MOST_LIKELY = 5;

async function load(): Promise<Model> {
  const { ARTICLES, SLUGS } = await import("./weights.gen.ts");
  return { regression: await inflateRegression(ARTICLES), slugs: SLUGS };
}
