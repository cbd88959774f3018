import { addDays, type Day, daysBetween, shortDay } from "#training/calendar/day.ts";
import type { HealthFinding } from "#training/health/group.ts";
import { limitsAfter } from "#training/health/stated-limits/after-limit.ts";
import type { InjuryReading } from "#training/injuries/injury.ts";
import type { JudgedRace, RaceDay } from "./race-verdict.ts";

export const INSTEAD_OF_RACE =
  "Defer or transfer the entry, help as crew, or enter the next race instead; that day is rest or an easy walk. Do not take painkillers in order to start.";

/** What a ban that was told means for a race on its day, or before what it held back has come back (return-ladders.md sections 5.3 and 9). */
export function underBan({ format, date }: JudgedRace, reading: InjuryReading): readonly RaceDay[] {
  if (date === undefined || format.kind === "powerlifting" || format.kind === "weightlifting") return [];
  const isOnFoot = format.kind !== "crossfit";
  const found = reading.health.findings.flatMap((finding) => {
    const { group, limits, until } = finding;
    if (group !== "doctors-limit") return [];
    const stopsRunning = isOnFoot && limits.running === false;
    if (!stopsRunning && !stopsHardWork(finding)) return [];
    if (until === undefined || date <= until) return [inside(finding, date, reading.readOn)];
    return stopsRunning ? afterRunningBan(finding, { format, date }, isOfBone(reading)) : [];
  });
  return found.slice(0, 1);
}

/** "No intense work until the check": nothing of a race is easier than that. */
function stopsHardWork({ limits: { rpe = 10, scoredMinutes = Infinity } }: HealthFinding): boolean {
  return rpe <= HARDEST_WITHOUT_RACING && scoredMinutes === 0;
}

const HARDEST_WITHOUT_RACING = 6;

function inside({ phrase, until }: HealthFinding, date: Day, readOn: Day | undefined): RaceDay {
  if (until !== undefined) return closed(`Do not start: “${phrase}” still holds on that day. ${INSTEAD_OF_RACE}`);
  // Whether a ban without an end still holds on a day that is weeks away, nobody knows.
  const isNear = readOn === undefined || daysBetween(readOn, date) <= MAX_DAYS_SINCE_READ;
  const advice = `Not cleared: “${phrase}” holds until you write that it is lifted, and by whom. Until then, do not start. ${INSTEAD_OF_RACE}`;
  return { ...closed(advice), isTested: !isNear };
}

const MAX_DAYS_SINCE_READ = 14;

function closed(advice: string): RaceDay {
  return { state: "do-not-start", advice, isTested: false };
}

/** Running comes back in rungs: before the last of them no race is run, and after a bone injury not before its stages are done. */
function afterRunningBan(
  { phrase, until, limits }: HealthFinding,
  { format, date }: Required<Pick<JudgedRace, "date">> & Pick<JudgedRace, "format">,
  isBone: boolean,
): readonly RaceDay[] {
  const end = until as Day;
  const days = daysBetween(end, date);
  if (isBone)
    return days > BONE_STAGES
      ? []
      : [
          closed(
            `Do not start: a bone stress injury, and “${phrase}” ends only ${count(days)} before the race. Walking and running by turns takes about seven weeks to become a race again: from ${shortDay(addDays(end, BONE_STAGES + 1))} on. ${INSTEAD_OF_RACE}`,
          ),
        ];
  if (limitsAfter(limits, days - 1)?.runRung === undefined) return [];
  const metres = format.kind === "running" ? (format.distance ?? 0) : format.kind === "triathlon" ? format.format.run : 8000;
  const back = `“${phrase}” ends only ${count(days)} before the race, and running comes back in steps of a walk and a run`;
  return [
    metres > LONGEST_BY_TURNS
      ? closed(`Do not start: ${back}. ${INSTEAD_OF_RACE}`)
      : {
          state: "adapt",
          advice: `${back}: alternate walking and running as in the sessions before it, without a time goal, or do not start. Drop out at any pain.`,
          isTested: false,
        },
  ];
}

/** S1 to S4 of section 5.3 in days, the runs from the first minute on. */
const BONE_STAGES = 47;
/** Metres of a race that is short enough to be walked and run by turns. */
const LONGEST_BY_TURNS = 10_100;

function count(days: number): string {
  return days === 1 ? "one day" : `${days} days`;
}

function isOfBone({ health, regions }: InjuryReading): boolean {
  return health.findings.some(({ group }) => group === "bone-stress") || regions.some(({ kind }) => kind === "bone");
}
