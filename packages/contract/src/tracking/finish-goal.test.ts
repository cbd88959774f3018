import { describe, expect, test } from "vitest";
import { finishGoal } from "./finish-goal.ts";

const goal = (target_result: string | null, ...goals: object[]) => finishGoal({ target_result, goals: goals as never });

describe("the finish time of a competition", () => {
  test.each([
    ["1:24:59", 5099],
    ["sub 1:25", 5100],
    ["19:30", 1170],
    ["3:30", 12_600],
    ["Under 90 min", 5400],
    ["sub-90", 5400],
    ["3 h 30", 12_600],
    ["5h", 18_000],
  ])("%s", (text, seconds) => expect(goal(text)).toBe(seconds));

  test.each(["Top 10", "500 kg total", "", "finish", "sub 90 kg"])("%s is no time", (text) => expect(goal(text)).toBeUndefined());

  test("stands in the goal about the whole race when the target result says nothing", () => {
    expect(goal(null, { name: "Sled push", target: "3:00" }, { name: "Finish", target: "1:28:00" })).toBe(5280);
    expect(goal("Top 10", { name: "Sub 4 h" })).toBe(14_400);
    expect(goal(null, { name: "Sled push", target: "3:00" })).toBeUndefined();
  });
});
