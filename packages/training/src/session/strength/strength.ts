import type { Competition } from "../../athlete/athlete.ts";
import { daysBetween } from "../../calendar/day.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import type { ExerciseItem, SessionCode } from "../../model/plan.ts";
import { fitSets } from "../../prescription/strength/fit-sets.ts";
import type { SlotDose } from "../../prescription/strength/dose.ts";
import { FOR_TIME } from "../../prescription/strength/exercise-form.ts";
import { assemble, type MainBlocks } from "../assemble.ts";
import { minutes } from "../../prescription/cardio/machines.ts";
import { stationsAfterStrength } from "../hyrox/hyrox-after-strength.ts";
import { capital, formatList, shortName } from "../../model/words.ts";
import { trainedFamily } from "../../selection/movement-families.ts";
import { inTurn } from "../in-turn.ts";
import { isWeightlifter } from "../../selection/strength/meet.ts";
import { baseMinutes } from "../../week/load/session-minutes.ts";
import type { RampTarget, WarmupKind } from "../warmup/warmup.ts";
import { strengthDoses } from "../../prescription/strength/strength-doses.ts";

/** A session of lifting: main lift, second lift, accessories, trunk. */
export function strengthSession(brief: SessionBrief): SessionDraft {
  const doses = strengthDoses(brief);
  const first = doses[0];
  const kind = WARMUP_KINDS[brief.code] ?? "full";
  const ramp = first?.role === "accessory" || first?.role === "trunk" ? undefined : rampTo(first);
  const blocks = assemble(
    brief,
    kind,
    (seconds) => {
      const stations = stationsAfterStrength(brief, seconds);
      if (stations.length === 0) return withEasyRest(brief, fitSets(brief, doses, seconds), seconds);
      return { strength: fitSets(brief, doses, seconds - totalSeconds(stations)), mainWorkout: stations };
    },
    ramp === undefined ? {} : { ramp },
  );
  return {
    title: `${strengthTitle(brief, blocks.strength ?? [])}${stationTitle(blocks.mainWorkout)}`,
    description: `${describe(brief, blocks.strength ?? [])}${stationText(blocks.mainWorkout)}`,
    intent: isOnlyTrunk(blocks.strength ?? [])
      ? "A few quiet minutes for the trunk; everything else rests."
      : isLightSession(brief, blocks.strength ?? [])
        ? "Strength with plenty in reserve: clean sets, nothing heavy."
        : startsWithLift(blocks.strength) && !brief.frame.isDeload
          ? "Speed from the floor and a strong bar overhead, for the lifts of the meet."
          : !brief.frame.isDeload && first?.role === "retention"
            ? "Keep the strength of squat and pull with few sets."
            : isByEffort(brief, blocks.strength ?? [])
              ? `${bodyPart(blocks.strength ?? [])} strength from clean sets.`
              : (shortSets(brief, blocks.strength ?? []) ??
                platformIntent(brief, blocks.strength ?? []) ??
                oneSided(brief, blocks.strength ?? []) ??
                INTENT_TEXTS[brief.frame.isDeload ? "deload" : brief.code] ??
                "Full-body strength that supports your endurance."),
    movementFocus: MOVEMENT_FOCUS[brief.code] ?? ["squat", "push", "pull"],
    complexity: first?.load === undefined ? 3 : 5,
    blocks,
    notes: {
      stimulus: stimulus(brief, blocks.strength ?? [], first?.load?.bar !== undefined),
      strategy: strategy(brief, blocks.strength ?? []),
    },
  };
}

/** The press day of a weightlifter begins with a power snatch or clean. */
function startsWithLift(items: readonly DraftItem[] = []): boolean {
  return items[0] !== undefined && findExercise(items[0].name)?.movementPattern === "olympic";
}

/** The stations of a Hyrox athlete that follow the lifting; easy cardio in their place has no part of the title. */
function stationTitle(items: readonly DraftItem[] | undefined = []): string {
  const names = stationNames(items);
  return names.length === 0 ? "" : `, then ${names.length > 2 ? "stations" : formatList(names)}`;
}

