import { SENSOR } from "../../harmless/subjects/things.ts";

/* A pulse of 150 and more at rest (triage.md category 1), in seven languages. All patterns read plain text. */

const PULSE =
  "(?:pulse|heart ?rate|hr|heart|bpm|puls\\w*|herzfrequenz|herz|pulso|pulsaciones|corazon|pouls|coeur|polso|battit[oi]|cuore|batimentos?|coracao|hartslag|hart)";
const FAST = "(?:1[5-9]\\d|2[0-4]\\d)(?! ?(?:kg|kgs|lbs?|w|watts?|m|km|k|kcal|cal|reps?|cm|x)\\b)";
const AT_REST =
  "(?:at rest|resting(?! heart)|in bed|lying (?:down|in bed|there)?|sitting(?: down| still)?|on the (?:sofa|couch)|doing nothing|in ruhe|im (?:sitzen|liegen|bett)|auf (?:dem|der) (?:sofa|couch)|en reposo|tumbad[oa]|sentad[oa]|en la cama|en el sofa|au repos|assise?|allongee?|au lit|sur le canape|a riposo|sedut[oa]|sdraiat[oa]|a letto|sul divano|em repouso|deitad[oa]|na cama|no sofa|in rust|zittend|liggend|in bed|op de bank)";
const RACES_AT_REST = new RegExp(
  `\\b${PULSE}\\b[^!;]{0,60}\\b${FAST}\\b[^.!?;]{0,40}\\b${AT_REST}\\b|\\b${FAST}\\b[^.!?;]{0,24}\\b${PULSE}\\b[^.!?;]{0,40}\\b${AT_REST}\\b|\\b${PULSE}\\b[^.!?;]{0,30}\\b${AT_REST}\\b[^.!?;]{0,24}\\b${FAST}\\b`,
  "u",
);
const DROPS =
  /\b(?:back (?:down )?to|drops?|dropped|down to|max\w*|zones?|goes down|fallt|runter|baja|redescend|scende|desce|zakt|baby|fetal|foetal|dog|cat|years? ago|(?:19|20)[012]\d)\b/u;
/** Sitting is a position on a bike, and easy runs have a pulse beside the resting one. */
const ON_BIKE =
  /\b(?:bikes?|biking|cycling|ride|riding|turbo|spin\w*|standing|saddle|rad|rennrad|rolle|wiegetritt|bici\w*|velo|selle|bicicleta|selim|fiets\w*|zadel|erg|rower|rowing|rudern|remo|rameur|zones?|zonen?|zonas?|runs?|intervals?)\b/u;
const LIES =
  /\b(?:at rest|bed|lying|sofa|couch|ruhe|liegen|bett|reposo|tumbad[oa]|cama|repos|allongee?|lit|canape|riposo|sdraiat[oa]|letto|divano|repouso|deitad[oa]|rust|liggend|bank)\b/u;
const OF_SENSOR = new RegExp(`\\b(?:${SENSOR})\\b`, "u");

/** A question where a strap may be wrong. */
export function racingAtRest(said: string): "ask" | "sign" | undefined {
  if (!RACES_AT_REST.test(said) || DROPS.test(said) || (ON_BIKE.test(said) && !LIES.test(said))) return undefined;
  return OF_SENSOR.test(said) ? "ask" : "sign";
}
