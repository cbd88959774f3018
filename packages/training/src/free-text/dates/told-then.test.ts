import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { withTimesSpelledOut } from "./told-then.ts";

const TODAY = "2026-11-30";

function daysOf(dislikes: string) {
  const { days, health } = readAthlete({ ...HYBRID, injuries: "", dislikes }, TODAY);
  return { days, sessionMinutes: health.limits.sessionMinutes };
}

describe("a then takes the dates of the clause before it", () => {
  test.each([
    ["The week of 14 December is all nights, so please nothing brutal then.", "2026-12-14", "2026-12-20"],
    ["In der Woche vom 14. Dezember habe ich Nachtschicht, bitte nichts Hartes in der Woche.", "2026-12-14", "2026-12-20"],
    ["La semana del 14 de diciembre trabajo de noche, nada duro esa semana por favor.", "2026-12-14", "2026-12-20"],
    ["From 10 to 13 December we move house. Nothing hard those days please.", "2026-12-10", "2026-12-13"],
  ])("nothing hard: %s", (text, from, until) =>
    expect(daysOf(text).days).toContainEqual(expect.objectContaining({ isEasy: true, from, until })),
  );

  test.each([
    ["From the middle of January work gets crazy, so sessions over 75 minutes won't happen then.", 75, "2027-01-15"],
    ["Ab Mitte Januar viel Arbeit, Einheiten über 75 Minuten gehen dann nicht", 75, "2027-01-15"],
    ["no sessions over 60 minutes from 21 December", 60, "2026-12-21"],
  ])("a ceiling from a day on: %s", (text, minutes, from) => {
    const { days, sessionMinutes } = daysOf(text);
    expect(days).toContainEqual(expect.objectContaining({ minutes, from }));
    expect(sessionMinutes).toBe(Infinity);
  });

  test.each([
    "20 min easy, then 10 km.",
    "On 3 December I ran 10 km, and then I slept",
    "I was fitter then.",
    "Sessions of 60 minutes at most, 8 to 10 reps, and nothing hard then",
    "The pool is closed from 21 December to 3 January. Monday and Friday I work late so nothing then.",
    "Das Bad ist vom 21. Dezember bis 3. Januar zu. Montags arbeite ich lang, also nichts Hartes dann.",
  ])("near miss, as it was written: %s", (text) => expect(withTimesSpelledOut(text)).toBe(text));
});

test("a closed pool takes the swims alone, and what is said of a weekday is of that weekday", () => {
  const { days } = daysOf("The pool is closed from 21 December to 3 January. Monday and Friday I work late so nothing then.");
  expect(days.filter(({ from }) => from !== undefined)).toEqual([expect.objectContaining({ closed: ["swim"], from: "2026-12-21" })]);
  expect(days.filter(({ isOff }) => isOff === true).map(({ weekdays }) => weekdays)).toEqual([[1, 5]]);
});

describe("another place from one day to another", () => {
  test.each([
    "We're at my parents-in-law from 24 to 27 December, I can run there but there's no gym.",
    "From 24 to 27 December I'm in a hotel. No gym there.",
    "Vom 24. bis 27. Dezember sind wir bei den Schwiegereltern, laufen kann ich dort, aber es gibt kein Fitnessstudio",
  ])("has no gym on those days alone: %s", (text) =>
    expect(daysOf(text).days).toEqual([expect.objectContaining({ only: [], from: "2026-12-24", until: "2026-12-27" })]),
  );

  test("without dates it is everywhere", () => expect(daysOf("There's no gym.").days.every(({ from }) => from === undefined)).toBe(true));
});