function stationText(items: readonly DraftItem[] | undefined = []): string {
  const names = stationNames(items);
  return names.length === 0 ? "" : ` Then race stations, with full rests: ${formatList(names)}.`;
}

function stationNames(items: readonly DraftItem[]): readonly string[] {
  return [...new Set(items.filter(({ rpe = 0 }) => rpe >= STATION_RPE).map(({ name }) => shortName(name)))];
}

const STATION_RPE = 6;

/** So much of the time without lifting is worth using. */
const LEAST_SHARE_LEFT = 0.4;
const LONGEST_EASY = 1200;

/** When an injury closes most of the lifts, the time left is easy endurance; in light weeks too, or they would be too light. */
function withEasyRest(brief: SessionBrief, strength: readonly DraftItem[], seconds: number): MainBlocks {
  const left = seconds - totalSeconds(strength);
  const isThin = strength.length === 0 || strength.some(({ replaced }) => replaced !== undefined) || isLimited(brief);
  const bike = brief.context.picker.pick("Bike erg");
  // A walk at the end of lifting is no training, and a lifter's deload ends with its sets.
  if (bike.exercise.movementPattern === "walk" || (brief.frame.isDeload && isLifter(brief.context.athlete))) return { strength };
  const isRest = left >= LEAST_SHARE_LEFT * seconds && isThin;
  if (!isRest && !(trainsLonger(brief) && left >= LEAST_EASY && bike.replaced === undefined)) return { strength };
  const easy = { zone: "easy", seconds: minutes(Math.min(LONGEST_EASY, left)), show: "time", notes: "Conversation pace." } as const;
  return { strength, mainWorkout: [cardioItem(brief.context, bike, easy)] };
}

const LEAST_EASY = 480;

/** Sets have their limit: whoever trains longer today ends with easy minutes (microcycles.md section 2: 12 % of a lifter's week). */
function trainsLonger({ context, frame, minutes: wanted, code, isTaper, isRecovery }: SessionBrief): boolean {
  const { athlete, level } = context;
  const isLoading = !frame.isDeload && !isTaper && !isRecovery;
  // Powerlifters use it for their rests: easy riding after the lifts is none of their sport.
  const isOnPlatform = athlete.focus === "powerlifting" || isWeightlifter(athlete);
  return isLoading && !isOnPlatform && athlete.history?.weeklyMinutes !== undefined && wanted > baseMinutes(code, level, athlete.focus);
}

function isLimited({ context: { reading } }: SessionBrief): boolean {
  return reading.regions.some(({ grade }) => grade > 0);
}

/** What the warm-up builds up to; nothing builds up to a hold. */
export function rampTo(first: SlotDose | undefined): RampTarget | undefined {
  if (first === undefined || FOR_TIME.has(first.choice.exercise.name)) return undefined;
  // Nothing is lighter than a few repetitions of the body itself.
  if (first.isGoal === true) return undefined;
  // Lighter sets of a handstand push-up are as heavy as the working sets.
  if (first.choice.exercise.movementPattern === "inversion") return undefined;
  return { choice: first.choice, ...(first.load === undefined ? {} : { load: first.load }) };
}

/** "Back squat 5 × 5 at 105 kg and overhead press"; "Back squat single at 220 kg, then 4 × 3 at 200 kg, and bench press" */
export function strengthTitle(brief: SessionBrief, items: readonly DraftItem[]): string {
  const [first] = items;
  if (first === undefined) return "Strength";
  const backOff = items.find((item, index) => index > 0 && item.name === first.name);
  const second = items.find((item) => item.name !== first.name);
  const also = second === undefined ? "" : `${backOff === undefined ? "" : ","} and ${shortName(second.name)}`;
  const dose = backOff === undefined ? doseText(first) : `single at ${first.weight ?? ""}, then ${doseText(backOff)}`;
  const kind = first.load === undefined && first.dose.reps !== undefined ? REP_TITLES[brief.code] : undefined;
  const head = brief.frame.isDeload ? ["Deload", kind?.toLowerCase()].filter((word) => word !== undefined).join(" ") : kind;
  return `${head === undefined ? capital(shortName(first.name)) : `${head}: ${shortName(first.name)}`} ${dose}${also}`;
}

