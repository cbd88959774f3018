import { type PlanRow, storedBlock } from "@ironpace/contract";
import { adjust, type Athlete, generatePlan, type Plan, type Session } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import { planRows } from "./save-plan.ts";

const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  strength: { oneRepMax: { backSquat: 120 } },
  gymnastics: { strictPullUps: 6 },
  conditioning: { run5k: 1500 },
  availability: { daysPerWeek: 5 },
};

/** As the database gives it: sessions in no order, nothing performed yet. */
function rowOf(plan: Plan): PlanRow {
  const rows = planRows({ plan, originals: new Map(), swaps: [], tokens: 0 }, ATHLETE, {
    previousPlanId: undefined,
    endsPlanId: undefined,
    requestId: undefined,
  });
  const sessions = rows.sessions as readonly object[];
  return {
    ...(rows.plan as object),
    training_sessions: sessions.toReversed().map((row) => ({ ...row, status: "planned", performed_sessions: null })),
  } as unknown as PlanRow;
}

function made(): Plan {
  const result = generatePlan(ATHLETE, { startDate: "2026-11-23", weeks: 2 });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

describe("a stored plan", () => {
  test("comes back as it was made", () => {
    expect(storedBlock(rowOf(made()))).toEqual({ plan: made(), outcomes: [] });
  });

  test("keeps what the race asks for, and the work and the tests of its sessions", () => {
    const plan = made();
    const [week, ...weeks] = plan.weeks;
    const [first, ...others] = week?.sessions ?? [];
    const work = { stimulus: "threshold", mode: "run", rung: 2, sets: 3, seconds: 480, restSeconds: 90, purpose: "load" } as const;
    const test: Session = { ...first!, work, updates: ["run5k"] };
    const demand = {
      race: "Hyrox",
      date: "2027-02-06",
      level: "Hyrox in 1:25 to 1:40",
      reach: 0.9,
      readiness: "tight",
      items: [],
    } as const;
    const changed: Plan = { ...plan, demand, weeks: [{ ...week!, sessions: [test, ...others] }, ...weeks] };
    expect(storedBlock(rowOf(changed))?.plan).toEqual(changed);
  });

  test("has its sessions in the order of their days, also those on another day than their number", () => {
    const [first, second] = made().weeks[0]?.sessions ?? [];
    const move = { kind: "move", sessionId: first?.id ?? "", to: second?.date ?? "" } as const;
    const done = adjust(made(), ATHLETE, move, { today: "2026-11-23", outcomes: [] });
    if (done.kind !== "adjusted") throw new Error("not moved");
    const ids = done.plan.weeks[0]?.sessions.map(({ id }) => id);
    expect(ids?.slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(storedBlock(rowOf(done.plan))?.plan).toEqual(done.plan);
  });
});
