import { featuresOf } from "../../triage/features.ts";
import { type Loaded, loadRegression, sharesOf } from "../../triage/learned.ts";
import { type Act, actOf, type Intent, INTENTS } from "./intents.ts";

/** What a classifier makes of a message. */
export interface IntentReading {
  readonly intent: Intent;
  /** How likely it is, 0 to 1. */
  readonly share: number;
  /** The likeliest ones, the first included. */
  readonly ranked: readonly { readonly intent: Intent; readonly share: number }[];
  /** How likely each kind of answer is. */
  readonly acts: { readonly [act in Act]: number };
}

let model: Promise<Loaded> | undefined;

/** Reads a message with the committed weights (`npm run intents:train`), which are loaded with the first one. */
export async function readIntent(content: string): Promise<IntentReading> {
  model ??= import("./weights.gen.ts").then(({ INTENT }) => loadRegression(INTENT));
  const shares = sharesOf(await model, featuresOf(content));
  const share = Math.max(...shares);
  const acts = { ask: 0, change: 0, knowledge: 0, other: 0 };
  shares.forEach((each, at) => {
    acts[actOf(INTENTS[at] ?? "social")] += each;
  });
  const ranked = shares
    .map((each, at) => ({ intent: INTENTS[at] ?? ("social" as const), share: each }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 4);
  return { intent: ranked[0]?.intent ?? "social", share, ranked, acts };
}
