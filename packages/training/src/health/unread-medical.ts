import type { HealthFinding } from "./group.ts";

const MEDICAL =
  /\d\s?(?:mg|mcg|µg|ml)\b|syndrome?|disease|disorder|itis\b|osis\b|ectomy|operation|diagnos|tablet|pills?\b|medicine|medication|krankheit|syndrom|arzt|medikament|enfermedad|pastilla|medicamento|maladie|medicament|comprime|olol\b|pril\b|sartan|statin|mab\b|zepam|floxacin|gliptin|insulin|injection|implant/iu;

/** Whether words that nobody understood look like an illness or a medicine (special-populations.md section 2.6). */
export function looksMedical(words: string): boolean {
  return MEDICAL.test(words);
}

/** What nobody understood is quoted and asked about; only an illness or a medicine holds the plan back until it is answered. */
export function unreadFinding(unread: readonly string[], isComplaint: (words: string) => boolean): HealthFinding | undefined {
  const medical = unread.find((words) => looksMedical(words) && !/^(?:was |is |been )?diagnos\w*$/iu.test(words));
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
    limits: {},
    note: `I did not understand: '${complaint}'. Nothing is adapted to it: say where it is, how strong from 0 to 10 and what brings it on.`,
  };
}
