import type { Day } from "../../calendar/day.ts";
import { isRatherConcern, isSurelyConcern, isSurelyHealed } from "../../clause-kinds/second-opinion.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { regionsIn } from "../../health/stated-limits/limit-regions.ts";
import { normalise } from "../../health/normalise.ts";
import { getVerdict } from "../../statements/verdict.ts";
import { namedIn } from "../../statements/named-movements.ts";
import { readNoteStatements } from "../../statements/note-statements.ts";
import type { InjuryReading } from "../injury.ts";
import { readStatements } from "../words/statements.ts";
import { isPermission } from "./unaccounted.ts";

type Read = Pick<InjuryReading, "regions" | "redFlags" | "health" | "clauses" | "days">;

/**
 * Clauses that the classifier takes for a complaint, for what sets one off or for something to leave out, and that nothing was read from, in
 * the athlete's words: a complaint is never lost.
 */
export function lostConcerns(written: string, today: Day, read: Read): readonly string[] {
  const clauses = readClauses(written);
  const { regions, redFlags, health, days } = read;
  const isComplaintRead = regions.some(({ grade }) => grade > 0);
  const isNothingRead = regions.length + redFlags.length + health.findings.length + days.length + read.clauses.length === 0;
  const phrases = [
    ...[...regions.filter(({ grade }) => grade > 0), ...redFlags, ...health.findings, ...days].map(({ phrase }) => phrase),
    ...read.clauses.map(({ quote }) => quote),
    // What a condition was read from is understood; good news that the classifier takes for a complaint is not.
    ...(health.findings.length > 0 ? health.understood : []),
  ];
  // "Ear infection, no pool until Friday": what follows from it was read; "flu last month, over it" is no complaint.
  const settled = new Set(
    clauses
      .filter((clause) => isSurelyHealed(clause, clauses) || phrases.some((phrase) => isPartOf(phrase, clause.quote)))
      .map(({ sentence }) => sentence),
  );
  return clauses
    .slice(0, MOST_CLAUSES)
    .filter(({ sentence, english }) => !settled.has(sentence) || regionsIn(english).length > 0)
    .filter((clause) => !clause.isOther && !isPermission(clause, today) && !saysFine(clause))
    .filter((clause) => isSurelyConcern(clause, clauses) || (isNothingRead && isRatherConcern(clause, clauses)))
    .filter(({ quote }) => !phrases.some((phrase) => isPartOf(phrase, quote)))
    .filter((clause) => (isComplaintRead ? namesSomethingUnread(clause, read, written, today) : true))
    .map(({ quote }) => quote);
}

/** Beside a complaint that was read, what sets it off is asked about only where it names a movement or another part that nothing was done about. */
function namesSomethingUnread({ quote, english }: Clause, { regions }: Read, written: string, today: Day): boolean {
  const movements = namedIn(readStatements(english).flatMap(({ words }) => words));
  const known = new Set(regions.flatMap(({ hurts = [], fine = [], after = [] }) => [...hurts, ...fine, ...after]));
  const isUsed = readNoteStatements(written, today).some(
    (statement) => isPartOf(statement.quote, quote) && statement.subjects.some((one) => known.has(one)),
  );
  const isOtherRegion = regionsIn(english).some((region) => regions.every((finding) => finding.region !== region));
  return isOtherRegion || (movements.length > 0 && !isUsed && !movements.some((one) => known.has(one)));
}

function isPartOf(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** "Knee is fine when I run" */
function saysFine({ quote, english, words }: Clause): boolean {
  const read = readStatements(english).flatMap((statement) => statement.words);
  return words.length <= MOST_OF_A_WORD && getVerdict(quote, normalise(english), read) === "fine";
}

const MOST_OF_A_WORD = 7;

/** More than a person writes. */
const MOST_CLAUSES = 120;
