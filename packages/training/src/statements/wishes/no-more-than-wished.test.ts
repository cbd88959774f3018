import { expect, test } from "vitest";
import { NO_LIMITS } from "../../health/limits.ts";
import { readWeekWishes } from "../../free-text/week-wishes.ts";
import { readEquipment } from "../../free-text/kit/equipment-sentence.ts";
import { findDislikedNames, likedNames } from "../wished-exercises/wished-objects.ts";
import { readWishes } from "./wishes.ts";

const TODAY = "2026-11-30";

test.each([
  "so those two nights are late starts for me",
  "The app asked me which weekdays and I just ticked something, it wont match.",
  "Welche Wochentage, hat die App gefragt",
  "On days on I can do max 30 min",
  "An Diensttagen gehen höchstens 30 Minuten",
  "ramadan starts around 8 feb, for that month I train after iftar, 40 mins max",
  "Used to pull 210, 5k 21:30.",
  "Normally 60k a week and 2 gym sessions.",
  "Normalerweise 50 km die Woche",
])("holds back no week: %s", (text) => {
  const { days, findings } = readWishes(text, TODAY);
  expect(days).toEqual([]);
  expect(findings).toEqual([]);
});

test.each([
  ["40 mins max, I have kids", { sessionMinutes: 40 }],
  ["donc deux sorties par semaine max", { runsPerWeek: 2 }],
  ["no runs over 5k please", { runMetres: 5000 }],
  ["60k a week max", { weeklyRunMetres: 60_000 }],
] as const)("a limit stays one: %s", (text, limits) => {
  expect(readWishes(text, TODAY).findings.map((finding) => finding.limits)).toEqual([expect.objectContaining(limits)]);
});

test("two days a week are two days", () => {
  expect(readWishes("two days a week is my max", TODAY).days).toMatchObject([{ mostDays: 3 }]);
});

test.each(["I'd like until Christmas with no running over 10k", "Bis Weihnachten kein Laufen über 10 km"])(
  "how far is no ban: %s",
  (text) => {
    const { days, findings } = readWishes(text, TODAY);
    expect(days.filter(({ closed }) => closed.includes("run"))).toEqual([]);
    expect(findings.some(({ limits }) => (limits.runMetres ?? NO_LIMITS.runMetres) === 10_000)).toBe(true);
  },
);

test("no running until Christmas is one", () => {
  expect(readWishes("no running until Christmas", TODAY).days).toMatchObject([{ closed: ["run"], until: "2026-12-25" }]);
});

test.each([
  "please dont treat me like I've never seen a barbell",
  "Dog comes on the easy runs",
  "Bitte nicht mehr Rad, eher Laufen und Kraft",
  "My cardiologist is happy",
])("is no dislike of what it names: %s", (text) => {
  const names = findDislikedNames(text);
  expect([...names].filter((name) => /squat|run/iu.test(name))).toEqual([]);
});

test("how long a day in the living room is stands behind it", () => {
  const { wishes } = readWeekWishes("I'm home with the kids every Wednesday so Wed is in the living room, 20 min tops.", TODAY, true);
  expect(wishes.flatMap(({ days }) => days)).toMatchObject([
    { weekdays: [3], isOwn: true },
    { weekdays: [3], minutes: 20 },
  ]);
});

test.each([
  "I have 2 kettlebells (16 and 24) and a pull up bar at home and use the uni gym, so until 18 December and then again from 25 Jan.",
])("what stands at home is all there is once the gym is closed: %s", (text) => {
  expect(readEquipment(text, TODAY, true).limits).toMatchObject([{ from: "2026-12-19", until: "2027-01-24" }]);
});

test("what somebody rides is no list of a gym", () => {
  const { limits } = readEquipment("I bike, I've got a Wahoo trainer in the garage and a gravel bike.", TODAY, true);
  expect(limits.filter(({ only }) => only !== undefined)).toEqual([]);
});

test.each(["If there's a burpee in week 1 I'm asking for a refund lol", "If there are burpees I quit"])(
  "a threat is no like: %s",
  (text) => {
    expect([...likedNames(text)]).toEqual([]);
    expect(findDislikedNames(text)).toContain("Burpee");
  },
);

test("what is done where there is a pool stays a like", () => {
  expect([...likedNames("If there is a pool I'd swim")]).not.toEqual([]);
});
