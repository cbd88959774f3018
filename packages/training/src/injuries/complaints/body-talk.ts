import type { Clause } from "../../health/clause.ts";
import { namesProfessional } from "../../health/cleared/clearance.ts";
import { type BodyTalk, ordersLoad, saysBodyTalk } from "../../language/body-talk.ts";
import { deniesPain, namesNoise, withoutDeniedPain } from "../../language/joint-noise.ts";
import { saysLoosens, saysStiffFromWork } from "../../language/work-load.ts";
import { normalise } from "../../health/normalise.ts";
import { AT_THE_START, GOES_ON, GOOD_THEN, HURTS_TOO, PAST_TENSE, SETTLES } from "../../language/body-talk-words.ts";

const sayAll = ({ words }: Clause): string => words.join(" ");

/** Tired or sore muscles, work on one's feet, and figures of speech: nobody reads a complaint into them. */
export function getBodyTalk(clause: Clause, all: readonly Clause[]): BodyTalk | undefined {
  if (clause.isOther) return undefined;
  if (isStiffFromWork(clause, all)) return saysStiffFromWork(normalise(clause.quote)) ? "work-stiff" : "work";
  return saysBodyTalk(sayAll(clause));
}

/** "My back is stiff after a long shift and loosens up once I move": both clauses. */
function isStiffFromWork(clause: Clause, all: readonly Clause[]): boolean {
  const own = all.filter(({ sentence, isOther }) => sentence === clause.sentence && !isOther).map(({ quote }) => normalise(quote));
  const said = normalise(clause.quote);
  const isOfIt = saysStiffFromWork(said) || saysLoosens(said);
  return isOfIt && own.some(saysStiffFromWork) && own.some(saysLoosens) && !own.some((one) => HURTS_TOO.test(one.replace(STIFF, " ")));
}

const STIFF = /\b(?:stiff\w*|steif\w*|rigid\w*|raide\w*|stijf)\b/gu;

/** "Knees creak on the stairs but never hurt": a sound, with its denial of pain in the same sentence. */
export function isPainlessNoise(clause: Clause, all: readonly Clause[]): boolean {
  if (clause.isOther) return false;
  const own = all.filter(({ sentence }) => sentence === clause.sentence).map(({ quote }) => normalise(quote));
  const said = normalise(clause.quote);
  const isOfNoise = namesNoise(said) || (deniesPain(said) && own.some(namesNoise));
  return isOfNoise && own.some(deniesPain) && !own.some((one) => HURTS_TOO.test(withoutDeniedPain(one)));
}

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
