import { longestSet } from "../../context/context.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import type { SessionCode } from "../../model/plan.ts";
import { maxKilograms } from "../../health/exercise-limits.ts";
import { equipmentMet } from "../../catalogue/equipment.ts";
import { hasOneSize } from "../../selection/owned-weights.ts";
import { repCeiling } from "../../selection/gates/rep-ceiling.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { FIRST_SESSIONS, isUntrained } from "../../athlete/untrained.ts";
import { implementLoad } from "../implement-load.ts";
import { SECONDS_PER_REP, setsItem } from "../items.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import { EACH_SIDE } from "./exercise-form.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import { isMildlyLimited, returnRpe } from "../load/mild-limits.ts";
import { daysToMeet, daysToWeightlifting, setShareAfterMeet } from "../../selection/strength/meet.ts";
import type { SlotRole } from "../../selection/strength/exercise-slot.ts";
import type { SlotDose } from "./dose.ts";
import { getSetting } from "./settings.ts";
import { repsToFailure } from "../../physiology/rpe-curve.ts";

/** An exercise without a maximum: repetitions by week, the weight by effort. */
export function accessoryDose(brief: SessionBrief, role: SlotRole, choice: Choice): SlotDose {
  const { context } = brief;
  const eachSide = EACH_SIDE.has(choice.exercise.name);
  const tempo = getTempo(brief, choice);
  const ceiling = repCeiling(choice.exercise.name, context.athlete)?.perSession ?? Number.POSITIVE_INFINITY;
  const isLoaded = !FEW_REPS.has(choice.exercise.name) && choice.exercise.equipment.some((need) => WEIGHT_EQUIPMENT.has(need));
  const wanted = Math.max(isLoaded ? context.health.fewestReps : 1, repetitions(brief, role, choice, eachSide));
  const reps = Math.max(1, Math.min(ceiling, longestSet(context, choice.exercise.name), wanted));
  const rpe = Math.min(effort(brief, role), returnRpe(brief.context, choice.exercise) ?? 10);
  const load = implementLoad(context, choice.exercise.name, undefined, isLightLifting(brief) ? LIGHT_SHARE : 1);
  const restSeconds = restAfter(brief, role, rpe);
  return {
    choice,
    role,
    secondsPerSet: reps * (eachSide ? 2 : 1) * tempo.seconds + restSeconds,
    mostSets: Math.min(
      isMildlyLimited(context, choice.exercise) || isJustBeforeMeet(brief) ? 2 : 5,
      Math.max(1, Math.floor(ceiling / reps)),
    ),
    item: (sets) => {
      const note = growingNote(brief, role, choice, reps, rpe);
      const choose = isToSeat(brief, choice) ? `${note.replace("; full range", "")} ${TO_SEAT}` : note;
      const notes = [withinLimit(context.health, choice, choose), tempo.text].filter((text) => text !== "").join(" ");
      const item = setsItem(context, choice, { sets, reps, restSeconds, rpe, eachSide, load, notes });
      const totalSeconds = Math.round(sets * (reps * (eachSide ? 2 : 1) * tempo.seconds + restSeconds));
      return tempo.text === "" ? item : { ...item, dose: { ...item.dose, totalSeconds } };
    },
  };
}

/** Who is new to it and no longer young sits down and stands up. */
function isToSeat({ context: { athlete, level } }: SessionBrief, { exercise }: Choice): boolean {
  return level === "beginner" && (athlete.age ?? 0) >= SEATED_FROM && /air squat/iu.test(exercise.name);
}

const SEATED_FROM = 60;
const TO_SEAT = "Sit down on a chair and stand up again, no deeper.";

/** Seconds after a set without a bar: with repetitions left it needs no long rest, at any age, and the minutes are for a movement more. */
export function restAfter(brief: SessionBrief, role: SlotRole, rpe: number): number {
  const most = rpe <= EASY_RPE ? EASY_REST : rpe <= STEADY_RPE ? STEADY_REST : Number.POSITIVE_INFINITY;
  return Math.min(most, getRest(brief, role));
}

const EASY_RPE = 6;
const EASY_REST = 100;
const STEADY_RPE = 7.5;
const STEADY_REST = 120;

interface SlowerTempo {
  readonly text: string;
  /** Seconds of one repetition. */
  readonly seconds: number;
}

