import { getFeatures } from "../features.ts";
import { getShares, type Loaded, loadRegression } from "../learned.ts";

let model: Promise<Loaded> | undefined;

/**
 * How likely a text is a sign of danger rather than ordinary talk, 0 to 1, by a reader of its own: it has seen three times as much talk of
 * everyday life and training as the classifier of triage (`packages/coaching/talk-corpus`, `npm run triage:train`), and is only asked where that
 * one alone would stop somebody. Loaded with the first such message.
 */
export async function likelySign(text: string): Promise<number> {
  model ??= import("../talk-weights.gen.ts").then(({ TALK }) => loadRegression(TALK));
  const [, sign = 1] = getShares(await model, getFeatures(text));
  return sign;
}
