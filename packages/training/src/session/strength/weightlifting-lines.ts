import { heavyBodyRest } from "../../physiology/loading-limits.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { whyLoad } from "../../plan-text/explain/load.ts";
import { exerciseMaximum } from "../../athlete/lifts/exercise-maximum.ts";
import { rpeOfSet } from "../../physiology/rpe-curve.ts";
import { setsItem } from "../../prescription/items.ts";
import { actualPercent, barLoad, maximumSource } from "../../prescription/load/bar-load.ts";
import { getVariation, maxSets } from "../../prescription/strength/lift-dose.ts";
import { daysToWeightlifting, heaviestShare, weeksOfLifting } from "../../selection/strength/meet.ts";
import { isRackSore, rackCue } from "../../athlete/sore-rack.ts";
import { byWeeks, LEAST_SINGLE, MOST_OF_BEGINNERS, type Rung } from "./weightlifting-rungs.ts";

/** Heavy pulls end so many days before the meet. */
export const LAST_PULL = 8;

/** Where the lift itself is closed its pull stands in for it, lightly, and not in the last days. */
const LAST_PULL_PERCENT = 87.5;

const NO_PULL = 3;

/** A pull is no heavier than this share of the deadlift (load-plausibility.md section 2). */
const OF_DEADLIFT: { readonly [pull: string]: number } = { "Snatch pull": 0.62, "Clean pull": 0.75 };

/** Percent of the lift that its pull has by whole weeks to the meet: a step more each week, most before the last heavy one (load-plausibility.md LP05). */
const PULL_BY_WEEKS = [100, 100, 105, 107.5, 107.5, 105, 105, 102.5, 100] as const;

/** And farther away, in the waves of the lifts. */
const PULL_FAR = [95, 97.5, 100, 100] as const;

const PULL_MOST = 110;

const PULL_IN_DELOAD = 85;

const MULTI_REP_REST = 150;

/** After singles up to this percent, and after heavier ones. */
export const LIGHT_SINGLE = { percent: 82.5, rest: 120 } as const;

const REST_OF_SINGLES = 210;

/** Days before a meet from which lifts follow each other as on the platform. */
export const ON_THE_CLOCK = 35;

export type Squat = "Front squat" | "Back squat";

export const MISSES_NOTE = "After two misses, take 5% off and stay there.";

export const ON_CLOCK_SINGLES = 3;

/** Where the whole lift is closed, what keeps most of it. */
export const LIFT_VARIANTS = {
  Snatch: ["Snatch", "Power snatch", "Snatch pull"],
  "Clean and jerk": ["Clean and jerk", "Squat clean", "Power clean", "Split jerk", "Push jerk", "Clean pull"],
} as const;

/** Percent from which a lift is heavy, and the share that a lighter one stays within. */
const MIN_HEAVY_PERCENT = 90;

const BELOW_HEAVY_PLATES = 0.895;

const HALF_PERCENT = 0.5;

/** From this percent on a clean and jerk is lifted twice at most: the third jerk of a set is the one that misses. */
const DOUBLES_OF_JERK = 70;

