import type { Athlete } from "../athlete/athlete.ts";
import { equipmentMet } from "../catalogue/equipment.ts";
import { type Exercise, REGIONS } from "../catalogue/exercise.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { healthCheck } from "../health/exercise-limits.ts";
import { newImpact, spared } from "../injuries/impact.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { regionName } from "../injuries/region-name.ts";
import type { StressLimits } from "../injuries/stress-limits.ts";
import { allowedCheck, limitCheck, substituteWhere } from "../injuries/substitute-exercise.ts";
import { movementGate } from "../gates/movement-gate.ts";
import { listOf } from "../model/words.ts";
import { isRaceStation } from "./race-stations.ts";
import { isDisliked, readDislikes } from "./dislikes.ts";
import { familyOf, isSameFamily } from "./movement-families.ts";

/** The exercise that is really done, and what it stands for when it is not the one the session asked for. */
export interface Choice {
  readonly exercise: Exercise;
  readonly replaced?: { readonly name: string; readonly reason: string };
}

export interface ExercisePicker {
  /** The exercise, or what this athlete does instead: never above a stress limit, a gate, or the equipment. */
  pick(name: string, where?: "practice" | "metcon"): Choice;
  /** The first of the names that can be done unchanged, then of those `otherwise`, else the substitute of the first. */
  pickFirst(names: readonly string[], otherwise?: readonly string[]): Choice;
  /** The names that can be done unchanged. */
  open(names: readonly string[]): readonly Choice[];
  /** The first `count` of the names, then of those `otherwise`, that can be done unchanged and are not taken, each once. */
  openBeside(taken: readonly string[], names: readonly string[], count: number, otherwise?: readonly string[]): readonly Choice[];
  /** True when the exercise can be done as it is. */
  allows(name: string): boolean;
  /** The catalogue's substitutions that this athlete may do. */
  substitutions(exercise: Exercise): readonly string[];
}

/** What still works when every substitute of an exercise is closed: easy on every region first. */
const CARDIO_FALLBACKS = [
  "Bike erg",
  "Brisk walk",
  "Long ride",
  "Pool running",
  "Swim technique",
  "Elliptical",
  "Row erg",
  "Ski erg",
  "Assault bike",
] as const;
const FALLBACKS = [
  "Dead bug",
  "Glute bridge",
  "Ring row",
  "Wall slide",
  "Isometric scapular retraction",
  "Breathing drill (supine)",
] as const;

