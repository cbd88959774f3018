import { type BuildUp, buildUp, withBuildUp } from "../../prescription/strength/build-up.ts";
import { heavyBodyRest } from "../../physiology/loading-limits.ts";
import { addDays, daysBetween, type Weekday } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { whyLoad } from "../../plan-text/explain/load.ts";
import { inSentence, listOf, shortName } from "../../model/words.ts";
import { exerciseMaximum } from "../../athlete/lifts/exercise-maximum.ts";
import type { Load } from "../../model/plan.ts";
import { BARBELL_STEP, roundLoad } from "../../physiology/rounding.ts";
import { rpeOfSet } from "../../physiology/rpe-curve.ts";
import { formatClock, formatLoad } from "../../units/format.ts";
import { setsItem } from "../../prescription/items.ts";
import { actualPercent, barLoad, maximumSource } from "../../prescription/load/bar-load.ts";
import { fitSets, strengthDoses } from "../../prescription/strength/fit-sets.ts";
import { isLightLifting } from "../../prescription/load/light-lifting.ts";
import { mildLoad } from "../../prescription/load/mild-limits.ts";
import { isAfterRace } from "../../prescription/load/lift-target.ts";
import { liftDose, maxSets, getVariation } from "../../prescription/strength/lift-dose.ts";
import { daysToWeightlifting, heaviestBefore, heaviestShare, platformDay, weeksOfLifting } from "../../selection/strength/meet.ts";
import { isRackSore, rackCue } from "../../athlete/sore-rack.ts";
import { assemble } from "../assemble.ts";

/** What a lift is done with: percent of its maximum, repetitions, sets. */
interface Rung {
  readonly percent: number;
  readonly reps: number;
  readonly sets: number;
}

const rung = (percent: number, reps: number, sets: number): Rung => ({ percent, reps, sets });

/** The lift of the day from so many days before the meet on, until the whole weeks begin (race-demands.md section 9). */
const LAST_DAYS: readonly (readonly [from: number, rung: Rung])[] = [
  [11, rung(87.5, 1, 4)],
  [8, rung(90, 1, 4)],
  [5, rung(92, 1, 3)],
  [4, rung(80, 1, 4)],
  [3, rung(75, 1, 3)],
  [0, rung(67.5, 1, 3)],
];
/** Both lifts for the last time as heavy as the opener. */
const OPENERS = { from: 7, to: 5 } as const;
/** From here on both lifts on every day, and no squat. */
const REHEARSAL = 4;

/** The lift of the day by whole weeks to the meet: more singles as it comes near (race-demands.md section 9). */
const BY_WEEKS: readonly Rung[] = [
  rung(92.5, 1, 5),
  rung(92.5, 1, 5),
  rung(92.5, 1, 5),
  rung(90, 1, 6),
  rung(87.5, 1, 6),
  rung(85, 2, 5),
  rung(82.5, 2, 5),
  rung(80, 2, 6),
  rung(77.5, 3, 5),
];
/** Farther away in waves of four weeks: each ends with doubles, and the next begins below. */
const FAR: readonly [Rung, ...Rung[]] = [rung(72.5, 3, 6), rung(75, 3, 6), rung(77.5, 3, 5), rung(80, 2, 6)];
/** The platform day of a week of doubles and triples goes up to singles this much above them. */
const HEAVIER = 7.5;
/** In the table below the first week that has nothing but singles. */
const BEFORE_SINGLES = 86.5;
/** Singles of a far week stay below this. */
const MOST_OF_FAR = 87.5;
const DELOAD: Rung = rung(70, 2, 4);

/** Seconds between sets of squats after the lifts. */
const LEAST_SQUAT_REST = 150;
/** In the last days before the meet nothing is done beside lifts and squats. */
const LAST_ACCESSORY = 10;
/** Heavy pulls end so many days before the meet. */
const LAST_PULL = 8;
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
const REST = 150;
/** After singles up to this percent, and after heavier ones. */
const LIGHT_SINGLE = { percent: 82.5, rest: 120 } as const;
const REST_OF_SINGLES = 210;
/** Days before a meet from which lifts follow each other as on the platform. */
const ON_THE_CLOCK = 35;

type Squat = "Front squat" | "Back squat";

