import type { Clause } from "../health/clause.ts";
import { namesProfessional } from "../health/clearance.ts";
import {
  AT_THE_START,
  FIGURES,
  FLAT,
  GOES_ON,
  GOOD_THEN,
  HURTS_TOO,
  NO_LEGS,
  ON_ONES_FEET,
  ONE_SIDE,
  ORDER_TO_LOAD,
  PAST_TENSE,
  SETTLES,
  TIRED_LIMBS,
  WORKED_SORE,
} from "../language/body-talk-words.ts";

/** What a clause says of the body that is no complaint. */
export type BodyTalk = "tired" | "worked-sore" | "work" | "figure";

const sayAll = ({ words }: Clause): string => words.join(" ");

/** Tired or sore muscles, work on one's feet, and figures of speech: nobody reads a complaint into them. */
export function getBodyTalk(clause: Clause): BodyTalk | undefined {
  return clause.isOther ? undefined : saysBodyTalk(sayAll(clause));
}

/** The same of normalised words. */
export function saysBodyTalk(said: string): BodyTalk | undefined {
  if (FIGURES.test(said) && !HURTS_TOO.test(said.replace(FIGURES, " "))) return "figure";
  if (WORKED_SORE.test(said) && !ONE_SIDE.test(said) && !STAYS.test(said)) return "worked-sore";
  if (HURTS_TOO.test(said) || ONE_SIDE.test(said)) return undefined;
  if (ON_ONES_FEET.test(said)) return "work";
  if (BUILD.test(said)) return undefined;
  return TIRED_LIMBS.test(said) || NO_LEGS.test(said) || (FLAT.test(said) && !STAYS.test(said)) ? "tired" : undefined;
}

/** "Flat feet" are a build, a "dead arm" is a shoulder that slips. */
const BUILD = /\bflat (?:feet|foot|footed)\b|\bdead arms?\b/u;

/** Soreness that does not pass, and urine that turns dark. */
const STAYS =
  /\b(?:days? now|weeks?|worse|dark|urine|swollen|swelling|cola|wochen?|dunkel\w*|urin|semanas?|orina|semaines?|urine|settiman\w*|scur\w*|weken|donker\w*)\b/u;

/** "Gone by the next day" behind what hurts every time, "then fine" behind the first steps: it comes back, and is no healing. */
export function isOnlyUntilNextTime(clause: Clause, all: readonly Clause[]): boolean {
  const before = all.filter(({ sentence }, at) => sentence === clause.sentence && at < all.indexOf(clause));
  if (GOOD_THEN.test(sayAll(clause))) return before.some((one) => AT_THE_START.test(sayAll(one)));
  if (!SETTLES.test(sayAll(clause))) return false;
  return before.length > 0 && !before.some((one) => PAST_TENSE.test(sayAll(one)) && !GOES_ON.test(sayAll(one)));
}

/** "Told to build up the leg again", "der Physio sagt, ich soll die Wade belasten": what is trained, and not what is spared. */
export function isOrderToLoad(clause: Clause): boolean {
  const said = sayAll(clause);
  const english = clause.englishWords.join(" ");
  if (clause.isDenied) return false;
  return ordersLoad(said) || (namesProfessional(said) && ordersLoad(english));
}

/** The same of normalised words. */
export function ordersLoad(said: string): boolean {
  return ORDER_TO_LOAD.test(said) && !HURTS_TOO.test(said) && !NOT_YET.test(said);
}

const NOT_YET =
  /\b(?:not|dont|never|avoid|no|until|before|unless|nicht|kein\w*|noch|erst|no|sin|hasta|pas|sans|avant|non|senza|prima|nao|sem|niet|geen|pas)\b/u;
