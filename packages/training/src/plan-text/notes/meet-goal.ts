import { BEFORE_A_SETBACK } from "../../athlete/lifts/aged-lifts.ts";
import { usualGain } from "../../athlete/lifts/expected-gain.ts";
import type { Competition } from "../../athlete/athlete.ts";
import { LIFT_NAMES, liftOfExercise, type TrainingLift } from "../../athlete/lifts/training-lifts.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { maxKilograms } from "../../health/exercise-limits.ts";
import { formatList } from "../../model/words.ts";
import type { MeetKind } from "../../prescription/strength/attempts.ts";
import { toPounds } from "../../units/mass.ts";
import type { Kilograms } from "../../units/units.ts";

const LIFTS: { readonly [kind in MeetKind]: { readonly names: readonly TrainingLift[]; readonly step: Kilograms } } = {
  powerlifting: { names: ["backSquat", "benchPress", "deadlift"], step: 2.5 },
  weightlifting: { names: ["snatch", "cleanAndJerk"], step: 1 },
};

type MeetFormat = { readonly kind: MeetKind; readonly lifts?: readonly string[] };

const TAPER_DAYS = 14;
/** Singles and triples towards a meet are at least this hard. */
const HARD_RPE = 7;

/** Goals this much above what training usually brings are a good day away. */
const GOOD_DAY = 0.02;

/** Today's total of a meet, what the goal asks of each lift, and whether training until then usually brings it; empty where a lift is not known. */
export function meetGoal(context: PlanContext, { date, goal: entered }: Competition, { kind, lifts: only }: MeetFormat): string {
  const { names: all, step } = LIFTS[kind];
  const names = only === undefined ? all : all.filter((name) => only.some((lift) => liftOfExercise(lift)?.lift === name));
  const lifts = names.map((name) => context.capacities.lifts[name]);
  const known = lifts.map((lift) => lift?.oneRepMax ?? 0);
  if (known.some((kilograms) => kilograms === 0)) return "";
  const total = known.reduce((sum, kilograms) => sum + kilograms, 0);
  const parts = names.map(
    (name, index) => `${LIFT_NAMES[name]} ${amount(known[index] ?? 0)}${lifts[index]?.estimated === true ? " estimated" : ""}`,
  );
  const inPounds = context.unit === "lb" ? `, ${Math.round(toPounds(total))} lb` : "";
  const today = ` Today your lifts add up to ${amount(total)} kg${inPounds} (${parts.join(", ")}).`;
  const ofLifts = kind === "weightlifting" ? gapText(context) : "";
  // The taper shows strength and builds none.
  const weeks = Math.max(0, (daysBetween(context.start, date) - TAPER_DAYS) / 7);
  const reach = Math.max(total, step * Math.floor((total * usualGain(context.athlete, weeks)) / step));
  if (entered === undefined) return `${today}${ofLifts}`;
  // The goal of a meet is a number of kilograms.
  const goal: Kilograms = Number(entered);
  if (goal <= total) return `${today} That already covers your goal of ${amount(goal)} kg.${ofLifts}`;
  const asked = withSum(known, goal, step);
  const more = Math.round((100 * (goal - total)) / total);
  const held = names.flatMap((name, index) => beyondLimit(context, date, name, asked[index] ?? 0));
  const gap = held.length === 0 ? ofLifts : ` Your limits rule out ${formatList(held)} until you remove them from your profile.${ofLifts}`;
  const takes = `Your goal of ${amount(goal)} kg takes about ${formatList(asked.map(amount))} kg${more > 0 ? `, ${more}% more` : ""}`;
  // Old strength comes back sooner than new strength grows, and how soon only the first weeks tell.
  if (lifts.some((lift) => lift?.source.includes(BEFORE_A_SETBACK) === true))
    return `${today} ${takes}: this block will show how much of your former numbers is back by then.${gap}`;
  if (context.highestRpe < HARD_RPE && context.health.clearance === "advise")
    return `${today} ${takes}: the heavy weeks towards it wait until you are cleared for hard training.${gap}`;
  const percent = Math.min(
    100,
    ...context.reading.health.findings.flatMap(({ group, limits: { percent: most = 100 } }) => (BY_AGE.has(group) ? [] : [most])),
  );
  if (percent < HEAVY_PERCENT)
    return `${today} ${takes}: the heavy weeks towards it wait while loads stay at ${percent}%, so take the meet as practice or a later one.${gap}`;
  if (goal <= reach) return `${today} ${takes}: that is a normal gain by then.${gap}`;
  if (goal <= reach + GOOD_DAY * total)
    return `${today} ${takes}: a little more than the ${amount(reach)} kg you can usually gain by then, so you would have to make all your third attempts.${gap}`;
  return `${today} ${takes}: more than you can usually gain by then. Expect about ${amount(reach)} kg; the plan works towards that, and your goal is for a later meet.${gap}`;
}

/** Below this nobody prepares a maximum; what an age asks is no limit of a meet. */
const HEAVY_PERCENT = 80;
const BY_AGE: ReadonlySet<string> = new Set(["youth", "masters", "novice"]);

/** "The bench press of 65 kg (limit 45)": a weight that the athlete may not lift on the day of the meet. */
function beyondLimit(context: PlanContext, date: Day, lift: TrainingLift, asked: Kilograms): readonly string[] {
  const exercise = EXERCISE_OF[lift];
  if (exercise === undefined) return [];
  const most = maxKilograms(limitedOn(context, date).reading.health.limits, exercise);
  return asked > most ? [`the ${LIFT_NAMES[lift]} of ${amount(asked)} kg (your limit: ${amount(most)})`] : [];
}

const EXERCISE_OF: { readonly [lift in TrainingLift]?: string } = {
  backSquat: "Back squat",
  benchPress: "Bench press",
  deadlift: "Deadlift",
  snatch: "Snatch",
  cleanAndJerk: "Clean and jerk",
};

/** A usual clean and jerk as a share of the back squat (practice). */
const USUAL_SHARE = { low: 0.78, high: 0.86 } as const;

/** What holds a weightlifter back, where both numbers were lifted: the lifts or the legs. */
function gapText({ capacities: { lifts } }: PlanContext): string {
  const { backSquat, cleanAndJerk } = lifts;
  if (backSquat === undefined || cleanAndJerk === undefined || backSquat.estimated || cleanAndJerk.estimated) return "";
  const share = cleanAndJerk.oneRepMax / backSquat.oneRepMax;
  const percent = Math.round(100 * share);
  if (share < USUAL_SHARE.low)
    return ` Your clean and jerk is ${percent}% of your back squat, where about 80 to 85% is usual: your legs are strong enough, so work on the lifts.`;
  return share > USUAL_SHARE.high
    ? ` Your clean and jerk is ${percent}% of your back squat, where about 80 to 85% is usual: the squat holds it back.`
    : "";
}

/** The lifts grown alike, on the plates of the platform, with the goal as their sum. */
function withSum(known: readonly Kilograms[], goal: Kilograms, step: Kilograms): readonly Kilograms[] {
  const total = known.reduce((sum, kilograms) => sum + kilograms, 0);
  const grown = known.map((kilograms) => step * Math.round((kilograms * goal) / total / step));
  const others = grown.slice(0, -1).reduce((sum, kilograms) => sum + kilograms, 0);
  return [...grown.slice(0, -1), goal - others];
}

function amount(kilograms: Kilograms): string {
  return String(Math.round(10 * kilograms) / 10);
}