export function lifted(
  brief: SessionBrief,
  name: keyof typeof LIFT_VARIANTS,
  { percent, reps: planned, sets }: Rung,
): DraftItem | undefined {
  const { context, frame } = brief;
  const open = LIFT_VARIANTS[name].find((variant) => context.picker.allows(variant));
  if (open === undefined) return undefined;
  if (open.endsWith("pull")) return pulled(brief, open, daysToWeightlifting(context.athlete, brief.date) ?? Infinity);
  const { exercise } = context.picker.pick(open);
  const ofLevel = context.level === "beginner" ? MOST_OF_BEGINNERS : 1;
  const ofSingles = Math.min(ofLevel, heaviestShare(context.athlete, context.loading, brief.date));
  // Where the weight may not follow, singles are no work.
  const isNoWork = percent > ofSingles * 100 && ofSingles < LEAST_SINGLE;
  const wanted = isNoWork ? Math.max(2, planned) : planned;
  const reps = name === "Clean and jerk" && percent >= DOUBLES_OF_JERK ? Math.min(2, wanted) : wanted;
  const ofDay = reps === 1 ? ofSingles : Math.min(ofLevel, heaviestShare(context.athlete, context.loading, brief.date, reps));
  // Plates do not make a heavy day of one that stays below.
  const cap = percent < Math.min(MIN_HEAVY_PERCENT, 100 * ofSingles - HALF_PERCENT) ? Math.min(ofDay, BELOW_HEAVY_PLATES) : ofDay;
  const load = barLoad(brief, exercise, Math.min(percent, cap * 100), context.loading.rpe, cap);
  if (load === undefined || load === "below-bar") return undefined;
  const actual = actualPercent(load);
  const rpe = rpeOfSet(actual, reps);
  const source = maximumSource(brief, exercise);
  const held = heldStep(brief, percent - 100 * cap, reps);
  // The last few singles follow each other as on the platform.
  const isClocked = sets <= ON_CLOCK_SINGLES && (daysToWeightlifting(context.athlete, brief.date) ?? Infinity) <= ON_THE_CLOCK;
  return setsItem(
    context,
    { exercise },
    {
      sets: Math.min(held === undefined ? sets : Math.min(sets, held.sets), maxSets(actual, reps, exercise, "olympic")),
      reps,
      restSeconds:
        (reps > 1 ? MULTI_REP_REST : isClocked || actual <= LIGHT_SINGLE.percent ? LIGHT_SINGLE.rest : REST_OF_SINGLES) +
        context.loading.extraRest +
        heavyBodyRest(context.athlete),
      rpe,
      load,
      why: whyLoad({
        unit: context.unit,
        load,
        percent: load.percent ?? percent,
        reps,
        rpe,
        role: "olympic",
        isDeload: frame.isDeload,
        source,
      }),
      notes: [held?.cue, rackCue(context.athlete, exercise.name), MISSES_NOTE].filter((text) => text !== undefined).join(" "),
    },
  );
}

/** Sets and positions of a lift whose weight stays: more sets and harder positions are its steps (dose-progression.md section 3, order of levers). */
const HELD_STEPS = [
  { sets: 4, cue: "First rep of each set: two seconds still at the knee, then finish." },
  { sets: 5, cue: "First rep of each set: two seconds still at the knee, and two in the catch." },
  { sets: 5, cue: "First rep of each set from just above the knee, the others from the floor." },
  { sets: 6, cue: "No stops: every rep as fast as the best of last week. Film the last set." },
  { sets: 5, cue: "Every rep: two seconds still at the knee." },
  { sets: 5, cue: "Every rep: two seconds in the catch, then stand up." },
  { sets: 6, cue: "First rep of each set from mid-thigh, the second from the knee, what is left from the floor." },
  { sets: 6, cue: "No stops: all sets of a lift look the same on film." },
] as const;

/** Percent by which a limit holds a lift below its plan, from which its weight no longer moves. */
const HELD_BELOW = 1;

/** The step of the week where age or health keeps the weight of a lift; undefined where the weight moves, and in light weeks. */
function heldStep(brief: SessionBrief, above: number, reps: number): (typeof HELD_STEPS)[number] | undefined {
  const { context, frame, date } = brief;
  if (above < HELD_BELOW || reps < 2 || frame.isDeload || brief.isTaper || brief.isRecovery) return undefined;
  return HELD_STEPS[weeksOfLifting(context.athlete, date, frame.macroWeek) % HELD_STEPS.length];
}

