import type { Day } from "../calendar/day.ts";
import { readClauses } from "../health/clause.ts";
import { isRatherConcern, isRatherGood, isSurelyGood } from "../clause-kinds/second-opinion.ts";
import type { RegionFinding } from "./injury.ts";
import { isNamedInjury } from "./complaints/named-injury.ts";
import { noComplaints } from "./complaints/no-complaint.ts";
import { findRegions, type RegionsRead } from "./complaints/regions.ts";
import { regionsIn } from "../health/stated-limits/limit-regions.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";
import { readStatements } from "./words/statements.ts";

/** A slight complaint that the classifier takes for good news is over: "the knee just sat there quietly". */
export function withSecondOpinion(finding: RegionFinding, text: string): RegionFinding {
  const { grade, pain, phrase, kind, hurts = [] } = finding;
  if (grade === 0 || (grade > 1 && finding.isUnsaid !== true) || pain !== undefined || kind !== undefined || hurts.length > 0)
    return finding;
  // A name alone is told as a complaint: "mild shin splints".
  if (phrase.split(" ").length < FEWEST_TOLD) return finding;
  const clauses = readClauses(text);
  const own = clauses.filter(({ quote }) => quote.includes(phrase) || phrase.includes(quote));
  const later = clauses.filter(
    (clause) => clauses.indexOf(clause) > clauses.indexOf(own.at(-1) ?? clause) && regionsIn(clause.english).includes(finding.region),
  );
  const isGood =
    own.length > 0 &&
    (own.every((clause) => (finding.isUnsaid === true ? isRatherGood : isSurelyGood)(clause, clauses)) ||
      (later.length > 0 && !own.some((clause) => isRatherConcern(clause, clauses))));
  if (own.some(isNamedInjury)) return finding;
  const beside = clauses.filter((clause) => own.some(({ sentence }) => sentence === clause.sentence) && !own.includes(clause));
  if (!isGood || !later.every((clause) => isSurelyGood(clause, clauses)) || beside.some((clause) => isRatherConcern(clause, clauses)))
    return finding;
  return { region: finding.region, grade: 0, score: 0, phrase: [...own, ...later].length === 1 ? phrase : (later.at(-1)?.quote ?? phrase) };
}

const FEWEST_TOLD = 4;

/** Parts of the body that only the English of the text names, with the clause that they stand in. */
export function withTranslated(found: RegionsRead, text: string, today: Day): RegionsRead {
  const language = getLanguage(text);
  if (language === "en") return found;
  const english = findRegions(readStatements(toEnglish(text, language)), today);
  const known = new Set(found.regions.map(({ region }) => region));
  const clauses = readClauses(text);
  const added = english.regions.flatMap((finding) => {
    const clause = clauses.find((one) => regionsIn(one.english).includes(finding.region));
    return known.has(finding.region) ||
      clause === undefined ||
      noComplaints(readStatements(clause.quote)).length > 0 ||
      isPartOfKnown(finding, found, clause.quote)
      ? []
      : [{ ...finding, phrase: clause.quote }];
  });
  // Its English may say how bad it is where the words themselves name only the part.
  const graded = found.regions.map((finding): RegionFinding => {
    const other = english.regions.find(({ region }) => region === finding.region);
    if (finding.isUnsaid !== true || other === undefined || other.isUnsaid === true || finding.closesNothing === true) return finding;
    // "Belasten geht" heals no ligament.
    if (other.grade === 0 && !OVER.test(other.phrase)) return finding;
    const side = finding.side ?? other.side;
    return { ...other, phrase: finding.phrase, ...(side === undefined ? {} : { side }) };
  });
  return { ...found, regions: [...graded, ...added] };
}

const OVER = /\b(?:healed|recovered|old injury)\b/iu;

/** A clause that names a complaint already is read. */
function isPartOfKnown({ grade }: RegionFinding, { regions }: RegionsRead, clause: string): boolean {
  return grade === 0 || regions.some(({ phrase }) => phrase.includes(clause) || clause.includes(phrase));
}