/** What is lifted first and second, which pull, which squat: both lifts on the longest day, a lift each on the others in turn. */
const PLATFORM = { first: "Snatch", second: "Clean and jerk", pull: undefined, squat: "Front squat" as Squat } as const;
/** `part` is a part of the other lift, where the day has the time. */
const DAYS = [
  { first: "Snatch", second: undefined, pull: "Snatch pull", squat: "Front squat" as Squat, part: "Split jerk" },
  { first: "Clean and jerk", second: undefined, pull: "Clean pull", squat: "Back squat" as Squat, part: "Hang power clean" },
] as const;

/** Snatch, clean and jerk, their pulls and a squat on the way to a weightlifting meet; undefined without one, or where the lifts are not open. */
export function weightliftingSession(brief: SessionBrief): SessionDraft | undefined {
  const { context, frame } = brief;
  const days = daysToWeightlifting(context.athlete, brief.date);
  if (days === undefined || !knowsLifts(context)) return undefined;
  const isRehearsal = days <= REHEARSAL;
  const plan = days <= OPENERS.from ? PLATFORM : withSquatOfHardDay(brief, dayOf(brief));
  const easy = frame.isDeload || brief.isRecovery;
  const usual = rungOf(brief, days, easy);
  const planned = withinHeavyDays(brief, days, withinLimit(brief, days, usual));
  // Some days after a meet doubles are done with what is fast.
  const isBack = plan.second === undefined && isAfterMeet(brief);
  const wanted = isAfterRace(brief) ? back(planned) : isBack ? rung(planned.percent - BELOW_MEET, planned.reps, planned.sets) : planned;
  const isHeavier = !easy && !isAfterRace(brief) && plan.second !== undefined && wanted.reps > 1 && context.level !== "beginner";
  const lift = withinSession(
    isHeavier ? heavier(brief, wanted, days, usual.percent - planned.percent) : wanted,
    plan.second === undefined ? Infinity : mostOfBoth(brief),
  );
  const main = lifted(brief, plan.first, lift);
  // Where nothing of one lift is left the other has its day.
  const first = main ?? lifted(brief, plan.first === "Snatch" ? "Clean and jerk" : "Snatch", lift);
  if (first === undefined) return undefined;
  const second = plan.second === undefined || main === undefined ? undefined : lifted(brief, plan.second, lift);
  const whole = [first, ...(second === undefined ? [] : [second])];
  let lifts = whole;
  const blocks = assemble(
    brief,
    "olympic",
    (seconds) => {
      const ways = second === undefined ? 0 : FAST_WAY.length * SECONDS_OF_SET;
      const share = Math.max(0, Math.min(1, (seconds - ways) / totalSeconds(whole)));
      const fitting = whole.flatMap((item) => within(item, share * item.dose.totalSeconds));
      lifts = (fitting.length === 0 ? within(first, seconds) : fitting).map((item) => onTheClock(brief, item));
      const left = seconds - totalSeconds(lifts) - (lifts.length > 1 ? ways : 0);
      const pull =
        plan.pull === undefined || first.name === plan.pull || days < LAST_PULL || easy
          ? []
          : within(pulled(brief, plan.pull, days), left / 2);
      if (isRehearsal) return { strength: withWays(context, lifts, 1) };
      const isLoading = !easy && !brief.isTaper && !isAfterRace(brief) && days >= LAST_TWO_WEEKS;
      const parts =
        "part" in plan && isLoading ? within(practised(brief, partOf(context, plan.part)), left - totalSeconds(pull) - SQUAT_TIME) : [];
      const legs = "part" in plan && plan.squat === "Front squat" && isLoading && legsAreThere(context) && parts.length > 0;
      const squat = legs ? [] : within(squatted(brief, plan.squat, days), left - totalSeconds(pull) - totalSeconds(parts) - SECONDS_OF_WAY);
      const strength = withWays(context, [...pull, ...parts, ...squat], 0);
      lifts = [...withWays(context, lifts, 1)];
      // Singles are short: what they leave of the day is no room for something new in the last two weeks.
      const most = days < LAST_TWO_WEEKS ? 1 : Infinity;
      const others = days < LAST_ACCESSORY ? [] : strengthDoses(brief, [plan.squat]).slice(1, 1 + most);
      const rest = fitSets(brief, others, left - totalSeconds(strength));
      return { strength: [...lifts, ...strength, ...rest.filter(({ sets = 1 }) => sets > 1)] };
    },
    first.load === undefined ? {} : { ramp: { choice: { exercise: context.picker.pick(first.name).exercise }, load: first.load } },
  );
  if (lifts.length === 0) return undefined;
  const texts = lifts.map(({ name, sets = 1, reps = "", weight = "" }) =>
    sets === 1
      ? `${shortName(name)} ${reps === "1" ? "single" : `× ${reps}`} at ${weight}`
      : `${shortName(name)} ${sets} × ${reps} at ${weight}`,
  );
  const [head = "", ...others] = texts;
  return {
    title: `${frame.isDeload ? "Deload: " : ""}${frame.isDeload ? head : `${head.charAt(0).toUpperCase()}${head.slice(1)}`}${others.map((one) => ` and ${one}`).join("")}`,
    description: describe(blocks.strength ?? []),
    intent: first.name.endsWith(" pull")
      ? `The pull of the ${inSentence(plan.first)} stays strong while the lift itself is out.`
      : isAfterRace(brief)
        ? "Back to the lifts after the meet: light and short."
        : intentOf(days, easy, first.load?.percent),
    movementFocus: ["olympic", "squat"],
    complexity: 8,
    blocks,
    notes: {
      stimulus: lifts.every(({ name }) => name.endsWith(" pull"))
        ? "Every pull looks the same. Stop when the bar slows."
        : "Every lift looks the same. Stop a lift after two misses; a miss is information, a third one is fatigue.",
      strategy: "Take the rests as written: they keep every lift fast.",
    },
  };
}

