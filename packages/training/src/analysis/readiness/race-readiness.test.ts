import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { formatClock } from "../../units/format.ts";
import { type RaceGoals, raceReadiness } from "./race-readiness.ts";
import { readTargetTime, readTargetWeight } from "./target.ts";

const TODAY = "2026-11-22";
const ATHLETE: Athlete = {
  ...HYBRID,
  sex: "male",
  level: "intermediate",
  strength: { oneRepMax: { backSquat: 140, deadlift: 180, cleanAndJerk: 100, snatch: 80, overheadPress: 60 }, recordedOn: TODAY },
  gymnastics: { strictPullUps: 10, recordedOn: TODAY },
  conditioning: { run5k: 1300, run10k: 2700, row500m: 95, recordedOn: TODAY },
};
const NOTHING: Athlete = { ...ATHLETE, strength: { oneRepMax: {} }, gymnastics: {}, conditioning: {} };

function lines(race: Partial<RaceGoals>, athlete = ATHLETE) {
  const all = raceReadiness(athlete, { name: "Race", type: "hyrox", date: "2027-02-06", priority: "A", goals: [], ...race }, TODAY);
  return Object.fromEntries(all.map((line) => [line.name, line]));
}

describe("targets in words", () => {
  test.each([
    ["sub 1:15:00", 2700, 4500],
    ["1:15", 2700, 4500],
    ["75:00", 2700, 4500],
    ["75 min", 2700, 4500],
    ["1h15", 2700, 4500],
    ["under 2 hours", 2700, 7200],
    ["top 10", 2700, undefined],
    ["0:30", 2700, undefined],
    ["20:00", 667, 1200],
  ])("%s is %d seconds or more", (text, fastest, seconds) => {
    expect(readTargetTime(text, fastest)).toBe(seconds);
  });

  test.each([
    ["520 kg total", 520],
    ["152,5", 152.5],
    ["top 3", undefined],
  ])("%s", (text, kilograms) => {
    expect(readTargetWeight(text)).toBe(kilograms);
  });

  test("pounds are kilograms", () => {
    expect(readTargetWeight("315 lb")).toBeCloseTo(142.88, 2);
  });
});

describe("a Hyrox", () => {
  test("the official weights of the division beside the lifts, the finish as an estimate against the target", () => {
    const found = lines({ target: "sub 1:20:00" });
    expect(found["Sled push 152 kg"]?.note).toBe("The official weight is 109% of your back squat of 140 kg.");
    expect(found["Sled push 152 kg"]).toMatchObject({ standing: found["Runs"]?.standing, asks: expect.stringMatching(/^\d:\d\d$/u) });
    const aimless = lines({});
    expect(aimless["Sled push 152 kg"]).toMatchObject({ have: "109% of your back squat", standing: "known" });
    expect(aimless["Farmers carry 2 × 24 kg"]).toMatchObject({ have: "27% of your deadlift" });
    expect(found["Finish"]).toMatchObject({ asks: "1:20:00", estimated: true, standing: "short" });
    expect(found["Runs"]?.standing).toBe("short");
    expect(Object.keys(lines({ name: "Hyrox Pro" }))).toContain("Sled push 202 kg");
  });

  test("a target that leaves no room for the stations", () => {
    expect(lines({ target: "47:00" })["Runs"]).toMatchObject({ standing: "short", note: expect.stringContaining("too little time for") });
  });

  test("the pace of a target is the one that the plan names", () => {
    const paces = [4500, 4650, 4800, 4950].flatMap((goal) => {
      const competition = { name: "Race", type: "hyrox", date: "2027-02-06", priority: "A", goal } as const;
      const result = generatePlan({ ...ATHLETE, focus: "hyrox", competitions: [competition] }, { startDate: "2026-11-23", weeks: 4 });
      const head = result.kind === "plan" ? result.plan.notes.map(({ text }) => text).join("\n") : "";
      const [, pace] = /needs about runs at (\d:\d\d \/km)/u.exec(head) ?? [];
      return pace === undefined ? [] : [{ pace, asks: lines({ target: formatClock(goal) })["Runs"]?.asks }];
    });
    expect(paces.length).toBeGreaterThan(0);
    for (const { pace, asks } of paces) expect(asks).toBe(pace);
  });

  test("what is not known says what would tell it", () => {
    const found = lines({ target: "1:20:00" }, NOTHING);
    expect(found["Finish"]).toMatchObject({ standing: "unknown", asks: "1:20:00", note: "Enter a 5 km or 10 km time in your profile." });
    expect(found["Sled push 152 kg"]?.standing).toBe("unknown");
  });
});

describe("a running race", () => {
  test("its prediction, and the 5 km that goes with the target", () => {
    const found = lines({ type: "running", name: "City 10 km", target: "44:00" });
    expect(found["Finish over 10 km"]).toMatchObject({ asks: "44:00", estimated: true, standing: "short" });
    expect(found["5 km"]).toMatchObject({ have: "21:40", standing: "short" });
    expect(lines({ type: "running", name: "City 10 km", target: "50:00" })["Finish over 10 km"]?.standing).toBe("reached");
  });

  test("a marathon is slower than VDOT alone says, and its target says so of the 5 km too", () => {
    const finish = lines({ type: "running", name: "Vienna Marathon", target: "3:30" });
    expect(finish["Finish over 42.2 km"]).toMatchObject({ asks: "3:30:00", standing: "short" });
    expect(finish["10 km"]?.asks?.slice(0, 2)).toBe("43");
  });

  test("without a distance there is nothing to predict", () => {
    expect(lines({ type: "running", name: "Trail fun" })).toEqual({});
  });
});

test("a meet: the total of its lifts against the target", () => {
  const found = lines({ type: "weightlifting", name: "Club meet", target: "175 kg" });
  expect(found).toMatchObject({
    Total: { have: "180 kg", asks: "175 kg", standing: "reached" },
    Snatch: { have: "80 kg", standing: "known" },
  });
  expect(lines({ type: "other", name: "IPF nationals" })["Bench press"]?.estimated).toBe(true);
  expect(lines({ type: "weightlifting" }, NOTHING)["Total"]?.standing).toBe("unknown");
});

test("CrossFit and triathlon show what decides them", () => {
  expect(lines({ type: "crossfit" })).toMatchObject({ "Strict pull-ups": { have: "10" }, "Back squat": { have: "140 kg" } });
  expect(lines({ type: "crossfit" }, NOTHING)["Strict pull-ups"]?.standing).toBe("unknown");
  expect(lines({ type: "triathlon", name: "Sprint" })).toMatchObject({
    "Run of 5 km, fresh": { estimated: true },
    "Functional threshold power": { standing: "unknown" },
  });
});

test("a goal is held against its benchmark, also in pounds, and stands in place of the line without a target", () => {
  const goals = [
    { name: "Back squat", target: "150 kg" },
    { name: "5 km run", target: "22:00" },
    { name: "Strict pull-ups", target: "12" },
    { name: "Row 500 m", target: "1:34" },
    { name: "Podium", target: "top 3" },
    { name: "Snatch" },
  ];
  expect(lines({ type: "crossfit", goals })).toMatchObject({
    "Back squat": { have: "140 kg", asks: "150 kg", standing: "short" },
    "5 km": { standing: "reached" },
    "Strict pull-ups": { asks: "12", standing: "short" },
    "500 m row": { have: "1:35", asks: "1:34", standing: "short" },
    Snatch: { standing: "known" },
  });
  expect(lines({ goals }, { ...ATHLETE, units: "lb" })["Back squat"]).toMatchObject({ have: "309 lb", asks: "331 lb" });
});
