import { isLifter } from "#training/athlete/own-sports.ts";
import { readAthlete } from "#training/injuries/read-injuries.ts";
import { comesBackToRunning } from "#training/injuries/return-ladder/run-rows.ts";
import { getPhrases } from "../injury-phrases.ts";
import type { PlanWeek, Session } from "#training/model/plan.ts";
import { isNearRace, loadOfWeek, type PlanFacts, type Property } from "./plan-facts.ts";

/** Rule 3: foundation 1-4, development 5-8, performance from 9; macro weeks count on. */
export const phaseOfMacroWeek: Property = ({ plan }) =>
  plan.weeks.flatMap((week, index) => {
    const macroWeek = plan.firstMacroWeek + index;
    const phase = macroWeek <= 4 ? "foundation" : macroWeek <= 8 ? "development" : "performance";
    const agree =
      week.macroWeek === macroWeek &&
      week.phase === phase &&
      week.sessions.every((session) => session.phase === phase && session.isDeload === week.isDeload);
    return agree ? [] : [`week ${week.week} is ${week.phase} ${week.macroWeek}, not ${phase} ${macroWeek}`];
  });

/** Rule 3: five weeks or more have a deload or a race, never in week 1, and at most five loading weeks follow each other. */
export const deloadPlaces: Property = (facts) => {
  const { weeks } = facts.plan;
  // Half hours of walking before a clearance have nothing to unload.
  if (isBeforeClearance(facts)) return [];
  // And nor has a runner whose running only comes back.
  const { regions, health } = readAthlete(facts.athlete, facts.plan.startDate);
  const comesBack = comesBackToRunning(regions, health.limits) || health.limits.runRung !== undefined;
  if (facts.athlete.focus === "running" && comesBack) return [];
  const rests = weeks.map((week) => week.isDeload || isNearRace(week, facts));
  const found: string[] = [];
  if (weeks[0]?.isDeload === true) found.push("week 1 is a deload");
  if (weeks.length >= 5 && !rests.includes(true)) found.push("no deload in five weeks or more");
  for (let first = 0; first + 6 <= rests.length; first++)
    if (!rests.slice(first, first + 6).includes(true)) found.push(`six loading weeks from week ${first + 1}`);
  return found;
};

/** Loads are products of whole minutes and RPE. */
const ROUNDING = 1.01;

/** No more weeks load in a row than this: what lies further back is no loading reference of a deload. */
const MOST_LOADING_WEEKS = 5;

/** A half, less what half the sets a point or two easier leave of it (strength.md section 9). */
const LEAST_OF_DELOAD = 0.455;

/** Rule 3: a deload holds 50-75 % of the loading weeks before it. */
export const deloadLoad: Property = (facts) =>
  facts.plan.weeks.flatMap((week, index) => {
    if (isBeforeClearance(facts)) return [];
    const lately = facts.plan.weeks.slice(Math.max(0, index - MOST_LOADING_WEEKS), index);
    const before = lately.filter((earlier) => !earlier.isDeload && !isNearRace(earlier, facts) && !isGentle(earlier, facts));
    const reference = before.slice(-3);
    if (!week.isDeload || isNearRace(week, facts) || reference.length === 0) return [];
    const share = loadOfWeek(week) / (reference.reduce((sum, earlier) => sum + loadOfWeek(earlier), 0) / reference.length);
    // Half the sets, a point or two easier, are a lifter's deload (strength.md section 9).
    const least = isLifter(facts.athlete) ? 0.25 : LEAST_OF_DELOAD;
    if (share >= least / ROUNDING && share <= 0.75 * ROUNDING) return [];
    return [`the deload of week ${week.week} holds ${(100 * share).toFixed(0)} %`];
  });