function intentOf(days: number, easy: boolean, percent = HEAVY_ENOUGH): string {
  if (days <= REHEARSAL) return "Stay fast until the platform: nothing is heavy any more.";
  if (easy) return "Clean positions with light weights.";
  if (days < 14)
    return percent < NEAR_OPENER
      ? "Keep both lifts clean while the volume falls: the openers are not rehearsed at this weight."
      : "Rehearse the openers while the volume falls.";
  if (percent < HEAVY_ENOUGH) return "Practise the lifts of the meet: clean positions at a weight that stays the same.";
  return "Make the snatch and the clean and jerk heavier without changing how they look.";
}

/** Percent from which a single is within a small step of an opener. */
const NEAR_OPENER = 80;
/** Below it a lift is practice: a limit keeps its weight. */
const HEAVY_ENOUGH = 72;

const MISSES = "After two misses, take 5 % off and stay there.";

/** In the last weeks the last three singles follow each other as on the platform: one rule for the rests of a line. */
function onTheClock({ context, date }: SessionBrief, item: DraftItem): DraftItem {
  const days = daysToWeightlifting(context.athlete, date) ?? Infinity;
  const { sets = 0, dose } = item;
  const cue = rackCue(context.athlete, item.name);
  const rule = cue === undefined ? MISSES : `${cue} ${MISSES}`;
  if (dose.reps !== 1 || sets < ON_CLOCK_SINGLES || days > ON_THE_CLOCK || days <= REHEARSAL) return item;
  if (sets > ON_CLOCK_SINGLES) return { ...item, notes: `The last three start on a clock of two minutes, as on the platform. ${rule}` };
  const saved = sets * Math.max(0, (dose.restSeconds ?? 0) - LIGHT_SINGLE.rest);
  return {
    ...item,
    restBetweenSets: formatClock(LIGHT_SINGLE.rest),
    notes: `Each starts on a clock of two minutes, as on the platform. ${rule}`,
    dose: { ...dose, restSeconds: LIGHT_SINGLE.rest, totalSeconds: dose.totalSeconds - saved },
  };
}

const ON_CLOCK_SINGLES = 3;

/** Lighter sets before a squat after the lifts. */
const SECONDS_OF_WAY = 60;

/** What the warm-up does not build up to has its own lighter sets: the second lift and the squat; a pull follows its lift. */
function withWays(context: PlanContext, items: readonly DraftItem[], from: number): DraftItem[] {
  return items.map((item, index) => {
    if (index < from || item.name.endsWith(" pull") || item.load === undefined) return item;
    const way = LIFTS.has(item.name) ? fastWay(context, item.load) : buildUp(context, { load: item.load, single: undefined }, false);
    return way === undefined ? item : withBuildUp(item, way);
  });
}

