import { describe, expect, test } from "vitest";
import { DOSE_LADDERS } from "./dose-ladders.ts";
import { rungTotal } from "./rung.ts";

const MINUTES = 60;

describe.each(Object.entries(DOSE_LADDERS))("the ladder of %s", (_stimulus, { rungs, range }) => {
  test("climbs in steps of at most a quarter, three minutes, two kilometres or 500 m", () => {
    rungs.slice(1).forEach((rung, index) => {
      const before = rungTotal(rungs[index] ?? rung);
      const most = rung.metres === undefined ? 5 * MINUTES : rung.metres >= 3000 ? 2000 : rung.metres >= 1000 ? 1000 : 750;
      expect(rungTotal(rung)).toBeGreaterThan(before);
      expect(rungTotal(rung)).toBeLessThanOrEqual(Math.max(before * 1.35, before + most));
    });
  });

  test("starts no lower and ends no lower for a higher level", () => {
    const ranges = (["beginner", "intermediate", "advanced", "elite"] as const).flatMap((level) => range[level] ?? []);
    expect(ranges.every((number) => number >= 1 && number <= rungs.length)).toBe(true);
    const pairs = (["beginner", "intermediate", "advanced", "elite"] as const).flatMap((level) =>
      range[level] === undefined ? [] : [range[level]],
    );
    pairs.slice(1).forEach(([start, ceiling], index) => {
      expect(start).toBeGreaterThanOrEqual(pairs[index]?.[0] ?? 0);
      expect(ceiling).toBeGreaterThanOrEqual(pairs[index]?.[1] ?? 0);
    });
  });
});
