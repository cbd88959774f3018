import { rackOpener } from "../../athlete/sore-rack.ts";
import { LIFT_NAMES, liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { roundLoad } from "../../physiology/rounding.ts";
import { formatKilograms, formatWeight } from "../../units/format.ts";
import { toPounds, type WeightUnit } from "../../units/mass.ts";
import type { Kilograms } from "../../units/units.ts";
import type { CompetitionFormat } from "../../catalogue/competition-format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { isSafeLift } from "../../free-text/training-wishes/safe-lifts.ts";
import { maximumIn } from "../../prescription/load/bar-load.ts";
import { meetLimit } from "../../season/demand/races/race-day.ts";
import { type Attempts, attempts, type MeetKind } from "../../prescription/strength/attempts.ts";
import { heaviestBefore, isExperiencedYouth, isNewToLifting } from "../../selection/strength/meet.ts";
import { type RacePlan, racePart, raceRpe } from "./race-plan.ts";

const MEET_LIFTS: { readonly [kind in MeetKind]: { readonly lifts: readonly string[]; readonly warmup: RacePlan["warmup"] } } = {
  powerlifting: { lifts: ["Back squat", "Bench press", "Deadlift"], warmup: "full" },
  weightlifting: { lifts: ["Snatch", "Clean and jerk"], warmup: "olympic" },
};

type MeetFormat = { readonly kind: "weightlifting"; readonly lifts?: never } | Extract<CompetitionFormat, { kind: "powerlifting" }>;

/** A meet: three attempts at each lift, in the order of the sport. */
export function liftingRace(brief: SessionBrief, seconds: number, { kind, lifts: only }: MeetFormat): RacePlan {
  const { lifts: all, warmup } = MEET_LIFTS[kind];
  const lifts = only ?? all;
  return {
    lines: lifts.map((lift) => attemptsLine(brief, kind, lift, seconds / lifts.length)),
    description: `${lifts.length * 3} attempts: safe openers, second attempts that build the total, third attempts as the day allows.`,
    stimulus: "Making every lift beats one heroic lift. Calm between attempts, full aggression on the platform.",
    strategy: `${WEIGH_IN[kind]} Give the opener in advance, the next attempt within the minute. After a miss, repeat the weight, unless you only missed a command or the timing. Between the lifts eat and drink a little.`,
    ifItGoesWrong: `Opener missed: same weight, one cue, take the full time. ${kind === "powerlifting" ? "A lift turned down: ask the judge why." : "Clock running out: step up and lift, a rushed attempt beats none."} Warm-up late: three big jumps instead of six small ones. Pain that changes the movement: pass the rest of that lift.`,
    warmupNote: `Ten minutes easy and the joints of the first lift before the bar. Count the attempts before yours on the list: ${LAST_WARM_UP[kind]}; then sit, coat on.`,
    warmup,
    warmupSeconds: 900,
  };
}

const WEIGH_IN: { readonly [kind in MeetKind]: string } = {
  powerlifting:
    "Weigh-in begins two hours before the start: lift in the class you weigh in at without cutting, name openers and rack heights there, then eat what you know (rice, bread, fruit) and drink half a litre.",
  weightlifting:
    "Weigh-in begins two hours before the snatch: lift in the class you weigh in at without cutting and name both openers there, then eat what you know (rice, bread, fruit) and drink half a litre.",
};

const LAST_WARM_UP: { readonly [kind in MeetKind]: string } = {
  powerlifting: "the last warm-up is about five lifters before you",
  weightlifting:
    "each warm-up lift takes about three attempts on the platform, so begin about twenty before your opener; the last one is three before it",
};

function attemptsLine(brief: SessionBrief, kind: MeetKind, lift: string, seconds: number): DraftItem {
  const { context } = brief;
  const whole = 60 * Math.round(seconds / 60);
  const chosen = findAttempts(brief, kind, lift);
  const opener = context.picker.allows("Power clean") ? rackOpener(context.athlete) : undefined;
  const line: DraftItem = {
    ...racePart(lift),
    reps: "3 attempts",
    intensity: `RPE ${raceRpe(context)}`,
    rpe: raceRpe(context),
    notes: context.picker.allows(lift)
      ? BY_FEEL
      : lift === "Clean and jerk" && opener !== undefined
        ? `While the front rack is sore: if the warm-up does not hurt, open with ${formatKilograms(opener)}, and go up 2 kg only after a painless lift. Above 3/10, scratch the lift.`
        : context.reading.regions.some(({ grade }) => grade > 0)
          ? UNTRAINED_LIFT_TEXT
          : LEFT_OUT,
    dose: { seconds: whole, totalSeconds: whole },
  };
  return chosen === undefined
    ? line
    : { ...line, weight: chosen.text, why: chosen.why, notes: warmUpText(lift, chosen.planned, kind, context) };
}

/** A lift that the plan leaves out although nothing hurts. */
const LEFT_OUT =
  "This plan leaves the lift out (the notes say why), so no number is planned. Warm up in small steps: one light attempt gives you a total, two more only if it moves well.";

/** A lift that an injury closes. */
const UNTRAINED_LIFT_TEXT =
  "Your plan leaves this lift out, so no number is planned. Warm up in small steps; if nothing hurts, one light attempt gives you a total, two more only if it stays that way. Pain above 3/10: pass the lift.";

const BY_FEEL =
  "Your maximum of this lift was never entered, so your heaviest clean sets decide: open with what you lifted for a triple in the last weeks (about 91% of your third attempt), then 5% up, then 3% or more on a good day.";

/** "217.5 → 230 → 240 kg": platforms everywhere call kilograms; who counts in pounds reads both. */
function attemptsText([opener, second, third]: Attempts, unit: WeightUnit): string {
  const kilograms = `${opener} → ${second} → ${formatKilograms(third)}`;
  return unit === "kg" ? kilograms : `${kilograms} (${pounds(opener)} → ${pounds(second)} → ${pounds(third)} lb)`;
}

function pounds(kilograms: Kilograms): number {
  return Math.round(toPounds(kilograms));
}

/** "147.5 kg", "147.5 kg (325 lb)" */
function bothUnits(kilograms: Kilograms, unit: WeightUnit): string {
  return unit === "kg" ? formatKilograms(kilograms) : `${formatKilograms(kilograms)} (${pounds(kilograms)} lb)`;
}

/** "47.5–52.5 → 50–55 → 52.5–57.5 kg", of an estimate. */
function rangeText(low: Attempts, high: Attempts): string {
  const [opener, second, third] = low.map((kilograms, index) => `${kilograms}–${high[index] ?? kilograms}`);
  return `${opener ?? ""} → ${second ?? ""} → ${third ?? ""} kg`;
}

interface ChosenAttempts {
  readonly planned: Attempts;
  readonly text: string;
  readonly why: string;
}

/** An estimate by a usual ratio is so far off either way (load-plausibility.md section 10). */
const ESTIMATE_TOLERANCE = 0.05;

function findAttempts(brief: SessionBrief, kind: MeetKind, name: string): ChosenAttempts | undefined {
  const { context, date } = brief;
  const share = liftOfExercise(name);
  const lift = share === undefined ? undefined : context.capacities.lifts[share.lift];
  // A lift that nobody may train gets no number on the platform, and neither does an Olympic lift that was never lifted.
  if (share === undefined || lift === undefined || !context.picker.allows(name)) return undefined;
  if (lift.byRatio === true && name !== "Bench press") return undefined;
  const { athlete, loading } = context;
  const limit = meetLimit(context.reading, date);
  // Training holds no maximum for the young; at their meet a coach stands beside them.
  const isYoung =
    (athlete.age ?? ADULT_AGE) < ADULT_AGE &&
    context.reading.health.findings.every(({ group, limits }) => BY_AGE.has(group) || limits.tests !== false);
  const isTrainedThrough =
    (!loading.maximalTests && !isYoung) || athlete.competitions?.find((meet) => meet.date === date)?.priority === "C";
  const isFirst = isNewToLifting(athlete);
  const isCareful = lift.estimated || isFirst || (isYoung && !isExperiencedYouth(athlete));
  const trained = limit === undefined ? heaviestBefore(athlete, loading, date) : 1;
  const isSafe = isSafeLift(context.athlete, name);
  const isClose = limit === undefined && isYoung && !isExperiencedYouth(athlete);
  const options = {
    isCareful,
    isTrainedThrough,
    isFirst,
    isSafe,
    trained,
    ...(isClose ? { heaviestSingle: trained } : {}),
    ...(limit === undefined ? {} : { cap: limit.percent / 100 }),
  };
  const known = `${lift.estimated ? "an estimated" : "your"} ${LIFT_NAMES[share.lift]} of ${bothUnits(lift.oneRepMax, context.unit)}`;
  const planned = attempts(lift.oneRepMax, kind, options);
  if (limit !== undefined)
    return {
      planned,
      text: attemptsText(planned, context.unit),
      why: `All three stay at or below ${limit.percent}% of ${known} because of ${limit.label}: a total without a goal, or no start.`,
    };
  if (lift.byRatio === true) {
    const [low, high] = [1 - ESTIMATE_TOLERANCE, 1 + ESTIMATE_TOLERANCE].map((factor) => attempts(lift.oneRepMax * factor, kind, options));
    return {
      planned,
      text: rangeText(low ?? planned, high ?? planned),
      why: `A range, because it comes from ${known} and was never tested. Open with a weight you could pause for three; then add 5%, then 4%.`,
    };
  }
  const parts = planned.map((kilograms) => Math.round((100 * kilograms) / lift.oneRepMax));
  const percents = `${parts[0] ?? ""}, ${parts[1] ?? ""} and ${parts[2] ?? ""}% of ${known}`;
  const oneMoreReason = grownText(brief, name, lift.oneRepMax);
  const why = isSafe
    ? `${percents}: you want every attempt to count, so the opener is one you own and nothing is added to the third.${oneMoreReason}`
    : isTrainedThrough
      ? `${percents}: make all lifts, this is no day for a maximum.`
      : isYoung
        ? `${percents}${trained < OPENS_HEAVIER ? `: close to the heaviest you lift in training (${Math.round(100 * trained)}%)` : ""}. The third only after a clean second, and your coach has the last word.`
        : `${percents}. Make the opener, then decide: after a fast second add ${kind === "powerlifting" ? "2.5 kg" : "1 to 2 kg"} to the third, after a slow one take as much off.${oneMoreReason}`;
  return { planned, text: attemptsText(planned, context.unit), why };
}

/** Below this share no single of training comes near a usual opener. */
const OPENS_HEAVIER = 0.85;

/** Training takes its percentages of a maximum that is expected to have grown; the platform counts what was lifted. */
function grownText(brief: SessionBrief, name: string, lifted: Kilograms): string {
  const { context } = brief;
  const estimate = maximumIn(brief, context.picker.pick(name).exercise)?.oneRepMax ?? 0;
  return estimate <= lifted
    ? ""
    : ` Training now uses an estimate of ${formatWeight(estimate, context.unit)}; the attempts start from what you have really lifted.`;
}

const ADULT_AGE = 18;
/** Findings that hold for everybody of that age or experience. */
const BY_AGE: ReadonlySet<string> = new Set(["youth", "novice"]);
/** Sets in the warm-up room as shares of the opener: the last one is near it, so that the opener is the next small step. */
const WARM_UPS: { readonly [kind in MeetKind]: readonly (readonly [share: number, reps: number])[] } = {
  powerlifting: [
    [0.4, 5],
    [0.56, 3],
    [0.7, 2],
    [0.82, 1],
    [0.92, 1],
  ],
  weightlifting: [
    [0.45, 3],
    [0.58, 2],
    [0.7, 2],
    [0.79, 1],
    [0.87, 1],
    [0.94, 1],
  ],
};

/** A smaller step than this share of the opener is not worth the plates. */
const LEAST_STEP = 0.06;

/** The weights that lead to the opener, on the platform's bar: 15 kg for women in weightlifting, 20 kg otherwise. */
function warmUpText(lift: string, [opener]: Attempts, kind: MeetKind, { sex, unit }: PlanContext): string {
  const bar = kind === "weightlifting" && sex !== "male" ? 15 : 20;
  const step = kind === "weightlifting" ? 1 : 2.5;
  // Nobody pulls the empty bar from the floor.
  const setText = (kilograms: Kilograms, reps: number): string => `${bothUnits(kilograms, unit)} × ${reps}`;
  const sets = lift === "Deadlift" ? [] : [setText(bar, kind === "weightlifting" ? 5 : 8)];
  let last = bar;
  for (const [share, reps] of WARM_UPS[kind]) {
    const kilograms = roundLoad(share * opener, step);
    if (kilograms < last + LEAST_STEP * opener || kilograms >= opener) continue;
    sets.push(setText(kilograms, reps));
    last = kilograms;
  }
  return `Warm-up room: ${sets.length === 0 ? "the bar" : sets.join(", ")}.`;
}