/** Warm-up sets as shares of the load; the body is warm from the first lift. */
const FAST_WAY = [
  { share: 0.5, reps: 2 },
  { share: 0.7, reps: 2 },
  { share: 0.86, reps: 1 },
] as const;
const SECONDS_OF_SET = 40;

/** Few repetitions in small steps up to the second lift. */
function fastWay({ unit }: PlanContext, { kilograms, bar = 0 }: Load): BuildUp | undefined {
  const sets = FAST_WAY.map(({ share, reps }) => ({
    reps,
    kilograms: bar + roundLoad(kilograms * share - bar, BARBELL_STEP[unit]),
  })).filter((set) => set.kilograms > bar);
  if (sets.length < 2) return undefined;
  const texts = sets.map((set) => `${set.reps} × ${formatLoad(set.kilograms, unit).split(" ")[0] ?? ""}`);
  return { text: `First ${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""} ${unit}.`, seconds: sets.length * SECONDS_OF_SET };
}

/** The order of the session. */
function describe(items: readonly DraftItem[]): string {
  const names = [...new Set(items.map(({ name }) => shortName(name)))];
  return names.length === 1 ? `Only the ${names[0] ?? ""} today.` : `In this order: ${listOf(names)}.`;
}

/** Beginners learn the lifts with technique weights until they have a best of both (strength.md section 4). */
function knowsLifts({ level, athlete }: PlanContext): boolean {
  const { snatch, cleanAndJerk } = athlete.strength.oneRepMax;
  return level !== "beginner" || (snatch !== undefined && cleanAndJerk !== undefined);
}

function liftingDays({ weekdays, weekCodes }: SessionBrief): readonly Weekday[] {
  return weekdays.filter((_, index) => weekCodes[index] === "OLs");
}

/** Whether both lifts are on this day, and where not which one. Two days a week are both for both. */
function dayOf(brief: SessionBrief): LiftingDay {
  const weekdays = liftingDays(brief);
  const platform = platformDay(weekdays, brief.context.athlete.availability);
  // A meet that took the day of one lift makes no two platform days of what is left.
  if (weekdays.length === ONE_EACH - 1 && brief.weekday !== platform && isAfterMeet(brief)) return DAYS[1];
  if (weekdays.length < ONE_EACH || brief.weekday === platform) return PLATFORM;
  const turn = weekdays.filter((weekday) => weekday !== platform).indexOf(brief.weekday);
  return DAYS[Math.max(0, turn) % DAYS.length] ?? DAYS[0];
}

type LiftingDay = (typeof DAYS)[number] | typeof PLATFORM;

/** With two hard days a week a day of one lift is light: then the back squat, which builds the legs, is on the platform day. */
function withSquatOfHardDay(brief: SessionBrief, plan: LiftingDay): LiftingDay {
  const isLightBeside = brief.context.health.hardDays <= HARD_DAYS_OF_THE_YOUNG && liftingDays(brief).length >= ONE_EACH;
  if (!isLightBeside || brief.isTaper) return plan;
  return plan === PLATFORM ? { ...plan, squat: "Back squat" } : { ...plan, squat: "Front squat" };
}

const HARD_DAYS_OF_THE_YOUNG = 2;

/** Whether a meet of any priority was in the last days. */
function isAfterMeet({ context: { athlete }, date }: SessionBrief): boolean {
  return (athlete.competitions ?? []).some(({ type, name, date: day }) => {
    const since = daysBetween(day, date);
    return since > 0 && since <= 7 && competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "weightlifting";
  });
}

const BELOW_MEET = 5;

/** Lifting days of a week from which each lift has one of its own. */
const ONE_EACH = 3;

/** What the lift of the day is done with; light weeks that no meet asks for repeat positions. */
function rungOf(brief: SessionBrief, days: number, easy: boolean): Rung {
  if (easy && days > REHEARSAL) return brief.frame.isDeload || isAfterRace(brief) || brief.isTaper ? deload(brief) : lightDay(brief, days);
  const near = days < 14 ? LAST_DAYS.find(([from]) => days >= from)?.[1] : undefined;
  return near ?? aboveLastWave(byWeeks(days, brief, BY_WEEKS, FAR), brief);
}

