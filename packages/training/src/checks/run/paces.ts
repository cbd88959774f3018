import { afterBreak } from "../../athlete/after-break.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import type { TrainingPaces } from "../../physiology/running.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { vdotShareOn } from "../../athlete/interruptions.ts";
import type { ExerciseItem, Pace, Session, Violation } from "../../model/plan.ts";
import { inSession, getItems, type Rule, type RuleFacts } from "../rule.ts";

/** Seconds per kilometre. */
const TOLERANCE = 5;
const SLOWER_TO_FASTER = ["recovery", "easy", "marathon", "threshold", "interval", "repetition"] as const;

/** Rule 6: paces only from a benchmark, within 5 s/km of the rules, in order from recovery to repetition. */
export const paces: Rule = (facts) => [...eachPace(facts), ...order(facts)];

function eachPace(facts: RuleFacts): Violation[] {
  return facts.sessions.flatMap((session) =>
    getItems(session).flatMap((item) =>
      (item.pace === undefined ? powerProblems(item, facts) : paceProblems(item, item.pace, capacitiesOn(facts, session))).map((message) =>
        inSession("paces", session, `${item.name}: ${message}`),
      ),
    ),
  );
}

/** After a long break paces are slower for a while. */
function capacitiesOn({ capacities, athlete }: RuleFacts, session: Session): Capacities {
  return afterBreak(capacities, vdotShareOn(athlete, session.date));
}

function paceProblems(item: ExerciseItem, pace: Pace, capacities: Capacities): string[] {
  if (pace.fastest > pace.slowest) return ["the fast end is slower than the slow end"];
  const exercise = findExercise(item.name);
  const mode = exercise === undefined ? "other" : cardioMode(exercise);
  if (mode === "row" || mode === "ski") return capacities.row2kSplit === undefined ? ["a split without a row benchmark"] : [];
  if (capacities.paces === undefined || capacities.vdot === undefined) return ["a pace without a run benchmark"];
  if (capacities.vdot.estimated && !pace.estimated) return ["an estimated pace that is not marked"];
  const rule = getRule(capacities.paces, pace.zone);
  const [fast, slow] = rule;
  return pace.fastest < fast - TOLERANCE || pace.slowest > slow + TOLERANCE
    ? [`${pace.fastest}–${pace.slowest} s/km is off the ${pace.zone} rule`]
    : [];
}

function powerProblems(item: ExerciseItem, { capacities }: RuleFacts): string[] {
  return item.power !== undefined && capacities.ftp === undefined ? ["watts without a bike benchmark"] : [];
}

function getRule(rule: TrainingPaces, zone: Pace["zone"]): readonly [number, number] {
  switch (zone) {
    case "recovery":
      return [rule.recovery, rule.recovery + 30];
    case "easy":
      return [rule.easy.fast, rule.easy.slow];
    case "marathon":
      return [rule.marathon, rule.marathon];
    case "threshold":
      return [rule.threshold, rule.threshold];
    case "interval":
      return [rule.interval, rule.interval];
    case "repetition":
      return [rule.repetition400 / 0.4, rule.repetition400 / 0.4];
    case "race":
      // A race may be as slow as it is long, but nobody races faster than they run repetitions.
      return [rule.repetition400 / 0.4, Number.POSITIVE_INFINITY];
  }
}

function order({ athlete, sessions }: RuleFacts): Violation[] {
  const shares = new Map<number, Session[]>();
  for (const session of sessions) {
    const share = vdotShareOn(athlete, session.date);
    shares.set(share, [...(shares.get(share) ?? []), session]);
  }
  return [...shares.values()].flatMap(getOrder);
}

function getOrder(sessions: readonly Session[]): Violation[] {
  const ends = new Map<string, { fastest: number; slowest: number }>();
  for (const { pace } of sessions.flatMap(getItems)) {
    if (pace === undefined || pace.per !== "km") continue;
    const known = ends.get(pace.zone);
    ends.set(pace.zone, {
      fastest: Math.min(pace.fastest, known?.fastest ?? pace.fastest),
      slowest: Math.max(pace.slowest, known?.slowest ?? pace.slowest),
    });
  }
  const present = SLOWER_TO_FASTER.filter((zone) => ends.has(zone));
  return present.slice(1).flatMap((zone, index): Violation[] => {
    const slower = ends.get(present[index] ?? zone);
    const faster = ends.get(zone);
    const touches = zone === "easy";
    const wrong =
      slower !== undefined && faster !== undefined && (touches ? faster.slowest > slower.fastest : faster.slowest >= slower.fastest);
    return wrong ? [{ rule: "paces", message: `${zone} pace is not faster than ${present[index] ?? ""} pace` }] : [];
  });
}
