import { describe, expect, test } from "vitest";
import type { Focus } from "../../athlete/athlete.ts";
import { weekPattern } from "./patterns.ts";
import { codeFacts } from "../../model/session-codes.ts";

const FOCI: readonly Focus[] = ["hyrox", "crossfit", "running", "strength", "powerlifting", "triathlon", "general"];
const CASES = FOCI.flatMap((focus) => [3, 4, 5, 6, 7].map((days) => [focus, days] as const));

describe.each(CASES)("the printed week of %s on %i days", (focus, days) => {
  const facts = (day: number) => {
    const code = weekPattern(focus, days)[((day % 7) + 7) % 7];
    return code === undefined ? undefined : codeFacts(code);
  };

  test("has the asked number of sessions", () => {
    const week = weekPattern(focus, days);
    expect(week).toHaveLength(7);
    expect(week.filter((code) => code !== undefined)).toHaveLength(days);
  });

  test("keeps the ordering rules around the cyclic week", () => {
    for (let day = 0; day < 7; day++) {
      expect(facts(day)?.hard && facts(day + 1)?.hard && facts(day + 2)?.hard).not.toBe(true);
      if (facts(day)?.heavyLower !== true) continue;
      expect(facts(day + 1)?.heavyLower).not.toBe(true);
      expect(facts(day + 1)?.keyRun).not.toBe(true);
    }
  });
});
