import { expect, test } from "vitest";
import { stationNamed } from "#training/catalogue/race-formats.ts";
import { stationKilograms } from "./station-load.ts";
import { eventLevel, hyroxPaces, raceStationTarget, type TargetFacts } from "./targets.ts";

/** 10 km in about 48 minutes. */
const MAN: TargetFacts = {
  capacities: { vdot: { value: 42, estimated: false, source: "test" } },
  level: "intermediate",
  division: "menOpen",
  sex: "male",
  entry: { kind: "singles" },
};

test("a pair runs at 0.92 of the slower partner's own race pace, 0.95 of the athlete's where the partner is not known", () => {
  const alone = hyroxPaces(MAN)!;
  const slower = 10 * alone.tenK + 300;
  const known = hyroxPaces({ ...MAN, entry: { kind: "doubles", partnerRun10k: slower } })!;
  expect(known.race).toBeCloseTo((0.92 * slower * 1.18) / 10);
  const unknown = hyroxPaces({ ...MAN, entry: { kind: "doubles" } })!;
  expect(unknown.race).toBeCloseTo(0.95 * alone.race);
  expect(unknown.isPartnerUnknown).toBe(true);
});

test("a slow runner is no slower in a pair than alone", () => {
  const slow: TargetFacts = {
    ...MAN,
    capacities: { vdot: { value: 23, estimated: false, source: "test" }, paces: { easy: { fast: 542, slow: 603 } } as never },
    level: "beginner",
  };
  const pair = hyroxPaces({ ...slow, entry: { kind: "doubles", partnerRun10k: 3000 } })!;
  expect(pair.race).toBeLessThan(pair.singles);
});

test("a faster partner never makes a pair faster than the slower one's 10 km", () => {
  const elite: TargetFacts = { ...MAN, capacities: { vdot: { value: 62, estimated: false, source: "test" } }, level: "elite" };
  const alone = hyroxPaces(elite)!;
  const pair = hyroxPaces({ ...elite, entry: { kind: "doubles", partnerRun10k: alone.tenK * 9 } })!;
  expect(pair.race).toBeGreaterThanOrEqual(1.01 * alone.tenK - 1e-9);
});

test("the goal decides the level, then the predicted time, then the athlete's word", () => {
  expect(eventLevel({ ...MAN, entry: { kind: "singles", goal: 66 * 60 } })).toBe("elite");
  expect(eventLevel({ ...MAN, entry: { kind: "doubles", goal: 66 * 60 } })).toBe("advanced");
  expect(eventLevel({ ...MAN, level: "elite" })).toBe("advanced");
  expect(eventLevel({ ...MAN, capacities: {}, level: "elite" })).toBe("elite");
});

test("no pair is asked to row or ski faster than its members do all out", () => {
  const split = 124;
  const pair: TargetFacts = {
    ...MAN,
    capacities: {
      ...MAN.capacities,
      row2kSplit: { value: split, estimated: false, source: "test" },
      ski2kSplit: { value: split + 6, estimated: true, source: "test" },
    },
    entry: { kind: "doubles" },
  };
  const seconds = (name: string, facts: TargetFacts): number => raceStationTarget(facts, stationNamed(name)!).seconds;
  // 500 m all out is about 9 % faster than 2,000 m.
  expect(seconds("Row erg", pair)).toBeGreaterThan(2 * 0.92 * split);
  expect(seconds("Row erg", pair)).toBeLessThan(seconds("Row erg", { ...pair, entry: { kind: "singles" } }));
  expect(seconds("Ski erg", pair)).toBeGreaterThan(seconds("Row erg", pair));
});

test("who is under 18 works with at most 80 % of the open weights and what the own body allows", () => {
  const young = { division: "menOpen", level: "advanced", unit: "kg", age: 16, bodyWeight: 63 } as const;
  const load = (name: string): number => stationKilograms(young, stationNamed(name)!, 1)!;
  expect([load("Sled push"), load("Sled pull (rope)"), load("Farmers carry"), load("Wall ball")]).toEqual([90, 60, 16, 4]);
  expect(stationKilograms({ ...young, age: 18 }, stationNamed("Sled push")!, 1)).toBe(152);
});
