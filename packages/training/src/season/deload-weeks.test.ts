import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { deloadWeeks, MOST_LOADING_WEEKS, MOST_WHEN_STRAINED } from "./deload-weeks.ts";
import { generatePlan } from "../plan/generate-plan.ts";

describe("deloads", () => {
  test.each([
    [1, 5, [3]],
    [1, 12, [3, 7, 11]],
    [4, 5, [4]],
    [5, 5, [3]],
    [8, 8, [4]],
    [1, 4, []],
    [2, 3, []],
  ])("from macro week %i in %i weeks", (first, weeks, expected) => {
    expect(placed(first, weeks)).toEqual(expected);
  });

  test("move into a week with little time that is near, where the others stay within their number", () => {
    const busy = (weeks: readonly number[], first = 1, count = 8) =>
      [
        ...deloadWeeks({
          macroWeeks: Array.from({ length: count }, (_, index) => first + index),
          loadingBefore: 0,
          mayDeload: () => true,
          isRest: () => false,
          isBusy: (index) => weeks.includes(index),
        }),
      ].toSorted((a, b) => a - b);
    expect(busy([2])[0]).toBe(2);
    expect(busy([1, 2])[0]).toBe(2);
    expect(busy([0])).toEqual(busy([]));
  });

  test.each([
    ["into the next week that life takes days of", { isTaken: (index: number) => index === 4 }, 4],
    ["into the week before that it takes days of", { isTaken: (index: number) => index === 2 }, 2],
    ["not two weeks away", { isTaken: (index: number) => index === 5 }, 3],
    ["out of weeks with more energy", { isAmple: (index: number) => index === 3 || index === 4 }, 2],
    ["nowhere where all weeks have it", { isAmple: () => true }, 3],
  ])("move %s", (_, life, expected) => {
    const found = deloadWeeks({
      macroWeeks: [1, 2, 3, 4, 5, 6],
      loadingBefore: 0,
      mayDeload: () => true,
      isRest: () => false,
      ...life,
    });
    expect(Math.min(...found)).toBe(expected);
  });

  test("of every third week are left to days away beside them", () => {
    const found = deloadWeeks({
      macroWeeks: [1, 2, 3, 4, 5, 6],
      loadingBefore: 0,
      every: 3,
      mayDeload: () => true,
      isRest: (index) => index === 3,
    });
    expect([...found]).toEqual([5]);
  });

  test("move beside a race that is trained through", () => {
    expect(placed(1, 8, (index) => index !== 3)).toEqual([4, 7]);
  });

  test("are left out in the week before days away or a taper, and until three weeks are loaded after a race", () => {
    expect(placed(1, 6, undefined, (index) => index === 4)).toEqual([]);
    const deloads = (date: string): readonly number[] => {
      const athlete = { ...HYBRID, competitions: [{ type: "hyrox", date, priority: "A" as const }] };
      const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 8 });
      return result.kind === "plan" ? result.plan.weeks.filter(({ isDeload }) => isDeload).map(({ week }) => week) : [];
    };
    // Sunday of the second week: the two weeks after it hold less already.
    expect(deloads("2026-12-06").filter((week) => week < 8)).toEqual([]);
    // More than thirteen weeks before a Hyrox the plan keeps its own rhythm.
    expect(deloads("2027-05-15")[0]).toBe(4);
  });

  test("are left to a week that rests anyway", () => {
    expect(placed(1, 5, undefined, (index) => index === 3)).toEqual([]);
  });

  test.each([
    ["come at the end of a second block of three weeks", 3, 3, [2]],
    ["come before the end of a second block of four weeks", 4, 4, [1]],
    ["are early enough that the next block does not begin with one", 3, 2, [1]],
    ["come in the first week only after five loading weeks", 5, 3, [0]],
    ["replace a regular one that would follow too closely", 3, 5, [2]],
  ])("%s", (_, before, weeks, expected) => {
    expect(placed(before + 1, weeks, undefined, undefined, before)).toEqual(expected);
  });

  test("that are due come in the week of a race that is trained through when no other week is left", () => {
    expect(placed(6, 1, () => false, undefined, 5)).toEqual([0]);
  });

  test("never come in the first week, and never leave more than five loading weeks in a row where one is possible", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 5, max: 12 }),
        fc.integer({ min: 0, max: 11 }),
        (first, weeks, race) => {
          const chosen = placed(first, weeks, (index) => index !== race);
          expect(chosen).not.toContain(0);
          expect(chosen).not.toContain(race);
          const gaps = [-1, ...chosen, weeks].map((index, at, all) => index - (all[at - 1] ?? -1) - 1);
          expect(Math.max(...gaps)).toBeLessThanOrEqual(MOST_LOADING_WEEKS);
          expect(chosen.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test("go deeper for masters", () => {
    // Without the stations, whose length depends on the ones that come up.
    const share = (age: number): number => {
      const result = generatePlan({ ...HYBRID, age }, { startDate: "2026-11-23" });
      const loads =
        result.kind === "plan"
          ? result.plan.weeks.map((week) => week.sessions.filter(({ code }) => code !== "HX").reduce((sum, { load }) => sum + load, 0))
          : [];
      return (loads[3] ?? 0) / (loads[2] ?? 1);
    };
    // Their lighter sets before a lift stay in the deload, and take back a hundredth.
    expect(share(55)).toBeLessThan(share(34) + 0.015);
  });

  test("who recovers more slowly loads for four weeks at most", () => {
    const facts = { macroWeeks: Array.from({ length: 12 }, (_, index) => index + 1), loadingBefore: 0, isRest: () => false };
    const last = (mostLoading?: number): number => {
      // Week 4 and its neighbours hold a race.
      const mayDeload = (index: number): boolean => index > 4 || index < 2;
      const found = deloadWeeks({ ...facts, mayDeload, ...(mostLoading === undefined ? {} : { mostLoading }) });
      return Math.min(...found);
    };
    expect(last(MOST_WHEN_STRAINED)).toBeLessThanOrEqual(last());
    const free = deloadWeeks({
      ...facts,
      macroWeeks: facts.macroWeeks.map((week) => week + 1),
      mayDeload: () => true,
      mostLoading: MOST_WHEN_STRAINED,
    });
    const gaps = [-1, ...[...free].toSorted((a, b) => a - b)].map((at, index, all) => at - (all[index - 1] ?? -1) - 1);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(MOST_WHEN_STRAINED);
  });

  test("four weeks end lighter for the advanced only", () => {
    const lighter = (level: "intermediate" | "advanced"): boolean => {
      const result = generatePlan({ ...HYBRID, level, focus: "strength" }, { startDate: "2026-11-23", weeks: 4 });
      const minutes =
        result.kind === "plan" ? result.plan.weeks.map((week) => week.sessions.reduce((sum, { duration }) => sum + duration, 0)) : [];
      return (minutes[3] ?? 0) < 0.85 * (minutes[2] ?? 0);
    };
    expect([lighter("intermediate"), lighter("advanced")]).toEqual([false, true]);
  });
});

function placed(
  first: number,
  weeks: number,
  mayDeload: (index: number) => boolean = () => true,
  isRest: (index: number) => boolean = () => false,
  loadingBefore = 0,
): number[] {
  const macroWeeks = Array.from({ length: weeks }, (_, index) => first + index);
  return [...deloadWeeks({ macroWeeks, loadingBefore, mayDeload, isRest })].toSorted((a, b) => a - b);
}
