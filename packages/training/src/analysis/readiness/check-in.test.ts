import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../calendar/day.ts";
import { assessReadiness, type CheckIn } from "./check-in.ts";
import { proposeFromCheckIn } from "./check-in-proposal.ts";
import type { MorningSituation, PlannedSession } from "./morning-situation.ts";
import { readinessEvidence } from "./check-in-words.ts";

/** A Wednesday. */
const TODAY = "2026-11-25";
const USUAL = { sleep: 4, soreness: 4, stress: 4, motivation: 4, sleepHours: 7.5 };

/** The mornings before today, of which every second one is half a point off. */
function history(days: number, values: Omit<CheckIn, "day"> = USUAL): CheckIn[] {
  return Array.from({ length: days }, (_, index) => ({
    ...Object.fromEntries(Object.entries(values).map(([item, value]) => [item, value + (index % 2 === 0 ? 0.5 : -0.5)])),
    day: addDays(TODAY, -1 - index),
  }));
}

const on = (today: Omit<CheckIn, "day">, before = history(14)) => assessReadiness([...before, { day: TODAY, ...today }], TODAY);

describe("readiness", () => {
  test("z-scores against the athlete's own 28 days: (x - mean) / deviation, with the floor of the item", () => {
    const before = [5, 4, 4, 3, 4, 4, 4].map((sleep, index) => ({ day: addDays(TODAY, -1 - index), sleep }));
    const part = on({ sleep: 3 }, before)?.parts[0];
    expect(part?.usual?.mean).toBeCloseTo(4, 6);
    // Deviation of the sample is √(2/6) = 0.577.
    expect(part?.z).toBeCloseTo(-1 / Math.sqrt(2 / 6), 6);
    const steady = before.map((checkIn) => ({ ...checkIn, sleep: 4 }));
    expect(on({ sleep: 3 }, steady)?.parts[0]?.z).toBeCloseTo(-2, 6);
  });

  test("fewer than seven values, or values older than 28 days, are no baseline", () => {
    expect(on({ ...USUAL, sleep: 3 }, history(6))?.parts.every(({ z }) => z === undefined)).toBe(true);
    expect(on({ ...USUAL, sleep: 3 }, history(7))?.parts.every(({ z }) => z !== undefined)).toBe(true);
    const old = history(20).map((checkIn) => ({ ...checkIn, day: addDays(checkIn.day, -28) }));
    expect(on(USUAL, old)?.parts[0]?.usual).toBeUndefined();
  });

  test.each<[status: string, today: Omit<CheckIn, "day">, days: number]>([
    ["green", USUAL, 14],
    ["green", { ...USUAL, sleep: 2 }, 0],
    ["amber", { ...USUAL, sleep: 2, soreness: 2 }, 0],
    ["amber", { sleepHours: 5.5 }, 0],
    ["red", { sleep: 2, soreness: 2, stress: 1 }, 0],
    ["amber", { ...USUAL, sleep: 3, soreness: 3, stress: 3 }, 14],
    ["red", { sleep: 3, soreness: 2, stress: 3, motivation: 2 }, 14],
  ])("%s: %o after %d mornings", (status, today, days) => {
    expect(on(today, history(days))?.status).toBe(status);
  });

  test("a raised pulse is one vote and never decides alone; a low week of heart rate variability needs a low score", () => {
    const before = history(14, { ...USUAL, restingHeartRate: 50 });
    expect(on({ ...USUAL, restingHeartRate: 62 }, before)?.status).toBe("green");
    expect(on({ sleepHours: 7.5, stress: 2, restingHeartRate: 62 }, before)?.status).toBe("amber");
    const variable = (recent: number) =>
      history(40).map((checkIn, index) => ({ ...checkIn, heartRateVariability: index < 6 ? recent : 80 + 4 * (index % 2) }));
    expect(on({ ...USUAL, heartRateVariability: 60 }, variable(60))?.status).toBe("green");
    expect(on({ ...USUAL, sleep: 3, soreness: 3.5, heartRateVariability: 60 }, variable(60))?.status).toBe("amber");
    expect(on({ ...USUAL, sleep: 3, soreness: 3.5, heartRateVariability: 82 }, variable(82))?.status).toBe("green");
  });

  test("a better answer never makes a worse day, whatever came before", () => {
    const rating = fc.integer({ min: 1, max: 5 });
    const answers = fc.record({ sleep: rating, soreness: rating, stress: rating, motivation: rating });
    const rank = { green: 2, amber: 1, red: 0 };
    fc.assert(
      fc.property(
        fc.array(answers, { maxLength: 30 }),
        answers,
        fc.constantFrom("sleep", "soreness", "stress", "motivation"),
        (past, now, item) => {
          const before = past.map((checkIn, index) => ({ ...checkIn, day: addDays(TODAY, -1 - index) }));
          const better = { ...now, [item]: Math.min(5, now[item] + 1) };
          const [worse, improved] = [on(now, before), on(better, before)];
          expect(rank[improved?.status ?? "red"]).toBeGreaterThanOrEqual(rank[worse?.status ?? "red"]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("the evidence names what is low beside what is usual, the worst first", () => {
    const readiness = on({ ...USUAL, sleepHours: 5.3, soreness: 2 });
    expect(readiness && readinessEvidence(readiness)).toBe("5.3 h of sleep (usually 7.5) and freshness 2 of 5 (usually 4)");
  });
});

const session = (day: number, isHard: boolean, more: Partial<PlannedSession> = {}): PlannedSession => ({
  id: `d${day}`,
  date: addDays(TODAY, day),
  minutes: 60,
  load: isHard ? 420 : 180,
  isHard,
  isRace: false,
  status: day < 0 ? "done" : "open",
  ...more,
});
const RACE = { name: "Hyrox Berlin", date: "2026-12-20" };
const AMBER = { ...USUAL, sleep: 2, soreness: 2 };
const RED = { sleep: 1, soreness: 2, stress: 2, motivation: 3 };

function propose(today: Omit<CheckIn, "day">, more: Partial<MorningSituation> = {}) {
  const sessions = [session(-2, true), session(0, true), session(2, true), session(3, false)];
  return proposeFromCheckIn({ today: TODAY, checkIns: [{ day: TODAY, ...today }], sessions, changes: [], race: RACE, ...more });
}

describe("what a check-in proposes", () => {
  test("nothing on a good morning, on a race day, on a day off and for an easy session", () => {
    expect(propose(USUAL)).toMatchObject({ actions: [], verdict: "Train as planned.", evidence: "" });
    expect(propose(RED, { sessions: [session(0, true, { isRace: true })] })?.actions).toEqual([]);
    expect(propose(RED, { sessions: [] })?.actions).toEqual([]);
    expect(propose(AMBER, { sessions: [session(0, false)] })?.actions).toEqual([]);
    expect(proposeFromCheckIn({ today: TODAY, checkIns: [], sessions: [session(0, true)], changes: [] })).toBeUndefined();
  });

  test("nobody is called fresh after training or with a low answer", () => {
    const verdict = (answers: Omit<CheckIn, "day">, sessions: readonly PlannedSession[] = []) => propose(answers, { sessions })?.verdict;
    expect(verdict(USUAL)).toBe("Nothing planned, and you are fresh.");
    expect(verdict({ ...USUAL, soreness: 2 })).toBe("Nothing planned: just rest.");
    expect(verdict(USUAL, [session(0, true, { status: "done" })])).toMatch(/^You have trained today/u);
    expect(verdict({ ...USUAL, soreness: 2 }, [session(0, true, { status: "done" })])).toMatch(/^You have trained today/u);
    expect(verdict(USUAL, [session(0, true, { status: "skipped" })])).toBe("Nothing planned, and you are fresh.");
  });

  test("a quarter less on an amber day; nothing hard on a red one", () => {
    const ease = { kind: "ease", from: TODAY, to: TODAY };
    expect(propose(AMBER)?.actions).toEqual([{ ...ease, share: 0.75, onlyEasy: false }]);
    expect(propose(RED)?.actions).toEqual([{ ...ease, share: 0.5, onlyEasy: true }]);
    expect(propose({ soreness: 1 })?.actions).toEqual([{ ...ease, share: 0.5, onlyEasy: true }]);
    expect(propose(RED, { sessions: [session(0, false, { minutes: 60 })] })?.actions).toMatchObject([{ share: 40 / 60, onlyEasy: true }]);
  });

  test("a swap within two days of the week where no hard day is near: first on a red day, second on an amber one", () => {
    const sessions = [session(-2, true), session(0, true), session(1, false), session(4, true)];
    const move = { kind: "move", sessionId: "d0", to: addDays(TODAY, 1) };
    expect(propose(RED, { sessions })?.actions[0]).toEqual(move);
    expect(propose(AMBER, { sessions })?.actions[1]).toEqual(move);
    const crowded = [...sessions, session(2, true)];
    expect(propose(RED, { sessions: crowded })?.actions).toMatchObject([{ kind: "ease" }]);
    const sunday = addDays(TODAY, 4);
    const atWeekend = { today: sunday, checkIns: [{ day: sunday, ...RED }], sessions: [session(4, true), session(5, false)] };
    expect(propose(RED, atWeekend)?.actions).toMatchObject([{ kind: "ease" }]);
  });

  test("the second lighter hard session in a row says what it costs the race, and a swap comes first then", () => {
    const eased = { changes: [{ day: addDays(TODAY, -2), kind: "eased" as const }] };
    expect(propose(AMBER)?.cost).toBeUndefined();
    // (0.25 × 420 + 0.25 × 420) of 3 × 420.
    expect(propose(AMBER, eased)?.cost).toBe(
      "The hard session before this one was eased too. With 2 hard sessions left before Hyrox Berlin, that is 17% of the hard work planned: going to bed early or a 20-minute nap helps you more than this session.",
    );
    const sessions = [session(-2, true, { status: "skipped" }), session(0, true), session(1, false)];
    const skipped = propose(AMBER, { sessions });
    expect(skipped?.cost).toContain("was left out too. With 1 hard session left before Hyrox Berlin");
    expect(skipped?.actions.map(({ kind }) => kind)).toEqual(["move", "ease"]);
  });

  test("three ambers in a week ease the rest of it, two reds in four days bring the deload, and a third light day is a question", () => {
    const days = (values: Omit<CheckIn, "day">, ...ago: number[]) => ago.map((each) => ({ day: addDays(TODAY, -each), ...values }));
    expect(propose(AMBER, { checkIns: days(AMBER, 0, 2, 5) })?.actions).toEqual([
      { kind: "ease", from: TODAY, to: addDays(TODAY, 4), share: 0.8, onlyEasy: false },
    ]);
    expect(propose(RED, { checkIns: days(RED, 0, 3) })?.actions).toEqual([
      { kind: "ease", from: TODAY, to: addDays(TODAY, 4), share: 0.6, onlyEasy: true },
    ]);
    const changes = [1, 3].map((ago) => ({ day: addDays(TODAY, -ago), kind: "eased" as const }));
    expect(propose(AMBER, { changes })).toMatchObject({ actions: [], isQuestion: true });
    expect(propose(RED, { changes })?.actions).toHaveLength(1);
  });
});
