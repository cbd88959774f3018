import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { validatePlan } from "../../checks/validate.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Plan, Session } from "../../model/plan.ts";
import { adjust } from "../adjust.ts";
import type { Adjustment, SessionChange } from "../adjustment.ts";
import { athleteBefore, undo } from "../undo.ts";

const TODAY = "2026-12-08";
const ATHLETES: readonly Athlete[] = (["running", "hyrox", "crossfit", "powerlifting"] as const).map((focus) => ({ ...HYBRID, focus }));
const TRIATHLETE: Athlete = {
  ...HYBRID,
  focus: "triathlon",
  equipment: ["bike", "pool", "dumbbell", "bands"],
  availability: { daysPerWeek: 6 },
  competitions: [],
};

function planOf(athlete: Athlete): Plan {
  const made = generatePlan(athlete, { startDate: "2026-11-30", weeks: 8 });
  if (made.kind !== "plan") throw new Error("no plan");
  return made.plan;
}

function adjusted(plan: Plan, athlete: Athlete, adjustment: Adjustment) {
  const result = adjust(plan, athlete, adjustment, { today: TODAY, outcomes: [] });
  if (result.kind !== "adjusted") throw new Error("a referral");
  return result;
}

function loads({ blocks }: Session, region: Region): boolean {
  return [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].some(({ name }) => (findExercise(name)?.stress[region] ?? 0) > 0);
}

describe.each([
  ["left calf 4/10", "lower_leg"],
  ["right elbow 4/10", "elbow"],
  ["right wrist 5/10", "wrist_hand"],
] as const)("%s", (details, region) => {
  test.each(ATHLETES)("changes mostly sessions that load the part ($focus)", (athlete) => {
    const { layer } = adjusted(planOf(athlete), athlete, { kind: "injury", details });
    const isBeside = ({ before, after }: SessionChange): boolean =>
      [before, after].every((session) => session === undefined || !loads(session, region));
    // A rule may ask for a whole week, where what it says of the one before would not be true.
    expect(layer.changes.filter(isBeside).length).toBeLessThanOrEqual(0.2 * layer.changes.length);
  });

  test("names the part, never the words it was told in", () => {
    const { layer } = adjusted(planOf(HYBRID), HYBRID, { kind: "injury", details: `${details}, went in the third set haha` });
    expect([...layer.reasons, ...layer.changes.map(({ reason }) => reason)].join(" ")).not.toContain("third set haha allows");
    expect(layer.reasons.join(" ")).toMatch(/\d\/10/u);
  });
});

describe("equipment that is gone", () => {
  const plan = planOf(TRIATHLETE);
  const gone = adjusted(plan, TRIATHLETE, { kind: "equipment", equipment: ["bike", "dumbbell", "bands"] });
  const swims = ({ code }: Session): boolean => code === "SW" || code === "SWs";

  test("takes the swims", () => {
    const later = gone.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => date >= TODAY);
    expect(later.flatMap(({ blocks }) => blocks.mainWorkout).some(({ name }) => findExercise(name)?.equipment.includes("pool"))).toBe(
      false,
    );
  });

  test("leaves most of the other sessions, and the deloads, as they were", () => {
    const others = plan.weeks.flatMap(({ sessions }) => sessions).filter((session) => session.date >= TODAY && !swims(session));
    const changed = new Set(gone.layer.changes.map(({ sessionId }) => sessionId));
    expect(others.filter(({ id }) => changed.has(id)).length).toBeLessThan(0.5 * others.length);
    expect(gone.plan.weeks.map(({ isDeload }) => isDeload)).toEqual(plan.weeks.map(({ isDeload }) => isDeload));
  });

  test("keeps the rules, and is undone byte for byte", () => {
    expect(validatePlan(gone.plan, gone.athlete)).toEqual([]);
    expect(undo(gone.plan, JSON.parse(JSON.stringify(gone.layer)))).toEqual({ kind: "undone", plan });
    expect(athleteBefore(gone.athlete, gone.layer)).toEqual(TRIATHLETE);
  });
});
