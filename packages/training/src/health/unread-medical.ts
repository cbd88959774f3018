import type { HealthFinding } from "./group.ts";

const MEDICAL =
  /\d\s?(?:mg|mcg|µg|ml)\b|syndrome?|disease|disorder|itis\b|osis\b|ectomy|operation|diagnos|tablet|pills?\b|doctor said|medicine|medication|krankheit|syndrom|arzt|medikament|enfermedad|pastilla|medicamento|maladie|medicament|comprime|olol\b|pril\b|sartan|statin|mab\b|zepam|floxacin|gliptin|insulin|injection|implant/iu;

/** Whether words that nobody understood look like an illness or a medicine (special-populations.md section 2.6). */
export function looksMedical(words: string): boolean {
  return MEDICAL.test(words);
}

/** Until it is answered the plan is held back a little. */
export function unreadMedical(words: readonly string[]): HealthFinding | undefined {
  const [first] = words.filter(looksMedical);
  if (first === undefined) return undefined;
  return {
    group: "unread-medical",
    label: "something I did not understand",
    phrase: first,
    limits: { rpe: 7, tests: false, scoredMinutes: 12, clearance: "advise" },
    note: `“${first}” looks like an illness or a medicine. Until you tell me what it means for training, effort stays at RPE 7, without tests, and workouts last 12 minutes at most.`,
  };
}
