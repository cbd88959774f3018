import { describe, expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";
import { readFreeText } from "./read-free-text.ts";

const TODAY = "2026-11-27";

describe("what is told beside complaints", () => {
  test.each([
    ["uni exams 7-18 dec so less in those 2 weeks would be sick", "2026-12-07", "2026-12-18", 45],
    ["work is manic from 1 to 11 December, 30 min tops then", "2026-12-01", "2026-12-11", 30],
    ["Klausuren vom 7. bis 18.12., da weniger", "2026-12-07", "2026-12-18", 45],
    ["examens du 7 au 18 décembre, moins de temps", "2026-12-07", "2026-12-18", 45],
    ["exámenes del 7 al 18 de diciembre, menos tiempo", "2026-12-07", "2026-12-18", 45],
  ])("dates with little time have shorter sessions: %s", (text, from, until, minutes) => {
    expect(readFreeText(text, TODAY).days).toEqual([expect.objectContaining({ from, until, minutes })]);
  });

  test.each([
    ["only 1 short strength session", { strengthPerWeek: 1, strengthMinutes: 30 }],
    ["max two gym sessions a week", { strengthPerWeek: 2 }],
    ["nur eine kurze Krafteinheit pro Woche", { strengthPerWeek: 1, strengthMinutes: 30 }],
    ["une séance de muscu par semaine au max, seulement une séance de muscu", { strengthPerWeek: 1 }],
  ])("how often somebody wants to lift: %s", (text, limits) => {
    expect(readFreeText(text, TODAY).wished.map((wish) => wish.limits)).toEqual([limits]);
  });

  test.each([
    "the legs were flat last time when i lifted twice",
    "had dead legs on sunday's long run",
    "schwere Beine nach dem Doppeltag",
    "piernas pesadas el domingo",
    "wall balls are my weak spot",
    "told to build up the leg again",
  ])("tired legs, a weak station and a doctor's encouragement are no complaints: %s", (text) => {
    const { regions, unread } = readInjuries(text, TODAY);
    expect({ regions, unread }).toEqual({ regions: [], unread: [] });
  });

  test.each(["my legs have been heavy for weeks", "right leg feels dead after a run, tingling too"])(
    "what lasts or is of one side is read: %s",
    (text) => {
      const { regions, unread, health } = readInjuries(text, TODAY);
      expect(regions.length + unread.length + health.findings.length).toBeGreaterThan(0);
    },
  );

  test("what is gone the next day comes back", () => {
    const { regions } = readInjuries("low back gets tight and achey after heavy pulls, nothing down the legs, gone next day", TODAY);
    expect(regions).toEqual([expect.objectContaining({ region: "lower_back", grade: 1 })]);
  });
});
