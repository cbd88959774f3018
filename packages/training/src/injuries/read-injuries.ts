import type { Athlete } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import { type HealthLimits, strictest } from "../health/limits.ts";
import { withFinding } from "../health/merge.ts";
import { toPerson } from "../health/person.ts";
import { type AskedPerson, readHealth } from "../health/read-health.ts";
import { unreadMedical } from "../health/unread-medical.ts";
import type { InjuryReading, RedFlag } from "./injury.ts";
import { manyComplaints } from "./many-complaints.ts";
import { notUnderstood } from "./not-understood.ts";
import { findRedFlags } from "./red-flags.ts";
import { findRegions } from "./regions.ts";
import { readStatements } from "./statements.ts";

/** Reads what an athlete says about injuries and health, with the profile: its age, weight and years of training. */
export function readAthlete(athlete: Athlete, today: Day): InjuryReading {
  return readInjuries(athlete.injuries ?? "", today, toPerson(athlete));
}

/** What a text told on `today` limits so many weeks later, when what it tells goes on: a pregnancy. Nothing opens by itself. */
export function limitsLater(athlete: Athlete, reading: InjuryReading, today: Day, weeks: number): HealthLimits {
  const { limits, findings } = reading.health;
  if (weeks < 1 || !findings.some(({ group }) => group === "pregnancy")) return limits;
  return strictest([limits, readHealth(athlete.injuries ?? "", today, toPerson(athlete), weeks).limits]);
}

/**
 * Reads a free text about injuries and health: which regions, how bad, red flags, conditions, and what nobody understood. `today` dates what is
 * old. The same text always gives the same reading.
 */
export function readInjuries(text: string, today: Day, person?: AskedPerson): InjuryReading {
  const statements = readStatements(text);
  const redFlags = findRedFlags(statements, today);
  const { regions, discInvolved } = findRegions(statements, today);
  const read = readHealth(text, today, person);
  const unread = notUnderstood(text, today);
  return {
    regions,
    redFlags,
    health: withFinding(withFinding(read, unreadMedical(unread)), manyComplaints(regions)),
    unread,
    professionalAdvice: redFlags.length > 0 || discInvolved || regions.some((finding) => finding.grade === 3),
  };
}

/** The red flags alone, for any text that a person writes: a chat message is read before it is answered. */
export function readRedFlags(text: string, today: Day): readonly RedFlag[] {
  return findRedFlags(readStatements(text), today);
}
