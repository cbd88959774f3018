import { expect, test } from "vitest";
import { StationTurns } from "./hyrox-stations.ts";

const whole = (exercise: string) => ({ exercise, stretches: [1], load: 1 });

test("a station grows from week to week by a step of length and of weight", () => {
  const turns = new StationTurns("intermediate", false, []);
  const shares: number[] = [];
  const loads: number[] = [];
  for (const week of [1, 2, 3, 4]) {
    const dose = turns.led(whole("Sled push"), week);
    turns.note(dose, week, "rounds");
    shares.push(...dose.stretches);
    loads.push(dose.load);
  }
  expect(shares[0]).toBeLessThanOrEqual(0.35);
  expect(shares[1]! / shares[0]!).toBeLessThanOrEqual(1.75 + 1e-9);
  expect(shares.at(-1)).toBe(1);
  expect(loads).toEqual([0.85, 0.95, 1, 1]);
});

test("a second time in the same week is no step, and what may be left out leads to nothing", () => {
  const turns = new StationTurns("beginner", false, []);
  turns.note({ ...whole("Wall ball"), stretches: [0.25] }, 1, "rounds");
  expect(turns.led(whole("Wall ball"), 1).stretches).toEqual([0.25]);
  turns.note(whole("Sandbag lunge"), 1, "strength", false);
  expect(turns.led(whole("Sandbag lunge"), 2).stretches).toEqual([0.25]);
});

test("the ergs are known from other work, and after an earlier block nothing is new", () => {
  expect(new StationTurns("beginner", false, []).led(whole("Row erg"), 1)).toEqual(whole("Row erg"));
  expect(new StationTurns("beginner", true, []).led(whole("Sled push"), 1)).toEqual(whole("Sled push"));
});

test("what had its turn among the runs is not the next there, whatever follows the lifting", () => {
  const turns = new StationTurns("intermediate", false, []);
  const first = turns.next(4, 1);
  for (const exercise of first) turns.note(whole(exercise), 1, "rounds");
  const rest = turns.next(4, 1);
  for (const exercise of rest) turns.note(whole(exercise), 1, "strength");
  expect(rest.filter((exercise) => first.includes(exercise))).toEqual([]);
  expect(turns.next(4, 2)).toEqual(rest);
});

test("a weakness has its turn more often, and is done in full before the others", () => {
  const turns = new StationTurns("intermediate", true, ["Wall ball"]);
  const counts = new Map<string, number>();
  for (let week = 1; week <= 8; week++)
    for (const exercise of turns.next(4, week)) {
      turns.note(whole(exercise), week, "rounds");
      counts.set(exercise, (counts.get(exercise) ?? 0) + 1);
    }
  const others = [...counts].filter(([name]) => name !== "Wall ball").map(([, count]) => count);
  expect(counts.get("Wall ball")).toBeGreaterThan(Math.max(...others));
  expect(turns.leastFull(1, [], 9)).not.toEqual(["Wall ball"]);
});

test("no station of weight or body is missing for two weeks on end, whatever is somebody's own", () => {
  const turns = new StationTurns("intermediate", false, ["Sled push", "Sled pull (rope)"]);
  const last = new Map<string, number>();
  for (let week = 1; week <= 8; week++) {
    const due = [...turns.next(3, week), ...turns.leastFull(2, ["Sled push", "Sled pull (rope)"], week)];
    for (const exercise of due) {
      turns.note(whole(exercise), week, "rounds");
      last.set(exercise, week);
    }
    for (const name of ["Burpee broad jump", "Farmers carry", "Sandbag lunge", "Wall ball", "Sled push", "Sled pull (rope)"])
      expect(week - (last.get(name) ?? 0)).toBeLessThan(3);
  }
});

test("the first time for something sore is a small dose that grows", () => {
  const turns = new StationTurns("intermediate", false, [], undefined, (exercise) => exercise === "Sandbag lunge");
  const first = turns.led(whole("Sandbag lunge"), 1);
  expect(Math.max(...first.stretches)).toBeLessThan(0.2);
  expect(first.load).toBeLessThan(0.6);
  turns.note(first, 1, "rounds");
  expect(Math.max(...turns.led(whole("Sandbag lunge"), 2).stretches)).toBeGreaterThan(Math.max(...first.stretches));
  expect(turns.led(whole("Wall ball"), 1)).toEqual({ ...whole("Wall ball"), stretches: [0.33], load: 0.85 });
});
