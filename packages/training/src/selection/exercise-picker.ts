import type { Athlete } from "../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../athlete/focus-traits.ts";
import { equipmentKey, equipmentMet, missingEquipment } from "../catalogue/equipment.ts";
import { type Exercise, type Region, REGIONS } from "../catalogue/exercise.ts";
import { healthCheck } from "../health/exercise-limits.ts";
import { liftOfExercise } from "../athlete/lifts/training-lifts.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { getNames } from "../injuries/activities.ts";
import { drillCheck } from "../injuries/limits/drill-limits.ts";
import { jumpsComeLast, newImpact, spared } from "../injuries/impact.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { isGentlerExercise } from "../injuries/limits/gentler-exercise.ts";
import { KEPT_LIFT_NAMES } from "../injuries/return-ladder/stored-lifts.ts";
import type { StressLimits } from "../injuries/limits/stress-limits.ts";
import { limitCheck, substituteWhere } from "../injuries/limits/substitute-exercise.ts";
import { movementGate } from "./gates/movement-gate.ts";
import { holdsEnough, ownedWeights } from "./owned-weights.ts";
import { type ExerciseNeed, getWindow, isHeavy, isWork, rungsFor } from "./rungs.ts";
import { type StrengthFacts, strengthFacts } from "./strength-facts.ts";
import { isStruck } from "./struck-substitutes.ts";
import { keepsRole } from "./movement-group.ts";
import { isTrivial } from "./trivial-exercises.ts";
import { alternativeCheck } from "./offered-alternatives.ts";
import { isRacedStation, isRaceStation } from "./race-stations.ts";
import { dislikedMovements, isDisliked } from "../statements/wished-exercises/dislikes.ts";
import { likedNames } from "../statements/wished-exercises/wished-objects.ts";
import { getFamily, isSameFamily } from "./movement-families.ts";
import {
  BARBELL_LIFTS,
  CARDIO_FALLBACKS,
  EASIER_PULLS,
  FALLBACKS,
  IN_WATER,
  LIFT_VARIANTS,
  LIGHT_FORMS,
  MOVES_MUCH,
  ON_LAND,
  PUNCHES,
  RUNS_INSTEAD,
  SEATED_FROM,
  SEATS,
  STEPS,
  SWING_OF_BODY,
} from "./replacements.ts";
import { isAlike, isLess, isNoHarder, sameUse } from "./exercise-comparison.ts";
import { explainReplacement, injuryReason, withArticle } from "./replacement-reason.ts";

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
  /**
   * The exercise of a strength slot, or what stands in for it: the same role, hard enough and with the equipment. Undefined when the slot is
   * closed: it is never filled with a token (exercise-selection.md section 6).
   */
  standIn(name: string, taken: ReadonlySet<string>, demand: ExerciseNeed, turn?: number): Choice | undefined;
  /** False for what is trivial or far too hard for this athlete. */
  isWork(name: string, demand: ExerciseNeed): boolean;
  /** True when the exercise can be done as it is. */
  allows(name: string): boolean;
  /** True when nothing but a dislike keeps the athlete from a station of their own race. */
  isUnlovedStation(name: string): boolean;
  /** The catalogue's substitutions that this athlete may do. */
  substitutions(exercise: Exercise): readonly string[];
}

const NOTHING_TAKEN: ReadonlySet<string> = new Set();

/** Exercises of one role that the days of a week take turns over. */
const TURNS = 2;

const ACCESSORY: ExerciseNeed = { isMain: false };

/** Nobody walks a sprint. */
const IS_HARD = /(?<!run-walk )interval|assault|threshold|tempo|sprint|strides|row erg|ski erg/iu;

const TOLD_ELLIPTICAL = /\b(?:ellipticals?|cross ?trainers?|ellipsentrainer|el[ií]ptic[oa]s?|elliptiques?|ellittic[ao])\b/iu;

/** It stands in every big gym, and in no box; whoever lists machines lists those for strength. */
function hasElliptical({ equipment, focus, injuries = "", dislikes = "" }: Athlete): boolean {
  return TOLD_ELLIPTICAL.test(`${injuries}. ${dislikes}`) || (equipment === undefined && FOCUS_TRAITS[focus].hasElliptical);
}

