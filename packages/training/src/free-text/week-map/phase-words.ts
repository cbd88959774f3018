/** What a week at work leaves out. */
export const REFUSES_SPORT =
  /^(?:(?:and|but|so|then|und|aber|y|pero|et|mais|e|ma|mas|en|maar) )*(?:no|not|without|never|kein\w*|ohne|nicht|sin|nada de|pas de|sans|niente|senza|nessun\w*|sem|nao|geen|zonder)\b/u;

/** Why such a week has little time: "I get called out at night". */
export const LEADS_TO_LIMIT =
  /\b(?:on|off|work|duty|shift|sea|home|free)\b.*\bweeks?\b|\bweeks?\b|wochen?|seman\w*|semain\w*|settiman\w*|weken/u;
