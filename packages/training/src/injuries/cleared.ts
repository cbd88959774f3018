import type { Day } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import { readClauses } from "../health/clause.ts";
import { clearancesIn } from "../health/cleared/clearance.ts";
import { forbids, getWords } from "../health/stated-limits/limit-movements.ts";
import { activitiesIn } from "./activities.ts";
import type { InjuryReading } from "./injury.ts";
import { readInjuries } from "./read-injuries.ts";

/** What a professional's yes opens again, of what was told before. */
export interface Cleared {
  readonly regions: readonly Region[];
  /** "Gently", "slowly": a step and no more. */
  readonly isCareful: boolean;
}

/** "Can press to pain 3" is what S3 allows, and no complaint. */
const TO_PAIN = 3;

/** Whether a text tells of a clearance and complains of nothing. */
export function saysOnlyCleared(text: string, today: Day): boolean {
  const clauses = readClauses(text);
  if (clearancesIn(clauses, today).length === 0 || clauses.some(({ quote }) => closes(quote))) return false;
  const { regions, redFlags } = readInjuries(text, today);
  return redFlags.length === 0 && regions.every(({ score, isUnsaid }) => isUnsaid === true || score <= TO_PAIN);
}

/** "Cannot press yet", and not "not torn". */
function closes(quote: string): boolean {
  return forbids(quote) && activitiesIn(getWords(quote)).length > 0;
}

/**
 * The regions that a text of a professional's yes is about: the sore ones that it names, else the only one there is. No bone, which its own limits and
 * dates hold, and nothing where more than one could be meant.
 */
export function clearedRegions(text: string, known: Pick<InjuryReading, "regions">, today: Day): Cleared | undefined {
  if (!saysOnlyCleared(text, today)) return undefined;
  const sore = known.regions.filter(({ grade, kind }) => grade > 0 && kind !== "bone").map(({ region }) => region);
  const { regions: told, health } = readInjuries(text, today);
  const named = new Set(told.map(({ region }) => region));
  // A doctor who starts a medicine and says "keep training" has looked at no knee.
  if (named.size === 0 && health.findings.some(({ group }) => group !== "doctors-limit")) return undefined;
  const regions = named.size > 0 ? sore.filter((region) => named.has(region)) : sore.length === 1 ? sore : [];
  return regions.length === 0 ? undefined : { regions, isCareful: CAREFUL.test(text) };
}

const CAREFUL =
  /\b(?:gent\w*|slow\w*|light\w*|careful\w*|eas(?:y|ily)|vorsichtig|leicht|langsam|sanft|suave\w*|poco a poco|doucement|l[eé]ger\w*)\b/iu;