export function exercisePicker(athlete: Athlete, reading: InjuryReading, limits: StressLimits): ExercisePicker {
  const { equipment } = athlete;
  const dislikes = readDislikes(athlete.dislikes);
  const isUnstressed = limitCheck(limits);
  const closes = healthCheck(reading.health.limits, becauseOf(reading));
  const isWithin = (exercise: Exercise): boolean => isUnstressed(exercise) && closes(exercise) === undefined;
  const isWished = allowedCheck(limits, equipment, dislikes);
  const isAllowed = (exercise: Exercise): boolean => isWished(exercise) && closes(exercise) === undefined;
  const inPractice = new Map<string, Choice>();
  const inMetcon = new Map<string, Choice>();
  const lists = new Map<string, readonly string[]>();

  const safe = (exercise: Exercise): boolean => isWithin(exercise) && equipmentMet(exercise, equipment);
  const allows = (name: string): boolean => {
    const choice = pick(name);
    return choice.replaced === undefined;
  };
  const pick = (name: string, where: "practice" | "metcon" = "practice"): Choice => {
    const chosen = where === "metcon" ? inMetcon : inPractice;
    const known = chosen.get(name);
    if (known !== undefined) return known;
    const choice = choose(name, where);
    chosen.set(name, choice);
    return choice;
  };
  const choose = (name: string, where: "practice" | "metcon"): Choice => {
    const wanted = known(name);
    const gate = movementGate(name, athlete, where);
    const kinder = withoutImpact(wanted, where);
    if (kinder !== undefined) return kinder;
    if (!gate.met) return afterGate(wanted, gate.reason, gate.instead);
    const done = suitable(wanted);
    return done === wanted ? { exercise: wanted } : { exercise: done, replaced: { name, reason: reasonFor(wanted) } };
  };
  const afterGate = (wanted: Exercise, reason: string, instead: readonly string[]): Choice => {
    const candidates = instead.map(known).map(suitable);
    const exercise = candidates.find((candidate) => instead.includes(candidate.name)) ?? candidates[0] ?? suitable(known("Ring row"));
    return { exercise, replaced: { name: wanted.name, reason } };
  };
  /** Stations of the athlete's own race are nothing new; workouts also bring many repetitions when tired. */
  const withoutImpact = (wanted: Exercise, where: "practice" | "metcon"): Choice | undefined => {
    const isKnown = where === "practice" && isRaceStation(wanted.name, athlete);
    const without = where === "metcon" ? spared(wanted, reading) : isKnown ? undefined : newImpact(wanted, reading);
    return without === undefined ? undefined : afterGate(wanted, without.reason, without.instead);
  };
  const suitable = (wanted: Exercise): Exercise => {
    const found = isAllowed(wanted) ? wanted : substituteWhere(wanted, limits, isAllowed)?.exercise;
    const isGood = found !== undefined && movementGate(found.name, athlete).met && sameUse(wanted, found);
    if (isGood && (found === wanted || isSameFamily(wanted, found))) return found;
    const relative = relativeOf(wanted);
    if (relative !== undefined) return relative;
    return isGood ? found : (fallback(wanted) ?? found ?? known("Breathing drill (supine)"));
  };
  /** What keeps the role of a lift; for beginners nothing difficult when something simple is open. */
  const relativeOf = (wanted: Exercise): Exercise | undefined => {
    const open = (familyOf(wanted) ?? [])
      .map(known)
      .filter((exercise) => safe(exercise) && movementGate(exercise.name, athlete).met && !isDisliked(exercise.name, dislikes));
    const simple = athlete.level === "beginner" ? open.find((exercise) => exercise.difficulty === "beginner") : undefined;
    return simple ?? open[0];
  };
  /** Cardio stays cardio whenever anything for the heart is open. */
  const fallback = (wanted: Exercise): Exercise | undefined => {
    const names = wanted.category === "cardio" ? [...CARDIO_FALLBACKS, ...FALLBACKS] : FALLBACKS;
    const open = names.map(known).filter(safe);
    return open.find((exercise) => !isDisliked(exercise.name, dislikes)) ?? open[0];
  };
  const reasonFor = (wanted: Exercise): string => {
    if (!equipmentMet(wanted, equipment)) return `It needs ${wanted.equipment.join(" and ")}, which you do not have.`;
    const closed = closes(wanted);
    if (closed !== undefined) return closed;
    if (!isUnstressed(wanted)) return injuryReason(wanted, reading, limits);
    return "You said you would rather not do it.";
  };
  return {
    pick,
    allows,
    openBeside: (taken, names, count, otherwise = []) => {
      const found: Choice[] = [];
      for (const list of [names, otherwise]) {
        for (const name of list) {
          if (found.length >= count) return found;
          if (taken.includes(name) || found.some(({ exercise }) => exercise.name === name)) continue;
          const choice = pick(name);
          if (choice.replaced === undefined) found.push(choice);
        }
      }
      return found;
    },
    open: (names) => names.map((name) => pick(name)).filter(({ replaced }) => replaced === undefined),
    pickFirst: (names, otherwise = []) => {
      const first = names.find(allows) ?? otherwise.find(allows);
      return pick(first ?? names[0] ?? "Dead bug");
    },
    substitutions: (exercise) => {
      const known = lists.get(exercise.name);
      if (known !== undefined) return known;
      const list = exercise.substitutions.filter(allows);
      lists.set(exercise.name, list);
      return list;
    },
  };
}

function known(name: string): Exercise {
  const exercise = findExercise(name);
  if (exercise === undefined) throw new Error(`No exercise called "${name}" in the catalogue`);
  return exercise;
}

/** A run replaced by a glute bridge is no replacement. */
function sameUse(wanted: Exercise, found: Exercise): boolean {
  return wanted.category !== "cardio" || found.category === "cardio";
}

/** " because of pregnancy and blood pressure", without what is only an age. */
function becauseOf({ health: { findings } }: InjuryReading): string {
  const labels = findings.filter(({ group }) => group !== "youth" && group !== "masters").map(({ label }) => label);
  return labels.length === 0 ? " at your age" : ` because of ${listOf([...new Set(labels)].slice(0, 2))}`;
}

const GRADE_WORDS = ["resolved", "mild", "moderate", "severe"] as const;

function injuryReason(exercise: Exercise, reading: InjuryReading, limits: StressLimits): string {
  const region = REGIONS.find((candidate) => exercise.stress[candidate] > limits[candidate]);
  const finding = reading.regions.find((candidate) => candidate.region === region);
  const place = region === undefined ? "body" : regionName(region);
  return `It loads the ${place} more than your ${GRADE_WORDS[finding?.grade ?? 2]} ${place} problem allows${finding === undefined ? "" : ` ("${finding.phrase}")`}.`;
}
