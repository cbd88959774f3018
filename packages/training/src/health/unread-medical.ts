import type { HealthFinding } from "./group.ts";

const MEDICAL =
  /\d\s?(?:mg|mcg|µg|ml)\b|syndrome?|disease|disorder|itis\b|osis\b|ectomy|operation|diagnos|tablet|pills?\b|doctor said|medicine|medication|krankheit|syndrom|arzt|medikament|enfermedad|pastilla|medicamento|maladie|medicament|comprime|olol\b|pril\b|sartan|statin|mab\b|zepam|floxacin|gliptin|insulin|injection|implant/iu;

/** Whether words that nobody understood look like an illness or a medicine (special-populations.md section 2.6). */
export function looksMedical(words: string): boolean {
  return MEDICAL.test(words);
}

/** What nobody understood holds the plan back a little until it is answered: an illness or a medicine more than a complaint. */
export function unreadFinding(unread: readonly string[], isComplaint: (words: string) => boolean): HealthFinding | undefined {
  const medical = unread.find(looksMedical);
  if (medical !== undefined)
    return {
      group: "unread-medical",
      label: "something I did not understand",
      phrase: medical,
      limits: { rpe: 7, tests: false, scoredMinutes: 12, clearance: "advise" },
      note: `“${medical}” looks like an illness or a medicine. Until you tell me what it means for training, effort stays at RPE 7, without tests, and workouts last 12 minutes at most.`,
    };
  const complaint = unread.find(isComplaint);
  if (complaint === undefined) return undefined;
  return {
    group: "unread",
    label: "something I did not understand",
    phrase: complaint,
    limits: { tests: false, percent: 80, impact: 2 },
    note: `I did not understand: '${complaint}'. Until you say it in other words (where, how strong from 0 to 10, what brings it on) there are no maximal tests, no jumps or sprints, and no lift goes above 80 % of its maximum.`,
  };
}
