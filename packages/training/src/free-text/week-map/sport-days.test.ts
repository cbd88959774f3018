import { describe, expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { parseDay } from "../../calendar/day.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { validatePlan } from "../../checks/validate.ts";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = parseDay("2026-11-30") ?? "";
const told = (value: number) => ({ value, source: "told" as const });
const OTHERS = [1, 3, 4, 6, 7];

describe("a sport that is possible on some days only", () => {
  test.each([
    "I can only swim on Tuesdays and Fridays",
    "Swim only Tue/Fri",
    "I can't swim except on Tuesdays and Fridays",
    "Tuesdays and Fridays are the only days I can swim",
    "Ich kann nur dienstags und freitags schwimmen",
    "Schwimmen geht bei mir nur Di und Fr",
    "Schwimmen geht nur Di und Fr früh",
    "Solo puedo nadar los martes y viernes",
    "Je ne peux nager que le mardi et le vendredi",
    "Posso nuotare solo il martedì e il venerdì",
    "Só posso nadar às terças e sextas",
    "Só nado às terças e sextas",
    "Ik kan alleen op dinsdag en vrijdag zwemmen",
  ])("is closed on the others, and closes nothing else: %s", (text) => {
    expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: OTHERS, wanted: [2, 5], closed: ["swim"] }]);
  });

  test.each([
    ["I can only run on Mondays, Wednesdays and Saturdays", "run", [1, 3, 6]],
    ["Bike only on Saturdays and Sundays", "bike", [6, 7]],
    ["I can only lift on Mondays and Thursdays", "lifting", [1, 4]],
    ["Ik kan alleen in het weekend fietsen", "bike", [6, 7]],
  ])("whatever the sport: %s", (text, sport, wanted) => {
    expect(readWishes(text, TODAY).days).toMatchObject([{ wanted, closed: [sport] }]);
  });

  test.each(["On Tuesdays I can only swim", "Dienstags nur schwimmen", "Tuesdays only swimming"])(
    "near miss, a day for one sport: %s",
    (text) => {
      expect(readWishes(text, TODAY).days).toMatchObject([{ weekdays: [2], closed: ["run", "bike", "lifting"] }]);
    },
  );

  test.each(["I can only run easy on Tuesdays", "I can only run 30 minutes on Tuesdays"])("near miss, how and not when: %s", (text) => {
    expect(readWishes(text, TODAY).days.flatMap(({ closed }) => closed)).not.toContain("run");
  });
});

const TRIATHLETE: Athlete = {
  level: "intermediate",
  focus: "triathlon",
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1400, ftp20min: 250 },
  history: { weeklyRun: told(22_000), longestRun: told(13_000), longestRide: told(120), longestSwim: told(1800) },
  equipment: ["bicycle", "pool", "dumbbell", "band"],
  availability: { daysPerWeek: 6, weekdays: [2, 3, 4, 5, 6, 7], minutes: { 2: 60, 3: 60, 4: 60, 5: 60, 6: 180, 7: 90 }, longDay: 6 },
  competitions: [{ type: "Olympic distance triathlon", date: "2027-04-18", priority: "A" }],
};

describe("the week of who can only swim on some days", () => {
  test.each([
    [TRIATHLETE, "I can only swim on Tuesdays and Fridays", [2, 5]],
    [TRIATHLETE, "I can only swim on Wednesdays and Sundays", [3, 7]],
    [TRIATHLETE, "On Thursdays I can only swim", undefined],
    [{ ...TRIATHLETE, focus: "running" as const, competitions: [] }, "On Fridays I can only swim", undefined],
  ])("has whole swims there: %#", (base, dislikes, days) => {
    const athlete: Athlete = { ...base, dislikes };
    const result = generatePlan(athlete, { startDate: TODAY, weeks: 5 });
    if (result.kind !== "plan") throw new Error("no plan");
    expect(validatePlan(result.plan, athlete)).toEqual([]);
    const swims = result.plan.weeks.map(({ sessions }) => sessions.filter(({ blocks }) => blocks.mainWorkout.some(isSwim)));
    for (const week of swims) {
      expect(week.length).toBeGreaterThan(0);
      if (days !== undefined) expect(week.map(({ weekday }) => weekday)).toEqual(days);
      for (const { code } of week) expect(["SW", "SWs"]).toContain(code);
    }
    expect(result.plan.weeks.every(({ sessions }) => sessions.filter(({ code }) => code.startsWith("R")).length >= 2)).toBe(true);
  });
});

function isSwim({ name }: { readonly name: string }): boolean {
  return name.startsWith("Swim");
}