const USUAL_TEMPO: SlowerTempo = { text: "", seconds: SECONDS_PER_REP };
/** What a band or the body alone gets harder by from block to block (exercise-selection.md section 8). */
const TEMPO_BY_PHASE: { readonly [phase in SessionBrief["frame"]["phase"]]: SlowerTempo } = {
  foundation: USUAL_TEMPO,
  development: { text: "Three seconds down, one still, up fast.", seconds: 5 },
  performance: { text: "Four seconds down, two still, up fast.", seconds: 7 },
};

function getTempo(brief: SessionBrief, choice: Choice): SlowerTempo {
  const isHarder = !isLightLifting(brief) && !brief.isTaper && !FEW_REPS.has(choice.exercise.name) && !isWeighted(choice);
  return isHarder ? TEMPO_BY_PHASE[brief.frame.phase] : USUAL_TEMPO;
}

/** Whether a heavier weight makes it harder: bands come in few steps, and the body in one. */
function isWeighted({ exercise }: Choice): boolean {
  return (
    !exercise.equipment.every((need) => need.split(" or ").some((one) => WEIGHTLESS_EQUIPMENT.has(one))) &&
    !exercise.equipment.includes("band")
  );
}
/** What is held in the hands or moved by a stack. */
const WEIGHT_EQUIPMENT: ReadonlySet<string> = new Set([
  "barbell",
  "dumbbell",
  "dumbbells",
  "kettlebell",
  "kettlebells",
  "machine",
  "cable",
  "sandbag",
]);

/** Share of the usual load in light weeks. */
const LIGHT_SHARE = 0.8;

/** Seconds between sets. */
function getRest({ code, context }: SessionBrief, role: SlotRole): number {
  return (code === "REs" || code === "SWs" ? CIRCUIT_REST : REST_BY_ROLE[role]) + context.loading.extraRest;
}

/** Seconds of rest for what replaces a lift, less the smaller the exercise. */
const REST_BY_ROLE: { readonly [role in SlotRole]: number } = {
  main: 120,
  olympic: 120,
  secondary: 120,
  retention: 120,
  volume: 120,
  light: 90,
  technique: 90,
  "pull-up": 90,
  accessory: 75,
  small: 60,
  trunk: 60,
};

/** After a run or a swim strength is a circuit. */
const CIRCUIT_REST = 40;

/** Eccentrics and steps towards a skill: few repetitions, one more from week to week (exercise-selection.md section 5). */
const FEW_REPS: ReadonlyMap<string, number> = new Map([
  ["Nordic lower (eccentric)", 3],
  ["Nordic hamstring curl (band-assisted)", 4],
  ["Nordic hamstring curl", 3],
  ["Negative pull-up", 2],
  ["Handstand push-up negative", 2],
  ["Ab-wheel rollout", 5],
]);

const SUPPORTING_ROLES: ReadonlySet<SlotRole> = new Set<SlotRole>(["accessory", "small", "trunk"]);

function repetitions(brief: SessionBrief, role: SlotRole, choice: Choice, eachSide: boolean): number {
  const { frame } = brief;
  const few = FEW_REPS.get(choice.exercise.name);
  if (few !== undefined)
    return (
      few + (isLightLifting(brief) || brief.isTaper ? -1 : isNearMeet(brief) ? 0 : Math.min(1, (macroWeekInTable(frame.macroWeek) - 1) % 4))
    );
  const reps = weekReps(brief, choice, gainsWeight(brief, role, choice));
  // What stands in for several exercises of a week changes a little from day to day.
  const shift = choice.replaced === undefined ? 2 * brief.occurrence : Math.min(5, brief.day - 1);
  const most = getMaxDoseReps(choice, role, eachSide);
  return Math.min(most, reps + shift) + (reps + shift < most ? brief.variation : 0);
}

function getMaxDoseReps(choice: Choice, role: SlotRole, eachSide: boolean): number {
  if (eachSide) return isWeighted(choice) ? MOST_EACH_SIDE : MOST_WEIGHTED;
  return isWeighted(choice) || role === "trunk" ? MOST_WEIGHTED : MOST_REPS;
}

/** A set that only gets longer trains nothing new: what has a heavier weight or band takes that (convention). */
const MOST_WEIGHTED = 15;
const MOST_EACH_SIDE = 12;
const MOST_REPS = 20;