interface OpenRungs {
  readonly all: readonly Exercise[];
  readonly real: readonly Exercise[];
}

export function exercisePicker(
  athlete: Athlete,
  reading: InjuryReading,
  limits: StressLimits,
  facts: StrengthFacts = strengthFacts(athlete, {}),
  isPoolClosed = false,
): ExercisePicker {
  const { equipment } = athlete;
  const lacksElliptical = !hasElliptical(athlete);
  const hasEquipment = (exercise: Exercise): boolean =>
    equipmentMet(exercise, equipment) &&
    !(lacksElliptical && exercise.name === "Elliptical") &&
    !(isPoolClosed && exercise.equipment.includes("pool"));
  const weights = ownedWeights(athlete, reading.health.limits.kilograms);
  const isInjured = REGIONS.some((region) => limits[region] < 3);
  const isSoreBelow = BELOW.some((region) => limits[region] < 3);
  const dislikes = dislikedMovements(athlete);
  // A barbell lift first: "front squats" is the front squat.
  const liked = [...likedNames(athlete.dislikes)]
    .flatMap((name) => findExercise(name) ?? [])
    .toSorted((a, b) => Number(liftOfExercise(b.name) !== undefined) - Number(liftOfExercise(a.name) !== undefined));
  const isWithinStress = limitCheck(limits);
  const isOpenDrill = drillCheck(
    limits,
    reading.health,
    athlete.injuries,
    reading.regions.flatMap(({ region, grade }) => (grade > 0 ? [region] : [])),
  );
  const isUnstressed = (exercise: Exercise): boolean => isWithinStress(exercise) && isOpenDrill(exercise);
  const isKinder = isGentlerExercise(limits);
  const closes = healthCheck(reading.health.limits, explainReplacement(reading));
  const isWithin = (exercise: Exercise): boolean => isUnstressed(exercise) && closes(exercise) === undefined;
  const heaviestSwing = SWING_OF_BODY[athlete.sex === "male" ? "male" : "female"] * (athlete.bodyWeight ?? Infinity);
  // A pull-up bar hangs too high to row under.
  const hasRings = equipment === undefined || equipment.some((item) => equipmentKey(item) === "rings");
  // From sixty years on a chair is a better place to press from than the floor.
  const hasSeat = equipment === undefined || (athlete.age ?? 0) >= SEATED_FROM || equipment.some((item) => SEATS.has(equipmentKey(item)));
  // Nobody leans back on a towel who owns a band or rings.
  const hasPull = equipment === undefined || equipment.some((item) => EASIER_PULLS.has(equipmentKey(item)));
  const isThere = (exercise: Exercise): boolean =>
    hasEquipment(exercise) &&
    (hasSeat || exercise.name !== "Seated dumbbell press") &&
    (hasRings || exercise.name !== "Ring row") &&
    (!hasPull || exercise.name !== "Towel row") &&
    holdsEnough(exercise.equipment, weights) &&
    !(weights.isToy && MOVES_MUCH.has(exercise.movementPattern) && exercise.equipment.some((item) => item.includes("dumbbell"))) &&
    (weights.isGym ||
      exercise.movementPattern !== "hinge_ballistic" ||
      !exercise.equipment.includes("kettlebell") ||
      (weights.kettlebells[0] ?? 0) <= heaviestSwing);
  const isAllowed = (exercise: Exercise): boolean => isWithin(exercise) && isThere(exercise) && !isDisliked(exercise.name, dislikes);
  const toldFine = [...new Set(reading.regions.flatMap(({ fine = [] }) => fine.flatMap(getNames)))]
    .map(catalogued)
    .toSorted((a, b) => Number(BARBELL_LIFTS.has(b.name)) - Number(BARBELL_LIFTS.has(a.name)));
  const inPractice = new Map<string, Choice>();
  const inMetcon = new Map<string, Choice>();
  const lists = new Map<string, readonly string[]>();
  const rungsOpen = new Map<string, OpenRungs>();

  /** Kept for its own sets, not for a workout against the clock. */
  const isKeptLift = ({ name, stress }: Exercise): boolean =>
    KEPT_LIFT_NAMES.includes(name) && REGIONS.some((region) => stress[region] > limits[region]);
  const safe = (exercise: Exercise): boolean => isWithin(exercise) && isThere(exercise);
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
    const wanted = catalogued(name);
    const gate = movementGate(name, athlete, where);
    if (where === "metcon" && isKeptLift(wanted)) {
      const other = rungFor(wanted, new Set(KEPT_LIFT_NAMES), ACCESSORY);
      if (other !== undefined) return { exercise: other, replaced: { name, reason: injuryReason(wanted, limits) } };
    }
    const kinder = withoutImpact(wanted, where);
    if (kinder !== undefined) return kinder;
    if (!gate.met) return afterGate(wanted, gate.reason, gate.instead);
    const found = suitable(wanted);
    // Nobody changes from the water to a weight and back against the clock.
    const dry = where === "metcon" && IN_WATER.has(found.movementPattern) ? ON_LAND.map(catalogued).find(isOpen) : undefined;
    const done = dry ?? found;
    return done === wanted ? { exercise: wanted } : { exercise: done, replaced: { name, reason: reasonFor(wanted) } };
  };
  const missingReason = (wanted: Exercise): string | undefined => {
    const missing = missingEquipment(wanted, equipment);
    return missing.length === 0 ? undefined : `It needs ${missing.map(withArticle).join(" and ")}, which you do not have.`;
  };
  const afterGate = (wanted: Exercise, reason: string, instead: readonly string[]): Choice => {
    const kinder = instead.map(catalogued).filter((candidate) => isKinder(wanted, candidate));
    const candidates = kinder.map(suitable);
    const exercise = candidates.find((candidate) => instead.includes(candidate.name)) ?? candidates[0] ?? suitable(catalogued("Ring row"));
    const missing = isRaceStation(wanted.name, athlete) ? undefined : missingReason(wanted);
    return { exercise, replaced: { name: wanted.name, reason: missing ?? reason } };
  };
  /** Stations of the athlete's own race are nothing new; workouts also bring many repetitions when tired. */
  const withoutImpact = (wanted: Exercise, where: "practice" | "metcon"): Choice | undefined => {
    const isKnown = where === "practice" && isRaceStation(wanted.name, athlete) && !jumpsComeLast(reading);
    const without = where === "metcon" ? spared(wanted, reading) : isKnown ? undefined : newImpact(wanted, reading);
    return without === undefined ? undefined : afterGate(wanted, without.reason, without.instead);
  };
  const isSore = (regions: readonly Region[]): boolean =>
    reading.regions.some(({ region, grade }) => grade > 0 && regions.includes(region)) || regions.some((region) => limits[region] < 3);
  /** A pool was told: by its name, by a swim, or by a sport that swims. */
  const hasPool = athlete.focus === "triathlon" || equipment?.includes("pool") === true || (athlete.history?.longestSwim?.value ?? 0) > 0;
  /** What trains nobody in the place of something else, and what is not at hand. */
  const isPoor = ({ name, movementPattern }: Exercise): boolean =>
    name === "Shadow boxing intervals" ||
    (name === "Step-up intervals" && isSore(STEPS)) ||
    ((movementPattern === "aqua" || movementPattern === "swim") && !hasPool);
  const isOpen = (exercise: Exercise): boolean =>
    isAllowed(exercise) &&
    movementGate(exercise.name, athlete).met &&
    newImpact(exercise, reading) === undefined &&
    (athlete.level !== "beginner" || exercise.difficulty !== "advanced");
  /** Movements that the athlete does without pain and that train the same: "only with a close grip". */
  const toldFor = (wanted: Exercise): readonly Exercise[] =>
    toldFine.filter(
      (exercise) => exercise !== wanted && exercise.movementPattern === wanted.movementPattern && keepsRole(wanted, exercise),
    );
  /** Rungs that the athlete may do, and those of them that are no trifle; the same for every slot and week. */
  const openRungs = (wanted: Exercise, demand: ExerciseNeed): OpenRungs => {
    const key = `${wanted.name} ${demand.isMain}`;
    const known = rungsOpen.get(key);
    if (known !== undefined) return known;
    const kinder = rungsFor(wanted, facts, demand).filter((rung) => isOpen(rung) && isKinder(wanted, rung));
    const all = limits.closed?.has(wanted.name) === true ? [...new Set([...toldFor(wanted).filter(isOpen), ...kinder])] : kinder;
    const found = { all, real: all.filter(({ name }) => !isTrivial(name, facts)) };
    rungsOpen.set(key, found);
    return found;
  };
  /** What the athlete told is fine in its place: the close grip for the wide one. */
  const toldForm = (wanted: Exercise, taken: ReadonlySet<string> = NOTHING_TAKEN): Exercise | undefined =>
    limits.instead
      ?.get(wanted.name)
      ?.map(catalogued)
      .find((form) => !taken.has(form.name) && isOpen(form));
  /** Whose bar may not come from the floor pulls it from blocks: the lift stays. */
  const fromBlocks = (wanted: Exercise, taken: ReadonlySet<string>): Exercise | undefined => {
    const blocks = catalogued("Block pull");
    const isFloor = wanted.name === "Deadlift" && reading.health.limits.closed.includes("floor");
    return isFloor && !taken.has(blocks.name) && isOpen(blocks) ? blocks : undefined;
  };
  /** Under a weight that somebody set, the same lift with what weighs less: light strength, and no drill for it. */
  const lightForm = (wanted: Exercise, taken: ReadonlySet<string> = NOTHING_TAKEN): Exercise | undefined =>
    reading.health.limits.kilograms >= LIGHTEST_BAR
      ? undefined
      : LIGHT_FORMS.get(wanted.name)
          ?.map(catalogued)
          .find((form) => !taken.has(form.name) && isOpen(form));
  /** A rung that is work, else one that is work when done slowly; where an injury closes those, what it leaves of the movement. */
  const rungFor = (wanted: Exercise, taken: ReadonlySet<string>, demand: ExerciseNeed, turn = 0): Exercise | undefined => {
    const told = toldForm(wanted, taken) ?? lightForm(wanted, taken) ?? fromBlocks(wanted, taken);
    if (told !== undefined) return told;
    // "No back squats, but front squats and goblet squats are great"
    const welcome = isDisliked(wanted.name, dislikes)
      ? liked.find(
          (other) =>
            other.movementPattern === wanted.movementPattern &&
            other.category !== "cardio" &&
            !taken.has(other.name) &&
            isOpen(other) &&
            (!isInjured || isKinder(wanted, other)) &&
            (liftOfExercise(other.name) === undefined ? getWindow(other, facts, weights, demand) === 0 : demand.isMain),
        )
      : undefined;
    if (welcome !== undefined) return welcome;
    const known = openRungs(wanted, demand);
    const open = known.all.filter(({ name }) => !taken.has(name));
    const real = known.real.filter(({ name }) => !taken.has(name));
    const simple = athlete.level === "beginner" ? real.filter(({ difficulty }) => difficulty === "beginner") : [];
    const alike = real.filter((rung) => isAlike(wanted, rung, isSoreBelow));
    // At home a main lift is heavy first: one leg under two small dumbbells is a strength set, two legs are a slow one (table of section 5).
    const heavy = demand.isMain && !isInjured && !weights.isGym ? real.find((rung) => isHeavy(rung, facts, weights)) : undefined;
    if (heavy !== undefined && getWindow(heavy, facts, weights, demand) === 0) return heavy;
    for (const rungs of [simple, alike, real]) {
      for (const most of [0, 1]) {
        const found = rungs.filter((rung) => getWindow(rung, facts, weights, demand) <= most);
        const told = limits.closed?.has(wanted.name) === true ? toldFine.find((rung) => found.includes(rung)) : undefined;
        if (told !== undefined) return told;
        const weighed = found.filter(({ name }) => !isMakeshift(wanted.name, name));
        const best = weighed.length > 0 ? weighed : found;
        // Days of one week take turns over the best of them; a main lift stays.
        if (best.length > 0) return best[turn % Math.min(best.length, TURNS)];
      }
    }
    return isInjured ? (alike[0] ?? real[0] ?? open[0]) : real[0];
  };
  /** Alternatives obey what holds for substitutes; only an exercise that is light itself has light ones. */
  const isOffered = (exercise: Exercise, other: Exercise): boolean =>
    !isStruck(exercise, other) &&
    !isPoor(other) &&
    isKinder(exercise, other) &&
    (isTrivial(exercise.name, facts) || (!isTrivial(other.name, facts) && keepsRole(exercise, other)));
  const mayOffer = alternativeCheck(athlete, reading, isWithin(catalogued("Pull-up (strict)")));
  const standIn = (name: string, taken: ReadonlySet<string>, demand: ExerciseNeed, turn = 0): Choice | undefined => {
    const wanted = catalogued(name);
    const done =
      isOpen(wanted) && !taken.has(name) && isWork(wanted, facts, weights, demand) ? wanted : rungFor(wanted, taken, demand, turn);
    if (done === undefined) return undefined;
    // A small exercise that no tempo makes hard is closed: its minutes go to the others.
    const isLight = lightForm(wanted, taken) === done;
    if (!demand.isMain && !isInjured && !isLight && done !== wanted && getWindow(done, facts, weights, demand) === 2) return undefined;
    if (done === wanted || isOpen(wanted)) return { exercise: done };
    const gate = movementGate(name, athlete);
    const impact = newImpact(wanted, reading);
    const reason = impact?.reason ?? (gate.met ? reasonFor(wanted) : gate.reason);
    return { exercise: done, replaced: { name, reason } };
  };
  const suitable = (wanted: Exercise): Exercise => {
    if (!isAllowed(wanted)) {
      const told = toldForm(wanted);
      if (told !== undefined) return told;
      const rung = rungFor(wanted, liftOfExercise(wanted.name) === undefined ? BARBELL_LIFTS : NOTHING_TAKEN, ACCESSORY);
      if (rung !== undefined) return rung;
      const welcome = likedFor(wanted);
      if (welcome !== undefined) return welcome;
    }
    const isLift = liftOfExercise(wanted.name) !== undefined;
    const isNear = (other: Exercise): boolean =>
      isAllowed(other) &&
      !isPoor(other) &&
      isKinder(wanted, other) &&
      (isLift || !BARBELL_LIFTS.has(other.name)) &&
      !(IS_HARD.test(wanted.name) && isLess(wanted, other));
    const found = isAllowed(wanted) ? wanted : substituteWhere(wanted, limits, isNear)?.exercise;
    const isGood = found !== undefined && movementGate(found.name, athlete).met && sameUse(wanted, found);
    if (isGood && (found === wanted || isSameFamily(wanted, found))) return found;
    const relative = relativeOf(wanted);
    if (relative !== undefined) return relative;
    return isGood ? found : (fallback(wanted) ?? found ?? catalogued("Breathing drill (seated)"));
  };
  /** What the athlete likes instead of what is disliked: a machine for a machine, a run for a run, an exercise for one that it stands for. */
  const likedFor = (wanted: Exercise): Exercise | undefined => {
    if (!isDisliked(wanted.name, dislikes) || !safe(wanted)) return undefined;
    const runs = athlete.focus === "running" ? (RUNS_INSTEAD.get(wanted.name) ?? []).map(catalogued) : [];
    const isLike = (other: Exercise): boolean =>
      wanted.category === "cardio"
        ? other.category === "cardio" && other.movementPattern !== "swim" && IS_HARD.test(other.name) === IS_HARD.test(wanted.name)
        : wanted.substitutions.includes(other.name);
    return [...runs, ...liked.filter(isLike)].find(
      (other) =>
        isAllowed(other) && !isPoor(other) && isKinder(wanted, other) && movementGate(other.name, athlete).met && sameUse(wanted, other),
    );
  };
  /** What keeps the role of a lift; for beginners nothing difficult when something simple is open. */
  const relativeOf = (wanted: Exercise): Exercise | undefined => {
    const open = (getFamily(wanted) ?? [])
      .map(catalogued)
      .filter((exercise) => isAllowed(exercise) && isKinder(wanted, exercise) && movementGate(exercise.name, athlete).met);
    const simple = athlete.level === "beginner" ? open.find((exercise) => exercise.difficulty === "beginner") : undefined;
    return simple ?? open[0];
  };
  /** Cardio stays cardio whenever anything for the heart is open. */
  const fallback = (wanted: Exercise): Exercise | undefined => {
    const walk = IS_HARD.test(wanted.name) ? [...CARDIO_FALLBACKS, "Brisk walk"] : ["Bike erg", "Brisk walk", ...CARDIO_FALLBACKS];
    const names = wanted.category === "cardio" ? [...walk, ...FALLBACKS] : FALLBACKS;
    const open = names.map(catalogued).filter((exercise) => safe(exercise) && isKinder(wanted, exercise));
    const liked = open.filter((exercise) => !isDisliked(exercise.name, dislikes));
    const good = liked.find((exercise) => !isPoor(exercise));
    // Boxing is better than nothing for who has nothing sore that it moves, and a walk is better than boxing.
    // A walk within its limit asks a leg for more than a machine for the arms did, and trains more than a drill on the floor.
    const onFoot = IS_HARD.test(wanted.name) ? ["Uphill power march", "Brisk walk"] : ["Brisk walk"];
    const walked = wanted.category === "cardio" ? onFoot.map(catalogued).find((exercise) => safe(exercise)) : undefined;
    const last = liked.find((exercise) => exercise.name !== "Shadow boxing intervals" || !isSore(PUNCHES));
    const isDrill = good !== undefined && wanted.category === "cardio" && good.category !== "cardio";
    return (isDrill ? undefined : good) ?? walked ?? last ?? open[0];
  };
  /** Whoever has weights is offered no backpack. */
  const isMakeshift = (wanted: string, other: string): boolean =>
    other.includes("ackpack") &&
    !other.includes("dumbbell or") &&
    !wanted.includes("ackpack") &&
    (equipment === undefined || equipment.some((name) => /^(?:barbell|dumbbell|kettlebell)/iu.test(name)));
  const reasonFor = (wanted: Exercise): string => {
    if (toldForm(wanted) !== undefined && closes(wanted) === undefined)
      return limits.closed?.get(wanted.name) ?? "You wrote that this form of it is fine.";
    if (isPoolClosed && wanted.equipment.includes("pool")) return "Your pool is closed for now.";
    if (wanted.name === "Ring row" && !hasRings) return "It needs rings, which you do not have.";
    if (equipmentMet(wanted, equipment) && !isThere(wanted)) return "It needs weights you do not have.";
    const missing = missingReason(wanted);
    // A part of the race that health closes stays closed with the equipment; of anything else nobody asks for what is not there.
    const closed = closes(wanted);
    if (closed !== undefined && (missing === undefined || isRaceStation(wanted.name, athlete))) return closed;
    if (missing !== undefined) return missing;
    if (!isUnstressed(wanted)) return injuryReason(wanted, limits);
    return "Because of what you dislike.";
  };
  return {
    pick,
    allows,
    isUnlovedStation: (name) =>
      isDisliked(name, dislikes) &&
      isRacedStation(name, athlete) &&
      !jumpsComeLast(reading) &&
      safe(catalogued(name)) &&
      movementGate(name, athlete).met,
    standIn,
    isWork: (name, demand) => isWork(catalogued(name), facts, weights, demand),
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
      const list = (LIFT_VARIANTS.get(exercise.name) ?? exercise.substitutions)
        .filter(
          (name) =>
            isOffered(exercise, catalogued(name)) &&
            mayOffer(exercise, catalogued(name)) &&
            allows(name) &&
            (LIFT_VARIANTS.has(exercise.name) || isNoHarder(exercise, catalogued(name))) &&
            !isLess(exercise, catalogued(name)) &&
            !isMakeshift(exercise.name, name),
        )
        .slice(0, MOST_OFFERED);
      lists.set(exercise.name, list);
      return list;
    },
  };
}

function catalogued(name: string): Exercise {
  const exercise = findExercise(name);
  if (exercise === undefined) throw new Error(`No exercise called "${name}" in the catalogue`);
  return exercise;
}

/** The lightest bar that a gym has. */
const LIGHTEST_BAR = 20;

/** More is a catalogue and no help. */
const MOST_OFFERED = 2;

/** What one leg loads more than two. */
const BELOW = ["lower_back", "hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"] as const;
