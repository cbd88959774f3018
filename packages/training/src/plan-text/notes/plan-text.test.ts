import { expect, test } from "vitest";
import { START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { addDays } from "../../calendar/day.ts";
import { printWeek } from "../explain/print-plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { PlanNote } from "../../model/plan.ts";

const EVERYTHING =
  "dead bug, bridge, ring row, wall slide, retraction, breathing, cat, stretch, drill, plank, bike, walk, swim, row, ski, elliptical, run, ride, " +
  "press, squat, lunge, push-up, clamshell, abduction, raise, bird dog, hold, rolling, pool, swing, hop, jump, burpee, crawl, step";

test("what has healed is said in the first block only", () => {
  const athlete: Athlete = { ...HYBRID, injuries: "old ankle sprain 2022" };
  expect(texts(athlete, "injury")).toEqual([
    '"old ankle sprain 2022" counts as healed, so nothing is limited. If it comes back, say so in your profile.',
  ]);
  expect(texts(athlete, "injury", 6)).toEqual([]);
});

test("regions, dates and races are named as people name them", () => {
  expect(texts({ ...HYBRID, injuries: "groin strain, 4/10" }, "injury").join(" ")).toContain("moderate hip or groin problem");
  const race = { name: "Parkrun", type: "5k", date: "2026-12-19", priority: "C" as const };
  expect(texts({ ...HYBRID, competitions: [race] }, "taper").join(" ")).toContain("Parkrun on Saturday 19 December 2026");
  expect(texts({ ...HYBRID, competitions: [race] }, "taper").join(" ")).toContain("in the last three days");
});

test("every race of the season is named once: how it fits, and its goal in paces", () => {
  const athlete: Athlete = {
    ...HYBRID,
    focus: "running",
    conditioning: { run5k: 1200 },
    competitions: [
      { name: "City 10", type: "10k", date: "2027-04-18", priority: "A", goal: 2400 },
      { name: "Spring half", type: "half marathon", date: "2027-03-14", priority: "B" },
      { name: "Parkrun", type: "5k", date: "2027-02-20", priority: "C" },
    ],
  };
  const [parkrun, half, city, ...more] = texts(athlete, "taper");
  expect(more).toEqual([]);
  expect(parkrun).toMatch(
    /^Parkrun on Saturday 20 February 2027 \(C race, \d+ weeks after this plan\): no taper, only an easy day before it/u,
  );
  expect(half).toMatch(/^Spring half .*\(B race.*lighter days before it and \d easy days after it/u);
  expect(city).toMatch(/^City 10 .*\(A race.*Your goal of 40:00 is 4:00 \/km\. Your numbers say about 41:30, 4:09 \/km/u);
});

test("a race on the first day of a plan is still the race it leads to, by what was run before", () => {
  const athlete: Athlete = {
    ...HYBRID,
    focus: "hyrox",
    competitions: [{ name: "Hyrox Vienna", type: "hyrox", date: START, priority: "A" }],
  };
  const result = generatePlan(athlete, { startDate: START, weeks: 5 });
  expect(result.kind === "plan" ? result.plan.demand : undefined).toMatchObject({ race: "Hyrox Vienna", date: START });
  expect(texts(athlete, "wish-not-met").join(" ")).not.toContain("reaches 0 km");
});

test("a holiday that empties a week says so and names what fits", () => {
  const athlete: Athlete = { ...HYBRID, absences: [{ from: addDays(START, 7), to: addDays(START, 13), reason: "holiday" }] };
  expect(texts(athlete, "away").join(" ")).toMatch(/holiday, so week 2 has no session\. If you feel like it.* min of /u);
  const week = planOf(athlete).weeks[1];
  expect(week === undefined ? "" : printWeek(planOf(athlete), week)).toContain("If you feel like it");
});

test("only estimated lifts that the plan uses are named", () => {
  expect(texts(HYBRID, "estimate").join(" ")).not.toContain("snatch");
  expect(texts({ ...HYBRID, focus: "crossfit" }, "estimate").join(" ")).toContain("snatch");
});

test("a powerlifter hears that the bench press is an estimate", () => {
  expect(texts({ ...HYBRID, focus: "powerlifting" }, "estimate").join(" ")).toContain("bench press maximum of");
});

test("without a run time the plan says what a 5 km time would add", () => {
  expect(texts({ ...HYBRID, conditioning: {} }, "missing").join(" ")).toContain("Enter a 5 km time to get paces and distances");
});

test("a marathon that cannot be reached in time is said first, and the plan prepares the distance that fits", () => {
  const athlete: Athlete = {
    ...HYBRID,
    focus: "running",
    competitions: [{ name: "Marathon", type: "marathon", date: "2026-12-27", priority: "A" }],
  };
  const plan = planOf(athlete);
  expect(plan.notes[0]?.text).toMatch(
    /^Not ready for Marathon on Sunday 27 December 2026: .* So this plan prepares you to finish a half marathon on that day/u,
  );
  expect(plan.notes[0]?.text).toContain("or confirm Marathon in your profile");
  expect(plan.demand).toMatchObject({ race: "Marathon", readiness: "not-ready", instead: { shorter: "a half marathon" } });
  expect(plan.demand?.instead?.readyFrom && plan.demand.instead.readyFrom > "2026-12-27").toBe(true);
  const race = plan.weeks.flatMap((week) => week.sessions).find((session) => session.code === "RACE");
  expect(race?.title).toBe("Race day: a half marathon (instead of Marathon)");
  expect(race?.blocks.mainWorkout.reduce((sum, { dose }) => sum + (dose.metres ?? 0), 0)).toBe(21_098);
});

test("a marathon that is confirmed all the same prints no expected time", () => {
  const athlete: Athlete = {
    ...HYBRID,
    focus: "running",
    competitions: [{ name: "Marathon", type: "marathon", date: "2026-12-27", priority: "A", isConfirmed: true }],
  };
  expect(texts(athlete, "wish-not-met").join(" ")).toMatch(
    /^Not ready for Marathon on Sunday 27 December 2026: your longest run before it is [\d.]+ km; \d+ km would be enough preparation/u,
  );
  const race = planOf(athlete)
    .weeks.flatMap((week) => week.sessions)
    .find((session) => session.code === "RACE");
  expect(race?.mainFormat?.target).toBeUndefined();
});

test("a disliked movement that cannot be avoided is explained", () => {
  const athlete: Athlete = { ...HYBRID, focus: "general", equipment: [], dislikes: EVERYTHING };
  expect(texts(athlete, "wish-not-met").join(" ")).toContain("you would rather not do it, but");
});

function texts(athlete: Athlete, kind: PlanNote["kind"], firstMacroWeek = 1): string[] {
  return planOf(athlete, firstMacroWeek)
    .notes.filter((note) => note.kind === kind)
    .map((note) => note.text);
}

function planOf(athlete: Athlete, firstMacroWeek = 1) {
  const result = generatePlan(athlete, { startDate: START, firstMacroWeek });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}