/** In a gym the weight of a lift goes up every week; bells and dumbbells at home come in few sizes, so there the repetitions do. */
function gainsWeight({ context: { athlete } }: SessionBrief, role: SlotRole, choice: Choice): boolean {
  const isHeld = choice.exercise.equipment.some((need) => /dumbbell|kettlebell/u.test(need));
  return !SUPPORTING_ROLES.has(role) && isWeighted(choice) && (athlete.equipment === undefined || !isHeld);
}

function weekReps(brief: SessionBrief, choice: Choice, isHeavier: boolean): number {
  const { frame } = brief;
  const first = isWeighted(choice) ? FIRST_REPS[frame.phase] : FIRST_REPS.foundation;
  // A week after the deload is one step on from the week before it.
  const step = Math.max(0, ((macroWeekInTable(frame.macroWeek) - 1) % 4) - (brief.isAfterDeload === true ? 1 : 0));
  if (brief.isTaper) return TAPER_REPS;
  // Nobody begins again with the longest sets of a wave.
  if (setShareAfterMeet(brief.context.athlete, brief.date) < 1) return Math.min(first, MOST_AFTER_MEET);
  if (isLightLifting(brief)) return first - 2 + laterCycle(frame.macroWeek);
  // Weights go up while the repetitions of a lift come down; what has no heavier weight gets more repetitions.
  return isHeavier ? first - Math.min(2, step) : first + step + laterCycle(frame.macroWeek);
}

const MOST_AFTER_MEET = 10;
/** Few and crisp before a race: soreness is the last thing it needs. */
const TAPER_REPS = 6;

/** Accessories get heavier and shorter from phase to phase, and add repetitions within one. */
const FIRST_REPS = { foundation: 10, development: 9, performance: 8 } as const;

/** From macro week 13 on the four weeks of performance repeat, each time with one repetition more, up to three. */
function laterCycle(macroWeek: number): number {
  return macroWeek <= 12 ? 0 : (Math.floor((macroWeek - 13) / 4) % 3) + 1;
}

/** Beginners learn the movements in two weeks with four in reserve; then three are enough (special-populations.md section 4.20). */
const FIRST_WEEKS = 2;
const RESERVE_BY_LEVEL = { beginner: 4, intermediate: 3, advanced: 2.5, elite: 2 } as const;

/** The trunk and small exercises are for control: never as hard as what trains a muscle. */
const HIGHEST_SMALL_RPE = 7;
/** Technique is practised far from failure, whatever stands in for the lift: its sets count for no movement of the week. */
const HIGHEST_TECHNIQUE_RPE = 5;

function effort(brief: SessionBrief, role: SlotRole): number {
  const { context } = brief;
  const usual = brief.frame.macroWeek <= FIRST_WEEKS ? RESERVE_BY_LEVEL[context.level] : Math.min(3, RESERVE_BY_LEVEL[context.level]);
  const reserve = isLightLifting(brief) ? 5 : brief.isTaper ? 4 : usual;
  const most =
    role === "small" ? HIGHEST_SMALL_RPE : role === "trunk" ? HIGHEST_SMALL_RPE - 1 : role === "technique" ? HIGHEST_TECHNIQUE_RPE : 10;
  const first = isUntrained(context.athlete) ? (FIRST_SESSIONS.rpe[brief.frame.macroWeek - 1] ?? 10) : 10;
  const back = brief.frame.season?.phase === "recovery" ? BACK_RPE : 10;
  return Math.min(context.highestRpe, most, back, first, highestBeside(brief), 10 - reserve);
}

/** In the weeks back from a race. */
const BACK_RPE = 6;
const BESIDE_RUNS: ReadonlySet<SessionCode> = new Set<SessionCode>(["SFm", "REs", "SWs"]);

/**
 * What the day leaves for the exercises beside the lifts: strength between runs and rides keeps the legs fresh for the next one, a technique day is
 * easy from the first set to the last, and in the last weeks before a powerlifting meet and the first after it only the lifts of the platform are hard.
 */
export function highestBeside(brief: Pick<SessionBrief, "code" | "context" | "date">): number {
  return Math.min(highestOnDay(brief), effortUnderPercent(brief.context.health.percent));
}

/** "No heavy lifting" holds for every lift: where the bar stays at 60 % a set of ten without a known maximum is as easy as ten repetitions at it. */
export function effortUnderPercent(percent: number): number {
  if (percent >= LIGHT_PERCENT) return 10;
  return Math.max(LEAST_RPE, Math.floor(2 * (10 - (repsToFailure(percent) - USUAL_REPS))) / 2);
}