/** Fewer sets than the light days of a loading week have. */
function deload(brief: SessionBrief): Rung {
  const { context, frame, weekday } = brief;
  // The first day has its six or five sets in loading weeks.
  if (!frame.isDeload || liftingDays(brief)[0] === weekday) return DELOAD;
  const { health } = context;
  return { ...DELOAD, sets: health.hardDays <= HARD_DAYS_OF_THE_YOUNG ? DELOAD.sets / 2 : DELOAD.sets - 1 };
}

/** The light day of a loading week climbs with its wave, too. */
function lightDay({ context, date, frame }: SessionBrief, days: number): Rung {
  const { percent, reps, sets } = DELOAD;
  const inTable = BY_WEEKS.length - 1 - Math.floor((days + 1) / 7);
  const steps = isInTable(days) ? Math.min(FAR.length, inTable) : weeksOfLifting(context.athlete, date, frame.macroWeek) % FAR.length;
  return rung(percent + LIGHT_STEP * steps, reps, sets);
}

const LIGHT_STEP = 1.5;

/** Farther away each wave begins above the last one. */
function aboveLastWave(wanted: Rung, { context, date, frame }: SessionBrief): Rung {
  const waves = Math.floor(weeksOfLifting(context.athlete, date, frame.macroWeek) / FAR.length);
  return FAR.includes(wanted)
    ? rung(wanted.percent + WAVE_STEP * Math.max(0, Math.min(MOST_WAVES, waves)), wanted.reps, wanted.sets)
    : wanted;
}

const WAVE_STEP = 2;
const MOST_WAVES = 2;

/** The row of a day by whole weeks to the meet; beyond the table, and without a meet, by the weeks of the wave. */
function byWeeks<Row>(days: number, { context, date, frame }: SessionBrief, near: readonly Row[], far: readonly [Row, ...Row[]]): Row {
  return near[Math.floor((days + 1) / 7)] ?? far[weeksOfLifting(context.athlete, date, frame.macroWeek) % far.length] ?? far[0];
}

/** Under a limit of age or level the way to the meet is lower as a whole, so that its weeks still climb. */
function withinLimit({ context, date, frame }: SessionBrief, days: number, { percent, reps, sets }: Rung): Rung {
  const isClimbing = percent > DELOAD.percent || (frame.isDeload && days > REHEARSAL);
  const isNear = isInTable(days) && isClimbing;
  const ofLevel = context.level === "beginner" ? MOST_OF_BEGINNERS : 1;
  const top = isNear ? Math.min(ofLevel, heaviestBefore(context.athlete, context.loading, addDays(date, days))) : 1;
  const limited = percent - Math.max(0, HEAVIEST - 100 * top);
  const isEarlySingle = context.level === "beginner" && reps === 1 && isNear && days > SINGLES_OF_BEGINNERS;
  return isEarlySingle ? rung(limited - BELOW_SINGLES, 2, Math.min(MOST_DOUBLES, sets)) : rung(limited, reps, sets);
}

/** Whether the table by whole weeks to the meet holds. */
function isInTable(days: number): boolean {
  return Math.floor((days + 1) / 7) < BY_WEEKS.length;
}

/** Beginners practise with doubles until the last three weeks before the meet. */
const SINGLES_OF_BEGINNERS = 20;
const BELOW_SINGLES = 5;
const MOST_DOUBLES = 5;

const HEAVIEST = 92.5;

/**
 * One day a week goes up to singles, the platform day: a lift of its own day is done in doubles below them. In the last two weeks of three days
 * the first that is not the platform day stays below 90 %.
 */
function withinHeavyDays(brief: SessionBrief, days: number, wanted: Rung): Rung {
  const weekdays = liftingDays(brief);
  const spare = weekdays.find((weekday) => weekday !== platformDay(weekdays, brief.context.athlete.availability));
  const isOwnDay = weekdays.length >= ONE_EACH && brief.weekday !== platformDay(weekdays, brief.context.athlete.availability);
  if (isOwnDay && wanted.reps === 1 && isInTable(days) && days >= LAST_TWO_WEEKS)
    return rung(Math.min(MOST_OF_DOUBLES, wanted.percent - DOUBLES_BELOW), 2, Math.min(5, wanted.sets));
  const isSpare = weekdays.length > HEAVY_DAYS && brief.weekday === spare && days > OPENERS.from;
  return isSpare && wanted.percent >= 90 ? rung(BELOW_HEAVY, 1, wanted.sets) : wanted;
}

