import { describe, expect, test } from "vitest";
import { HYROX_STATIONS, type HyroxStation } from "#training/catalogue/race-formats.ts";
import { roundStation, stationSeconds } from "./station-time.ts";

const MAN = { level: "intermediate", sex: "male" } as const;

function named(exercise: string): HyroxStation {
  const found = HYROX_STATIONS.find((station) => station.exercise === exercise);
  if (found === undefined) throw new Error(exercise);
  return found;
}

// The examples of load-plausibility.md section 6 for an intermediate man.
test.each([
  ["Sled push", { amount: 20, load: 152 * 0.6 }, 28],
  ["Sled push", { amount: 20, load: 152 * 0.6, isFresh: true }, 25],
  ["Sled push", { amount: 25, load: 152 * 0.75 }, 51],
  ["Sled push", { amount: 12.5, load: 152, isFresh: true }, 26],
  ["Wall ball", { amount: 20, load: 6, isFresh: true }, 52],
  ["Sandbag lunge", { amount: 40, load: 20, isFresh: true }, 98],
])("%s %j takes about %i s", (exercise, work, seconds) => {
  expect(Math.abs(stationSeconds(named(exercise), MAN, work) - seconds)).toBeLessThanOrEqual(1.5);
});

describe.each(HYROX_STATIONS.map((station) => [station.exercise, station] as const))("%s", (_, station) => {
  const whole = station.metres ?? station.reps ?? 0;

  test("takes longer per metre the longer it is, and never longer than two and a half times the race", () => {
    const half = stationSeconds(station, MAN, { amount: whole / 2 });
    const all = stationSeconds(station, MAN, { amount: whole });
    expect(all).toBeGreaterThan(2.05 * half);
    expect(stationSeconds(station, MAN, { amount: whole, load: 1000 })).toBeLessThanOrEqual(2.5 * all);
  });

  test("takes longer with more", () => {
    const { load } = station;
    if (load === undefined) return;
    const light = stationSeconds(station, MAN, { amount: whole, load: load.menOpen * 0.75 });
    expect(light).toBeLessThan(stationSeconds(station, MAN, { amount: whole, load: load.menOpen }));
  });
});

test("is printed to five seconds below two minutes, to ten above", () => {
  expect([roundStation(27), roundStation(118), roundStation(124)]).toEqual([25, 120, 120]);
});
