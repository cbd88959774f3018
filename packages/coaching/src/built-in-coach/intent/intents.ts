import { getFeatures } from "../../triage/features.ts";
import { type Loaded, loadRegression, getShares } from "../../triage/learned.ts";

/** What a message can want, as packages/coaching/intent-corpus has it. */
export const INTENTS = [
  "knowledge",
  "own-best",
  "own-amount",
  "own-effort",
  "own-missed",
  "own-history",
  "own-goal",
  "own-race",
  "own-ahead",
  "own-profile",
  "own-notstored",
  "own-form",
  "own-changes",
  "move",
  "shorten",
  "ease",
  "rest",
  "swap",
  "leave-out",
  "done",
  "not-done",
  "log",
  "best-new",
  "goal-new",
  "goal-change",
  "goal-delete",
  "race-new",
  "race-change",
  "weight",
  "availability",
  "equipment",
  "avoid",
  "units",
  "more-less",
  "away",
  "injury",
  "deload-change",
  "undo",
  "elsewhere",
  "offtopic",
  "adversarial",
  "social",
] as const;
export type Intent = (typeof INTENTS)[number];

/** Kinds of message that are answered in the same way. */
export type Act = "ask" | "change" | "knowledge" | "other";

export function getAct(intent: Intent): Act {
  if (intent === "knowledge") return "knowledge";
  if (intent.startsWith("own-")) return "ask";
  return intent === "offtopic" || intent === "adversarial" || intent === "social" || intent === "elsewhere" || intent === "injury"
    ? "other"
    : "change";
}

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
  const shares = getShares(await model, getFeatures(content));
  const share = Math.max(...shares);
  const acts = { ask: 0, change: 0, knowledge: 0, other: 0 };
  shares.forEach((each, at) => {
    acts[getAct(INTENTS[at] ?? "social")] += each;
  });
  const ranked = shares
    .map((each, at) => ({ intent: INTENTS[at] ?? ("social" as const), share: each }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 4);
  return { intent: ranked[0]?.intent ?? "social", share, ranked, acts };
}
