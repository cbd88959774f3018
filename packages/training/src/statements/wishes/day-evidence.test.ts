import { describe, expect, test } from "vitest";
import { describeDayLimit } from "../../free-text/availability.ts";
import { possibleDays } from "../possible-days.ts";
import { readWishes } from "./wishes.ts";

const TODAY = "2026-11-30";

const effects = (text: string): readonly string[] =>
  possibleDays({ focus: "hyrox", availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 6] } }, readWishes(text, TODAY).days).days.map(
    describeDayLimit,
  );

describe("what closes no day", () => {
  test.each([
    "What I need off you is the saturday",
    "das Einzige, was ich brauche, ist der Samstag",
    "lo que necesito es el sábado",
    "on Saturday we go skiing, all the family, 2 hours around",
    "zaterdag sta ik tot 12 uur langs de lijn, dus daarna pas lopen",
    "samstags erst ab 12 laufen",
  ])("%s", (text) => expect(effects(text)).toEqual([]));
});

describe("an easy day", () => {
  test.each([
    ["can we keep Mondays chill", "Mondays"],
    ["dienstags bitte locker", "Tuesdays"],
    ["terça leve", "Tuesdays"],
    ["le mardi tranquille", "Tuesdays"],
  ])("%s", (text, day) => expect(effects(text)).toEqual([`nothing hard on ${day}`]));

  test.each(["Mondays are easy to plan", "easy runs on Mondays please"])("none: %s", (text) =>
    expect(effects(text)).not.toContain("nothing hard on Mondays"),
  );
});

describe("what is elsewhere stays there", () => {
  test.each([
    ["I drive up every thursday and stay over. No gym up there", "no gym on Thursdays"],
    ["gone mon to wed most weeks. Got bands and a skipping rope in the cab", "only band and jump rope on Mondays, Tuesdays and Wednesdays"],
  ])("%s", (text, effect) => expect(effects(text)).toEqual([effect]));

  test.each(["no gym", "got bands and a skipping rope"])("at home it holds on all days: %s", (text) =>
    expect(readWishes(text, TODAY).days.every(({ weekdays }) => weekdays.length === 7)).toBe(true),
  );
});

test.each([
  ["the lanes are taken Thursdays so I swim Tue or Sat", [2, 6]],
  ["am Donnerstag ist die Bahn belegt, also schwimme ich dienstags", [2]],
])("the day behind the reason is meant: %s", (text, wanted) =>
  expect(readWishes(text, TODAY).days.flatMap((limit) => limit.wanted ?? limit.weekdays)).toEqual(expect.arrayContaining(wanted)),
);

test("dates that the next sentence closes are free", () =>
  expect(effects("Am in Mallorca w the club 5th-11th. So dont plan anything that week, and then let me down gently")).toEqual([
    "no training from Sat 5 Dec to Fri 11 Dec",
  ]));

test("what is there on one day only leaves the kit of the others", () => {
  const told = readWishes("Only have the calibrated rack on Saturdays so heavy stuff then", TODAY).days;
  const { days, remarks } = possibleDays({ focus: "powerlifting", availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 6] } }, told);
  expect(days).toEqual([]);
  expect(remarks[0]).toContain("the other days keep the equipment of your profile");
});

test.each(["Could you keep the long one under 75 min", "den langen Lauf bitte unter 75 Minuten", "la sortie longue moins de 75 min svp"])(
  "a long one under an amount: %s",
  (text) => expect(readWishes(text, TODAY).findings.map(({ limits }) => limits.runMinutes)).toContain(75),
);