/** From here on ten repetitions may end near failure anyway. */
const LIGHT_PERCENT = 70;
const USUAL_REPS = 10;
const LEAST_RPE = 5;

function highestOnDay({ code, context, date }: Pick<SessionBrief, "code" | "context" | "date">): number {
  if (code === "REs") return EASY_DAY_RPE;
  if (BESIDE_RUNS.has(code) && FOCUS_TRAITS[context.athlete.focus].isEndurance) return FRESH_LEGS_RPE;
  if (code === "PT") return TECHNIQUE_RPE;
  if (code === "SUE") return BESIDE_MACHINES_RPE;
  if (code === "GY" || code === "GYE") return BESIDE_SKILLS_RPE;
  return isNearMeet({ context, date }) || setShareAfterMeet(context.athlete, date) < 1 ? NEAR_MEET_RPE : 10;
}

/** In the last two weeks nothing beside the lifts of the platform is worth being sore for. */
function isJustBeforeMeet({ context: { athlete }, date }: SessionBrief): boolean {
  return Math.min(daysToMeet(athlete, date) ?? Infinity, daysToWeightlifting(athlete, date) ?? Infinity) <= LAST_TWO_WEEKS;
}

const LAST_TWO_WEEKS = 14;

function isNearMeet({ context, date }: Pick<SessionBrief, "context" | "date">): boolean {
  return (daysToMeet(context.athlete, date) ?? Number.POSITIVE_INFINITY) <= MEET_NEAR;
}

/** The strength of an easy day leaves nothing in the legs for the hard run of the next. */
export const EASY_DAY_RPE = 6.5;
const FRESH_LEGS_RPE = 6.5;
const TECHNIQUE_RPE = 6.5;
/** A day of skills is fresh and focused to its end. */
const BESIDE_SKILLS_RPE = 7;
/** The upper-body day lies between the hard days of runs and stations, which need arms and grip too. */
export const BESIDE_MACHINES_RPE = 7;
const MEET_NEAR = 35;
const NEAR_MEET_RPE = 7;

/** A weight that the athlete chooses is within what they may lift. */
function withinLimit(health: SessionBrief["context"]["health"], { exercise }: Choice, note: string): string {
  const most = maxKilograms(health, exercise.name);
  return most === Infinity || !/\bweight\b/u.test(note) ? note : `${note} Never more than ${Math.floor(most)} kg.`;
}

/** The weight is chosen once; from then on the line says what it is beside the last one: heavier where repetitions come down, the same where they go up. */
function growingNote(brief: SessionBrief, role: SlotRole, choice: Choice, reps: number, rpe: number): string {
  const { frame, isAfterDeload } = brief;
  const note = effortNote(choice, reps, rpe, brief.context.athlete.equipment);
  const found = CHOICE_NOTE.exec(note);
  const lastRpe = brief.chosen?.get(`${brief.code} ${choice.exercise.name}`);
  if (found === null || (lastRpe === undefined && brief.known?.has(choice.exercise.name) !== true)) return note;
  const [text, thing = "weight", left = ""] = found;
  if (isHeldInOneSize(brief, choice)) return note.replace(text, oneSizeNote(brief, { reps, left, isEasier: (lastRpe ?? rpe) > rpe }));
  if (lastRpe === undefined || brief.isTaper || brief.isRecovery || brief.isFirstBack)
    return note.replace(text, `Start from your last ${thing}, and adjust it to have ${inReserve(left)} after ${reps}.`);
  const step = (macroWeekInTable(frame.macroWeek) - 1) % 4;
  const isFixed = gainsWeight(brief, role, choice);
  if (frame.isDeload)
    return note.replace(
      text,
      lastRpe > rpe
        ? `Lighter than last week, with ${inReserve(left)} after ${reps}.`
        : `Last week's ${thing}, but fewer sets or reps, with ${left} in reserve.`,
    );
  if (step === 0 && isFixed) return note.replace(text, `Heavier than your last sets of ${reps}, with ${inReserve(left)}.`);
  if (step === 0)
    return note.replace(
      text,
      thing === "band"
        ? `Stretch your band further or take the next one: ${reps} reps with ${inReserve(left)}.`
        : `Heavier than in the last weeks, with ${inReserve(left)} after ${reps}.`,
    );
  return note.replace(
    text,
    isFixed
      ? `Heavier than ${isAfterDeload === true ? "before the deload" : "last week"}, with ${inReserve(left)} after ${reps}.`
      : `${isAfterDeload === true ? `The ${thing} of the week before the deload` : `Last week's ${thing}`}, for ${reps} reps. With more than ${left} in reserve, take the next ${thing} up.`,
  );
}