function doseText(item: DraftItem): string {
  const dose = `${item.sets ?? 1} × ${item.dose.reps === undefined ? (item.duration ?? item.distance ?? "") : (item.reps ?? "")}`;
  return item.weight === undefined ? `${dose}${item.rpe === undefined ? "" : ` at RPE ${item.rpe}`}` : `${dose} at ${item.weight}`;
}

const REP_TITLES: { readonly [code in SessionCode]?: string } = { SFm: "Full body", PT: "Technique" };

function describe(brief: SessionBrief, items: readonly DraftItem[]): string {
  const names = [...new Set(items.map((item) => shortName(item.name)))];
  const list = formatList(names.slice(1));
  const test = brief.lightReason === undefined ? "" : SPARED_LEGS_TEXTS[brief.lightReason];
  const start = brief.frame.isDeload
    ? `Light on purpose, with fewer reps${items.some(({ load }) => load?.bar !== undefined) ? " and lighter bars" : ""}`
    : brief.isTaper
      ? "Short and sharp"
      : "Straight sets";
  return `${start}: ${names[0] ?? "the first lift"}${list === "" ? "" : `, then ${list}`}.${test}`;
}

/** What keeps the legs light that day. */
const SPARED_LEGS_TEXTS = {
  "before-test": " Fewer and lighter sets: the test of the week needs fresh legs.",
  asked: " Fewer and lighter sets: an easy day.",
  "after-simulation": " Few and light sets: your legs still feel yesterday's simulation.",
} as const;

const WARMUP_KINDS: { readonly [code in SessionCode]?: WarmupKind } = {
  SF: "full",
  SFm: "full",
  SL: "lower",
  SL2: "lower",
  SU: "upper",
  SU2: "upper",
  PS: "lower",
  PB: "upper",
  PD: "lower",
  PV: "upper",
  PT: "lower",
};

const MOVEMENT_FOCUS: { readonly [code in SessionCode]?: readonly string[] } = {
  SF: ["squat", "push", "pull", "hinge"],
  SFm: ["single-leg", "push", "pull", "trunk"],
  SL: ["squat", "hinge", "single-leg"],
  SL2: ["hinge", "squat", "single-leg"],
  SU: ["vertical push", "vertical pull", "trunk"],
  SU2: ["horizontal push", "horizontal pull", "arms"],
  PS: ["squat", "bench"],
  PB: ["bench", "upper back"],
  PD: ["deadlift", "squat"],
  PV: ["bench", "shoulders"],
  PT: ["squat technique", "single-leg"],
};

const INTENT_TEXTS: { readonly [key: string]: string } = {
  deload: "Recover while the movements stay sharp.",
  SF: "Whole-body strength from heavy, clean sets.",
  SFm: "Whole-body strength that leaves the legs fresh for the other days.",
  SL: "Raise leg strength.",
  SL2: "Leg and hip strength, the second day of it.",
  SU: "Press and pull in balance.",
  SU2: "Upper-body volume.",
  PS: "Squat strength for the platform.",
  PB: "Competition bench strength, and a strong back to support it.",
  PD: "Deadlift strength for the platform.",
  PV: "Volume for the bench press.",
  PT: "Squat technique at a weight that moves easily.",
};

/** A day of a lift of the meet that has to do without it is not for the platform. */
function platformIntent({ code, frame }: SessionBrief, items: readonly DraftItem[]): string | undefined {
  const lift = PLATFORM_LIFTS[code];
  const isThere = items.some(({ name, load }) => load?.bar !== undefined && lift?.pattern.test(name) === true);
  return lift === undefined || frame.isDeload || isThere ? undefined : `Leg and hip strength while the ${lift.name} is out.`;
}

const PLATFORM_LIFTS: { readonly [code in SessionCode]?: { readonly name: string; readonly pattern: RegExp } } = {
  PS: { name: "back squat", pattern: /squat/iu },
  PD: { name: "deadlift", pattern: /deadlift/iu },
};

