import { isRackSore } from "../../athlete/sore-rack.ts";
import type { Athlete, Level } from "../../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { equipmentMet } from "../../catalogue/equipment.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionCode } from "../../model/plan.ts";
import { lift, type ExerciseSlot } from "./exercise-slot.ts";
import { POWERLIFTING_TEMPLATES } from "./templates-powerlifting.ts";
import { STRENGTH_TEMPLATES } from "./templates-strength.ts";
import { SUPPORT_TEMPLATES } from "./templates-support.ts";

/** Whose sessions these are. */
interface Lifter {
  readonly athlete: Athlete;
  readonly level: Level;
}

/** Main lifts stay for the whole block; accessories rotate from phase to phase. */
const TEMPLATES = { ...STRENGTH_TEMPLATES, ...POWERLIFTING_TEMPLATES, ...SUPPORT_TEMPLATES } as const;

type StrengthTemplate = keyof typeof TEMPLATES;

/** The strength part of a session code; undefined for sessions without one. `occurrence` counts the code within the week from 0. */
export function strengthTemplate(
  lifter: Lifter,
  code: SessionCode,
  occurrence: number,
  weekCodes: readonly SessionCode[],
): readonly ExerciseSlot[] | undefined {
  const named = templateName(lifter, code, occurrence);
  // Between two whole-body days that press overhead once, the upper day of a novice is one of bench presses.
  const name = named === "SU" && lifter.level === "beginner" && weekCodes.includes("SF") ? "SUNovice" : named;
  if (name === undefined) return undefined;
  const template = name === "SF" && isOnlyLifting(lifter, weekCodes) ? hingeSecond(TEMPLATES[name]) : TEMPLATES[name];
  const slots =
    code === "SF" && weekCodes.includes("SUE") ? besidePressDay(template) : benchAwayFromBench(lifter, template, code, weekCodes);
  return code !== "REs" && isWithoutDeadlift(lifter, weekCodes) ? slots.map(pulledFromFloor) : slots;
}

/** The one day of lifting that a Hyrox athlete has: on a short one the press is left out before the hinge and the pull. */
function isOnlyLifting({ athlete }: Pick<Lifter, "athlete">, weekCodes: readonly SessionCode[]): boolean {
  return athlete.focus === "hyrox" && weekCodes.filter((code) => code === "SF" || code === "SL" || code === "SL2").length === 1;
}

function hingeSecond(slots: readonly ExerciseSlot[]): readonly ExerciseSlot[] {
  const isHinge = ({ options }: ExerciseSlot): boolean => options[0] === "Romanian deadlift";
  const isPress = ({ options }: ExerciseSlot): boolean => options[0] === "Overhead press";
  const [first, ...others] = slots.filter((place) => !isHinge(place) && !isPress(place));
  const [pull, ...rest] = others;
  return [first, ...slots.filter(isHinge), pull, ...slots.filter(isPress), ...rest].filter((place) => place !== undefined);
}

/** The whole body leaves overhead presses and pull-ups to the day that is built around them, often the next one. */
function besidePressDay(slots: readonly ExerciseSlot[]): readonly ExerciseSlot[] {
  return slots
    .filter(({ role }) => role !== "pull-up")
    .map((place) => (place.options[0] === "Overhead press" ? lift("secondary", "Bench press") : place));
}

/** With two days of bench press in the week its light third one goes with the squat or the deadlift, whichever is farther from them. */
function benchAwayFromBench(
  lifter: Pick<Lifter, "athlete">,
  slots: readonly ExerciseSlot[],
  code: SessionCode,
  weekCodes: readonly SessionCode[],
): readonly ExerciseSlot[] {
  if ((code !== "PS" && code !== "PD") || benchesOnSquatDay(lifter, weekCodes)) return slots;
  if (code === "PS") return slots.filter(({ role }) => role !== "light");
  // The third lift of the platform comes before what only supports them.
  const others = slots.filter(({ options }) => options[0] !== "Seated dumbbell press");
  return [...others.slice(0, 2), lift("light", "Bench press"), ...others.slice(2)];
}

