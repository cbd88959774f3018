import {
  FIGURES,
  FLAT,
  HURTS_TOO,
  LEGS_WOULD_NOT,
  NO_LEGS,
  ON_ONES_FEET,
  ONE_SIDE,
  ORDER_TO_LOAD,
  TIRED_LIMBS,
  WORKED_SORE,
  WORKED_TIGHT,
} from "./body-talk-words.ts";

import { saysSpentByWork } from "./work-load.ts";

/** What is said of the body that is no complaint. */
export type BodyTalk = "tired" | "tight" | "worked-sore" | "work" | "work-stiff" | "figure";

/** Tired or sore muscles, work on one's feet, and figures of speech, in normalised words. */
export function saysBodyTalk(said: string): BodyTalk | undefined {
  if (FIGURES.test(said) && !HURTS_TOO.test(said.replace(FIGURES, " "))) return "figure";
  if (WORKED_SORE.test(said) && !ONE_SIDE.test(said) && !STAYS.test(said)) return "worked-sore";
  if (HURTS_TOO.test(said) || ONE_SIDE.test(said)) return undefined;
  if (saysSpentByWork(said) && !LASTS.test(said)) return "tired";
  if (ON_ONES_FEET.test(said)) return "work";
  if (BUILD.test(said)) return undefined;
  if (WORKED_TIGHT.test(said) && !LASTS.test(said) && !STAYS.test(said)) return "tight";
  if (LASTS.test(said) || LEGS_UNWANTED.test(said)) return undefined;
  return TIRED_LIMBS.test(said) || LEGS_WOULD_NOT.test(said) || NO_LEGS.test(said) || (FLAT.test(said) && !STAYS.test(said))
    ? "tired"
    : undefined;
}

/** Tired muscles rest within days. */
const LASTS =
  /\b(?:for|since|seit|desde|hace|depuis|da|ha|sinds|al) (?:\w+ ){0,2}(?:weeks|months|years|wochen|monaten|semanas|meses|semaines|mois|settimane|mesi|weken|maanden)\b|\b(?:weeks|months) now\b|\b(?:dark|brown|cola) (?:urine|pee|wee)\b|\burin\w* (?:\w+ ){0,2}(?:dark|dunkel\w*|oscur\w*|scur\w*)\b/u;

/** "Niente gambe", "no legs please": all that is said, and a wish. */
const LEGS_UNWANTED =
  /^(?:no|niente|keine?|geen|sem|pas de|zero) (?:legs?|leg (?:day|work)|beinen?|piernas|jambes|gambe|pernas|benen)(?: (?:please|pls|thanks|bitte|por favor|svp|per favore|grazie|obrigado))?$/u;

/** "Flat feet" are a build, a "dead arm" is a shoulder that slips. */
const BUILD = /\bflat (?:feet|foot|footed)\b|\bdead arms?\b/u;

/** Soreness that does not pass, and urine that turns dark. */
const STAYS =
  /\b(?:days? now|weeks?|worse|dark|urine|swollen|swelling|cola|wochen?|dunkel\w*|urin|semanas?|orina|semaines?|urine|settiman\w*|scur\w*|weken|donker\w*)\b/u;

/** Whether normalised words order a part to be loaded. */
export function ordersLoad(said: string): boolean {
  return ORDER_TO_LOAD.test(said) && !HURTS_TOO.test(said) && !NOT_YET.test(said);
}

const NOT_YET =
  /\b(?:not|dont|never|avoid|no|until|before|unless|nicht|kein\w*|noch|erst|no|sin|hasta|pas|sans|avant|non|senza|prima|nao|sem|niet|geen|pas)\b/u;
