import { AT_START, expectedGain } from "../../athlete/lifts/expected-gain.ts";
import { liftShareOn } from "../../athlete/interruptions.ts";
import type { StressLimits } from "../../injuries/limits/stress-limits.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { percentOfOneRepMax } from "../../physiology/rpe-curve.ts";
import { heaviestAdded } from "../../selection/rungs.ts";
import { maxKilograms } from "../../health/exercise-limits.ts";
import { ownedWeights } from "../../selection/owned-weights.ts";
import { repsToFailure } from "../../selection/reps-to-failure.ts";
import { type StrengthFacts, strengthFacts, strongerFacts } from "../../selection/strength-facts.ts";
import { isBeforeRace, isFirstBack, raceDay } from "../../season/race-window.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/** A Romanian deadlift as a share of the deadlift, in sets of five and more (load-plausibility.md LP02). */
const ROMANIAN = { most: 0.72, least: 0.35, leastOfHard: 0.42, hardRpe: 7, mostReps: 12 } as const;
/** A pull in percent of the lift that it is a part of (LP05). */
const PULL = { least: 80, leastOfLight: 75, leastOfSore: 60, most: 110, ofDeadlift: { snatch: 0.62, clean: 0.75 } } as const;
/** Both dumbbells beside the bar at as many repetitions (LP06). */
const DUMBBELLS: { readonly [name: string]: { readonly lift: "benchPress" | "overheadPress"; readonly share: number } } = {
  "Dumbbell bench press": { lift: "benchPress", share: 0.92 },
  "Standing dumbbell press": { lift: "overheadPress", share: 1 },
  // Sitting it is a tenth more than standing (Saeterbakken 2013).
  "Seated dumbbell press": { lift: "overheadPress", share: 1.07 },
};
/** In one hand (LP08), never less than the lightest bell that gyms have. */
const CARRY = { ofDeadlift: 0.42, ofBody: 0.8, lightest: 8 } as const;
/** Half a step of plates and of dumbbells. */
const HALF_STEP = 1.25;

/**
 * LP02, LP05, LP06, LP08 (load-plausibility.md section 15): Romanian deadlifts, pulls, dumbbell presses and carries are as heavy as the lifts of
 * the athlete make believable, whatever ratio they come from.
 */
export const plausibleLoads: Rule = (facts) =>
  facts.sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => [
      ...session.blocks.strength.flatMap((item) =>
        [...romanian(facts, session, item), ...pull(facts, session, item), ...dumbbells(facts, session, item)].map(([rule, message]) =>
          inSession(rule, session, `${item.name}: ${message}`),
        ),
      ),
      ...[...session.blocks.strength, ...session.blocks.mainWorkout].flatMap((item) => carry(facts, session, item)),
    ]);

/** Gain of the maxima by that week (strength.md section 7). */
function gainIn({ athlete, plan }: RuleFacts, { week }: Session): number {
  return expectedGain(athlete, plan.weeks[week - 1] ?? AT_START);
}

function strengthIn(facts: RuleFacts, session: Session): StrengthFacts {
  return strongerFacts(strengthFacts(facts.athlete, facts.capacities.lifts), gainIn(facts, session));
}

type Problem = readonly [rule: string, message: string];

function romanian(facts: RuleFacts, session: Session, item: ExerciseItem): Problem[] {
  const { capacities, on } = facts;
  const deadlift = capacities.lifts.deadlift;
  const reps = item.dose.reps ?? 0;
  if (item.name !== "Romanian deadlift" || item.load === undefined || deadlift === undefined || reps < 5) return [];
  const share = item.load.kilograms / (deadlift.oneRepMax * liftShareOn(facts.athlete, session.date) * gainIn(facts, session));
  const text = `${item.load.kilograms} kg are ${Math.round(100 * share)}% of the deadlift`;
  if (share > ROMANIAN.most) return [["LP02", `${text}, ${100 * ROMANIAN.most} at most`]];
  if (
    session.isDeload ||
    on(session.date).reading.health.findings.length > 0 ||
    isSore(on(session.date).limits) ||
    item.load.kilograms <= (item.load.bar ?? 0)
  )
    return [];
  const isHard = (item.rpe ?? 0) >= ROMANIAN.hardRpe && reps <= ROMANIAN.mostReps;
  const least = isHard ? ROMANIAN.leastOfHard : ROMANIAN.least;
  return share < least ? [["LP02", `${text}, ${100 * least} at least`]] : [];
}

/** A sore back or leg takes its share of every load. */
function isSore(limits: StressLimits): boolean {
  return limits.lower_back < 3 || limits.thigh < 3 || limits.hip_groin < 3 || limits.knee < 3;
}

function pull({ athlete, races, capacities, on }: RuleFacts, session: Session, { name, load }: ExerciseItem): Problem[] {
  if (load?.oneRepMax === undefined || findExercise(name)?.movementPattern !== "olympic_pull") return [];
  const percent = (100 * load.kilograms) / load.oneRepMax;
  const step = (100 * HALF_STEP) / load.oneRepMax;
  const isLight = session.isDeload || isBeforeRace(races, session.date);
  const { limits, reading } = on(session.date);
  const usual = isSore(limits) ? PULL.leastOfSore : isLight ? PULL.leastOfLight : PULL.least;
  // A ceiling of health is one for pulls too.
  const { percent: ceiling } = reading.health.limits;
  const least = ceiling < 100 ? Math.min(usual, PULL.leastOfSore, 0.9 * ceiling) : usual;
  // The deadlift limits what a pull can be.
  const deadlift = (capacities.lifts.deadlift?.oneRepMax ?? Infinity) * liftShareOn(athlete, session.date);
  const limit = PULL.ofDeadlift[name.startsWith("Snatch") ? "snatch" : "clean"] * deadlift;
  if (
    percent <= PULL.most + step &&
    (load.kilograms >= limit - 2 * HALF_STEP || percent >= least - step || load.kilograms <= (load.bar ?? 0))
  )
    return [];
  return [["LP05", `${percent.toFixed(0)}% of the lift, ${least} to ${PULL.most} are a pull`]];
}

