import { describe, expect, test } from "vitest";
import { parseDay } from "#training/calendar/day.ts";
import { possibleDays } from "#training/statements/possible-days.ts";
import { readWishes } from "#training/statements/wishes/wishes.ts";

const TODAY = parseDay("2026-11-30") ?? "";
const days = (text: string) => possibleDays({ focus: "general", availability: { daysPerWeek: 4 } }, readWishes(text, TODAY).days).days;

describe("when a pool is open", () => {
  test.each([
    ["Pool opens for us oldies 9 to 10 on Tues and Fri, breaststroke only", [2, 5]],
    ["Das Hallenbad hat für uns nur dienstags und freitags von 9 bis 10 offen", [2, 5]],
    ["La piscina abre para mayores martes y viernes de 9 a 10", [2, 5]],
    ["Piscine universitaire le lundi et jeudi midi (fermée pendant les vacances)", [1, 4]],
  ])("swims have their days there: %s", (text, wanted) => {
    expect(readWishes(text, TODAY).days[0]).toMatchObject({ wanted, closed: ["swim"] });
  });

  test.each(["Pool lanes only open Tue + Thu 6.15-7.15", "I can use the pool Tues and Thurs 6.30-7.30am, otherwise gym."])(
    "its hours shorten no other session: %s",
    (text) => {
      const limits = readWishes(text, TODAY).days;
      expect(limits).toContainEqual(expect.objectContaining({ wanted: [2, 4], closed: ["swim"] }));
      expect(limits.some(({ minutes }) => minutes !== undefined)).toBe(false);
    },
  );

  test("of who trains for something else they are no easy days", () => {
    expect(days("Pool opens for us oldies 9 to 10 on Tues and Fri").some(({ isEasy }) => isEasy === true)).toBe(false);
  });

  test("near miss: it is closed that day", () => {
    expect(days("The pool is closed on Mondays")).toMatchObject([{ weekdays: [1], closed: ["swim"] }]);
  });
});

describe("kit that is there", () => {
  test.each(["one bench that's always taken at 6pm", "the one ski erg is always taken after 6", "no specialty bars", "Tengo un bar"])(
    "stays: %s",
    (text) => {
      expect(
        days(text)
          .flatMap(({ without }) => without)
          .filter((kit) => kit !== "trap bar"),
      ).toEqual([]);
    },
  );

  test("near miss: it is never free", () => {
    expect(days("The bench is always taken")).toMatchObject([{ without: ["bench"] }]);
  });
});
