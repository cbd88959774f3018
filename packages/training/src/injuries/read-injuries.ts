import type { Day } from "../calendar/day.ts";
import type { InjuryReading, RedFlag } from "./injury.ts";
import { findRedFlags } from "./red-flags.ts";
import { findRegions } from "./regions.ts";
import { readStatements } from "./statements.ts";
import { findConditions, mentionsPregnancy } from "./conditions.ts";

/**
 * Reads the free text of an athlete about injuries: which regions, how bad, red flags, pregnancy and conditions.
 * `today` dates what is old. The same text always gives the same reading; words it does not know are ignored.
 */
export function readInjuries(text: string, today: Day): InjuryReading {
  const statements = readStatements(text);
  const { redFlags, cleared } = findRedFlags(statements, today);
  const { regions, discInvolved } = findRegions(statements, today);
  return {
    regions,
    redFlags,
    pregnancy: mentionsPregnancy(statements),
    conditions: [...new Set([...cleared, ...findConditions(statements)])],
    professionalAdvice: redFlags.length > 0 || discInvolved || regions.some((finding) => finding.grade === 3),
  };
}

/** The red flags alone, for any text that a person writes: a chat message is read before it is answered. */
export function readRedFlags(text: string, today: Day): readonly RedFlag[] {
  return findRedFlags(readStatements(text), today).redFlags;
}
