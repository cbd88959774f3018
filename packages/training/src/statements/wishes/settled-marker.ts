import type { KindShares } from "../../clause-kinds/kinds.ts";
import type { Marker } from "./wish-markers.ts";

/** From this share on the classifier's word counts against what the grammar makes of weak words. */
const SURE = 0.7;
/** So much may speak for the other side. */
const DOUBT = 0.2;

/**
 * What a clause says of its object, settled between the grammar and the classifier: what somebody likes, wants to reach or has is not left
 * out unless the words say "no" or "hate" themselves.
 */
export function settleMarker(marker: Marker, said: string, kinds: KindShares | undefined): Marker {
  if (kinds === undefined) return marker;
  const { polarity, at } = marker;
  const against = kinds.dislike + kinds.cannot + kinds.trigger + kinds["no-gear"];
  const welcome = kinds.like + kinds.goal + kinds.tolerated + kinds.healed;
  const isBare = said.split(" ").length <= MOST_OF_A_NAME;
  // A name alone is unwanted in this field.
  if (polarity === "none" && !isBare && against < DOUBT) {
    if (kinds.gear >= SURE) return { polarity: "positive", at, isFact: true };
    if (welcome >= SURE) return { polarity: "positive", at };
  }
  if (polarity === "negative" && (!EXPLICIT.test(said) || DOUBLE.test(said)) && against < DOUBT && welcome >= SURE)
    return { polarity: "positive", at };
  return marker;
}

const MOST_OF_A_NAME = 2;

/** Words that are against something whatever stands beside them. */
const EXPLICIT =
  /^(?:(?:and|but|so|also|please|pls|und|y|et|e|en|i|ich|je|yo|ik) )*(?:no|not|never|avoid|skip|without|nothing|less|fewer|kein\w*|nicht|nie|ohne|weniger|nada de|sin|nunca|menos|pas|jamais|sans|moins|niente|senza|mai|meno|nada|sem|geen|niet|nooit|zonder|minder)\b|\b(?:hate\w*|loath\w*|detest\w*|despis\w*|dislik\w*|(?:cant|cannot) stand|(?:dont|do not|doesnt|never) (?:\w+ )?(?:like|enjoy|want|love|fancy|do|give|make|put)|not (?:a |my |for |into |keen )\w*|bor(?:e|es|ed|ing)|sick of|fed up|hass\w*|mag (?:ich )?(?:nicht|kein\w*)|nicht|kein\w*|odi[oa]|odeio|no me gusta\w*|n aime\w*|deteste|detesto|non mi piac\w*|nao gosto|haat)\b/u;

/** "I never once got bored on a long run" */
const DOUBLE =
  /\b(?:never|not|nie|nicht|nunca|no|jamais|pas|mai|non|nao|nooit|niet)\b(?: \w+){0,4} (?:bor(?:e|es|ed|ing)|hat(?:e|ed)|dislik\w*|tired|enough|langweil\w*|genug|satt|aburr\w*|cans\w*|ennuy\w*|lass\w*|annoi\w*|stanc\w*|cheg\w*|verveel\w*|genoeg)\b/u;
