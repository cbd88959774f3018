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

export function actOf(intent: Intent): Act {
  if (intent === "knowledge") return "knowledge";
  if (intent.startsWith("own-")) return "ask";
  return intent === "offtopic" || intent === "adversarial" || intent === "social" || intent === "elsewhere" || intent === "injury"
    ? "other"
    : "change";
}
