import { freshReports } from "../../context/context.ts";
import { type Exercise, REGIONS } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { injuredLeg, isImpact, jumpsComeLast } from "../../injuries/impact.ts";
import { GENTLE, isGentleDay, isUnscoredDay, protectedFrom, protection, worseOn } from "../../injuries/return-ladder/protection.ts";
import { getRunReturn } from "../../injuries/return-ladder/run-rows.ts";
import { type StressLimits, stressLimits } from "../../injuries/limits/stress-limits.ts";
import { limitCheck } from "../../injuries/limits/substitute-exercise.ts";
import type { Violation } from "../../model/plan.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { isRaceStation } from "../../selection/race-stations.ts";
import { inSession, getItems, type Rule, type RuleFacts } from "../rule.ts";

/**
 * Rule 9: no exercise above a stress limit, in any block or list of substitutions, but for the parts of a race, which are the event's; no
 * jump or sprint for an injured leg, but for the stations of the athlete's own race; red flags allow no workout; effort limits hold; runs that
 * a row of return-ladders.md section 5 keeps are within the limit.
 */
export const injuries: Rule = (facts) => {
  if (facts.reading.redFlags.length > 0)
    return facts.sessions.map((session) => inSession("injuries", session, "a workout although the text holds red flags"));
  return [
    ...facts.sessions.flatMap((session) => effortProblems(session, facts)),
    ...stressProblems(facts),
    ...protectionProblems(facts),
    ...impactProblems(facts),
    ...onsetProblems(facts),
    ...substituteProblems(facts),
  ];
};

/** Seconds over the onset that rounding may add. */
const ROUNDING = 60;

/** No run reaches the minute in which the athlete told that it begins to hurt; a race is the event's. */
function onsetProblems({ sessions, on }: RuleFacts): Violation[] {
  return sessions.flatMap((session) => {
    const rows = on(session.date).reading.regions.filter((finding) => finding.grade > 0 && getRunReturn(finding)?.kind === "runs");
    const onset = Math.min(...rows.map(({ onset: told }) => told?.minutes ?? Infinity));
    if (session.code === "RACE" || onset === Infinity) return [];
    return runSeconds(session) > 60 * onset + ROUNDING ? [inSession("injuries", session, `runs past ${Math.round(onset)} min`)] : [];
  });
}

/** Boxing stands in for nothing where something is sore that it moves. */
function substituteProblems({ sessions, on }: RuleFacts): Violation[] {
  return sessions.flatMap((session) => {
    const isSore = on(session.date).reading.regions.some(({ region, grade }) => grade > 0 && PUNCHES.has(region));
    if (!isSore || session.code === "RACE") return [];
    return getItems(session)
      .filter(({ name, replaced }) => replaced !== undefined && name === "Shadow boxing intervals")
      .map(({ name }) => inSession("injuries", session, `${name} stands in although it moves what is sore`));
  });
}

const PUNCHES: ReadonlySet<string> = new Set(["shoulder", "elbow", "wrist_hand", "knee", "ankle", "foot", "lower_leg"]);

/** What holds for an exercise, looked at once however often a plan names it; false for what the catalogue does not know. */
function oncePerName(holds: (exercise: Exercise) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const exercise = findExercise(name);
    const found = exercise !== undefined && holds(exercise);
    known.set(name, found);
    return found;
  };
}

function impactProblems({ sessions, athlete, on }: RuleFacts): Violation[] {
  const isNew = oncePerName((exercise) => isImpact(exercise) && !isRaceStation(exercise.name, athlete));
  const isAny = oncePerName(isImpact);
  return sessions
    .filter((session) => session.code !== "RACE" && injuredLeg(on(session.date).reading) !== undefined)
    .flatMap((session) => {
      const isTooEarly = jumpsComeLast(on(session.date).reading) ? isAny : isNew;
      return getItems(session)
        .flatMap(({ name, substitutions = [] }) => (isTooEarly(name) ? [name] : []).concat(substitutions.filter(isTooEarly)))
        .map((name) => inSession("injuries", session, `${name} is new impact for an injured leg`));
    });
}

function stressProblems({ sessions, reading, athlete, on }: RuleFacts): Violation[] {
  const checks = new Map<StressLimits, ReturnType<typeof oncePerName>>();
  const told = stressLimits(reading, athlete);
  return sessions.flatMap((session) => {
    // A start is judged by what was told, not by the weeks that passed.
    const limits = session.code === "RACE" ? told : on(session.date).limits;
    if (REGIONS.every((region) => limits[region] === 3) && limits.stopped === undefined) return [];
    const isWithin = limitCheck(limits);
    const tooMuch = checks.get(limits) ?? oncePerName((exercise) => !isWithin(exercise));
    checks.set(limits, tooMuch);
    return (session.code === "RACE" ? [...session.blocks.warmup, ...session.blocks.cooldown] : getItems(session)).flatMap((item) =>
      (tooMuch(item.name) && !isStartTest(item.notes) ? [item.name] : [])
        .concat((item.substitutions ?? []).filter(tooMuch))
        .map((name) => inSession("injuries", session, `${name} stresses an injured region too much`)),
    );
  });
}

/** The short runs at race pace that decide a start are what the race asks for (return-ladders.md section 9). */
function isStartTest(notes: string | undefined): boolean {
  return notes?.startsWith("Test for the start:") === true;
}

function effortProblems(session: RuleFacts["sessions"][number], { on }: RuleFacts): Violation[] {
  const { rpe, clearance } = on(session.date).reading.health.limits;
  const highest = clearance === "required" ? Math.min(3, rpe) : rpe;
  return session.intensityLevel > highest ? [inSession("injuries", session, `RPE ${session.intensityLevel} is above ${highest}`)] : [];
}

const SCORED: ReadonlySet<string> = new Set(["for-time", "amrap", "emom", "rounds"]);

/**
 * From 8 of 10 no session above RPE 4 or 40 minutes for three days; from 7 of 10 in the low back or neck nothing for time, AMRAP, EMOM or in
 * rounds before a new number is told (return-ladders.md section 2: none for a week and none before S4). A race is never touched.
 */
function protectionProblems({ sessions, reading, plan, athlete }: RuleFacts): Violation[] {
  const protects = protection(reading, protectedFrom(plan.startDate, athlete.easings), freshReports(athlete), worseOn(athlete.easings));
  if (protects === undefined) return [];
  return sessions.flatMap((session) => {
    if (session.code === "RACE") return [];
    if (isGentleDay(protects, session.date) && (session.intensityLevel > GENTLE.rpe || session.duration > GENTLE.minutes))
      return [inSession("injuries", session, "more than gentle movement on one of the first three days")];
    // Nothing is against the clock in a deload.
    const isScored = !session.isDeload && isUnscoredDay(protects, session.date) && SCORED.has(session.mainFormat?.kind ?? "");
    return isScored ? [inSession("injuries", session, "scored work before the back or neck is ready for it")] : [];
  });
}
