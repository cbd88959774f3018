const COMPLAINT = /\b(?:hurts?|pain\w*|sore|injur\w*|cant|tired|exhausted)\b/u;
const SIGN =
  /\b(?:heart(?! ?rate)|herz|corazon|coeur|cuore|coracao|dizz\w*|faint\w*|breath\w*|chest|crazy|jump\w*|rac(?:es|ing)|flutter\w*|irregular\w*|skip\w*|spik\w*|weird|high|low|sick|schwind\w*|atem\w*|brust|spring\w*|rast|stolper\w*|mare\w*|pecho|dispar\w*|vertige\w*|tourne|poitrine|emball\w*|vertigin\w*|gira la|petto|impazz\w*)\b/u;

/**
 * Whether normalised words speak of a complaint, or of what the heart or the head does: never a matter of taste, and
 * so never for a reader of wishes.
 */
export const isOfABody = (said: string) => COMPLAINT.test(said) || SIGN.test(said);
