import { limitsOnDay } from "../../free-text/availability.ts";
import { equipmentOn } from "../../free-text/within-days.ts";
import { movementGate } from "../../selection/gates/movement-gate.ts";
import { isPullUp, repCeiling } from "../../selection/gates/rep-ceiling.ts";
import type { Session, Violation } from "../../model/plan.ts";
import { inSession, getItems, type Rule, type RuleFacts } from "../rule.ts";

/** Rule 11: skilled movements only behind their gate, and no more repetitions in a session than the athlete's maximum carries; pull-ups of all kinds count together. */
export const gates: Rule = (facts) =>
  facts.sessions.filter((session) => session.code !== "RACE").flatMap((session) => [...closed(session, facts), ...tooMany(session, facts)]);

function closed(session: Session, { athlete, reading }: RuleFacts): Violation[] {
  const metcon = new Set(session.blocks.mainWorkout);
  // Away from home only what is there decides.
  const equipment = equipmentOn(athlete, limitsOnDay(reading.days, session.date));
  const there = equipment === undefined ? athlete : { ...athlete, equipment };
  return getItems(session).flatMap((item) => {
    const gate = movementGate(item.name, there, metcon.has(item) ? "metcon" : "practice");
    return gate.met ? [] : [inSession("gates", session, `${item.name}: ${gate.reason}`)];
  });
}

function tooMany(session: Session, { athlete }: RuleFacts): Violation[] {
  const totals = new Map<string, number>();
  for (const item of getItems(session)) {
    const name = isPullUp(item.name) ? "Pull-up (strict)" : item.name;
    if (item.dose.reps !== undefined) totals.set(name, (totals.get(name) ?? 0) + (item.sets ?? 1) * item.dose.reps);
  }
  return [...totals].flatMap(([name, total]) => {
    const ceiling = repCeiling(name, athlete);
    return ceiling !== undefined && total > ceiling.perSession
      ? [inSession("gates", session, `${total} × ${name}, at most ${ceiling.perSession}`)]
      : [];
  });
}
