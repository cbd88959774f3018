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
  const first = turns.next(4);
  for (const exercise of first) turns.note(whole(exercise), 1, "rounds");
  const rest = turns.next(4);
  for (const exercise of rest) turns.note(whole(exercise), 1, "strength");
  expect(rest.filter((exercise) => first.includes(exercise))).toEqual([]);
  expect(turns.next(4)).toEqual(rest);
});

test("a weakness has its turn more often, and is done in full before the others", () => {
  const turns = new StationTurns("intermediate", true, ["Wall ball"]);
  const counts = new Map<string, number>();
  for (let week = 1; week <= 8; week++)
    for (const exercise of turns.next(4)) {
      turns.note(whole(exercise), week, "rounds");
      counts.set(exercise, (counts.get(exercise) ?? 0) + 1);
    }
  const others = [...counts].filter(([name]) => name !== "Wall ball").map(([, count]) => count);
  expect(counts.get("Wall ball")).toBeGreaterThan(Math.max(...others));
  expect(turns.leastFull(1, [])).not.toEqual(["Wall ball"]);
});
