const NAMES =
  /pregnan|schwanger|\bssw\b|embaraz|enceinte|grossesse|trimest|expecting|\bbump\b|\bdue\b|gravid|incinta|zwanger|\bmonat\b|encinta|trying for|preg{1,2}(?:o|ers)|embarasad|enciente|estoy de|babybauch|\bet im\b|\bsa\b/u;

/** "Nach der Schwangerschaft", "since the pregnancy" */
const AFTER_IT =
  /\b(?:after|since|nach|seit|despues de|desde|apres|depuis|dopo|depois d|na) (?:\w+ )?(?:pregnancy|schwangerschaft|embarazo|grossesse|gravidanza|gravidez|zwangerschap)\b/gu;
/** "My maxes are from before I was pregnant", "vor der Schwangerschaft", "pre-pregnancy": no number stands between, as in "pregnant since 20 weeks". */
const BEFORE_IT =
  /\b(?:before|pre|vor|bevor|antes (?:de|del|da|de la)|avant|prima|voor|voordat)(?: (?!and |und |y |et )[a-z]+){0,4}? ?(?:pregnan\w*|schwanger\w*|embaraz\w*|enceinte|grossesse|gravidanza|gravidez|gravida|incinta|zwanger\w*|bump)\b/gu;
/** "When I was pregnant", "during my last pregnancy" */
const DURING_IT =
  /\b(?:when|while) i was (?:\w+ )?pregnant\b|\bals ich (?:\w+ )?schwanger war\b|\bduring (?:my|the|that)(?: (?:last|first|second))? pregnancy\b/gu;

/** Whether normalised words tell of a pregnancy of today: one that is over or named as a point in time is history. */
export function isPregnantNow(said: string): boolean {
  return NAMES.test(said.replace(AFTER_IT, " ").replace(BEFORE_IT, " ").replace(DURING_IT, " "));
}
