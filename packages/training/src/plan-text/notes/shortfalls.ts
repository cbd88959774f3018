import type { Athlete, Competition } from "../../athlete/athlete.ts";
import { addDays, type Day, daysBetween, dayInWords } from "../../calendar/day.ts";
import { competitionFormat, type CompetitionFormat } from "../../catalogue/competition-format.ts";
import { isTrail } from "../../athlete/own-sports.ts";
import type { Metres } from "../../units/units.ts";
import { formatDistance } from "../../units/format.ts";
import { preparedDistance } from "../../season/demand/races/prepared-race.ts";
import { eventFor } from "../../season/demand/running-demand.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import type { Readiness } from "../../model/plan-demand.ts";
import { FULL_SHARE, usedShare } from "../../week/load/used-minutes.ts";
import { type RunPlan, type RunReach, runReach } from "./run-demand.ts";

/** A race that there is too little time for. */
export interface Shortfall {
  readonly readiness: Exclude<Readiness, "ready">;
  readonly text: string;
}

/** For the running and Hyrox races of priority A and B: what they ask for, what is reached, and what fits (race-demands.md section 12). */
export function shortfalls(plan: RunPlan): Shortfall[] {
  const [first] = plan.weeks;
  if (first === undefined) return [];
  return (plan.context.athlete.competitions ?? []).flatMap((entered): Shortfall[] => {
    const format = competitionFormat(`${entered.type ?? ""} ${entered.name ?? ""}`);
    if (format === undefined || entered.priority === "C" || entered.date < first.startDate) return [];
    if (!(format.kind === "hyrox" || (format.kind === "running" && format.distance !== undefined))) return [];
    const reach = runReach(plan, format, entered);
    // For a race within the plan only the runs of the plan are told: what was run before it counts, and is not still to come.
    const isInside = entered.date >= addDays(first.startDate, 7) && entered.date < addDays(first.startDate, 7 * plan.weeks.length);
    const found = isInside ? { ...reach, items: reach.items.map((item) => ({ ...item, reached: item.inPlan })) } : reach;
    const shorter = preparedDistance(entered);
    if (shorter !== undefined)
      return [
        {
          readiness: "not-ready",
          text: `${OPENINGS["not-ready"]} ${getName(entered, format)} on ${dayInWords(entered.date)}: ${why(found)}. ${preparedText(plan, found, entered, eventFor(shorter).name)}`,
        },
      ];
    // Whoever runs ten kilometres today needs no warning before a race of them.
    const isShortRace = format.kind === "running" && (format.distance ?? 0) <= SHORT_RACE && found.canFinish;
    // In the last two weeks nothing is built any more.
    const isTooNear = daysBetween(first.startDate, entered.date) < NOTHING_BUILT_DAYS && found.canFinish;
    if (found.readiness === "ready" || ((isShortRace || isTooNear) && found.readiness === "tight")) return [];
    if (found.limit !== undefined) {
      const text = `Your limit of ${found.limit} a run leaves too little training for ${getName(entered, format)} on ${dayInWords(entered.date)}: ${why(found)}. Ask whoever set that limit how long it lasts and whether it applies on race day${found.shorter === undefined ? "" : `; ${found.shorter} fits within it`}.`;
      return [{ readiness: found.readiness, text }];
    }
    if (found.isShortOfDays === true && found.readiness === "tight") {
      const name = getName(entered, format);
      const end = addDays(first.startDate, 7 * plan.weeks.length);
      const text =
        hasSpareMinutes(plan) && !hasSoreLeg(plan) && entered.date >= end
          ? `Training for ${name} on ${dayInWords(entered.date)} will need more time than your days have: ${why(found)}. From ${dayInWords(later(end, addDays(entered.date, -LAST_DAYS)))} on, give the long day more time (every second week is enough) and another day half an hour more.`
          : hasSpareMinutes(plan) || hasSoreLeg(plan)
            ? `${name} on ${dayInWords(entered.date)}: ${why(found)}.${found.canFinish ? " The training is enough to finish." : " Run it to finish, and walk a minute at every aid station."}`
            : `Your days are too short for all of ${name} on ${dayInWords(entered.date)}: ${why(found)}. From twelve weeks before the race, give the long day more time (every second week is enough) and another day half an hour more.`;
      return [{ readiness: found.readiness, text }];
    }
    const text = `${OPENINGS[found.readiness]} ${getName(entered, format)} on ${dayInWords(entered.date)}: ${why(found)}. ${advice(plan, found, entered)}`;
    return [{ readiness: found.readiness, text }];
  });
}

/** The weeks in which the longest runs are. */
const LAST_DAYS = 84;

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}

const SHORT_RACE: Metres = 10_000;
const NOTHING_BUILT_DAYS = 14;

