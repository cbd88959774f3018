import type { Athlete } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import { type HealthLimits, strictest } from "../health/limits.ts";
import { withFinding } from "../health/merge.ts";
import { toPerson } from "../health/person.ts";
import { type AskedPerson, readHealth } from "../health/read-health.ts";
import { unreadFinding } from "../health/unread-medical.ts";
import type { InjuryReading, RedFlag } from "./injury.ts";
import { manyComplaints } from "./many-complaints.ts";
import { noComplaints } from "./no-complaint.ts";
import { notUnderstood, soundsLikeComplaint } from "./not-understood.ts";
import { regionsLater } from "./return-ladder/next-step.ts";
import { findRedFlags } from "./red-flags.ts";
import { findRegions } from "./regions.ts";
import { readStatements } from "./statements.ts";

/** Reads what an athlete says about injuries and health, with the profile: its age, weight and years of training. */
export function readAthlete(athlete: Athlete, today: Day, weeksTrained = 0): InjuryReading {
  const reading = atOwnPace(athlete, readInjuries(athlete.injuries ?? "", today, toPerson(athlete, weeksTrained)));
  return weeksTrained === 0 ? reading : { ...reading, weeksTrained };
}

/** Kilometres until it hurts as minutes of the athlete's easy running, a quarter slower than over 5 km. */
function atOwnPace({ conditioning: { run5k, run10k } }: Athlete, reading: InjuryReading): InjuryReading {
  const best = run5k === undefined ? (run10k === undefined ? undefined : run10k / 10.4) : run5k / 5;
  if (best === undefined || reading.regions.every(({ onset }) => onset?.metres === undefined)) return reading;
  const regions = reading.regions.map((finding) => {
    const metres = finding.onset?.metres;
    return metres === undefined ? finding : { ...finding, onset: { metres, minutes: ((metres / 1000) * best * EASY_SHARE) / 60 } };
  });
  return { ...reading, regions };
}

const EASY_SHARE = 1.25;

/**
 * What was read on `today`, so many weeks later: a pregnancy goes on, weeks after a birth and of training pass, and slight complaints take their
 * steps back. A clearance stays needed until it is told. The reading itself where nothing changes.
 */
export function readingLater(athlete: Athlete, reading: InjuryReading, today: Day, after: WeeksLater): InjuryReading {
  const regions = regionsLater(reading, after.injury);
  const limits = limitsLater(athlete, reading, today, after);
  if (regions === reading.regions && limits === reading.health.limits) return reading;
  return { ...reading, regions, health: { ...reading.health, limits } };
}

/** Whole weeks since the reading, and since an injury was told last. */
export interface WeeksLater {
  readonly health: number;
  readonly injury: number;
}

/** Findings that change from week to week by themselves. */
const GOES_ON: ReadonlySet<string> = new Set(["pregnancy", "postpartum", "novice", "weight", "illness"]);

function limitsLater(athlete: Athlete, { health, weeksTrained }: InjuryReading, today: Day, { health: weeks }: WeeksLater): HealthLimits {
  const { limits, findings } = health;
  if (weeks < 1 || !findings.some(({ group }) => GOES_ON.has(group))) return limits;
  const now = readHealth(athlete.injuries ?? "", today, toPerson(athlete, weeksTrained), weeks);
  const added = findings.filter(({ group }) => group === "unread-medical" || group === "unread" || group === "many-complaints");
  const isPregnant = findings.some(({ group }) => group === "pregnancy");
  const later = strictest([
    now.limits,
    { clearance: limits.clearance },
    ...added.map((finding) => finding.limits),
    ...(isPregnant ? [limits] : []),
  ]);
  return JSON.stringify(later) === JSON.stringify(limits) ? limits : later;
}

/**
 * Reads a free text about injuries and health: which regions, how bad, red flags, conditions, and what nobody understood. `today` dates what is
 * old. The same text always gives the same reading.
 */
export function readInjuries(text: string, today: Day, person?: AskedPerson): InjuryReading {
  const statements = readStatements(text);
  const redFlags = findRedFlags(statements, today);
  const { regions, discInvolved } = findRegions(statements, today);
  const harmless = noComplaints(statements);
  const read = harmless.reduce(withFinding, readHealth(text, today, person));
  const unread = notUnderstood(text, today);
  const isNothingRead = regions.length + redFlags.length + read.understood.length + harmless.length === 0;
  const isComplaint = (words: string): boolean => isNothingRead || soundsLikeComplaint(words);
  return {
    regions,
    redFlags,
    health: withFinding(withFinding(read, unreadFinding(unread, isComplaint)), manyComplaints(regions)),
    unread,
    professionalAdvice: redFlags.length > 0 || discInvolved || regions.some((finding) => finding.grade === 3),
  };
}

/** The red flags alone, for any text that a person writes: a chat message is read before it is answered. */
export function readRedFlags(text: string, today: Day): readonly RedFlag[] {
  return findRedFlags(readStatements(text), today);
}