/** A pull is trained near and above the weight of its lift: lighter it only teaches to pull slowly. */
export function pulled(brief: SessionBrief, name: string, days: number): DraftItem | undefined {
  const { context, frame } = brief;
  if (!context.picker.allows(name)) return undefined;
  const { exercise } = context.picker.pick(name);
  const maximum = exerciseMaximum(context.capacities, name);
  if (maximum === undefined) return undefined;
  const deadlift = context.capacities.lifts.deadlift?.oneRepMax;
  const ofDeadlift = deadlift === undefined ? 100 : (100 * (OF_DEADLIFT[name] ?? 1) * deadlift) / maximum.oneRepMax;
  // "Loads up to 80 %" holds for every bar.
  const told = Math.min(
    100,
    ...context.reading.health.findings.flatMap(({ group, limits: { percent: cap = 100 } }) => (BY_AGE.has(group) ? [] : [cap])),
  );
  const ofAge = (context.athlete.age ?? ADULT_AGE) < YOUNG_LIFTER ? MOST_OF_YOUNG_PULLS : PULL_MOST;
  const most = Math.min(ofAge, told < 100 ? Math.min(ofDeadlift, told) : ofDeadlift);
  if (days < NO_PULL) return undefined;
  const isLast = days < LAST_PULL;
  const percent = Math.min(most, PULL_MOST, isLast ? LAST_PULL_PERCENT : pullPercent(brief, days));
  const load = barLoad(brief, exercise, percent, 10, Math.min(PULL_MOST, told < 100 ? told : PULL_MOST) / 100);
  if (load === undefined || load === "below-bar") return undefined;
  const restSeconds = MULTI_REP_REST + context.loading.extraRest + heavyBodyRest(context.athlete);
  const why = whyLoad({
    unit: context.unit,
    load,
    percent: load.percent ?? percent,
    reps: 3,
    rpe: 7,
    role: "olympic",
    isDeload: frame.isDeload,
    source: maximumSource(brief, exercise),
  });
  const notes = "Slow to the knee, then as fast as you can; arms stay long.";
  return setsItem(context, { exercise }, { sets: isLast ? 2 : 3, reps: isLast ? 2 : 3, restSeconds, load, why, notes });
}

const ADULT_AGE = 18;

/** Below this age a pull stays at what the lift itself is learnt with (practice). */
const YOUNG_LIFTER = 16;

const MOST_OF_YOUNG_PULLS = 95;

/** What an age asks of lifts is none of their pulls. */
const BY_AGE: ReadonlySet<string> = new Set(["youth", "masters", "novice"]);

function pullPercent(brief: SessionBrief, days: number): number {
  if (brief.frame.isDeload) return PULL_IN_DELOAD;
  return byWeeks<number>(days, brief, PULL_BY_WEEKS, PULL_FAR);
}

/** A part of the other lift: doubles from the rack or the hang, light enough to be fast. */
export function practised(brief: SessionBrief, name: string): DraftItem | undefined {
  const { context, frame } = brief;
  if (!context.picker.allows(name) || context.level === "beginner") return undefined;
  const { exercise } = context.picker.pick(name);
  const percent =
    PART_LIFT_DOSE.percents[weeksOfLifting(context.athlete, brief.date, frame.macroWeek) % PART_LIFT_DOSE.percents.length] ??
    PART_LIFT_DOSE.percents[0];
  const load = barLoad(brief, exercise, Math.min(percent, 100 * context.loading.cap), context.loading.rpe, context.loading.cap);
  if (load === undefined || load === "below-bar") return undefined;
  const rpe = rpeOfSet(actualPercent(load), PART_LIFT_DOSE.reps);
  const restSeconds = LIGHT_SINGLE.rest + context.loading.extraRest + heavyBodyRest(context.athlete);
  const why = whyLoad({
    variation: getVariation(exercise),
    unit: context.unit,
    load,
    percent: load.percent ?? percent,
    reps: PART_LIFT_DOSE.reps,
    rpe,
    role: "olympic",
    isDeload: frame.isDeload,
    source: maximumSource(brief, exercise),
  });
  return setsItem(
    context,
    { exercise },
    {
      sets: PART_LIFT_DOSE.sets,
      reps: PART_LIFT_DOSE.reps,
      restSeconds,
      rpe,
      load,
      why,
      notes: rackCue(context.athlete, name) ?? PART_NOTES[name],
    },
  );
}

/** A jerk from the rack is two days in a row of it for a wrist that tells so. */
export function getPart({ athlete, picker }: PlanContext, part: "Split jerk" | "Hang power clean"): string {
  // Where the day has cleans without the rack, its jerk comes beside them.
  if (part === "Hang power clean" && isRackSore(athlete) && !picker.allows("Clean and jerk")) return "Split jerk";
  return part === "Split jerk" && isRackSore(athlete) ? "Snatch balance" : part;
}

/** A little heavier from week to week. */
const PART_LIFT_DOSE = { sets: 4, reps: 2, percents: [72.5, 75, 77.5, 80] } as const;

const PART_NOTES: { readonly [exercise: string]: string } = {
  "Split jerk": "From the rack: straight dip, feet land at once, front foot back first.",
  "Snatch balance": "From the rack behind the neck: dip, drive, and sit under it with straight arms.",
  "Hang power clean": "From just above the knee: shoulders over the bar, then fast.",
};
