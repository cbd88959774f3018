import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";

test.each([
  ["En enero tengo examenes de enfermeria del 11 al 29, ahi solo puedo 3 dias y cortito.", "2027-01-11", "2027-01-29"],
  ["exams from 7 to 18 December, only 3 days then", "2026-12-07", "2026-12-18"],
  ["du 7 au 18 décembre je ne peux faire que 3 séances par semaine", "2026-12-07", "2026-12-18"],
])("days counted beside dates hold on those dates: %s", (text, from, until) => {
  const counted = readWishes(text, TODAY).days.filter(({ mostDays }) => mostDays !== undefined);
  expect(counted).toEqual([expect.objectContaining({ mostDays: 3, from, until })]);
});

test.each([
  [
    "I'm a midwife so every third week is nights (starting w/c 7 dec), those weeks I'm a zombie and 3 sessions is plenty.",
    ["2026-12-07", "2026-12-28"],
  ],
  ["alle drei Wochen habe ich Nachtdienst, ab 7. Dezember, da reichen 3 Einheiten", ["2026-12-07", "2026-12-28"]],
  ["every other week I have the kids, those weeks only 3 days", ["2026-11-30", "2026-12-14"]],
  ["una semana de cada dos tengo a los niños, esas semanas solo 3 días", ["2026-11-30", "2026-12-14"]],
])("days counted for weeks that come again hold in those: %s", (text, mondays) => {
  const { days } = readWishes(text, TODAY);
  expect(days.every(({ mostDays, from }) => mostDays === 3 && from !== undefined)).toBe(true);
  expect(days.slice(0, 2).map(({ from }) => from)).toEqual(mondays);
});

test.each([
  "Every third week is nights starting w/c 21 Dec, 3 sessions is plenty, no running those weeks",
  "every third week is nights starting w/c 21 Dec, no running those weeks, 3 sessions is plenty",
])("what is refused in those weeks is closed then, and nothing before they start: %s", (text) => {
  const { days } = readWishes(text, TODAY);
  expect(days[0]?.from).toBe("2026-12-21");
  expect(days.filter(({ from }) => from === "2026-12-21")).toMatchObject([{ mostDays: 3 }, { closed: ["run"], until: "2026-12-27" }]);
});

test("without dates the count is of every week", () => {
  expect(readWishes("3 days a week is plenty", TODAY).days).toEqual([expect.objectContaining({ mostDays: 3 })]);
  expect(readWishes("3 days a week is plenty", TODAY).days[0]?.from).toBeUndefined();
});
