import { type BuildUp, buildUp, withBuildUp } from "../../prescription/strength/build-up.ts";
import { daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import type { PlanContext } from "../../context/context.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import { inSentence, formatList, shortName } from "../../model/words.ts";
import type { Load } from "../../model/plan.ts";
import { BARBELL_STEP, roundLoad } from "../../physiology/rounding.ts";
import { formatClock, formatLoad } from "../../units/format.ts";
import { fitSets } from "../../prescription/strength/fit-sets.ts";
import { isAfterRace } from "../../prescription/load/lift-target.ts";
import { daysToWeightlifting, platformDay } from "../../selection/strength/meet.ts";
import { rackCue } from "../../athlete/sore-rack.ts";
import { assemble } from "../assemble.ts";
import {
  back,
  HARD_DAYS_OF_THE_YOUNG,
  heavier,
  LAST_TWO_WEEKS,
  liftingDays,
  ONE_EACH,
  OPENER_DAYS,
  REHEARSAL_DAYS,
  rung,
  getRung,
  withinHeavyDays,
  withinLimit,
  withinSession,
} from "./weightlifting-rungs.ts";
import {
  LAST_PULL,
  lifted,
  LIGHT_SINGLE,
  MISSES_NOTE,
  ON_CLOCK_SINGLES,
  ON_THE_CLOCK,
  getPart,
  practised,
  pulled,
  type Squat,
  LIFT_VARIANTS,
} from "./weightlifting-lines.ts";
import { squatted } from "./weightlifting-squats.ts";
import { strengthDoses } from "../../prescription/strength/strength-doses.ts";

/** In the last days before the meet nothing is done beside lifts and squats. */
const LAST_ACCESSORY = 10;

/** What is lifted first and second, which pull, which squat: both lifts on the longest day, a lift each on the others in turn. */
const PLATFORM_DAY = { first: "Snatch", second: "Clean and jerk", pull: undefined, squat: "Front squat" as Squat } as const;

/** `part` is a part of the other lift, where the day has the time. */
const LIFTING_DAYS = [
  { first: "Snatch", second: undefined, pull: "Snatch pull", squat: "Front squat" as Squat, part: "Split jerk" },
  { first: "Clean and jerk", second: undefined, pull: "Clean pull", squat: "Back squat" as Squat, part: "Hang power clean" },
] as const;

/** Snatch, clean and jerk, their pulls and a squat on the way to a weightlifting meet; undefined without one, or where the lifts are not open. */
export function weightliftingSession(brief: SessionBrief): SessionDraft | undefined {
  const { context, frame } = brief;
  const days = daysToWeightlifting(context.athlete, brief.date);
  if (days === undefined || !knowsLifts(context)) return undefined;
  const isRehearsal = days <= REHEARSAL_DAYS;
  const plan = days <= OPENER_DAYS.from ? PLATFORM_DAY : withSquatOfHardDay(brief, getDay(brief));
  const easy = frame.isDeload || brief.isRecovery;
  const usual = getRung(brief, days, easy);
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
        "part" in plan && isLoading ? within(practised(brief, getPart(context, plan.part)), left - totalSeconds(pull) - SQUAT_TIME) : [];
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
        : getIntent(days, easy, first.load?.percent),
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

function getIntent(days: number, easy: boolean, percent = HEAVY_ENOUGH): string {
  if (days <= REHEARSAL_DAYS) return "Stay fast until the platform: nothing is heavy any more.";
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

/** In the last weeks the last three singles follow each other as on the platform: one rule for the rests of a line. */
function onTheClock({ context, date }: SessionBrief, item: DraftItem): DraftItem {
  const days = daysToWeightlifting(context.athlete, date) ?? Infinity;
  const { sets = 0, dose } = item;
  const cue = rackCue(context.athlete, item.name);
  const rule = cue === undefined ? MISSES_NOTE : `${cue} ${MISSES_NOTE}`;
  if (dose.reps !== 1 || sets < ON_CLOCK_SINGLES || days > ON_THE_CLOCK || days <= REHEARSAL_DAYS) return item;
  if (sets > ON_CLOCK_SINGLES) return { ...item, notes: `The last three start on a clock of two minutes, as on the platform. ${rule}` };
  const saved = sets * Math.max(0, (dose.restSeconds ?? 0) - LIGHT_SINGLE.rest);
  return {
    ...item,
    restBetweenSets: formatClock(LIGHT_SINGLE.rest),
    notes: `Each starts on a clock of two minutes, as on the platform. ${rule}`,
    dose: { ...dose, restSeconds: LIGHT_SINGLE.rest, totalSeconds: dose.totalSeconds - saved },
  };
}

/** Lighter sets before a squat after the lifts. */
const SECONDS_OF_WAY = 60;

/** What the warm-up does not build up to has its own lighter sets: the second lift and the squat; a pull follows its lift. */
function withWays(context: PlanContext, items: readonly DraftItem[], from: number): DraftItem[] {
  return items.map((item, index) => {
    if (index < from || item.name.endsWith(" pull") || item.load === undefined) return item;
    const way = LIFT_NAMES_TRAINED.has(item.name)
      ? fastWay(context, item.load)
      : buildUp(context, { load: item.load, single: undefined }, false);
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
  return names.length === 1 ? `Only the ${names[0] ?? ""} today.` : `In this order: ${formatList(names)}.`;
}

/** Beginners learn the lifts with technique weights until they have a best of both (strength.md section 4). */
function knowsLifts({ level, athlete }: PlanContext): boolean {
  const { snatch, cleanAndJerk } = athlete.strength.oneRepMax;
  return level !== "beginner" || (snatch !== undefined && cleanAndJerk !== undefined);
}

/** Whether both lifts are on this day, and where not which one. Two days a week are both for both. */
function getDay(brief: SessionBrief): LiftingDay {
  const weekdays = liftingDays(brief);
  const platform = platformDay(weekdays, brief.context.athlete.availability);
  // A meet that took the day of one lift makes no two platform days of what is left.
  if (weekdays.length === ONE_EACH - 1 && brief.weekday !== platform && isAfterMeet(brief)) return LIFTING_DAYS[1];
  if (weekdays.length < ONE_EACH || brief.weekday === platform) return PLATFORM_DAY;
  const turn = weekdays.filter((weekday) => weekday !== platform).indexOf(brief.weekday);
  return LIFTING_DAYS[Math.max(0, turn) % LIFTING_DAYS.length] ?? LIFTING_DAYS[0];
}

type LiftingDay = (typeof LIFTING_DAYS)[number] | typeof PLATFORM_DAY;

/** With two hard days a week a day of one lift is light: then the back squat, which builds the legs, is on the platform day. */
function withSquatOfHardDay(brief: SessionBrief, plan: LiftingDay): LiftingDay {
  const isLightBeside = brief.context.health.hardDays <= HARD_DAYS_OF_THE_YOUNG && liftingDays(brief).length >= ONE_EACH;
  if (!isLightBeside || brief.isTaper) return plan;
  return plan === PLATFORM_DAY ? { ...plan, squat: "Back squat" } : { ...plan, squat: "Front squat" };
}

/** Whether a meet of any priority was in the last days. */
function isAfterMeet({ context: { athlete }, date }: SessionBrief): boolean {
  return (athlete.competitions ?? []).some(({ type, name, date: day }) => {
    const since = daysBetween(day, date);
    return since > 0 && since <= 7 && competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "weightlifting";
  });
}

const BELOW_MEET = 5;

/** Both lifts on one day: no more sets of each than stay fast in its time. */
function mostOfBoth({ minutes }: SessionBrief): number {
  return minutes >= LONG_DAY ? 6 : minutes >= USUAL_DAY ? 5 : 4;
}

const LONG_DAY = 85;

const USUAL_DAY = 70;

const LIFT_NAMES_TRAINED: ReadonlySet<string> = new Set<string>(
  Object.values(LIFT_VARIANTS).flatMap((names) => names.filter((name) => !name.endsWith("pull"))),
);

/** Seconds that a squat takes, which comes before a part of the other lift. */
const SQUAT_TIME = 900;

/** A clean and jerk, as a share of the back squat, below which more squats bring less than more lifts (practice). */
const LEGS_SHARE = 0.78;

function legsAreThere({ capacities: { lifts } }: PlanContext): boolean {
  const { backSquat, cleanAndJerk } = lifts;
  if (backSquat === undefined || cleanAndJerk === undefined || backSquat.estimated || cleanAndJerk.estimated) return false;
  return cleanAndJerk.oneRepMax < LEGS_SHARE * backSquat.oneRepMax;
}

/** The line with as many sets as there is time for; singles may be one, all others two at least. */
function within(item: DraftItem | undefined, seconds: number): DraftItem[] {
  if (item === undefined) return [];
  const perSet = item.dose.totalSeconds / (item.sets ?? 1);
  const sets = Math.min(item.sets ?? 1, Math.floor(seconds / perSet));
  const fewest = item.dose.reps === 1 ? 1 : 2;
  return sets < fewest ? [] : [{ ...item, sets, dose: { ...item.dose, totalSeconds: Math.round(sets * perSet) } }];
}