/** Shares of the loading weeks: with more sets, kilograms, minutes or swimming than this a week is no deload. The documents ask for 50 to 75 %; what short days leave varies. */
const DELOAD_AMOUNTS: readonly (readonly [name: string, of: (week: PlanWeek) => number, least: number, most: number])[] = [
  ["sets", ({ sessions }) => sum(sessions, ({ blocks }) => sum(blocks.strength, ({ sets = 1 }) => sets)), 16, 1.02],
  ["kilograms", ({ sessions }) => sum(sessions, ({ tonnage }) => tonnage), 4000, 1],
  ["minutes", ({ sessions }) => sum(sessions, ({ duration }) => duration), 150, 1.1],
  [
    "metres of swimming",
    ({ sessions }) =>
      sum(
        sessions.filter(({ code }) => code === "SW" || code === "SWs"),
        swumMetres,
      ),
    3000,
    1.05,
  ],
];

function swumMetres({ blocks }: Session): number {
  return sum(blocks.mainWorkout, ({ name, sets = 1, dose }) => (/^swim/iu.test(name) ? sets * (dose.metres ?? 0) : 0));
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}

/** Rule 3: a deload is lighter in each of its parts, not only in its load. */
export const deloadDose: Property = (facts) =>
  facts.plan.weeks.flatMap((week, index) => {
    if (!week.isDeload || isNearRace(week, facts) || isBeforeClearance(facts)) return [];
    const before = facts.plan.weeks
      .slice(Math.max(0, index - MOST_LOADING_WEEKS), index)
      .filter((earlier) => !earlier.isDeload && !isNearRace(earlier, facts) && !isGentle(earlier, facts))
      .slice(-3);
    if (before.length === 0) return [];
    return DELOAD_AMOUNTS.flatMap(([name, of, least, most]) => {
      const usual = sum(before, of) / before.length;
      return usual < least || of(week) <= most * usual
        ? []
        : [`the deload of week ${week.week} has ${Math.round((100 * of(week)) / usual)} % of the ${name}`];
    });
  });

/** Rule 8: a week never loads more than 25 % above the week before it, and after a deload at most 110 % of the week before that. */
export const loadGrowth: Property = (facts) => {
  const { weeks } = facts.plan;
  if (isBeforeClearance(facts)) return [];
  return weeks.flatMap((week, index) => {
    const last = weeks[index - 1];
    const beforeLast = weeks[index - 2];
    if (last === undefined || week.isDeload || isShortest(week) || anyNearRace([week, last], facts) || isGentle(last, facts)) return [];
    const load = loadOfWeek(week);
    if (!last.isDeload) return load > loadOfWeek(last) * 1.25 * ROUNDING ? [`week ${week.week}: ${load} after ${loadOfWeek(last)}`] : [];
    if (beforeLast === undefined || beforeLast.isDeload || anyNearRace([beforeLast], facts)) return [];
    return load > loadOfWeek(beforeLast) * 1.1 * ROUNDING
      ? [`week ${week.week}: ${load} after a deload and ${loadOfWeek(beforeLast)}`]
      : [];
  });
};

/** The three walking days of a pain of 8 of 10 make the first week no measure (return-ladders.md section 2). */
function isGentle({ week }: PlanWeek, { athlete }: PlanFacts): boolean {
  return week === 1 && getPhrases(athlete.injuries).some(({ score }) => (score ?? 0) >= 8);
}

function anyNearRace(weeks: readonly PlanWeek[], facts: PlanFacts): boolean {
  return weeks.some((week) => isNearRace(week, facts));
}

function isShortest(week: PlanWeek): boolean {
  return week.sessions.every((session) => session.duration <= 25);
}

/** Half an hour of walking at a time, until a doctor has agreed: no load to measure. */
function isBeforeClearance({ plan, athlete }: PlanFacts): boolean {
  return (
    getPhrases(athlete.injuries).some(({ highestRpe = 10 }) => highestRpe <= 3) ||
    plan.notes.some(({ text }) => text.includes("until you are cleared"))
  );
}
