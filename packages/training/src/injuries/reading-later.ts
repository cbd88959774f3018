import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day } from "../calendar/day.ts";
import { strictest } from "../health/limits.ts";
import { withFinding } from "../health/merge.ts";
import { toPerson } from "../health/person.ts";
import { readHealth } from "../health/read-health.ts";
import type { HealthReading } from "../health/group.ts";
import { statedOfBody } from "../free-text/wished-complaints.ts";
import { readFreeText } from "../free-text/read-free-text.ts";
import type { InjuryReading, RegionFinding } from "./injury.ts";
import { regionsLater } from "./return-ladder/next-step.ts";
import { wishFindings } from "../statements/wishes/wishes.ts";

/**
 * What was read on `today`, so many weeks later: a pregnancy goes on, weeks after a birth and of training pass, and slight complaints take their
 * steps back. A clearance stays needed until it is told. The reading itself where nothing changes.
 */
export function readingLater(athlete: Athlete, reading: InjuryReading, today: Day, after: WeeksLater): InjuryReading {
  const regions = withoutEnded(regionsLater(reading, after.injury), addDays(today, 7 * after.health));
  const health = healthLater(athlete, reading, today, after);
  if (regions === reading.regions && health === reading.health) return reading;
  return { ...reading, regions, health };
}

/** What was left out until a day is tried again after it. */
function withoutEnded(regions: readonly RegionFinding[], now: Day): readonly RegionFinding[] {
  const hasEnded = ({ hurtsUntil = {} }: RegionFinding): boolean => Object.values(hurtsUntil).some((until) => until < now);
  if (!regions.some(hasEnded)) return regions;
  return regions.map((finding) => {
    const { hurts = [], hurtsUntil = {} } = finding;
    return hasEnded(finding) ? { ...finding, hurts: hurts.filter((one) => (hurtsUntil[one] ?? now) >= now) } : finding;
  });
}

/** Whole weeks since the reading, and since an injury was told last. */
export interface WeeksLater {
  readonly health: number;
  readonly injury: number;
}

/** Weeks that what was not understood holds back. */
export const UNREAD_WEEKS = 2;

/** Findings that change from week to week by themselves. */
const GOES_ON: ReadonlySet<string> = new Set([
  "pregnancy",
  "postpartum",
  "novice",
  "weight",
  "illness",
  "hypermobility",
  "doctors-limit",
  "operation",
  "device",
  "post-viral",
  "unread",
]);

function healthLater(athlete: Athlete, { health, weeksTrained }: InjuryReading, today: Day, { health: weeks }: WeeksLater): HealthReading {
  const { limits, findings } = health;
  if (weeks < 1 || !findings.some(({ group }) => GOES_ON.has(group))) return health;
  const { body } = readFreeText(statedOfBody(athlete), today);
  const now = wishFindings(athlete, today).reduce(withFinding, readHealth(body, today, toPerson(athlete, weeksTrained), weeks));
  // What was not understood holds back the first sessions only: by then it has been asked for twice.
  const isAsked = weeks < UNREAD_WEEKS;
  const added = findings.filter(({ group }) => group === "unread-medical" || group === "unread" || group === "many-complaints");
  const isPregnant = findings.some(({ group }) => group === "pregnancy");
  const later = strictest([
    now.limits,
    { clearance: limits.clearance },
    ...added.filter(({ group }) => isAsked || group !== "unread").map((finding) => finding.limits),
    ...(isPregnant ? [limits] : []),
  ]);
  return JSON.stringify(later) === JSON.stringify(limits) ? health : { ...health, limits: later, findings: [...now.findings, ...added] };
}
