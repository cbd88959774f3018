import type { Athlete, Availability } from "../../athlete/athlete.ts";
import type { Moved } from "../../analysis/estimates/moved-estimates.ts";
import type { Adjustment, CheckInReason } from "../adjustment.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import { WEEKDAY_NAMES } from "../../calendar/day.ts";
import type { HealthFinding } from "../../health/group.ts";
import { findingLater } from "../../injuries/return-ladder/next-step.ts";
import { findingText } from "../../injuries/finding-text.ts";
import type { InjuryReading, RegionFinding } from "../../injuries/injury.ts";
import { sessionsPerWeek } from "../../week/slots/patterns.ts";
import type { Session } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import { raceTime } from "../../physiology/running.ts";
import { formatClock, formatKilograms } from "../../units/format.ts";

/** "your left calf is at 4 of 10 (moderate) and gets only light load"; with what health allows this athlete. */
export function injuryText(reading: InjuryReading, highestRpe: number): string {
  return joined(reading.regions.map(regionText), reading, highestRpe);
}

/** The same for a session so many weeks after the report: without the number, and with the step that the plan has for it by then. */
export function injuryTextLater(reading: InjuryReading, highestRpe: number, weeks: number): string {
  const parts = reading.regions.map((finding) => stepText(finding, findingLater(finding, weeks)));
  return joined([...new Set(parts)], reading, highestRpe);
}

function joined(regions: readonly string[], reading: InjuryReading, highestRpe: number): string {
  const parts = [...regions];
  const findings = reading.health.findings.filter(({ group }) => !NOT_UNDERSTOOD.has(group));
  if (findings.length > 0) {
    const { clearance } = reading.health.limits;
    const isCapped = highestRpe < 10 && findings.some(({ limits: { rpe = 10 } }) => rpe < 10);
    const does =
      clearance === "required"
        ? "needs medical clearance: until then, only walking, easy pedalling and mobility"
        : isCapped
          ? `keeps effort at RPE ${highestRpe} or below`
          : "is taken into account";
    parts.push(`${formatList([...new Set(findings.map(healthName))])} ${does}`);
  }
  return formatList(parts);
}

function regionText(finding: RegionFinding): string {
  const { region, severity, allows } = findingText(finding);
  const { grade, pain, score, closesNothing, hurts = [] } = finding;
  if (grade === 0) return `your ${region} is fine again`;
  const isAt =
    pain === undefined
      ? `hurts (read as ${severity})`
      : score > pain
        ? `is at ${pain} of 10, but your words say more (read as ${severity}),`
        : `is at ${pain} of 10 (${severity})`;
  if (closesNothing === true) return `your ${region} ${isAt} and ${hurts.length === 0 ? "keeps" : "gets"} ${allows}`;
  return `your ${region} ${isAt} and gets ${allows}`;
}

function stepText(now: RegionFinding, later: RegionFinding): string {
  const { region, allows } = findingText(later);
  if (now.grade > 0 && later.grade === 0) return `your ${region} builds up again`;
  if (later.score < now.score) return `your ${region} comes back in steps (${allows})`;
  if (later.grade === 0) return `your ${region} is fine again`;
  return `your ${region} ${later.closesNothing === true && (later.hurts ?? []).length === 0 ? "keeps" : "gets"} ${allows}`;
}

/** A limit is quoted: what a professional said counts in their words. */
function healthName({ group, label, phrase }: HealthFinding): string {
  return group === "doctors-limit" ? `“${phrase}”` : label;
}

const NOT_UNDERSTOOD: ReadonlySet<HealthFinding["group"]> = new Set<HealthFinding["group"]>(["unread", "unread-medical"]);

/** "you now train 4 days a week, on Mon, Tue, Thu and Sat" */
export function availabilityText(availability: Availability): string {
  const days = availability.weekdays?.map((weekday) => (WEEKDAY_NAMES[weekday - 1] ?? "").slice(0, 3)) ?? [];
  const minutes = availability.minutes === undefined ? "" : " with the minutes you gave";
  return `you now train ${sessionsPerWeek(availability)} days a week${days.length === 0 ? "" : `, on ${formatList(days)}`}${minutes}`;
}

