import { describe, expect, test } from "vitest";
import { daysAhead, daysBehind, rangeAhead } from "./days-ahead.ts";
import { readWant } from "./wants.ts";

describe("what a turn wants", () => {
  test.each([
    ["-", "swap tues n thurs pls", "swap-days"],
    ["-", "bin the squat goal", "goal-delete"],
    ["-", "did todays session, rpe 7", "done"],
    ["-", "wie viele km bin ich im september gelaufen", "own-amount"],
    ["-", "who wins the cup final", "offtopic"],
    ["card", "sorry 50", "f-slot"],
    ["data", "85% of that", "f-share"],
    ["plan", "cancel the ride then", "entry-change"],
  ] as const)("after %s: %s", async (context, text, want) => {
    expect((await readWant(text, context)).want).toBe(want);
  });

  test("days without a month lie ahead", () => {
    expect(rangeAhead("bin do 10th bis so 13.12 in wien", "2026-11-28")).toEqual({ from: "2026-12-10", to: "2026-12-13" });
    expect(rangeAhead("du 3 au 6 dec", "2026-11-28")).toEqual({ from: "2026-12-03", to: "2026-12-06" });
    expect(rangeAhead("away 30th to 2 mar", "2027-02-10")).toEqual({ from: "2027-01-30", to: "2027-03-02" });
    expect(rangeAhead("3 x 8 bench and 5 min row", "2026-11-28")).toBeUndefined();
    expect(rangeAhead("j ai couru 10 km hier", "2026-11-28")).toBeUndefined();
  });

  test("a day that a month does not have is one of the next month that has it, and none where no year has it", () => {
    const said = (words: string) => ({ words, days: [], numbers: [] });
    expect(daysAhead(said("move it to the 31st"), "2026-11-29")).toEqual(["2026-12-31"]);
    expect(daysAhead(said("put it on the 30th"), "2027-01-31")).toEqual(["2027-03-30"]);
    expect(daysAhead(said("am 31.4"), "2026-11-29")).toEqual([]);
    expect(daysBehind(said("did it on the 31st"), "2026-11-29")).toEqual(["2026-10-31"]);
  });
});
