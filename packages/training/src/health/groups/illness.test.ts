import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { raceDay } from "../../season/demand/races/race-day.ts";
import { readAthlete } from "../../injuries/read-injuries.ts";
import { readingLater } from "../../injuries/reading-later.ts";

const TODAY = "2026-11-30";

function read(injuries: string, more: Partial<Athlete> = {}) {
  return readAthlete({ ...HYBRID, injuries, ...more }, TODAY);
}

/** The effort that the first week leaves (return-ladders.md section 6). */
test.each([
  ["none, just had the flu, cough still there in the morning", 4],
  ["Grippe bis Freitag, seit zwei Tagen fieberfrei, huste noch", 4],
  ["Just got over the flu, no fever for 4 days", 4],
  ["had a cold last week, nose still runny", 5],
  ["Gastro la semaine dernière, ça va mieux", 5],
  ["On antibiotics for a sinus infection until Thursday", 4],
  ["Fever on Friday and Saturday, fine again since yesterday", 4],
  ["Llevo una semana con tos y mocos, sin fiebre", 4],
])("%j is an illness, and effort stays at RPE %i", (text, rpe) => {
  const { health, redFlags, unread } = read(text);
  expect(health.findings.map(({ group }) => group)).toContain("illness");
  expect(health.limits).toMatchObject({ rpe, hardDays: 0, scoredMinutes: 0, tests: false });
  expect([redFlags, unread]).toEqual([[], []]);
});

test.each([
  "I get the odd cold in winter",
  "flu jab on Tuesday",
  "had covid in 2022",
  "man flu last month, fully over it",
  "no flu, no cough",
])("%j changes nothing", (text) => {
  expect(read(text).health.findings).toEqual([]);
});

test("short breath after an illness belongs to a doctor first", () => {
  expect(read("covid three weeks ago, still out of breath on the stairs").health.limits.clearance).toBe("required");
});

test("an illness of the calendar that ended within two weeks keeps the first week easy", () => {
  const { health } = read("", { absences: [{ reason: "illness", from: "2026-11-20", to: "2026-11-27" }] });
  expect(health.limits).toMatchObject({ rpe: 5, hardDays: 0 });
  expect(read("", { absences: [{ reason: "illness", from: "2026-11-01", to: "2026-11-08" }] }).health.findings).toEqual([]);
});

test("the limits go week by week", () => {
  const athlete: Athlete = { ...HYBRID, injuries: "flu last week, cough still there" };
  const reading = readAthlete(athlete, TODAY);
  const later = [0, 1, 2, 3].map((weeks) => readingLater(athlete, reading, TODAY, { health: weeks, injury: weeks }).health.limits.rpe);
  expect(later).toEqual([4, 5, 7, 10]);
});

test.each([
  ["2026-12-05", "do-not-start"],
  ["2026-12-13", "adapt"],
  ["2027-01-10", "go"],
] as const)("a race on %s after a cough told on 30 November: %s", (date, state) => {
  const race = { format: { kind: "hyrox", sleds: true, doubles: false }, priority: "A", date } as unknown as Parameters<typeof raceDay>[0];
  expect(raceDay(race, read("cough still there in the morning")).state).toBe(state);
});

test.each(["I'll have my shoes", "so I’ll wave at the photographer", "she'll be there and I'll run"])(
  "a contraction is no illness: %s",
  (text) => expect(read(text).health.findings).toEqual([]),
);

test.each(["I'm ill", "I was ill last week, I'll rest", "I'll train with this cold"])(
  "an illness beside a contraction stays one: %s",
  (text) => expect(read(text).health.findings.map(({ group }) => group)).toContain("illness"),
);
