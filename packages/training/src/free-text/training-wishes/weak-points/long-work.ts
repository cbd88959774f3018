import { normalise } from "#training/health/normalise.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { isOfABody } from "../of-a-body.ts";

const LONG =
  "(?:everything|anything|all|workouts?|wods?|efforts?|alles|todo|tout|tutto|tudo|was) (?:\\w+ ){0,2}?(?:longer than|over|past|above|beyond|langer als|uber|mas (?:larg[oa] )?de|plus (?:long )?(?:de|que)|piu (?:lung[oa] )?di|mais (?:long[oa] )?(?:de|que)|langer dan) (?:\\w+ )?\\d{1,2} ?(?:min\\w*|m)?";
/** Words of somebody who gets into trouble; what somebody does not want is told with a "no". */
const IN_TROUBLE =
  "(?:died|die|dying|suffer\\w*|struggl\\w*|fad(?:e|es|ed|ing)|f[ae]ll\\w* apart|blew up|blow up|lose|lost|weak|fail\\w*|gass?(?:ed)? out|collaps\\w*|sterbe|gestorben|eingebrochen|breche\\w* ein|leide|muero|mori|sufro|me hundo|meurs|mort\\w*|souffre|m effondre|muoio|soffro|crollo|crollat[oa]|morro|sofro|quebro|sterf|stort\\w* in|lijd)";
const WEAK = new RegExp(String.raw`\b${IN_TROUBLE}\b(?: \w+){0,3} ${LONG}|\b${LONG}(?: \w+){0,4} ${IN_TROUBLE}\b`, "u");
const TO_CHANGE =
  /\b(?:want|would like|hope|need)\b.*\b(?:change|better|improve|fix)\b|\b(?:will|mochte)\b.*\b(?:andern|besser)\b|\b(?:quiero|me gustaria)\b.*\b(?:cambi\w*|mejor\w*)\b|\b(?:veux|voudrais)\b.*\b(?:chang\w*|amelior\w*)\b|\b(?:voglio|vorrei)\b.*\b(?:cambi\w*|miglior\w*)\b|\b(?:quero|gostaria)\b.*\b(?:mud\w*|melhor\w*)\b|\b(?:wil|zou)\b.*\b(?:verander\w*|beter\w*|verbeter\w*)\b/u;

/** "I died in everything longer than 12 minutes and want that to change": longer work is the aim, and its minutes are no ceiling. */
export function longWork({ clauses }: WeekSentence): readonly WeekWish[] {
  const at = clauses.findIndex(({ quote, isOther }) => !isOther && WEAK.test(normalise(quote)) && !isOfABody(normalise(quote)));
  const told = clauses[at];
  if (told === undefined) return [];
  const next = clauses[at + 1];
  const quotes = next !== undefined && TO_CHANGE.test(normalise(next.quote)) ? [told.quote, next.quote] : [told.quote];
  return [{ quotes, days: [], told: { kind: "goal" } }];
}
