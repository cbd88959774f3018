import { describe, expect, test } from "vitest";
import { distanceFigure, leftOnPace, readPaceWindow, splitText } from "./pace-reading.ts";

const TARGET = { from: 179, to: 182 };

describe("a rep by the clock", () => {
  test.each([
    [130.4, "before", "0:49 left"],
    [180, "in", "On target"],
    [186.2, "over", "4 s over target"],
    [250, "over", "1:08 over target"],
  ])("%d s", (elapsed, state, text) => {
    expect(readPaceWindow(elapsed, TARGET)).toEqual({ state, text });
  });

  test("below a kilometre in metres, miles as they are", () => {
    expect(distanceFigure({ distance: "0.69" }, "km")).toEqual(["690", "m"]);
    expect(distanceFigure({ distance: "1.5" }, "km")).toEqual(["1.5", "km"]);
    expect(distanceFigure({ distance: "0.43" }, "mi")).toEqual(["0.43", "mi"]);
    expect(distanceFigure({ calories: "20" }, "m")).toEqual(["20", "cal"]);
  });

  test("what is left on pace, never below nothing", () => {
    expect(leftOnPace(130, TARGET, { distance: "0.69" }, "km")).toBe("200 m");
    expect(leftOnPace(400, TARGET, { distance: "0.69" }, "km")).toBe("0 m");
    expect(leftOnPace(0, TARGET, { distance: "1" }, "mi")).toBe("1.00 mi");
  });

  test.each([
    ["3:01", "on"],
    ["3:06", "+4 s"],
    ["2:57", "−2 s"],
    [undefined, ""],
  ])("split %s", (time, text) => {
    expect(splitText(time, TARGET)).toBe(text);
  });
});
