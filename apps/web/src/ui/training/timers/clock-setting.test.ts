import { expect, test } from "vitest";
import { getClock, LEAD_IN_SECONDS, readClock, TABATA, type ClockSetting } from "./clock-setting.ts";

const at = (setting: ClockSetting, seconds: number) => {
  const { part, seconds: shown, text } = readClock(setting, LEAD_IN_SECONDS + seconds);
  return [part, shown, text];
};

test("ten seconds to get ready, in every mode", () => {
  expect(readClock(TABATA, 0)).toMatchObject({ part: "ready", seconds: 10, text: "Get ready" });
  expect(readClock({ mode: "for-time" }, 9.2)).toMatchObject({ part: "ready", seconds: 1 });
});

test("for time counts up, to its cap when it has one", () => {
  expect(at({ mode: "for-time" }, 125.9)).toEqual(["work", 125, "For time"]);
  expect(at({ mode: "for-time", seconds: 600 }, 599)).toEqual(["work", 599, "For time, 10 min cap"]);
  expect(at({ mode: "for-time", seconds: 600 }, 600)).toEqual(["done", 600, "Time cap"]);
});

test("AMRAP counts down to zero", () => {
  expect(at({ mode: "amrap", seconds: 720 }, 0)).toEqual(["work", 720, "As many rounds as possible"]);
  expect(at({ mode: "amrap", seconds: 720 }, 719.5)).toEqual(["work", 1, "As many rounds as possible"]);
  expect(at({ mode: "amrap", seconds: 720 }, 720)).toEqual(["done", 0, "Time"]);
});

test("EMOM: each minute anew, with the movement whose turn it is", () => {
  const emom: ClockSetting = { mode: "emom", seconds: 240, turns: ["Burpee", "Row erg"] };
  expect(at(emom, 0)).toEqual(["work", 60, "Minute 1 of 4: Burpee"]);
  expect(at(emom, 61)).toEqual(["work", 59, "Minute 2 of 4: Row erg"]);
  expect(at(emom, 120)).toEqual(["work", 60, "Minute 3 of 4: Burpee"]);
  expect(at(emom, 240)).toEqual(["done", 0, "Time"]);
});

test("Tabata: work and rest by turns, no rest after the last", () => {
  expect(at(TABATA, 0)).toEqual(["work", 20, "Round 1 of 8"]);
  expect(at(TABATA, 20)).toEqual(["rest", 10, "Rest, then round 2 of 8"]);
  expect(at(TABATA, 30)).toEqual(["work", 20, "Round 2 of 8"]);
  expect(at(TABATA, 7 * 30 + 19)).toEqual(["work", 1, "Round 8 of 8"]);
  expect(at(TABATA, 7 * 30 + 20)).toEqual(["done", 0, "Time"]);
});

test("what the plan asks for sets the clock", () => {
  const line = { name: "Run", sets: 4, dose: { seconds: 240, restSeconds: 120 } };
  expect(getClock({ kind: "amrap", capMinutes: 12 }, [])).toEqual({ mode: "amrap", seconds: 720 });
  expect(getClock({ kind: "emom", capMinutes: 12 }, [line])).toEqual({ mode: "emom", seconds: 720, turns: ["Run"] });
  expect(getClock({ kind: "for-time", capMinutes: 9 }, [line])).toEqual({ mode: "for-time", seconds: 540 });
  expect(getClock({ kind: "intervals" }, [line])).toEqual({ mode: "intervals", rounds: 4, work: 240, rest: 120 });
  expect(getClock({ kind: "intervals" }, [{ name: "Run", sets: 4, dose: { restSeconds: 90 } }])).toEqual({
    mode: "for-time",
  });
  expect(getClock({ kind: "steady" }, [line])).toBeUndefined();
});