/** Whether the exercise is done with the only weight that there is: harder by repetitions and by tempo. */
function isHeldInOneSize({ context }: SessionBrief, { exercise }: Choice): boolean {
  if (!hasOneSize(context.weights)) return false;
  const own = context.weights.hasDumbbells ? "dumbbell" : "kettlebell";
  const met = (one: string): boolean => equipmentMet({ ...exercise, equipment: [one] }, context.athlete.equipment);
  return exercise.equipment.some((need) => need.split(" or ").find(met) === own);
}

function oneSizeNote({ frame }: SessionBrief, { reps, left, isEasier }: { reps: number; left: string; isEasier: boolean }): string {
  if (frame.isDeload) return `The same weight, ${isEasier ? "easily" : "with fewer sets or reps"}, with ${inReserve(left)} after ${reps}.`;
  return `The same weight, for ${reps} reps. With more than ${left} in reserve, take three seconds on the way down.`;
}

const CHOICE_NOTE = /Choose a (weight|band) that leaves (\d+) reps? in reserve after \d+; write it down\./u;

/** "3 reps in reserve" */
function inReserve(reps: number | string): string {
  const whole = Math.round(Number(reps));
  return `${whole} ${whole === 1 ? "rep" : "reps"} in reserve`;
}

/** How to find the weight of an exercise without a maximum. */
export function effortNote(choice: Choice, reps: number, rpe: number, equipment?: readonly string[]): string {
  const setting = getSetting(choice.exercise.name);
  const isSlow = FEW_REPS.has(choice.exercise.name);
  if (isSlow) return "Lower for five seconds; push off with your hands or feet to get back up.";
  const own = FREE_CUES.get(choice.exercise.name);
  if (own !== undefined) return `${own} leaves ${inReserve(10 - rpe)} after ${reps}.`;
  const lever = LEVER_SETTINGS.get(choice.exercise.name);
  if (lever !== undefined) return `${lever} leaves ${inReserve(10 - rpe)} after ${reps}; write it down.`;
  const isFree = choice.exercise.equipment.every((need) => need.split(" or ").some((one) => WEIGHTLESS_EQUIPMENT.has(one)));
  if (isFree)
    return [
      setting,
      `${reps} slow reps${choice.exercise.name.includes("short range") ? "" : " through the full range"}, with ${inReserve(10 - rpe)}.`,
    ]
      .join(" ")
      .trim();
  if (setting !== "" && isWeighted(choice))
    return `${setting} Choose a weight that leaves ${inReserve(10 - rpe)} after ${reps}; write it down.`;
  const isBand = choice.exercise.equipment.some(
    (need) => need.split(" or ").find((one) => equipmentMet({ ...choice.exercise, equipment: [one] }, equipment)) === "band",
  );
  const choose = `Choose a ${isBand ? "band" : "weight"} that leaves ${inReserve(10 - rpe)} after ${reps}; write it down.`;
  return `${setting} ${choose}`.trim();
}

/** Nothing to choose a weight of. */
const WEIGHTLESS_EQUIPMENT: ReadonlySet<string> = new Set([
  "bodyweight",
  "none",
  "towel",
  "chair",
  "wall",
  "open floor",
  "mat",
  "step",
  "box",
  "low box",
  "rings",
  "pull-up bar",
  "anchor",
  "partner",
  "sliders",
]);

/** With one's own weight and nothing to write down. */
const FREE_CUES: ReadonlyMap<string, string> = new Map([
  ["Push-up", "Full range; hands on a bench or a step, on the floor, or feet up, whatever"],
]);

/** What makes an exercise with one's own weight harder or easier. */
const LEVER_SETTINGS: ReadonlyMap<string, string> = new Map([
  ["Ring row", "Feet further forward or back, until a set"],
  ["Incline push-up", "Hands higher or lower, until a set"],
  ["Dip (parallel bar)", "A band to help or a little weight, whatever"],
  ["Back extension (bodyweight)", "Arms crossed or behind the head, whatever"],
  ["Slider hamstring curl", "Both legs, or one leg on the way out, whatever"],
  ["Nordic hamstring curl", "A band to help or a shorter range, whatever"],
]);
