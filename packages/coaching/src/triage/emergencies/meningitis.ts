import { told } from "../told.ts";

/*
 * A stiff neck or a rash that stays under pressure beside a fever (triage.md category 15, return-ladders.md section 6), also where the fever was told in the
 * message before, in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

export const STIFF_NECK =
  /\b(?:stiff neck|neck (?:is |feels |got |gets |now )*(?:so |very |really |too |all )?stiff|(?:cant|cannot) (?:put|get|bend|move) (?:my )?chin (?:down )?(?:to|on) (?:my )?chest|(?:nacken|genick|hals) (?:\w+ ){0,2}steif|steife[rn]? (?:nacken|hals)|nackensteif\w*|(?:nuca|cuello) (?:\w+ ){0,2}(?:rigid[oa]|dur[oa])|rigidez (?:de|en la) nuca|(?:nuque|cou) (?:\w+ ){0,2}raide|raideur de (?:la )?nuque|(?:nuca|collo) (?:\w+ ){0,2}rigid[oa]|rigidita nucale|(?:nuca|pescoco) (?:\w+ ){0,2}(?:rigid[oa]|dur[oa])|nek (?:\w+ ){0,2}stijf|stijve nek|nekstijfheid|rash (?:that )?(?:wont|doesnt|does not|will not) fade)\b/gu;

const FEVER =
  /(?<!\b(?:no|not|without|never|hay|kein|keine|ohne|sin|sans|pas de|senza|niente|sem|geen|zonder) )(?:\b(?:fever\w*|fieber|fiebre|fievre|febbre|febre|koorts)\b|\b(?:38|39|40)[.,]\d\b(?! ?(?:kg|km|k|m|min|lbs?|%)\b))/gu;

/** Both of them, in whatever order. */
export function tellsOfMeningitis(said: string): boolean {
  return told(said, STIFF_NECK).length > 0 && told(said, FEVER).length > 0;
}