/** Whether the days leave minutes unused, so that nobody should call them too short. */
function hasSpareMinutes({ context, weeks }: RunPlan): boolean {
  return usedShare(weeks, context.athlete.availability.minutes) < FULL_SHARE;
}

/** Nobody runs more on a sore leg because the day has more minutes. */
function hasSoreLeg({ context: { reading } }: RunPlan): boolean {
  return reading.regions.some(({ region, grade }) => grade > 0 && LOWER_LIMB.has(region));
}

const OPENINGS = {
  tight: "Time is tight for",
  "run-walk": "There is too little time to run all of",
  "not-ready": "Not ready for",
} as const;

function getName({ name, type }: Competition, format: CompetitionFormat): string {
  return name ?? `the ${type ?? (format.kind === "running" ? formatDistance(format.distance ?? 10_000) : "race")}`;
}

/** For runners whose kilometres are not counted yet: what the plan prepares in the place of a race that is too far. */
export function preparedNotes({ competitions = [] }: Pick<Athlete, "competitions">): Shortfall[] {
  return competitions.flatMap((entered): Shortfall[] => {
    const shorter = preparedDistance(entered);
    if (shorter === undefined) return [];
    const { name } = eventFor(shorter);
    const race = entered.name ?? entered.type ?? "the race";
    const text = `${OPENINGS["not-ready"]} ${race} on ${dayInWords(entered.date)}: from what you run now there is too little time to train for its distance. So this plan prepares you to finish ${name} on that day. You choose: enter ${name} on or near that day, enter a later ${race}, or confirm this one in your profile. If you confirm it, the plan is built for the full distance, with walk breaks from the first kilometre and no time goal.`;
    return [{ readiness: "not-ready", text }];
  });
}

/** What is missing, in the numbers of the race. */
function why({ items }: RunReach): string {
  const missing = items.filter(({ unit, isCovered }) => (unit === "km" || unit === "h") && !isCovered);
  if (missing.length === 0)
    return items
      .filter(({ isCovered }) => !isCovered)
      .map(({ name, needed, reached }) => `${name} come to ${reached}, and the race needs ${needed}`)
      .join("; ");
  return missing
    .map(
      ({ name, needed, reached, unit }) =>
        `${name === "longest run" ? "your longest run before it is" : "your biggest week is"} ${reached} ${unit}; ${needed} ${unit} would be enough preparation`,
    )
    .join("; ");
}

/** The athlete chooses: the plan prepares what can be finished, and says how to have it another way. */
function preparedText(plan: RunPlan, { readyFrom, isShortOfDays }: RunReach, { name, type }: Competition, shorter: string): string {
  const otherwise =
    isShortOfDays === true
      ? `give your long day and one other day more minutes${hasSpareMinutes(plan) ? "" : ": you have enough weeks, but not enough minutes"}`
      : `choose the same distance on ${dayInWords(readyFrom)} or later`;
  return `So this plan prepares you to finish ${shorter} on that day. You choose: enter ${shorter} on or near that day, ${otherwise}, or confirm ${name ?? type ?? "the race"} in your profile. If you confirm it, the plan is built for the full distance, with walk breaks from the first kilometre and no time goal.`;
}

function advice(
  plan: RunPlan,
  { readiness, readyFrom, shorter, canFinish, isShortOfDays }: RunReach,
  { isConfirmed, goal, ...entered }: Competition,
): string {
  if (readiness === "tight" && isTrail(entered))
    return canFinish
      ? "The finish is within reach: start at an effort you can talk at, walk the steep parts, and start eating within the first half hour."
      : "Run it to finish: walk every climb from the first one on, start eating within the first half hour, and know the cut-offs; you have not raced that long before.";
  if (readiness === "tight")
    return !canFinish
      ? "Run it to finish: start no faster than your numbers predict; the last part is new to you."
      : goal === undefined
        ? "You can still finish: start at your predicted pace and no faster."
        : "You can still finish: start at your predicted pace, and leave a faster goal to a race with more weeks before it.";
  const later =
    isShortOfDays === true
      ? `the same race with a longer long day and half an hour more on another${hasSpareMinutes(plan) ? "" : ": you have enough weeks, but your days are too short"}`
      : `the same distance on ${dayInWords(readyFrom)} or later`;
  const fits = shorter === undefined ? `What fits is ${later}.` : `What fits is ${shorter} on that day, to finish, or ${later}.`;
  if (isConfirmed === true) return `${fits} You have chosen to start: walk and run from the first kilometre, and do not aim for a time.`;
  return `${fits} If you start anyway, confirm it with the race in your profile: walk and run from the first kilometre, and do not aim for a time.`;
}
