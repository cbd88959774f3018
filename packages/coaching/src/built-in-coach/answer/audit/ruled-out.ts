import { type Audited, left, type LeftPart } from "./part.ts";

/** Weekdays that are taken out in the words of the message: "Thursdays out", "not on Fridays", "can't do Wednesdays". */
const TAKEN_OUT =
  /(?:\b(?:no|not|never|without|except|can['’]?t(?: do| train| make)?|cannot|drop|skip|lose|nicht|kein\w*|ohne|pas|sans|sauf|sin|salvo|senza|tranne)(?: on| am| the| le| el| il)? (\p{L}+day|\p{L}+tag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)s?)|(?:(\p{L}+day|\p{L}+tag)s? (?:is |are |(?:will|would) be )?(?:out|off|gone|impossible|weg|raus|frei))\b/giu;
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A day that the athlete rules out and on which the card trains. */
export function findTurnedRound({ cards, content }: Audited): readonly LeftPart[] {
  const trained: ReadonlySet<number> = new Set(
    cards.flatMap(({ request }) => (request.reason === "availability" ? (request.availability?.weekdays ?? []) : [])),
  );
  if (trained.size === 0) return [];
  for (const match of content.toLowerCase().matchAll(TAKEN_OUT)) {
    const at = WEEKDAYS.indexOf(match[1] ?? match[2] ?? "");
    if (at >= 0 && trained.has(at + 1)) return left(match[0], true);
  }
  return [];
}

/** A condition that no card can hold: "unless it rains", "only if the knee is fine". */
const CONDITION =
  /\b(?:unless|only if|as long as|provided|depending on|falls nicht|nur wenn|außer wenn|solange|à moins que|seulement si|a menos que|solo si|a meno che|purché)\b[^,.!?]*/iu;

export function findLostCondition({ cards, content, held }: Audited): readonly LeftPart[] {
  const found = cards.length === 0 ? undefined : CONDITION.exec(content)?.[0];
  return found === undefined || held.includes(found.toLowerCase()) ? [] : left(found, true);
}
