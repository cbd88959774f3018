import type { SentenceEncoder } from "../../context.ts";
import { isAsking, type Turn } from "../dialogue/turn.ts";
import { type Context, readWant, type Want } from "./wants.ts";

/** What kind of answer a turn comes after. */
export async function contextOf(turns: readonly Turn[], encode?: SentenceEncoder): Promise<Context> {
  const last = turns.at(-1);
  if (last === undefined) return "-";
  if (last.proposals.length > 0) return "card";
  if (isAsking(last.answer)) return "ask";
  if ((last.sources ?? []).length > 0) return "advice";
  // A turn that leans on the one before it is about what that one was about.
  for (const [at, { question }] of turns.toReversed().entries()) {
    const { want } = await readWant(question, at === turns.length - 1 ? "-" : "data", encode);
    if (!want.startsWith("f-")) return AFTER[want] ?? (want.startsWith("own-") ? "data" : "plan");
  }
  return "data";
}

const AFTER: { readonly [want in Want]?: Context } = {
  knowledge: "advice",
  offtopic: "advice",
  adversarial: "advice",
  social: "advice",
  "own-goal": "goal",
  "goal-new": "goal",
  "own-race": "race",
  "own-forecast": "race",
  "own-ahead": "plan",
  "own-why": "plan",
  "own-changes": "plan",
};
