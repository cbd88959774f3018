import type { Day } from "@ironpace/training";
import type { SentenceEncoder } from "../../context.ts";
import { isSymptom } from "../context.ts";
import { dangerBeside } from "../emergencies/beside/of-others-and-things.ts";
import { statedEmergency } from "../emergencies/stated-emergencies.ts";
import { toldOutright } from "../emergencies/told-outright.ts";
import { allConceptsIn, plainWords } from "../features.ts";
import { ORDINARY } from "../reading/read-signs.ts";
import { JOINED_MESSAGES, MEANS_DANGER, MEANS_NOTHING } from "../reading/thresholds.ts";
import { shown } from "../reading/found.ts";
import { grammarSigns } from "../signs/red-flags.ts";
import { mentionsVagueSign } from "../signs/stated-signs.ts";
import { LIMBS, type Triage, triage } from "../triage.ts";
import { likelyDanger } from "./likely-danger.ts";

/**
 * What `triage` makes of a message, and where there is an encoder, what an English sentence means beside its words (ADR 058): it lets pass what only
 * the classifier takes for a sign, and asks about what no word gave away. Where a known wording or a word of a sign was found, and in other
 * languages, the words stand.
 */
export async function readWithMeaning(
  content: string,
  earlier: readonly string[],
  today: Day,
  encode: SentenceEncoder | undefined,
): Promise<Triage> {
  const found = await triage(content, earlier, today);
  if (encode === undefined || tellsSign(content, today)) return found;
  if (found.kind === "none") {
    const danger = await likelyDanger(content, encode);
    return danger === undefined || danger.whole < MEANS_DANGER ? found : asked(content);
  }
  if (found.category !== "unclear" || found.aid !== undefined || !isOfTraining(content)) return found;
  // What it goes on from may be the sign.
  const before = earlier.slice(-JOINED_MESSAGES);
  if (before.some((message) => tellsSign(message, today))) return found;
  const texts = [content, ...(before.length === 0 ? [] : [[...before, content].join(". ")])];
  const dangers = await Promise.all(texts.map((text) => likelyDanger(text, encode)));
  return dangers.every((danger) => danger !== undefined && danger.gravest < MEANS_NOTHING) ? { kind: "none" } : found;
}

/** A known wording of a danger, or a word of a sign that nothing denies. */
function tellsSign(content: string, today: Day): boolean {
  return (
    isSymptom(content) ||
    mentionsVagueSign(content) !== undefined ||
    toldOutright(content) !== undefined ||
    dangerBeside(content) !== undefined ||
    statedEmergency(content, undefined) !== undefined ||
    grammarSigns(content, today).length > 0
  );
}

/** Whether no word is about more than training and limbs: not the heart, a fall or a drug. */
function isOfTraining(content: string): boolean {
  return allConceptsIn(plainWords(content)).every(({ concept }) => ORDINARY.has(concept) || LIMBS.has(concept));
}

function asked(content: string): Triage {
  return { kind: "ask", isSure: false, level: "doctor-today", category: "unclear", person: "self", quote: shown(content) };
}