/** A day on which one direction has clearly more repetitions is not in balance. */
function oneSided({ code, frame }: SessionBrief, items: readonly DraftItem[]): string | undefined {
  return code === "SU" && !frame.isDeload && isOneSided(items) ? "Upper-body strength." : undefined;
}

/** Whether one direction has more than half as many repetitions again as the other. */
export function isOneSided(items: readonly Omit<ExerciseItem, "id">[]): boolean {
  const press = repsIn(items, PRESS_PATTERNS);
  const pull = repsIn(items, PULL_PATTERNS);
  return Math.max(press, pull) > MAX_PRESS_PULL_RATIO * Math.min(press, pull);
}

const MAX_PRESS_PULL_RATIO = 1.5;
const PRESS_PATTERNS: ReadonlySet<string> = new Set(["horizontal_push", "vertical_push", "inversion"]);
const PULL_PATTERNS: ReadonlySet<string> = new Set(["horizontal_pull", "vertical_pull"]);

function repsIn(items: readonly Omit<ExerciseItem, "id">[], patterns: ReadonlySet<string>): number {
  const counted = items.filter(({ name }) => patterns.has(findExercise(name)?.movementPattern ?? ""));
  return counted.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.reps ?? 0), 0);
}

/** A day of volume whose first lift has short sets this week trains something else. */
function shortSets({ code, frame }: SessionBrief, [first]: readonly DraftItem[]): string | undefined {
  const intent = SHORT_SETS[code];
  const reps = first?.dose.reps ?? LONG_SET;
  return intent === undefined || frame.isDeload || reps >= LONG_SET ? undefined : intent;
}

const LONG_SET = 6;
const SHORT_SETS: { readonly [code in SessionCode]?: string } = {
  SU2: "Upper-body strength, the second day of it.",
  PV: "The second bench press of the week: short, crisp sets.",
};

const LIGHT_STRATEGY = [
  "Use the time to look at technique: film one set of the first two lifts. Do not add weight because it feels light; that is what the week is for.",
  "Take the full rests, and stop while everything moves well. You finish with strength to spare.",
] as const;

/** Above this effort a set is work, whatever the week is for. */
const LIGHT_RPE = 7;

function stimulus(brief: SessionBrief, items: readonly DraftItem[], withBar: boolean): string {
  if (isOnlyTrunk(items) && !brief.frame.isDeload) return "Short holds and nothing else: you leave as fresh as you came.";
  if (brief.frame.isDeload) return "Easy on purpose. You should leave fresher than you came; everything moves fast and nothing grinds.";
  const reserve = reserveText(items);
  const isLight = hardest(items) <= LIGHT_RPE;
  if (brief.isTaper)
    return isLight
      ? `Just enough to stay sharp: few sets, good speed, ${reserve ?? "plenty"} left.`
      : `Few sets, heavy enough to stay sharp, none of them a struggle: ${reserve ?? "some reps"} left.`;
  const race = raceBefore(brief);
  if (race !== undefined && isLight)
    return LIFTING_MEETS.has(competitionFormat(`${race.type ?? ""} ${race.name ?? ""}`)?.kind ?? "")
      ? "Back under the bar after the meet: light and smooth, finished before it feels like work."
      : "Back to the weights after the race: light, smooth, done before anything feels like work.";
  const even = `${withBar ? "Bar speed stays" : "Speed and range stay"} even from the first set to the last.`;
  return reserve === undefined ? even : `Every set ends with ${reserve} left. ${even}`;
}

/** Light days come before a race too, and in the week of somebody who may not train hard on more than two. */
function raceBefore({ context, date, isRecovery }: SessionBrief): Competition | undefined {
  if (!isRecovery) return undefined;
  return (context.athlete.competitions ?? []).findLast((race) => {
    const days = daysBetween(race.date, date);
    return days > 0 && days <= DAYS_BACK;
  });
}

const LIFTING_MEETS: ReadonlySet<string> = new Set(["powerlifting", "weightlifting"]);

