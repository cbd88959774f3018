import { type Day, daysBetween } from "../../src/calendar/day.ts";
import type { Athlete } from "../../src/athlete/athlete.ts";
import { limitsWithReports, withoutPainReports } from "../../src/injuries/check-in/apply-check-ins.ts";
import { LOWER_LIMB } from "../../src/injuries/impact.ts";
import { readAthlete } from "../../src/injuries/read-injuries.ts";
import { regionName } from "../../src/injuries/region-name.ts";
import { stepLimit } from "../../src/injuries/return-ladder/exits.ts";
import type { ExerciseItem, Plan, Session } from "../../src/model/plan.ts";

/** Days after a step in which the first runs and a leg's own work are apart. */
const FIRST_RUN_DAYS = 7;
/** The rows "6-7" of return-ladders.md section 5, and "8-10" with a step of its own: the words of a limit differ between them. */
const BAD = 6;
const SEVERE = 8;

/** What the order of a return forbids in the days after an adjustment, as sentences for a test to show; days that were begun aside. */
export function brokenLadder(before: Plan, plan: Plan, athlete: Athlete, today: Day): readonly string[] {
  const { startDate, firstMacroWeek } = plan;
  const reading = readAthlete(athlete, startDate, firstMacroWeek - 1);
  const ran = new Set(before.weeks.flatMap(({ sessions }) => sessions.filter(runsWithWalks).map(({ id }) => id)));
  const kept = new Set(plan.adjusted?.kept);
  const ahead = plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ id, date, code }) => date > today && code !== "RACE" && !kept.has(id));
  return [
    ...reading.regions.flatMap((finding) => {
      const { region, isLocked, waits, score, since } = finding;
      const hasOwn = (session: Session): boolean =>
        lines(session).some(({ notes = "" }) => notes.startsWith(`For the ${regionName(region)}:`));
      // Who says "gone" and "worse" of one day is asked, and not planned for.
      const isContradicted = athlete.painReports?.some((report) => report.region === region && report.isGone === true) === true;
      const isWaiting = (isLocked === true || waits === true) && !isContradicted;
      return ahead.flatMap((session): string[] => [
        ...(isWaiting && hasOwn(session) ? [`${session.date}: own work of the ${region}, which waits for a yes`] : []),
        ...(isWaiting && LOWER_LIMB.has(region) && score >= BAD && lines(session).some(({ name }) => name === "Brisk walk")
          ? [`${session.date}: a walk on a ${region} that limps`]
          : []),
        ...(since !== undefined &&
        LOWER_LIMB.has(region) &&
        daysBetween(since, session.date) < FIRST_RUN_DAYS &&
        hasOwn(session) &&
        runsWithWalks(session) &&
        !ran.has(session.id)
          ? [`${session.date}: the first runs and the own work of the ${region} on one day`]
          : []),
      ]);
    }),
    ...stepsAboveLimit(athlete, plan),
  ];
}

/** Steps up that came with more pain than the words of their limit allow. */
function stepsAboveLimit(athlete: Athlete, { startDate, firstMacroWeek }: Plan): readonly string[] {
  const base = readAthlete(withoutPainReports(athlete), startDate, firstMacroWeek - 1);
  return limitsWithReports(athlete, base, startDate).flatMap(({ finding, state: { steps, ended } }) =>
    steps.flatMap(({ on, stage }, index): string[] => {
      const before = steps[index - 1]?.stage;
      if (before === undefined || stage <= before || ended !== undefined) return [];
      const report = athlete.painReports?.findLast((one) => one.region === finding.region && one.on === on);
      const pain = Math.max(report?.worst ?? 0, report?.morning ?? 0);
      return pain > stepLimit({ ...finding, score: before === 0 ? SEVERE : before === 1 ? BAD : 1 })
        ? [`${on}: the ${finding.region} took a step at ${pain} of 10`]
        : [];
    }),
  );
}

function lines({ blocks }: Session): readonly ExerciseItem[] {
  return Object.values(blocks).flat();
}

function runsWithWalks({ blocks }: Session): boolean {
  return blocks.mainWorkout.some(({ name }) => name === "Run-walk intervals");
}