/** "you have 30 minutes", "you asked for easier days" */
export function easedText({ from, to, onlyEasy, mostMinutes, because }: Adjustment & { kind: "ease" }): string {
  if (because !== undefined) return checkInText(because);
  if (mostMinutes !== undefined) return `you have ${mostMinutes} minutes`;
  return `you asked for ${onlyEasy ? "easier" : "lighter"} ${from === to ? "training on this day" : "days"}`;
}

/** "your check-in showed 5.3 h of sleep (usually 7.4)" */
export function checkInText({ evidence }: CheckInReason): string {
  return `your check-in showed ${evidence}`;
}

/** "your new 5 km of 21:30 and back squat of 150 kg set the numbers" */
export function benchmarkText(before: Athlete, after: Athlete): string {
  const lifts = Object.entries(after.strength.oneRepMax).flatMap(([lift, value]) =>
    before.strength.oneRepMax[lift as keyof typeof after.strength.oneRepMax] === value
      ? []
      : [`${LIFT_NAMES[lift as keyof typeof LIFT_NAMES]} of ${formatKilograms(value)}`],
  );
  const tests = Object.entries(after.conditioning).flatMap(([name, value]) =>
    WITHOUT_VALUE.has(name) || before.conditioning[name as keyof Athlete["conditioning"]] === value
      ? []
      : [testText(name, value as number)],
  );
  const skills = Object.entries(after.gymnastics).flatMap(([name, value]) =>
    WITHOUT_VALUE.has(name) || before.gymnastics[name as keyof Athlete["gymnastics"]] === value
      ? []
      : [`${SKILL_NAMES[name] ?? name} (${value === true ? "yes" : value})`],
  );
  const all = [...lifts, ...tests, ...skills];
  return all.length === 0 ? "the numbers are the same" : `your new ${formatList(all)} ${all.length === 1 ? "sets" : "set"} the numbers`;
}

/** "your log suggests a 5 km time of 22:50 instead of 23:05", "your log suggests back squat 147.5 kg instead of 142.5 kg": what of it the session works with. */
export function estimatesText(moved: readonly Moved[], session: Session): string {
  const items = Object.values(session.blocks).flat();
  const isUsed = ({ capacity }: Moved): boolean => {
    if (capacity === "vdot") return items.some(({ pace }) => pace?.per === "km");
    if (capacity === "row500m") return items.some(({ pace }) => pace?.per === "500m");
    return capacity === "ftp" ? items.some(({ power }) => power !== undefined) : items.some(({ load }) => load !== undefined);
  };
  const used = moved.filter(isUsed);
  return `your log suggests ${formatList((used.length === 0 ? moved : used).map(movedText))}`;
}

function movedText({ capacity, from, to }: Moved): string {
  if (capacity === "vdot") return `a 5 km time of ${fiveKilometres(to)} instead of ${fiveKilometres(from)}`;
  if (capacity === "row500m") return `a 500 m row of ${formatClock(Math.round(to))}`;
  if (capacity === "ftp") return `a threshold power of ${Math.round(to)} W`;
  return `${LIFT_NAMES[capacity]} ${formatKilograms(to)} instead of ${formatKilograms(from)}`;
}

function fiveKilometres(vdot: number): string {
  return formatClock(Math.round(raceTime(vdot, 5000)));
}

const WITHOUT_VALUE: ReadonlySet<string> = new Set(["recordedOn", "dates"]);

const SKILL_NAMES: { readonly [name: string]: string } = {
  strictPullUps: "strict pull-ups",
  handstandPushUps: "handstand push-ups",
  barMuscleUps: "bar muscle-ups",
  ringMuscleUps: "ring muscle-ups",
  handstandWalk: "handstand walk",
};

function testText(name: string, value: number): string {
  switch (name) {
    case "run5k":
      return `5 km of ${formatClock(value)}`;
    case "run10k":
      return `10 km of ${formatClock(value)}`;
    case "row500m":
      return `500 m row of ${formatClock(value)}`;
    case "ftp20min":
      return `20-minute power of ${value} W`;
    default:
      return `VO2max of ${value}`;
  }
}
