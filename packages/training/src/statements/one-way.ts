/** "Swimming with fins", "running in flat shoes", "at night": one way of doing it, in which the plan chooses nothing. */
const ONE_WAY =
  /\b(?:with|mit|con|avec|met|com|in|wearing) (?:the |my |a |an |any )?(?:fins?|flippers?|flossen|palmes|aletas|pinne|nadadeiras|barbatanas|vliezen|snorkel|(?:weight(?:ed)? )?vest|chains?|bands?|spikes?|carbon\w*(?: shoes?)?|(?:flat|old|new|thin|racing|minimal\w*|zero drop) shoes?|flats|poles?|back ?pack|rucksack|headphones|(?:mixed|hook|wide|close|narrow|supinated|underhand|pronated|overhand|reverse) grip|straight (?:arms?|legs?|bar)|locked (?:knees?|elbows?)|momentum|bounce|clipless(?: pedals)?|cleats|(?:high|low|big) (?:gear|cadence))\b|\b(?:at night|after dark|in the (?:dark|heat|cold|rain|sun|snow)|before breakfast|fasted|on an empty stomach|on (?:ice|snow|sand|cambers?|wet \w+))\b/u;

/** Whether a clause speaks of one way of a movement only. */
export function namesOneWay(said: string): boolean {
  return ONE_WAY.test(said);
}

const WHEN_OR_WHERE =
  /(?<!\p{L})(?:nights?|dark|mornings?|evenings?|outside|outdoors|cold|heat|hot|rain|snow|ice|breakfast|fasted|nachts|abends|morgens|draußen|dunkeln|kälte|noche|mañanas?|fuera|nuit|matin|dehors|notte|mattina|fuori|noite|manhã|nacht|ochtend|avond|buiten)(?!\p{L})/iu;

/** What follows from one way that is left out. */
export function wayText(quote: string): string {
  return WHEN_OR_WHERE.test(quote)
    ? `“${quote}”: the plan sets no place or time of day, so choose another; the training itself stays.`
    : `“${quote}”: only that way of doing it is left out; the movement itself stays.`;
}
