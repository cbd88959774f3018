import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAthlete, anyBlock, START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import { FUZZ } from "#test/fuzz.ts";
import type { Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { addDays } from "../../calendar/day.ts";
import { generatePlan } from "../generate-plan.ts";
import type { SessionOutcome } from "../../model/outcome.ts";
import type { Plan } from "../../model/plan.ts";
import { isSameWeek } from "../../model/session-content.ts";
import { getLoad } from "../../week/slots/slot-load.ts";
import { validatePlan } from "../../checks/validate.ts";

const firstBlock = (): Plan => planOf(HYBRID, { startDate: START });
const NEXT_MONDAY = addDays(START, 35);

/** Weeks of the second block that are weeks of the first again. */
const repeated = (first: Plan, second: Plan): Plan["weeks"] =>
  second.weeks.filter(hasMoreThanWalks).filter(({ sessions }) => first.weeks.some((week) => isSameWeek(week.sessions, sessions)));

/** Before a clearance weeks are three walks of half an hour, and a lighter week is the same lighter week again. */
function hasMoreThanWalks({ sessions }: Plan["weeks"][number]): boolean {
  return sessions.some(({ code }) => code !== "ZE");
}

describe("a continuation of a block that was completed as planned", () => {
  const next = (): Plan => continued(outcomes(0));

  test("counts the macro weeks on", () => {
    expect(next().weeks.map((week) => week.macroWeek)).toEqual([6, 7, 8, 9, 10]);
  });

  test("starts with at most 125 % of the last loading week, which no deload followed, and says its load", () => {
    const last = getLoad(firstBlock().weeks[4]?.sessions ?? []);
    const first = getLoad(next().weeks[0]?.sessions ?? []);
    expect(first).toBeGreaterThan(last);
    expect(first).toBeLessThanOrEqual(last * 1.25);
    expect(progress(next())).toContain(`a load of ${last.toLocaleString("en")}`);
  });

  test("takes the middle of an intermediate's 1.5 to 3 %: 140 kg become 143 kg, marked as an estimate", () => {
    expect(next().startsFrom?.oneRepMax.backSquat).toBe(143);
    expect(squats(next())[0]).toMatchObject({ load: { oneRepMax: 143, estimated: true } });
    expect(progress(next())).toContain("back squat 140 kg → 143 kg");
  });

  test("repeats no week", () => {
    expect(repeated(firstBlock(), next())).toEqual([]);
  });
});

describe("how the last block felt", () => {
  test("easier: the upper end of the gain", () => {
    expect(continued(outcomes(-1)).startsFrom?.oneRepMax.backSquat).toBe(144);
  });

  test("harder: the lower end, and half the step in load", () => {
    const harder = continued(outcomes(1));
    expect(harder.startsFrom?.oneRepMax.backSquat).toBe(142);
    expect(firstLoad(harder)).toBeLessThan(firstLoad(continued(outcomes(0))));
  });

  test("much harder: no gain and no step", () => {
    const much = continued(outcomes(2));
    expect(much.startsFrom?.oneRepMax).toEqual({});
    expect(firstLoad(much)).toBeLessThanOrEqual(getLoad(firstBlock().weeks[4]?.sessions ?? []));
  });
});

describe("what was not done", () => {
  test("nothing completed: from the first week again, at 50 % of the volume and nothing hard, without a gain", () => {
    const next = continued([]);
    expect(next.weeks[0]?.macroWeek).toBe(1);
    expect(next.startsFrom?.oneRepMax).toEqual({});
    expect(firstLoad(next) / firstLoad(firstBlock())).toBeLessThan(0.55);
    expect(next.weeks[0]?.sessions.filter(({ hard, type }) => hard && type !== "strength")).toEqual([]);
  });

  test("no heavy work completed: no gain", () => {
    const heavy = new Set(
      sessionsOf(firstBlock())
        .filter(({ blocks }) => blocks.strength.length > 0)
        .map(({ id }) => id),
    );
    expect(continued(outcomes(0).filter(({ sessionId }) => !heavy.has(sessionId))).startsFrom?.oneRepMax).toEqual({});
  });

  test.each([
    [7, "90%"],
    [14, "75%"],
    [21, "60%"],
  ])("%i days later it starts lower, and says so", (days, share) => {
    const next = planOf(HYBRID, { startDate: addDays(NEXT_MONDAY, days), previous: { plan: firstBlock(), outcomes: outcomes(0) } });
    expect(progress(next)).toContain(share);
    expect(firstLoad(next)).toBeLessThan(firstLoad(continued(outcomes(0))));
  });

  test("sessions cut short count with the minutes they had", () => {
    const short = outcomes(0).map((outcome) => ({ ...outcome, minutes: 30 }));
    expect(firstLoad(continued(short))).toBeLessThan(getLoad(firstBlock().weeks[4]?.sessions ?? []));
  });
});

test("a maximum entered since the block began wins over any estimate", () => {
  const tested: Athlete = { ...HYBRID, strength: { oneRepMax: { backSquat: 142.5 }, recordedOn: addDays(START, 30) } };
  expect(planOf(tested, { startDate: NEXT_MONDAY, previous: { plan: firstBlock(), outcomes: outcomes(0) } }).startsFrom?.oneRepMax).toEqual(
    {},
  );
});

test("estimates go on from each other, and stop 10 % above what was measured", () => {
  let plan = firstBlock();
  for (let block = 1; block <= 9; block++) {
    const done = sessionsOf(plan).map(({ id, intensityLevel }) => completed(id, intensityLevel - 1));
    plan = planOf(HYBRID, { startDate: addDays(START, 35 * block), previous: { plan, outcomes: done } });
    expect(validatePlan(plan, HYBRID)).toEqual([]);
  }
  expect(plan.startsFrom?.oneRepMax.backSquat).toBe(154);
});

test("a block done again varies no set beyond what a light beginner can do", () => {
  const athlete: Athlete = {
    ...HYBRID,
    level: "beginner",
    focus: "hyrox",
    bodyWeight: 35,
    trainingYears: 0,
    strength: { oneRepMax: { overheadPress: 10 } },
    gymnastics: {},
    conditioning: {},
    injuries: "back 8/10, cannot bend",
    equipment: [],
    availability: { daysPerWeek: 5 },
  };
  const plan = planOf(athlete, { startDate: START, weeks: 5 });
  const skipped = sessionsOf(plan).map(({ id }): SessionOutcome => ({ sessionId: id, status: "skipped" }));
  const next = planOf(athlete, { startDate: NEXT_MONDAY, weeks: 5, previous: { plan, outcomes: skipped } });
  expect(validatePlan(next, athlete)).toEqual([]);
});

test("blocks of any length in a row never hold more than five loading weeks in a row", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 5 }), (lengths) => {
      let plan = planOf(HYBRID, { startDate: START, weeks: lengths[0] ?? 1 });
      const loading = plan.weeks.map((week) => !week.isDeload);
      for (const weeks of lengths.slice(1)) {
        const done = sessionsOf(plan).map(({ id, intensityLevel }) => completed(id, intensityLevel));
        plan = planOf(HYBRID, { startDate: addDays(plan.startDate, 7 * plan.weeks.length), weeks, previous: { plan, outcomes: done } });
        expect(validatePlan(plan, HYBRID)).toEqual([]);
        loading.push(...plan.weeks.map((week) => !week.isDeload));
      }
      expect(loading.map((isLoading) => (isLoading ? "L" : "D")).join("")).not.toContain("LLLLLL");
    }),
    { numRuns: 60, seed: FUZZ.seed },
  );
});