export function benchesOnSquatDay({ athlete: { availability } }: Pick<Lifter, "athlete">, weekCodes: readonly SessionCode[]): boolean {
  if (!(["PS", "PB", "PD", "PV"] as const).every((code) => weekCodes.includes(code))) return true;
  const told = availability.weekdays?.toSorted((one, other) => one - other);
  const dayOf = (code: SessionCode): number => {
    const index = weekCodes.indexOf(code);
    return told?.length === weekCodes.length ? (told[index] ?? index) : index;
  };
  const fromBench = (code: SessionCode): number =>
    Math.min(...(["PB", "PV"] as const).map((bench) => Math.abs(dayOf(code) - dayOf(bench))));
  return fromBench("PS") > fromBench("PD");
}

/** Whoever knows their deadlift pulls from the floor, in the one session of lower body that the week has. */
function isWithoutDeadlift({ athlete, level }: Lifter, weekCodes: readonly SessionCode[]): boolean {
  const isKnown = athlete.strength.oneRepMax.deadlift !== undefined && level !== "beginner";
  const hasOwnDay = weekCodes.some((code) => DEADLIFT_DAYS.has(code)) || weekCodes.filter((code) => code === "SF").length > 1;
  return isKnown && !hasOwnDay;
}

const DEADLIFT_DAYS: ReadonlySet<SessionCode> = new Set<SessionCode>(["SL2", "PD"]);

function pulledFromFloor(place: ExerciseSlot): ExerciseSlot {
  const [first] = place.options;
  if (place.role === "secondary" && first === "Romanian deadlift") return lift("retention", "Deadlift");
  return place;
}

/** Who has a weightlifting meet and a best of both lifts presses for the jerk, not for the bench. */
function isWeightlifter({ competitions = [], strength }: Athlete): boolean {
  const { snatch, cleanAndJerk } = strength.oneRepMax;
  const hasMeet = competitions.some(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "weightlifting");
  return hasMeet && snatch !== undefined && cleanAndJerk !== undefined;
}

/** Strict handstand push-ups from which they are sets of strength. */
const HANDSTAND_STRONG = 6;

function templateName({ level, athlete }: Lifter, code: SessionCode, occurrence: number): StrengthTemplate | undefined {
  if (code === "SFm" && athlete.focus === "running" && level !== "beginner" && isTested(athlete))
    return athlete.strength.oneRepMax.deadlift === undefined ? "SFmRunner" : "SFmPuller";
  if (code === "SFm" && FOCUS_TRAITS[athlete.focus].keepsTestedLifts && (isTested(athlete) || pulls(athlete)) && ownsBar(athlete))
    return occurrence > 0 ? "SFm2Lifter" : "SFmLifter";
  if (code === "REs" && athlete.focus === "running" && level !== "beginner" && (isTested(athlete) || pulls(athlete) || lifts(athlete)))
    return "REsRunner";
  if (code === "REs" && ownsWeights(athlete)) return "REsWeights";
  if (code === "SF" && occurrence > 0) return level === "beginner" ? "SF2Novice" : "SF2";
  if ((code === "GY" || code === "GYE") && (athlete.gymnastics.handstandPushUps ?? 0) >= HANDSTAND_STRONG) return "GYStrong";
  if (code === "SU" && isWeightlifter(athlete)) return isRackSore(athlete) ? "SUWithoutRack" : "SUWeightlifter";
  if (code === "OLs") return level === "beginner" ? "OLsNovice" : isWeightlifter(athlete) ? "OLsWeightlifter" : "OLs";
  if (code === "GYE") return "GY";
  if (code === "ML" || code === "MM") return "after";
  return code in TEMPLATES ? (code as StrengthTemplate) : undefined;
}

function isTested({ strength }: Athlete): boolean {
  return strength.oneRepMax.backSquat !== undefined;
}

function ownsBar({ equipment }: Athlete): boolean {
  const squat = findExercise("Back squat");
  return squat !== undefined && equipmentMet(squat, equipment);
}

function ownsWeights({ equipment }: Athlete): boolean {
  return ["Goblet squat", "Dumbbell Romanian deadlift"].every((name) => {
    const exercise = findExercise(name);
    return exercise !== undefined && equipment !== undefined && equipmentMet(exercise, equipment);
  });
}

/** Whoever has lifted for a year trains with weights after a run too. */
function lifts({ history }: Athlete): boolean {
  return (history?.trainingYears?.lift ?? 0) >= 1;
}

function pulls({ strength }: Athlete): boolean {
  return strength.oneRepMax.deadlift !== undefined;
}
