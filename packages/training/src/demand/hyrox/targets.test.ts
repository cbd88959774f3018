import { expect, test } from "vitest";
import { eventLevel, hyroxPaces, type TargetFacts } from "./targets.ts";

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
