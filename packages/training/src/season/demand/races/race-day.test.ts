import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAthlete, START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { addDays } from "#training/calendar/day.ts";
import { competitionFormat } from "#training/catalogue/competition-format.ts";
import { HYROX_STATIONS } from "#training/catalogue/race-formats.ts";
import { readInjuries } from "#training/injuries/read-injuries.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import type { Plan } from "#training/model/plan.ts";
import { raceDay } from "./race-day.ts";

describe("the event is never substituted", () => {
  test("neither at home without a machine nor with an injury", () => {
    const plan = planOf({ ...HYBRID, equipment: ["dumbbells"], injuries: "left knee pain 5/10, right shoulder pain 4/10" }, "hyrox");
    const names = raceOf(plan).blocks.mainWorkout.map(({ name }) => name);
    expect(names.filter((name) => name !== "Tempo run")).toEqual(HYROX_STATIONS.map(({ exercise }) => exercise));
    const meet = planOf({ ...HYBRID, equipment: ["dumbbells"], injuries: "low back pain 2/10" }, "powerlifting meet");
    expect(raceOf(meet).blocks.mainWorkout.map(({ name }) => name)).toEqual(["Back squat", "Bench press", "Deadlift"]);
  });

  test("for any athlete and any race", () => {
    const events = [
      "hyrox",
      "hyrox doubles",
      "marathon",
      "10k",
      "70.3 triathlon",
      "crossfit throwdown",
      "powerlifting meet",
      "weightlifting meet",
    ];
    fc.assert(
      fc.property(anyAthlete, fc.constantFrom(...events), (athlete, type) => {
        const result = generatePlan(
          { ...athlete, competitions: [{ type, date: addDays(START, 19), priority: "A" }] },
          { startDate: START },
        );
        if (result.kind !== "plan") return;
        expect(raceOf(result.plan).blocks.mainWorkout.filter(({ replaced }) => replaced !== undefined)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test("what was never trained is named", () => {
    const plan = planOf({ ...HYBRID, equipment: ["dumbbells"] }, "hyrox");
    const text = plan.notes.map((note) => note.text).find((note) => note.includes("includes work this plan does not train"));
    expect(text).toContain("Sled push (it needs a sled, which you do not have)");
  });
});

/** The tables of return-ladders.md section 9: what was told, the event, the state. */
test.each([
  ["", "marathon", "go"],
  ["calf pain 1/10", "marathon", "go"],
  ["tight calf 2/10", "half marathon", "go"],
  ["calf pain 3/10", "marathon", "go"],
  ["calf pain 4/10", "marathon", "do-not-start"],
  ["calf pain 5/10", "10k", "adapt"],
  ["shin pain 2/10", "marathon", "do-not-start"],
  ["shin pain 3/10", "10k", "do-not-start"],
  ["shin pain 5/10", "powerlifting meet", "go"],
  ["knee pain 3/10", "hyrox", "go"],
  ["knee pain 4/10", "hyrox", "do-not-start"],
  ["knee pain 4/10", "half marathon", "adapt"],
  ["hamstring pain 3/10", "powerlifting meet", "do-not-start"],
  ["lower back pain 1/10", "powerlifting meet", "go"],
  ["lower back pain 2/10", "powerlifting meet", "adapt"],
  ["lower back pain 3/10", "powerlifting meet", "do-not-start"],
  ["lower back pain 3/10", "hyrox", "do-not-start"],
  ["lower back pain 3/10", "hyrox doubles", "adapt"],
  ["lower back pain 4/10", "hyrox doubles", "do-not-start"],
  ["shoulder pain 4/10", "10k", "go"],
  ["shoulder pain 3/10", "sprint triathlon", "go"],
  ["shoulder pain 4/10", "sprint triathlon", "do-not-start"],
  ["neck pain 3/10", "marathon", "do-not-start"],
  ["ankle pain 7/10", "5k", "do-not-start"],
  ["I am 20 weeks pregnant", "hyrox", "do-not-start"],
] as const)("%j before a %s: %s", (injuries, type, state) => {
  const format = competitionFormat(type);
  if (format === undefined) throw new Error(`${type} is no event`);
  expect(raceDay({ format, priority: "A" }, readInjuries(injuries, START)).state).toBe(state);
});

test.each(["wrist pain 2/10", "shoulder pain 3/10", "knee pain 3/10"])(
  "a weightlifting meet is advised by its own lifts: %s",
  (injuries) => {
    const format = competitionFormat("weightlifting meet");
    if (format === undefined) throw new Error("no event");
    const { advice } = raceDay({ format, priority: "A" }, readInjuries(injuries, START));
    expect(advice).toMatch(/clean and jerk|first attempts/u);
    expect(advice).not.toMatch(/bench press|squat/u);
    const race = { type: "weightlifting meet", date: addDays(START, 12), priority: "A" } as const;
    const { title, description, notes } = planFor({ ...HYBRID, focus: "strength", injuries, competitions: [race] });
    expect(`${title} ${description} ${notes.map(({ text }) => text).join(" ")}`).not.toMatch(/after the race|at the same speed/u);
  },
);

test.each([
  ["no heavy lifting for 3 weeks, doctor", 40, "82.5%"],
  ["no heavy lifting for 3 weeks, doctor", 10, "60%"],
  ["no heavy lifting for 3 weeks, doctor", 60, undefined],
])("a limit that ends before the meet leaves what its way back leaves: %s, %d days before", (injuries, days, percent) => {
  const format = competitionFormat("powerlifting meet");
  if (format === undefined) throw new Error("no event");
  const { advice } = raceDay({ format, priority: "A", date: addDays(START, days) }, readInjuries(injuries, START));
  if (percent === undefined) expect(advice).toBe("");
  else expect(advice).toContain(`every lift stays at or below ${percent}`);
});

test.each([
  [20, "do-not-start"],
  [50, "go"],
] as const)("who may hold nothing overhead on the day starts in no weightlifting meet: %d days", (days, state) => {
  const format = competitionFormat("weightlifting meet");
  if (format === undefined) throw new Error("no event");
  const reading = readInjuries("physio says nothing overhead for 4 weeks", START);
  expect(raceDay({ format, priority: "A", date: addDays(START, days) }, reading).state).toBe(state);
});

function planFor(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: START, weeks: 5 });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(raceOf(result.plan).title).toMatch(/^Meet day/u);
  return result.plan;
}

test("a race of priority C is not started at 4 of 10", () => {
  expect(raceDay({ format: { kind: "running", distance: 10_000 }, priority: "C" }, readInjuries("knee pain 4/10", START)).state).toBe(
    "do-not-start",
  );
});

test("with limits no time is expected", () => {
  const history = { weeklyRun: { value: 45_000, source: "logged" }, longestRun: { value: 15_000, source: "logged" } } as const;
  const careful = raceOf(planOf({ ...HYBRID, focus: "running", history, injuries: "knee pain 4/10" }, "10k", { days: 12 }));
  expect(careful.mainFormat?.target).toBeUndefined();
  const [usual] = raceOf(planOf({ ...HYBRID, focus: "running", history }, "10k")).blocks.mainWorkout;
  // One order for the whole race: an even effort, ten to twenty seconds per kilometre behind the numbers.
  expect(careful.blocks.mainWorkout).toHaveLength(1);
  expect((careful.blocks.mainWorkout[0]?.pace?.fastest ?? 0) - (usual?.pace?.fastest ?? 0)).toBeGreaterThanOrEqual(10);
  expect(careful.intensityLevel).toBeLessThanOrEqual(7);
  expect(raceOf(planOf({ ...HYBRID, focus: "running", history, injuries: "knee pain 3/10" }, "10k")).mainFormat?.target).toBeDefined();
});

test("the advice stands on the day and in the notes, with the words it was read from, and asks for the number that is missing", () => {
  const plan = planOf({ ...HYBRID, injuries: "left knee pain" }, "hyrox");
  expect(raceOf(plan).description).toMatch(/^You can start\. If the knee \("left knee pain", read as 3\/10\) hurts/u);
  expect(raceOf(plan).description).toContain("Enter your pain from 0 to 10");
  const worse = planOf({ ...HYBRID, injuries: "left knee pain 4/10" }, "hyrox", { days: 12 });
  expect(raceOf(worse).description).toMatch(/^Do not start with the knee \("left knee pain 4\/10"/u);
  expect(worse.notes.map((note) => note.text)).toContainEqual(expect.stringContaining("Try it two to four days before"));
});

function planOf(athlete: Athlete, type: string, { priority = "A", days = 33 }: { priority?: "A" | "C"; days?: number } = {}): Plan {
  const result = generatePlan({ ...athlete, competitions: [{ type, date: addDays(START, days), priority }] }, { startDate: START });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

function raceOf(plan: Plan) {
  const race = plan.weeks.flatMap((week) => week.sessions).find(({ code }) => code === "RACE");
  if (race === undefined) throw new Error("no race");
  return race;
}

test.each([
  ["left knee pain 4/10", "hyrox", "do not start, and defer"],
  ["dull lower back ache 3/10 after deadlifts", "powerlifting meet", "do not start, and defer"],
  ["right shoulder pinches overhead 4/10", "hyrox", "start with limits: small sets at the stations"],
])("weeks ahead nothing is decided by a number of today, and the day is planned whole: %s, %s", (injuries, type, today) => {
  const race = raceOf(planOf({ ...HYBRID, injuries }, type));
  expect(race.description).toMatch(/^Whether the .*\d\/10 now\) lets you start is decided in the last two weeks/u);
  expect(race.description).toContain(`as it is today, ${today}`);
  expect(race.title).not.toContain("only if you may start");
  expect(JSON.stringify(race.blocks)).not.toContain("Only if you are cleared");
});

test("what hurts decides the start, so the trial before a Hyrox holds it", () => {
  const sessions = planOf({ ...HYBRID, injuries: "right shoulder pinches overhead, wall balls and presses 4/10" }, "hyrox", {
    days: 13,
  }).weeks.flatMap((week) => week.sessions);
  const trial = sessions.find(({ title }) => title.startsWith("Trial before the race"));
  const names = trial?.blocks.mainWorkout.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(["Wall ball", "Ski erg"]));
  // The legs have no part in it: their sleds and their running are those of the race.
  const race = sessions.find(({ code }) => code === "RACE");
  expect(race?.blocks.mainWorkout.find(({ name }) => name === "Tempo run")?.pace).toBeDefined();
});

test("a shoulder keeps nobody from a run", () => {
  const plan = planOf({ ...HYBRID, focus: "running", injuries: "right shoulder pinches overhead 4/10" }, "10k", { priority: "C" });
  expect(raceOf(plan).description).not.toContain("Do not start");
});
