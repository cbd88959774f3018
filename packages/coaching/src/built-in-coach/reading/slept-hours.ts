/** How long somebody slept, in five languages; it stands beside a wish as its reason. */
const SLEPT =
  /(?<![\p{L}\d])(?:(?:i )?(?:only |just |barely )?(?:slept|got|had)(?: only| just| about| like| maybe)? \d{1,2}(?:[.,]\d)? ?(?:h|hrs?|hours?)(?: of)?(?: sleep)?|(?:ich (?:hab|habe) )?(?:nur |bloß |kaum )?\d{1,2}(?:[.,]\d)? ?(?:h|std|stunden) (?:geschlafen|schlaf)|(?:j['’]ai )?(?:seulement )?dormi (?:que |seulement )?\d{1,2} ?(?:h|heures?)|(?:he )?(?:solo )?dorm(?:í|i|ido) (?:solo )?\d{1,2} ?(?:h|horas?)|(?:ho )?(?:solo )?dormito (?:solo )?\d{1,2} ?(?:h|ore?))(?![\p{L}\d])/giu;
const FEWEST_WORDS = 2;

/** "Ease tomorrow, slept 4 hours": the hours of a night are no length of a session. */
export function withoutSleptHours(content: string): string {
  const rest = content.replaceAll(SLEPT, "slept badly");
  return rest !== content && content.replaceAll(SLEPT, "").trim().split(/\s+/u).length >= FEWEST_WORDS ? rest : content;
}
