import type { HealthFinding } from "./group.ts";

const MEDICAL =
  /\d\s?(?:mg|mcg|µg|ml)\b|syndrome?|disease|disorder|itis\b|osis\b|arthros[ei]|artros[ie]|ectomy|operation|diagnos|tablet|pills?\b|medicine|medication|krankheit|syndrom|arzt|medikament|enfermedad|pastilla|medicamento|maladie|medicament|comprime|olol\b|pril\b|sartan|statin|mab\b|zepam|floxacin|gliptin|insulin|injection|implant/iu;

/** Whether words that nobody understood look like an illness or a medicine (special-populations.md section 2.6). */
export function looksMedical(words: string): boolean {
  return MEDICAL.test(words);
}

/** Whether words that nobody understood ask to hold something back. */
function isProtective(words: string): boolean {
  return PROTECTIVE.test(words) && !FREE.test(words);
}

const PROTECTIVE =
  /\b(?:no|not|n['’]t|never|nothing|only|without|avoid\w*|stop|skip|careful\w*|gentl[ey]|slow\w*|risk\w*|falls?|falling|limit\w*|max\w*|at most|pain\w*|hurts?|weak|numb\w*|watch|under|below|kein\w*|nicht\w*|nie|nur|ohne|vorsicht\w*|langsam\w*|h[öo]chstens|unter|\w*sturz\w*|\w*fall\w*|schlecht|sin|solo|nunca|evit\w*|cuidado|m[áa]x\w*|pas|sans|jamais|seulement|senza|mai|niente|massimo|sem|apenas|s[óo]|nooit|niet|geen|alleen|zonder)\b/iu;
const FREE = /\b(?:free|fine|ok|okay|allowed|approv\w*|cleared|no limits?|as much|love|whatever|frei|erlaubt|libre|livre|vrij)\b/iu;

/** What nobody understood is quoted and asked about; only an illness or a medicine holds the plan back until it is answered. */
export function unreadFinding(
  unread: readonly string[],
  isComplaint: (words: string) => boolean,
  told: { readonly rpe: number },
): HealthFinding | undefined {
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
  const order = unread.find(isProtective);
  if (complaint === undefined && order === undefined) return undefined;
  const phrase = complaint ?? order ?? "";
  const ask = complaint === undefined ? "say it in other words" : "say where it is, how strong from 0 to 10 and what brings it on";
  return {
    group: "unread",
    label: "something I did not understand",
    phrase,
    limits: { ...(told.rpe < 10 ? {} : { rpe: 7 }), tests: false },
    note: `I did not understand: '${phrase}'. Nothing is adapted to it but the first two weeks, which stay ${told.rpe < 10 ? "" : "at RPE 7 "}without tests: ${ask}.`,
  };
}
