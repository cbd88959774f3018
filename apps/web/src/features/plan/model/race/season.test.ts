import type { DemandItem } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import { getLadders } from "./ladder.ts";
import { getSeason, raceOfPlan } from "./season.ts";
import { item, plan, session, START } from "../sample-plan.ts";

const TODAY = "2026-11-18";
const race = { name: "Hyrox Berlin", date: "2027-02-13", words: "hyrox" };

describe("the season to a race", () => {
  test("is the weeks of the plan and those after it, the race last", () => {
    const season = getSeason({ plan: plan(), race, today: TODAY })!;
    expect(season.weeks).toHaveLength(13);
    expect(season.weeks.map(({ state }) => state).slice(0, 4)).toEqual(["now", "planned", "ahead", "ahead"]);
    expect(season.weeks.map(({ planWeek }) => planWeek).slice(0, 3)).toEqual([1, 2, undefined]);
    expect(season.weeks.at(-1)).toMatchObject({ isRace: true, number: 13 });
    expect(season.weeks.every(({ iron, pace }) => iron <= 1 && pace <= 1)).toBe(true);
    expect(season.phases.at(-1)).toMatchObject({ name: "taper", to: 13 });
    expect(season.weeksLeft).toBe(13);
  });

  test("marks tests, simulations and smaller races at their weeks", () => {
    const sessions = [
      session({ id: "a", date: "2026-11-19", title: "5 km test", updates: ["run5k"] }),
      session({ id: "b", week: 2, date: "2026-11-25", title: "Half Hyrox simulation" }),
      session({ id: "c", date: START, title: "Old test", updates: ["run5k"] }),
    ];
    const season = getSeason({ plan: plan({ sessions }), race, others: [{ name: "City 10 km", date: "2026-12-20" }], today: TODAY })!;
    expect(season.events.map(({ kind, column }) => [kind, column])).toEqual([
      ["test", 1],
      ["simulation", 2],
      ["race", 5],
      ["race", 13],
    ]);
  });

  test("a race within the plan ends it; without a plan it begins this week; one that is over has none", () => {
    expect(getSeason({ plan: plan(), race: { ...race, date: "2026-11-21" }, today: TODAY })!.weeks).toHaveLength(1);
    expect(getSeason({ plan: null, race, today: TODAY })!.weeks[0]).toMatchObject({ startDate: START, state: "now" });
    expect(getSeason({ plan: plan(), race: { ...race, date: "2026-11-17" }, today: TODAY })).toBeUndefined();
  });

  test("the plan names its race, and the sport where the name does not", () => {
    const demand = { race: "Berlin", date: "2027-02-13", level: "", reach: 1, readiness: "ready" as const, items: [] };
    expect(raceOfPlan(plan(), demand).words).toBe("hyrox");
    expect(raceOfPlan(plan(), { ...demand, race: "City Marathon" }).words).toBe("City Marathon");
  });
});

describe("ladders", () => {
  const longest: DemandItem = { name: "longest run", needed: 28, reached: 26, inPlan: 16, unit: "km", isCovered: false };
  const long = (week: number, date: string, kilometres: number, completed = false) =>
    session({
      id: `l${week}`,
      week,
      date,
      distance: 1000 * kilometres,
      completed,
      blocks: { warmup: [], strength: [], skill: [], mainWorkout: [item({ name: "Easy run" })], cooldown: [] },
    });

  test("of the longest run are its weeks: done, planned, what the season adds, the race", () => {
    const sessions = [long(1, START, 14, true), long(2, "2026-11-25", 16)];
    const [ladder] = getLadders([longest], plan({ sessions }), TODAY);
    expect(ladder).toMatchObject({ figure: 14, standing: "on-the-way" });
    expect(ladder!.steps.map(({ state, value }) => [state, value])).toEqual([
      ["now", 14],
      ["planned", 16],
      ["ahead", 26],
      ["race", 28],
    ]);
  });

  test("long runs are counted week by week, and are covered when so many of them are done", () => {
    const runs: DemandItem = {
      name: "long runs of 12.5 km or more",
      needed: 2,
      reached: 14,
      inPlan: 2,
      unit: "times",
      isCovered: true,
    };
    const sessions = (isSecondDone: boolean) => [
      long(1, START, 14, true),
      long(1, "2026-11-17", 9, true),
      long(2, "2026-11-25", 16, isSecondDone),
    ];
    const [ladder] = getLadders([runs], plan({ sessions: sessions(false) }), TODAY);
    expect(ladder).toMatchObject({ figure: 1, standing: "on-the-way", isForecast: false });
    expect(ladder!.steps.map(({ state, value }) => [state, value])).toEqual([
      ["now", 1],
      ["planned", 2],
      ["race", 2],
    ]);
    const [done] = getLadders([runs], plan({ sessions: sessions(true) }), "2026-11-26");
    expect(done).toMatchObject({ figure: 2, standing: "covered" });
  });

  test("of a week's running the best week that is done counts, with the runs between stations and without the machines", () => {
    const needed: DemandItem = { name: "most running in a week", needed: 16, reached: 18, inPlan: 17, unit: "km", isCovered: true };
    const blocks = (...mainWorkout: ReturnType<typeof item>[]) => ({ warmup: [], strength: [], skill: [], mainWorkout, cooldown: [] });
    const run = (name: string, metres: number, sets = 1) => item({ name, sets, dose: { totalSeconds: 600, metres } });
    const compromised = blocks(run("Tempo run", 1000, 6), run("Ski erg", 1000), run("Sled push", 50));
    const week = (number: number, date: string, kilometres: number, completed: boolean) => [
      session({ id: `c${number}`, week: number, date, distance: 7050, blocks: compromised, completed }),
      session({
        id: `r${number}`,
        week: number,
        date,
        distance: 1000 * kilometres,
        blocks: blocks(run("Long run", 1000 * kilometres)),
        completed,
      }),
    ];
    const sessions = [...week(1, START, 10, true), ...week(2, "2026-11-24", 11, false)];
    const [ladder] = getLadders([needed], plan({ sessions }), "2026-11-23");
    expect(ladder).toMatchObject({ figure: 16, standing: "covered", isForecast: false, countsRunsAlone: true });
    expect(ladder!.steps.map(({ state, value }) => [state, value])).toEqual([
      ["now", 16],
      ["planned", 17],
      ["ahead", 18],
      ["race", 16],
    ]);
  });

  test("what is planned is on the way, and covered only when it is done", () => {
    const near: DemandItem = { ...longest, needed: 15, reached: 16, inPlan: 16, isCovered: true };
    const standing = (isDone: boolean) =>
      getLadders([near], plan({ sessions: [long(1, START, 14, true), long(2, "2026-11-25", 16, isDone)] }), "2026-11-26")[0]!.standing;
    expect([standing(false), standing(true)]).toEqual(["on-the-way", "covered"]);
  });

  test("of what the sessions do not tell are the block, race day and the race", () => {
    const times: DemandItem = { name: "bricks", needed: 4, reached: 4, inPlan: 2, unit: "times", isCovered: true };
    const none: DemandItem = { ...times, name: "long rides", reached: 0, inPlan: 0, isCovered: false };
    const [bricks, rides] = getLadders([times, none], plan(), TODAY);
    expect(bricks!.steps.map(({ state, height }) => [state, height])).toEqual([
      ["planned", 0.5],
      ["ahead", 1],
      ["race", 1],
    ]);
    expect([bricks!.standing, rides!.standing, rides!.steps.length]).toEqual(["on-the-way", "open", 1]);
  });
});