test("a continuation of any block by any athlete breaks no rule and invents no strength", { timeout: 60_000 + FUZZ.runs * 40 }, () => {
  const anyOutcome = fc.record(
    { done: fc.boolean(), felt: fc.integer({ min: -3, max: 3 }), share: fc.double({ min: 0.3, max: 1.5, noNaN: true }) },
    { requiredKeys: ["done"] },
  );
  const gap = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(anyAthlete, anyBlock, fc.array(anyOutcome, { minLength: 1, maxLength: 12 }), gap, (athlete, block, pattern, days) => {
      const first = generatePlan(athlete, { startDate: START, ...block });
      if (first.kind !== "plan") return;
      const { plan } = first;
      const done = sessionsOf(plan).map((session, index): SessionOutcome => {
        const { done: isDone, felt, share } = pattern[index % pattern.length] ?? { done: true };
        if (!isDone) return { sessionId: session.id, status: "skipped" };
        return {
          ...completed(session.id, session.intensityLevel + (felt ?? 0)),
          ...(share === undefined ? {} : { minutes: Math.round(share * session.duration) }),
        };
      });
      const startDate = addDays(plan.startDate, 7 * plan.weeks.length + days);
      const next = generatePlan(athlete, { startDate, weeks: block.weeks, previous: { plan, outcomes: done } });
      if (next.kind !== "plan") return;
      expect(validatePlan(next.plan, athlete)).toEqual([]);
      for (const [lift, kilograms] of Object.entries(next.plan.startsFrom?.oneRepMax ?? {}))
        expect(kilograms / (athlete.strength.oneRepMax[lift as BenchmarkLift] ?? 0)).toBeLessThanOrEqual(1.1);
      expect(repeated(plan, next.plan)).toEqual([]);
    }),
    { numRuns: Math.ceil(FUZZ.runs / 20), seed: FUZZ.seed },
  );
});

function outcomes(felt: number): SessionOutcome[] {
  return sessionsOf(firstBlock()).map(({ id, intensityLevel }) => completed(id, intensityLevel + felt));
}

function completed(sessionId: string, rpe: number): SessionOutcome {
  return { sessionId, status: "completed", rpe: Math.max(1, Math.min(10, rpe)) };
}

function continued(done: readonly SessionOutcome[]): Plan {
  return planOf(HYBRID, { startDate: NEXT_MONDAY, previous: { plan: firstBlock(), outcomes: done } });
}

function planOf(athlete: Athlete, options: Parameters<typeof generatePlan>[1]): Plan {
  const result = generatePlan(athlete, options);
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

function sessionsOf(plan: Plan) {
  return plan.weeks.flatMap((week) => week.sessions);
}

function squats(plan: Plan) {
  return sessionsOf(plan).flatMap((session) => session.blocks.strength.filter((item) => item.name === "Back squat"));
}

function firstLoad(plan: Plan): number {
  return getLoad(plan.weeks[0]?.sessions ?? []);
}

function progress(plan: Plan): string {
  return plan.notes.flatMap((note) => (note.kind === "progress" ? [note.text] : [])).join(" ");
}