const LAST_TWO_WEEKS = 14;
const DOUBLES_BELOW = 2.5;
const MOST_OF_DOUBLES = 87.5;
const HEAVY_DAYS = 2;
const BELOW_HEAVY = 87.5;

function withinSession({ percent, reps, sets }: Rung, most: number): Rung {
  return rung(percent, reps, Math.min(most, sets));
}

/** Both lifts on one day: no more sets of each than stay fast in its time. */
function mostOfBoth({ minutes }: SessionBrief): number {
  return minutes >= LONG_DAY ? 6 : minutes >= USUAL_DAY ? 5 : 4;
}

const LONG_DAY = 85;
const USUAL_DAY = 70;

/** In the weeks after a meet fewer and shorter sets. */
function back({ percent, reps, sets }: Rung): Rung {
  return rung(percent, Math.min(2, reps), Math.min(4, sets));
}

/** Singles: the feeling for a heavy bar stays while the repetitions are many. */
function heavier({ context, date }: SessionBrief, { percent }: Rung, days: number, limited: number): Rung {
  // Where the weight may not follow, doubles that climb with the wave.
  if (heaviestShare(context.athlete, context.loading, date) < LEAST_SINGLE) return rung(percent + STEP_OF_DOUBLES, 2, 4);
  // In the weeks of the table the singles climb week by week to the first one that has nothing else.
  const before = Math.max(0, Math.floor((days + 1) / 7) - LAST_DOUBLES);
  return rung(Math.min(percent + HEAVIER, isInTable(days) ? BEFORE_SINGLES - limited - STEP_OF_SINGLES * before : MOST_OF_FAR), 1, 6);
}

/** Whole weeks to the meet in the last week that has doubles beside its singles. */
const LAST_DOUBLES = BY_WEEKS.findIndex(({ reps }) => reps > 1);
/** Percent from week to week: with two and a half kilograms on the bar a lighter step is none. */
const STEP_OF_SINGLES = 1.5;

/** Where the whole lift is closed, what keeps most of it. */
const VARIANTS = {
  Snatch: ["Snatch", "Power snatch", "Snatch pull"],
  "Clean and jerk": ["Clean and jerk", "Squat clean", "Power clean", "Split jerk", "Push jerk", "Clean pull"],
} as const;

const LIFTS: ReadonlySet<string> = new Set<string>(
  Object.values(VARIANTS).flatMap((names) => names.filter((name) => !name.endsWith("pull"))),
);

/** Percent from which a lift is heavy, and the share that a lighter one stays within. */
const HEAVY = 90;
const BELOW_HEAVY_PLATES = 0.895;
const HALF_PERCENT = 0.5;
/** Singles below this are no work, but in the last days before a meet. */
const LEAST_SINGLE = 0.85;
const STEP_OF_DOUBLES = 2.5;
/** From this percent on a clean and jerk is lifted twice at most: the third jerk of a set is the one that misses. */
const DOUBLES_OF_JERK = 70;
/** Nothing of 90 % and more in a first year (strength.md section 10). */
const MOST_OF_BEGINNERS = 0.875;

function lifted(brief: SessionBrief, name: keyof typeof VARIANTS, { percent, reps: planned, sets }: Rung): DraftItem | undefined {
  const { context, frame } = brief;
  const open = VARIANTS[name].find((variant) => context.picker.allows(variant));
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
  const cap = percent < Math.min(HEAVY, 100 * ofSingles - HALF_PERCENT) ? Math.min(ofDay, BELOW_HEAVY_PLATES) : ofDay;
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
        (reps > 1 ? REST : isClocked || actual <= LIGHT_SINGLE.percent ? LIGHT_SINGLE.rest : REST_OF_SINGLES) +
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
      notes: [held?.cue, rackCue(context.athlete, exercise.name), MISSES].filter((text) => text !== undefined).join(" "),
    },
  );
}

