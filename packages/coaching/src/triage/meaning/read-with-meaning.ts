import type { Day } from "@ironpace/training";
import type { SentenceEncoder } from "../../context.ts";
import { MEANS_DANGER, MEANS_EMERGENCY } from "../reading/thresholds.ts";
import { isAboutAnother } from "../person.ts";
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
  const likely = words && (await likelyDanger(content, earlier, { words, encode }));
  if (likely === undefined) return found;
  if (likely.danger < MEANS_DANGER) return { kind: "none" };
  const isEmergency = likely.emergency >= MEANS_EMERGENCY;
  if (found.kind === "none") return suspected(content, isEmergency);
  return isEmergency ? { ...found, kind: "sign", level: "emergency" } : found;
}

function suspected(content: string, isEmergency: boolean): Triage {
  const person = isAboutAnother(content) ? "other" : "self";
  const seen = { isSure: false, category: "unclear", person, quote: shown(content) } as const;
  return isEmergency ? { ...seen, kind: "sign", level: "emergency" } : { ...seen, kind: "ask", level: "doctor-today" };
}
