const MUSCLES = String.raw`(?:legs|quads|glutes|hammies|hamstrings|arms|abs|calves|pecs|lats|whole body|everything)`;
/** "Lunges make my legs so sore", "squats leave me stiff for two days", "legs are sore for days after lunges". */
const FROM_WORK = new RegExp(
  String.raw`\b(?:make|makes|leave|leaves|left|get|gets|getting|give|gives) (?:me|my (?:both )?${MUSCLES})(?: \w+){0,3} (?:sore|stiff|achy)\b|\b(?:my )?${MUSCLES} (?:(?:are|is|get|gets|feel|always|usually|so|really|very|pretty) ){1,3}(?:sore|stiff|achy)(?: \w+){0,3} (?:days?|next day|day after|afterwards)\b|\bdoms\b`,
  "u",
);
const IS_HURT =
  /\b(?:knees?|shoulders?|back|hips?|ankles?|shins?|elbows?|wrists?|neck|foot|feet|achilles|groin|left|right|one|pain\w*|sharp|stab\w*|swoll\w*|swell\w*|numb|tingl\w*|weeks?|months?|since|dark urine|cannot walk|cant walk|injur\w*|torn|strain\w*)\b/u;

/** Muscles that are sore from work, as those of anybody: no complaint, and nothing to spare. */
export function isMuscleSoreness(said: string): boolean {
  return FROM_WORK.test(said) && !IS_HURT.test(said);
}