/** Sets and positions of a lift whose weight stays: more sets and harder positions are its steps (dose-progression.md section 3, order of levers). */
const HELD_STEPS = [
  { sets: 4, cue: "First repetition of each set: two seconds still at the knee, then finish." },
  { sets: 5, cue: "First repetition of each set: two seconds still at the knee, and two in the catch." },
  { sets: 5, cue: "First repetition of each set from just above the knee, the others from the floor." },
  { sets: 6, cue: "No stops: every repetition as fast as the best of last week. Film the last set." },
  { sets: 5, cue: "Every repetition: two seconds still at the knee." },
  { sets: 5, cue: "Every repetition: two seconds in the catch, then stand up." },
  { sets: 6, cue: "First repetition of each set from mid-thigh, the second from the knee, what is left from the floor." },
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
function pulled(brief: SessionBrief, name: string, days: number): DraftItem | undefined {
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
  const ofAge = (context.athlete.age ?? ADULT) < YOUNG_LIFTER ? MOST_OF_YOUNG_PULLS : PULL_MOST;
  const most = Math.min(ofAge, told < 100 ? Math.min(ofDeadlift, told) : ofDeadlift);
  if (days < NO_PULL) return undefined;
  const isLast = days < LAST_PULL;
  const percent = Math.min(most, PULL_MOST, isLast ? LAST_PULL_PERCENT : pullPercent(brief, days));
  const load = barLoad(brief, exercise, percent, 10, Math.min(PULL_MOST, told < 100 ? told : PULL_MOST) / 100);
  if (load === undefined || load === "below-bar") return undefined;
  const restSeconds = REST + context.loading.extraRest + heavyBodyRest(context.athlete);
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

const ADULT = 18;
/** Below this age a pull stays at what the lift itself is learnt with (practice). */
const YOUNG_LIFTER = 16;
const MOST_OF_YOUNG_PULLS = 95;
/** What an age asks of lifts is none of their pulls. */
const BY_AGE: ReadonlySet<string> = new Set(["youth", "masters", "novice"]);

function pullPercent(brief: SessionBrief, days: number): number {
  if (brief.frame.isDeload) return PULL_IN_DELOAD;
  return byWeeks<number>(days, brief, PULL_BY_WEEKS, PULL_FAR);
}

/** Seconds that a squat takes, which comes before a part of the other lift. */
const SQUAT_TIME = 900;

/** A part of the other lift: doubles from the rack or the hang, light enough to be fast. */
function practised(brief: SessionBrief, name: string): DraftItem | undefined {
  const { context, frame } = brief;
  if (!context.picker.allows(name) || context.level === "beginner") return undefined;
  const { exercise } = context.picker.pick(name);
  const percent = PART.percents[weeksOfLifting(context.athlete, brief.date, frame.macroWeek) % PART.percents.length] ?? PART.percents[0];
  const load = barLoad(brief, exercise, Math.min(percent, 100 * context.loading.cap), context.loading.rpe, context.loading.cap);
  if (load === undefined || load === "below-bar") return undefined;
  const rpe = rpeOfSet(actualPercent(load), PART.reps);
  const restSeconds = LIGHT_SINGLE.rest + context.loading.extraRest + heavyBodyRest(context.athlete);
  const why = whyLoad({
    variation: getVariation(exercise),
    unit: context.unit,
    load,
    percent: load.percent ?? percent,
    reps: PART.reps,
    rpe,
    role: "olympic",
    isDeload: frame.isDeload,
    source: maximumSource(brief, exercise),
  });
  return setsItem(
    context,
    { exercise },
    { sets: PART.sets, reps: PART.reps, restSeconds, rpe, load, why, notes: rackCue(context.athlete, name) ?? PART_NOTES[name] },
  );
}

/** A jerk from the rack is two days in a row of it for a wrist that tells so. */
function partOf({ athlete, picker }: PlanContext, part: "Split jerk" | "Hang power clean"): string {
  // Where the day has cleans without the rack, its jerk comes beside them.
  if (part === "Hang power clean" && isRackSore(athlete) && !picker.allows("Clean and jerk")) return "Split jerk";
  return part === "Split jerk" && isRackSore(athlete) ? "Snatch balance" : part;
}

/** A little heavier from week to week. */
const PART = { sets: 4, reps: 2, percents: [72.5, 75, 77.5, 80] } as const;
const PART_NOTES: { readonly [exercise: string]: string } = {
  "Split jerk": "From the rack: straight dip, feet land at once, front foot back first.",
  "Snatch balance": "From the rack behind the neck: dip, drive, and sit under it with straight arms.",
  "Hang power clean": "From just above the knee: shoulders over the bar, then fast.",
};

/** A clean and jerk, as a share of the back squat, below which more squats bring less than more lifts (practice). */
const LEGS_SHARE = 0.78;

function legsAreThere({ capacities: { lifts } }: PlanContext): boolean {
  const { backSquat, cleanAndJerk } = lifts;
  if (backSquat === undefined || cleanAndJerk === undefined || backSquat.estimated || cleanAndJerk.estimated) return false;
  return cleanAndJerk.oneRepMax < LEGS_SHARE * backSquat.oneRepMax;
}

/** Repetitions, percent of the maximum and sets of the squat. */
type SquatRow = readonly [reps: number, percent: number, sets: number];

/** By whole weeks to the meet: fives, then fours, triples, doubles on the last heavy day (race-demands.md section 9). */
const SQUATS: readonly SquatRow[] = [
  [2, 70, 2],
  [2, 87.5, 3],
  [3, 87.5, 3],
  [3, 85, 4],
  [4, 83.5, 4],
  [4, 82.5, 4],
  [4, 82.5, 4],
  [5, 80, 4],
  [5, 77.5, 4],
];
/** Farther away in the waves of the lifts. */
const FAR_SQUATS: readonly [SquatRow, ...SquatRow[]] = [
  [6, 72.5, 4],
  [6, 75, 4],
  [5, 77.5, 4],
  [5, 80, 4],
];
/** In a taper the back squat is the heavy one. */
const LIGHT_IN_TAPER: SquatRow = [2, 75, 2];
/** A light touch after the last heavy day. */
const TOUCH: SquatRow = [2, 70, 2];
/** On each of three days (strength.md section 6). */
const SETS_OF_BEGINNERS = 2;
/** From here on nothing has to be hard. */
const LAST_SQUAT = 7;

function squatted(brief: SessionBrief, name: string, days: number): DraftItem | undefined {
  const { picker, health, loading } = brief.context;
  const { exercise, replaced } = picker.pick(name);
  const isRow = !brief.isTaper || name === "Back squat";
  const [reps, wanted, mostSets] = days < LAST_SQUAT ? TOUCH : !isRow ? LIGHT_IN_TAPER : byWeeks(days, brief, SQUATS, FAR_SQUATS);
  const isLight = isLightLifting(brief) || !exercise.name.endsWith("quat");
  // Sets that health makes longer take their weight from their repetitions.
  const least = isLight || health.fewestReps > reps ? 0 : Math.min(wanted, 100 * loading.cap) * mildLoad(brief.context, exercise.name);
  const limit = {
    percent: isLight ? 100 : wanted,
    reps: Math.max(reps, health.fewestReps),
    least,
    ...(days < LAST_SQUAT ? { isReminder: true } : {}),
  };
  const lifted = liftDose(brief, exercise, name === "Back squat" ? "main" : "secondary", limit);
  if (lifted?.load === undefined) return undefined;
  const dose = {
    ...lifted,
    restSeconds: Math.max(lifted.restSeconds, LEAST_SQUAT_REST + brief.context.loading.extraRest + heavyBodyRest(brief.context.athlete)),
  };
  const { focus } = brief.context.athlete;
  // Three squat days a week: who trains more than strength has room for nine hard sets (strength.md section 6).
  const usual = focus === "strength" || focus === "powerlifting" ? 4 : 3;
  const most = Math.min(mostSets, brief.context.level === "beginner" ? SETS_OF_BEGINNERS : usual);
  const sets = Math.min(brief.frame.isDeload ? 2 : most, dose.mostSets);
  return setsItem(brief.context, replaced === undefined ? { exercise } : { exercise, replaced }, { ...dose, sets });
}

/** The line with as many sets as there is time for; singles may be one, all others two at least. */
function within(item: DraftItem | undefined, seconds: number): DraftItem[] {
  if (item === undefined) return [];
  const perSet = item.dose.totalSeconds / (item.sets ?? 1);
  const sets = Math.min(item.sets ?? 1, Math.floor(seconds / perSet));
  const fewest = item.dose.reps === 1 ? 1 : 2;
  return sets < fewest ? [] : [{ ...item, sets, dose: { ...item.dose, totalSeconds: Math.round(sets * perSet) } }];
}
