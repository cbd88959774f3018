import type { Day } from "../calendar/day.ts";
import { readClauses } from "../health/clause.ts";
import { onlyOpens, readToldLimits } from "../health/stated-limits/stated-limits.ts";
import { LOWER_LIMB } from "./impact.ts";
import type { Region } from "../catalogue/exercise.ts";
import type { RegionFinding } from "./injury.ts";
import { regionsIn } from "../health/stated-limits/limit-regions.ts";
import { WITHIN_LIMITS } from "./complaints/complaint-filters.ts";

/** Who was given limits for a complaint keeps to them: they stand in the place of the list of its region. */
export function withinToldLimits(finding: RegionFinding, text: string, today: Day): RegionFinding {
  const { grade, pain, kind, phrase, isUnsaid, closesNothing } = finding;
  if (grade > 1 && pain === undefined && LOWER_LIMB.has(finding.region) && hasRunningPlan(text, today)) {
    const { kind: _kind, ...rest } = finding;
    return {
      ...rest,
      grade: 1,
      score: WITHIN_LIMITS,
      closesNothing: true,
      hurts: [...new Set([...(finding.hurts ?? []), "jump" as const, "run-fast" as const])],
    };
  }
  if (
    grade === 0 ||
    (grade === 3 && !REPAIRED.test(phrase)) ||
    closesNothing === true ||
    (pain ?? 0) > MOST_PAIN_WITHIN_LIMITS ||
    (kind !== undefined && !(kind === "strain" && isCappedByProfessional(text, today)))
  )
    return finding;
  const clauses = readClauses(text);
  const sentence = clauses.find(({ quote }) => quote.includes(phrase) || phrase.includes(quote))?.sentence;
  const isGiven = readToldLimits(clauses, today, {})
    // A part that rests until a day is sore after it.
    .filter((one) => !onlyOpens(one) && one.limits.regions === undefined)
    .some(({ phrase: limit, limits, isByProfessional }) => {
      const at = clauses.find(({ quote }) => quote === limit)?.sentence;
      // "Not running because of my knee" is no limit that was given for it.
      if (at === undefined || sentence === undefined || (limit.includes(phrase) && limits.running === false)) return false;
      // "Back 2/10, cannot bend. Right wrist": it is the back that cannot.
      if (!isByProfessional && at !== sentence && clauses.some((one) => one.sentence === at && isOfAnother(finding.region, one.english)))
        return false;
      return isByProfessional
        ? Math.abs(at - sentence) <= SENTENCES_BESIDE
        : Math.abs(at - sentence) <= 1 && (isUnsaid === true || at > sentence);
    });
  return isGiven ? { ...finding, grade: 1, score: Math.min(finding.score, pain ?? WITHIN_LIMITS), closesNothing: true } : finding;
}

/** Names parts of the body, and not this one. */
function isOfAnother(region: Region, words: string): boolean {
  const named = regionsIn(words);
  return named.length > 0 && !named.includes(region);
}

/** A professional said how much may be lifted or run with it. */
function isCappedByProfessional(text: string, today: Day): boolean {
  return readToldLimits(readClauses(text), today, {}).some(
    ({ isByProfessional, limits: { kilograms, kilogramsOf, runMinutes, runMetres, percent } }) =>
      isByProfessional && [kilograms, kilogramsOf, runMinutes, runMetres, percent].some((most) => most !== undefined),
  );
}

/** A professional said how the running comes back: from which day, or how far and how often. Jumps and speed come last all the same. */
function hasRunningPlan(text: string, today: Day): boolean {
  return readToldLimits(readClauses(text), today, {}).some(
    ({ isByProfessional, period: { until }, limits: { runMinutes, runMetres, runRung, running, regions } }) =>
      isByProfessional &&
      regions === undefined &&
      (runMinutes !== undefined || runRung !== undefined || runMetres !== undefined || (running === false && until !== undefined)),
  );
}

/** Its operation is read with its own weeks; what the surgeon allowed stands in the place of the word alone. */
const REPAIRED = /repaired|operated|operiert|op[eé]r[eé]|surgery|\bop\b/iu;

const MOST_PAIN_WITHIN_LIMITS = 3;

const SENTENCES_BESIDE = 2;
