import type { Athlete, Availability } from "../../athlete/athlete.ts";
import type { Moved } from "../../analysis/estimates/moved-estimates.ts";
import type { Adjustment, CheckInReason } from "../adjustment.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import { shortDay, WEEKDAY_NAMES } from "../../calendar/day.ts";
import type { HealthFinding } from "../../health/group.ts";
import { sessionsPerWeek } from "../../week/slots/patterns.ts";
import type { Session } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import { raceTime } from "../../physiology/running.ts";
import { formatClock, formatWeight } from "../../units/format.ts";
import type { WeightUnit } from "../../units/mass.ts";

/** A limit is quoted: what a professional said counts in their words. */
export function healthName({ group, label, phrase }: HealthFinding): string {
  return group === "doctors-limit" ? `“${phrase}”` : label;
}

/** "you now train 4 days a week, on Mon, Tue, Thu and Sat" */
export function availabilityText(availability: Availability): string {
  const days = availability.weekdays?.map((weekday) => (WEEKDAY_NAMES[weekday - 1] ?? "").slice(0, 3)) ?? [];
  const minutes = availability.minutes === undefined ? "" : " with the minutes you gave";
  return `you now train ${sessionsPerWeek(availability)} days a week${days.length === 0 ? "" : `, on ${formatList(days)}`}${minutes}`;
}

/** "you have 30 minutes", "you asked for easier days" */
export function easedText({ from, to, onlyEasy, mostMinutes, because }: Adjustment & { kind: "ease" }): string {
  if (because !== undefined) return checkInText(because);
  if (mostMinutes !== undefined) return `you have ${mostMinutes} minutes ${from === to ? "on this day" : `a day until ${shortDay(to)}`}`;
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
      : [`${LIFT_NAMES[lift as keyof typeof LIFT_NAMES]} of ${formatWeight(value, after.units ?? "kg")}`],
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
export function estimatesText(moved: readonly Moved[], session: Session, unit: WeightUnit = "kg"): string {
  const items = Object.values(session.blocks).flat();
  const isUsed = ({ capacity }: Moved): boolean => {
    if (capacity === "vdot") return items.some(({ pace }) => pace?.per === "km");
    if (capacity === "row500m") return items.some(({ pace }) => pace?.per === "500m");
    return capacity === "ftp" ? items.some(({ power }) => power !== undefined) : items.some(({ load }) => load !== undefined);
  };
  const used = moved.filter(isUsed);
  return `your log suggests ${formatList((used.length === 0 ? moved : used).map((each) => movedText(each, unit)))}`;
}

function movedText({ capacity, from, to }: Moved, unit: WeightUnit): string {
  if (capacity === "vdot") return `a 5 km time of ${fiveKilometres(to)} instead of ${fiveKilometres(from)}`;
  if (capacity === "row500m") return `a 500 m row of ${formatClock(Math.round(to))}`;
  if (capacity === "ftp") return `a threshold power of ${Math.round(to)} W`;
  return `${LIFT_NAMES[capacity]} ${formatWeight(to, unit)} instead of ${formatWeight(from, unit)}`;
}

function fiveKilometres(vdot: number): string {
  return formatClock(Math.round(raceTime(vdot, 5000)));
}

const WITHOUT_VALUE: ReadonlySet<string> = new Set(["recordedOn", "dates", "ergs"]);

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