function dumbbells(facts: RuleFacts, session: Session, { name, load, dose, rpe }: ExerciseItem): Problem[] {
  const bar = DUMBBELLS[name];
  const tested = bar === undefined ? undefined : facts.capacities.lifts[bar.lift];
  const maximum =
    bar === undefined || tested === undefined || tested.estimated
      ? bar && strengthIn(facts, session)[bar.lift]
      : tested.oneRepMax * gainIn(facts, session);
  if (bar === undefined || maximum === undefined || load === undefined || dose.reps === undefined || rpe === undefined) return [];
  const most = (bar.share * maximum * percentOfOneRepMax(dose.reps, rpe)) / 100;
  const both = 2 * load.kilograms;
  return both > Math.max(most + 2 * HALF_STEP, CARRY.lightest)
    ? [["LP06", `2 × ${load.kilograms} kg, ${Math.round(most)} kg in all at most`]]
    : [];
}

function carry({ athlete, capacities }: RuleFacts, session: Session, item: ExerciseItem): Violation[] {
  if (!/farmers carry/iu.test(item.name)) return [];
  // Thin bones and who is new to weights late in life find the weight themselves (special-populations.md sections 4.4 and 4.5).
  if (item.load === undefined && item.notes?.startsWith("By feel") === true) return [];
  if (item.load === undefined || item.load.kilograms <= 0) return [inSession("LP08", session, `${item.name} without kilograms`)];
  const body = athlete.bodyWeight ?? Number.POSITIVE_INFINITY;
  const pulled = capacities.lifts.deadlift;
  // An implausible deadlift, or none, sets no limit.
  const deadlift = pulled === undefined || pulled.estimated ? Infinity : (athlete.strength.oneRepMax.deadlift ?? pulled.oneRepMax);
  const bell = item.name.startsWith("Dumbbell") ? 0 : (ownedWeights(athlete).kettlebells[0] ?? 0);
  const most = Math.max(CARRY.lightest, bell, Math.min(CARRY.ofDeadlift * deadlift, CARRY.ofBody * body)) + 2 * HALF_STEP;
  const { kilograms } = item.load;
  return kilograms > most ? [inSession("LP08", session, `${item.name}: ${kilograms} kg in a hand, ${Math.round(most)} at most`)] : [];
}

/** RPE points that a formula may be wrong by (LP04), and the half point that RPE is printed to. */
const FORMULA_RPE = 2.5;
const LOWEST_PRINTED_RPE = 5;
/** A set that leaves many repetitions is too light where twice the weight is available (LP04). */
const MOST_POSSIBLE = 35;
const MUCH_MORE = 2;

function hasMuchMore({ athlete, reading }: RuleFacts, name: string, added: number): boolean {
  const exercise = findExercise(name);
  return (
    exercise !== undefined &&
    Math.min(heaviestAdded(exercise, ownedWeights(athlete, reading.health.limits.kilograms)), maxKilograms(reading.health.limits, name)) >=
      MUCH_MORE * added
  );
}

/** Light on purpose: before a race, in the easy days after it, and when lifting comes back after them. */
function isLightByRace({ races }: RuleFacts, { date }: Session): boolean {
  return isBeforeRace(races, date) || raceDay(races, date).after !== undefined || isFirstBack(races, date);
}

/**
 * LP04 (load-plausibility.md section 15): no set without a bar is longer than the athlete can go, and with a weight in hand its RPE is not more than
 * two points below what is left of that. A single repetition of what cannot be done finds that out.
 */
export const repsInReserve: Rule = (facts) => {
  return facts.sessions
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => {
      const strength = strengthIn(facts, session);
      return session.blocks.strength.flatMap((item): Violation[] => {
        const { load, dose, rpe } = item;
        if (dose.reps === undefined || load?.bar !== undefined) return [];
        const reps = item.reps?.endsWith("each side") === true ? dose.reps / 2 : dose.reps;
        const added = load === undefined ? 0 : load.kilograms * (load.perHand ? 2 : 1);
        const most = repsToFailure(item.name, strength, added);
        // How high the hands are decides how hard it is, where the note says so.
        if (most === undefined || reps <= 1 || (item.name === "Incline push-up" && /higher or lower/u.test(item.notes ?? ""))) return [];
        if (reps > Math.ceil(most)) return [inSession("LP04", session, `${item.name}: ${reps} reps where ${most.toFixed(1)} are possible`)];
        const isLoading = !session.isDeload && !isLightByRace(facts, session) && facts.reading.regions.length === 0;
        if (
          load !== undefined &&
          isLoading &&
          most > MOST_POSSIBLE &&
          !/tempo/iu.test(item.notes ?? "") &&
          hasMuchMore(facts, item.name, added)
        )
          return [inSession("LP04", session, `${item.name}: ${most.toFixed(0)} reps are possible, and there is more weight`)];
        const real = Math.max(LOWEST_PRINTED_RPE, 10 - (most - reps));
        return load !== undefined && rpe !== undefined && real - rpe > FORMULA_RPE
          ? [inSession("LP04", session, `${item.name}: RPE ${rpe} with ${(most - reps).toFixed(1)} reps left`)]
          : [];
      });
    });
};
