import type { Day } from "@ironpace/training";
import type { SentenceEncoder } from "../../context.ts";
import { MEANS_DANGER, MEANS_DANGER_IN_CONTEXT, MEANS_NOTHING } from "../reading/thresholds.ts";
import { shown } from "../reading/found.ts";
import { type Triage, triage } from "../triage.ts";
import { likelyDanger } from "./likely-danger.ts";
import { wordsRead } from "./words-read.ts";

/**
 * What `triage` makes of a message, and where there is an encoder, what the message means beside its words (ADR 059): the last reading lets pass what
 * the words alone suspect, and asks about what they do not know. What is said outright, and what the words know to be harmless, it leaves alone.
 */
export async function readWithMeaning(
  content: string,
  earlier: readonly string[],
  today: Day,
  encode: SentenceEncoder | undefined,
): Promise<Triage> {
  const found = await triage(content, earlier, today);
  const words = encode && (await wordsRead(content, { earlier, today, found }));
  const danger = words && (await likelyDanger(content, earlier, { words, encode }));
  if (danger === undefined) return found;
  const bound = danger.alone < MEANS_DANGER ? MEANS_DANGER_IN_CONTEXT : MEANS_DANGER;
  if (found.kind === "none") return danger.inContext < bound ? found : asked(content);
  return danger.inContext < MEANS_NOTHING ? { kind: "none" } : found;
}

function asked(content: string): Triage {
  return { kind: "ask", isSure: false, level: "doctor-today", category: "unclear", person: "self", quote: shown(content) };
}