const DAYS_BACK = 21;

/** The words of heavy sets are for sets that are. */
function isLightSession({ frame, code }: SessionBrief, items: readonly DraftItem[]): boolean {
  return !frame.isDeload && items.length > 0 && hardest(items) < (code === "SF" ? LIGHT_RPE : EASY_SETS);
}

/** What an illness, a race or an injury leaves of a day may be its last lines. */
function isOnlyTrunk(items: readonly DraftItem[]): boolean {
  return items.length > 0 && items.every(({ name }) => findExercise(name)?.movementPattern.startsWith("core_") === true);
}

/** Sets below this effort raise nothing, whatever the day is for. */
const EASY_SETS = 6;

/** What the sets of the day train, where an injury or a short day leaves out the rest. */
function bodyPart(items: readonly DraftItem[]): string {
  const families = new Set(
    items.flatMap(({ name }) => {
      const exercise = findExercise(name);
      return (exercise === undefined ? undefined : trainedFamily(exercise)) ?? [];
    }),
  );
  const isLower = families.has("squat") || families.has("hinge");
  const isUpper = families.has("push") || families.has("pull");
  return isLower && isUpper ? "Whole-body" : isLower ? "Leg" : "Upper-body";
}

/** Nobody is told of heavy sets who finds every weight by effort. */
function isByEffort({ frame, code }: SessionBrief, items: readonly DraftItem[]): boolean {
  return !frame.isDeload && code === "SF" && items.every(({ load }) => load?.bar === undefined);
}

function hardest(items: readonly DraftItem[]): number {
  return Math.max(0, ...items.map(({ rpe = 0 }) => rpe));
}

const NUMBER_WORDS = ["no", "one", "two", "three", "four", "five"] as const;

/** "two to four reps": what the sets leave, by their effort. */
function reserveText(items: readonly Pick<DraftItem, "rpe" | "dose">[]): string | undefined {
  const efforts = items.flatMap(({ rpe, dose }) => (rpe === undefined || dose.reps === undefined ? [] : [rpe]));
  if (efforts.length === 0) return undefined;
  const word = (reserve: number): string => NUMBER_WORDS[Math.min(5, reserve)] ?? "five";
  const least = Math.floor(10 - Math.max(...efforts));
  const most = Math.ceil(10 - Math.min(...efforts));
  if (least >= 5) return "five or more reps";
  if (most <= least) return least === 1 ? "one rep" : `${word(least)} reps`;
  return `${word(least)} ${most - least === 1 ? "or" : "to"} ${word(most)} reps`;
}

/** A day with no more time than this asks for short rests. */
const SHORT_DAY = 45;

function strategy(brief: SessionBrief, items: readonly DraftItem[]): string {
  if (isOnlyTrunk(items)) return "Breathe through every hold, and stop while the position is still good.";
  if (brief.frame.isDeload) return inTurn(brief, LIGHT_STRATEGY);
  if (brief.isTaper)
    return hardest(items) <= LIGHT_RPE
      ? "Every rep fast and perfect; leave out what feels heavy. From now on only rest makes you stronger for the day."
      : "Every rep fast and perfect, full rests. A set that slows down is the last one: nothing you do now makes you stronger for the day.";
  if (raceBefore(brief) !== undefined && hardest(items) <= LIGHT_RPE)
    return "Leave out whatever is still sore. Stop while everything feels easy; next week is for more.";
  const time = brief.context.athlete.availability.minutes?.[brief.weekday] ?? Number.POSITIVE_INFINITY;
  if (brief.minutes < 40)
    return time <= SHORT_DAY
      ? "Take the rests as written; they fit the day. Log the weight of every set."
      : "Short on purpose: full rests on the first two lifts, and stop when the sets are done. Log the weight of every set.";
  const rests = new Set(items.map(({ restBetweenSets }) => restBetweenSets));
  if (rests.size === 1) return "Take the rests as written. Log the weight of every set.";
  return "Take the full rests on the first two lifts; accessories move at a steady pace. Log the weight of every set.";
}
