import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, dayInWords, daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import type { WeightUnit } from "../../units/mass.ts";
import type { Kilograms } from "../../units/units.ts";
import { usualGain } from "../../athlete/lifts/expected-gain.ts";
import { type GoalLift, type StatedGoal, statedGoals } from "../../athlete/stated/stated-goals.ts";
import { LIFT_NAMES } from "../../athlete/lifts/training-lifts.ts";
import type { PlanContext } from "../../context/context.ts";
import type { PlanNote, PlanWeek } from "../../model/plan.ts";
import { formatList, shortName } from "../../model/words.ts";
import { formatWeight } from "../../units/format.ts";

/** What the plan does for each goal that the notes tell as a number, and how far it gets. */
export function goalNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const goals = statedGoals(context.athlete);
  return goals.flatMap((goal): PlanNote[] => {
    const text = isLift(goal) ? liftText(context, weeks, goal) : repetitionText(weeks, goal);
    if (text !== undefined) return [{ kind: "wish", text }];
    const towards = ledTo(weeks, goal);
    if (towards !== undefined) return [{ kind: "wish", text: `“${goal.quote}”: ${towards}` }];
    // A first pull-up without a bar, a deadlift that a sore back closes.
    return [{ kind: "wish-not-met", text: `“${goal.quote}”: no session of this block trains it, because ${getReason(goal, context)}.` }];
  });
}

/** A limit, or kit that is missing; else the days have no room for it. */
function getReason({ movement }: StatedGoal, { picker }: PlanContext): string {
  const name = LINES[movement];
  return picker.pick(name).replaced === undefined ? "your days leave no session for it" : "one of the notes above rules it out";
}

const LINES: { readonly [movement in StatedGoal["movement"]]: string } = {
  deadlift: "Deadlift",
  backSquat: "Back squat",
  benchPress: "Bench press",
  snatch: "Snatch",
  cleanAndJerk: "Clean and jerk",
  pushUps: "Push-up",
  pullUps: "Pull-up (strict)",
};

type LiftGoal = StatedGoal & { readonly movement: GoalLift };

function isLift(goal: StatedGoal): goal is LiftGoal {
  return goal.movement !== "pushUps" && goal.movement !== "pullUps";
}

const PRACTISED = {
  pushUps: { lines: ["Push-up"], name: ["push-up", "push-ups"] },
  pullUps: { lines: ["Pull-up (strict)", "Negative pull-up"], name: ["pull-up", "pull-ups"] },
} as const;

function repetitionText(weeks: readonly PlanWeek[], { movement, target }: StatedGoal): string | undefined {
  if (movement !== "pushUps" && movement !== "pullUps") return undefined;
  const { lines, name } = PRACTISED[movement];
  const practised = weeks.map(({ sessions }) =>
    sessions.filter(({ blocks }) => blocks.strength.some((item) => lines.some((line) => line === item.name))),
  );
  const times = Math.max(0, ...practised.map((sessions) => sessions.length));
  if (times === 0) return undefined;
  const measured = practised.flatMap((sessions, index) =>
    sessions.some(({ blocks }) => blocks.strength.some(({ notes = "" }) => notes.includes("The goal is"))) ? [`${index + 1}`] : [],
  );
  const check = measured.length === 0 ? "" : ` In week ${formatList(measured)}, count the reps of your first set and log them.`;
  const goal = target === 1 ? `your first ${name[0]}` : `${target} ${name[1]} in a row`;
  return `Towards ${goal}: practised ${times === 1 ? "once" : times === 2 ? "twice" : `${times} times`} a week, in short clean sets.${check}`;
}

/** What leads there where the movement itself is not practised yet. */
const LEADS = {
  pushUps: ["Incline push-up", "Kneeling push-up", "Bench press", "Dumbbell bench press", "Dumbbell floor press"],
  pullUps: ["Band-assisted pull-up", "Foot-assisted pull-up", "Chin-up (strict)", "Lat pulldown", "Band lat pulldown", "Ring row"],
} as const;

function ledTo(weeks: readonly PlanWeek[], { movement }: StatedGoal): string | undefined {
  if (movement !== "pushUps" && movement !== "pullUps") return undefined;
  const sessions = weeks.flatMap((week) => week.sessions);
  const counted = LEADS[movement]
    .map((name) => ({
      name,
      times: sessions.filter(({ blocks }) => [...blocks.skill, ...blocks.strength].some((item) => item.name === name)).length,
    }))
    .filter(({ times }) => times > 0)
    .map(({ name, times }) => `${shortName(name)} in ${times === 1 ? "one session" : `${times} sessions`}`);
  return counted.length === 0 ? undefined : `not practised in full yet, but what leads there: ${formatList(counted.slice(0, 3))}.`;
}

const PULLED: { readonly [lift in GoalLift]: RegExp } = {
  deadlift: /^(?:sumo |trap-bar )?deadlift$|^block pull$|^romanian deadlift$/iu,
  backSquat: /^(?:back|front|pause|box) squat$/iu,
  benchPress: /bench press$/iu,
  snatch: /^(?:power |hang power )?snatch(?: pull| balance)?$/iu,
  cleanAndJerk: /^clean and jerk$|^(?:power |squat |hang power )clean$|^clean pull$|jerk$/iu,
};
const WEEKS_A_MONTH = 4.35;

function liftText(
  { athlete, capacities, unit, start }: PlanContext,
  weeks: readonly PlanWeek[],
  { movement, target }: LiftGoal,
): string | undefined {
  const now = capacities.lifts[movement];
  const times = Math.max(
    0,
    ...weeks.map(
      ({ sessions }) =>
        sessions.filter(({ blocks }) => [...blocks.skill, ...blocks.strength].some(({ name }) => PULLED[movement].test(name))).length,
    ),
  );
  if (now === undefined || times === 0) return undefined;
  const name = LIFT_NAMES[movement];
  if (target <= now.oneRepMax)
    return `A ${name} of ${formatWeight(target, unit)}: by your numbers you can lift that already; test it on a rested day.`;
  const weekly = usualGain(athlete, 1) - 1;
  const months = Math.max(1, Math.round((target / now.oneRepMax - 1) / weekly / WEEKS_A_MONTH));
  const reached = now.oneRepMax * usualGain(athlete, weeks.length);
  const known = `${now.estimated ? "an estimated " : ""}${formatWeight(now.oneRepMax, unit)}`;
  return `Towards a ${name} of ${formatWeight(target, unit)}: you start at ${known} and train it ${times === 1 ? "once" : times === 2 ? "twice" : `${times} times`} a week. Expect about ${formatWeight(Math.floor(2 * reached) / 2, unit)} by the end of this block${untilMeet(athlete, start, now.oneRepMax, unit)}; the whole goal takes about ${months} ${months === 1 ? "month" : "months"}.`;
}

/** What to expect by the next meet; empty without one. */
function untilMeet(athlete: Athlete, start: Day, oneRepMax: Kilograms, unit: WeightUnit): string {
  const dates = (athlete.competitions ?? [])
    .filter(({ date, type, name }) => date > start && MEETS.has(competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind ?? ""))
    .map(({ date }) => date)
    .toSorted((a, b) => a.localeCompare(b));
  const [next] = dates;
  if (next === undefined) return "";
  const reached = oneRepMax * usualGain(athlete, Math.floor(daysBetween(start, next) / 7));
  return ` and about ${formatWeight(Math.floor(2 * reached) / 2, unit)} by ${dayInWords(next)}`;
}

const MEETS: ReadonlySet<string> = new Set(["powerlifting", "weightlifting"]);
