import { getFeatures } from "../../triage/features.ts";
import { getShares, type Loaded, loadRegression } from "../../triage/learned.ts";

/** Languages that the coach answers in, in the order of the classes. */
export const SPOKEN = ["en", "de", "fr", "es", "it"] as const;
export type Spoken = (typeof SPOKEN)[number];

let model: Promise<Loaded> | undefined;

/**
 * The language of a message whose small words do not tell it ("la creatina engorda"), read with the committed weights (`npm run articles:train`). Undefined
 * where it is not sure, and of a single word.
 */
export async function readLanguage(content: string): Promise<Spoken | undefined> {
  if (content.trim().split(/\s+/u).length < FEWEST_WORDS) return undefined;
  model ??= import("./language-weights.gen.ts").then(({ LANGUAGE }) => loadRegression(LANGUAGE));
  const shares = getShares(await model, getFeatures(content));
  const share = Math.max(...shares);
  const language = SPOKEN[shares.indexOf(share)];
  return share >= (language === "de" ? SURE_GERMAN : SURE) ? language : undefined;
}

const FEWEST_WORDS = 2;
const SURE = 0.6;
/** The rules know German well: what they take for English mostly is. */
const SURE_GERMAN = 0.85;
