import type { TrainingHistory } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import type { LoggedSession } from "./logged-session.ts";
import { trainingHistory } from "./training-history.ts";

/** A Wednesday; the last full weeks begin on 16, 9 and 2 November, 26, 19 and 12 October. */
const today = "2026-11-25";

const session = (day: string, more: Partial<LoggedSession> = {}): LoggedSession => ({
  performed_at: `${day}T07:00:00Z`,
  duration_minutes: 60,
  training_sessions: null,
  performed_sets: [],
  ...more,
});
const set = (exercise_name: string, kilometres: number, minutes?: number) => ({
  exercise_name,
  metres: kilometres * 1000,
  seconds: minutes === undefined ? null : minutes * 60,
});
const run = (day: string, kilometres: number) => session(day, { performed_sets: [set("Run", kilometres, kilometres * 6)] });

const history = (logged: readonly LoggedSession[], told?: TrainingHistory, races: readonly string[] = []) =>
  trainingHistory({ told, logged, races, today });
const logged = (value: number) => ({ value, source: "logged" });
const told = (value: number) => ({ value, source: "told" }) as const;

/** 30 km in each of the last four full weeks. */
const STEADY = ["2026-11-17", "2026-11-10", "2026-11-03", "2026-10-27"].flatMap((day) => [run(day, 12), run(day, 10), run(day, 8)]);

describe("the history of training", () => {
  test("of nobody who told or logged anything is not known", () => {
    expect(history([])).toEqual({ history: undefined, questions: [] });
  });

  test("is the mean of the last four full weeks; the week that runs does not count", () => {
    const sessions = [run("2026-11-24", 20), ...STEADY, run("2026-10-13", 80)];
    expect(history(sessions).history).toEqual({
      weeklyRun: logged(30_000),
      longestRun: logged(18_000),
      runsPerWeek: logged(3),
      weeklyMinutes: logged(180),
    });
  });

  test("a week without runs counts as zero, one without any log not at all", () => {
    const active = [run("2026-11-17", 30), session("2026-11-10"), run("2026-10-27", 30), run("2026-10-20", 30)];
    expect(history(active).history?.weeklyRun).toEqual(logged(22_500));
  });

  test("a log of three full weeks beats what was told, one of two does not, and below that what was told is only nearly believed", () => {
    const weeks = (count: number) => history(STEADY.slice(0, 3 * count), { weeklyRun: told(35_000), longestRun: told(15_000) }).history;
    expect(weeks(3)).toMatchObject({ weeklyRun: logged(30_000), longestRun: logged(12_000) });
    expect(weeks(2)).toMatchObject({ weeklyRun: told(35_000), longestRun: told(15_000) });
    expect(weeks(1)).toMatchObject({ weeklyRun: told(31_500), longestRun: told(15_000) });
  });

  test("without anything told, two logged weeks are enough and one is not", () => {
    expect(history(STEADY.slice(0, 6)).history?.weeklyRun).toEqual(logged(30_000));
    expect(history(STEADY.slice(0, 3)).history).toBeUndefined();
  });

  test("told and logged more than 30 % apart: the lower one, and a question", () => {
    const higher = history(STEADY, { weeklyRun: told(45_000) });
    expect(higher.history?.weeklyRun).toEqual(logged(30_000));
    expect(higher.questions).toEqual([
      "Your profile says 45 km of running a week, your log shows 30 km of running a week. Your plan starts from the lower number. Update your profile if it is out of date.",
    ]);
    expect(history(STEADY, { weeklyRun: told(20_000) }).history?.weeklyRun).toEqual(told(20_000));
    expect(history(STEADY, { weeklyRun: told(42_000) })).toMatchObject({ history: { weeklyRun: logged(30_000) }, questions: [] });
  });

  test("a log without a run says nothing of running", () => {
    const lifting = ["2026-11-17", "2026-11-10", "2026-11-03"].map((day) => session(day));
    expect(history(lifting, { weeklyRun: told(40_000), longestRun: told(14_000) }).history).toEqual({
      weeklyRun: told(36_000),
      longestRun: told(14_000),
      weeklyMinutes: logged(60),
    });
  });

  test("the only long run, more than half again as long as the next one, counts nine tenths", () => {
    expect(history([...STEADY, run("2026-11-20", 20)]).history?.longestRun).toEqual(logged(18_000));
    expect(history([...STEADY, run("2026-11-20", 18)]).history?.longestRun).toEqual(logged(18_000));
    expect(history([...STEADY, run("2026-10-20", 30)]).history?.longestRun).toEqual(logged(12_000));
  });

  test("weeks around a race do not count, at most two of six", () => {
    const tapered = [
      run("2026-11-17", 6),
      run("2026-11-10", 10),
      ...["2026-11-03", "2026-10-27", "2026-10-20", "2026-10-13"].map((day) => run(day, 30)),
    ];
    expect(history(tapered, undefined, ["2026-11-22"]).history?.weeklyRun).toEqual(logged(30_000));
    expect(history(tapered, undefined, ["2026-11-22", "2026-10-25"]).history?.weeklyRun).toEqual(logged(30_000));
  });

  test("only what was run counts: no walk, no ride, no row, no bicycle that was taken for a run", () => {
    const mixed = session("2026-11-17", {
      performed_sets: [
        set("Run", 5, 30),
        set("Walk", 4, 44),
        set("Run", 3, 40),
        set("Run", 20, 40),
        set("Row erg", 2, 8),
        set("Treadmill run", 2),
      ],
    });
    expect(history([mixed, run("2026-11-10", 7)]).history).toMatchObject({ weeklyRun: logged(7000), longestRun: logged(7000) });
  });

  test("a run of the plan without its distance counts as planned, less when it was cut short", () => {
    const planned = { code: "RL", duration: 80, distance_m: 14_000 };
    const done = (day: string, duration_minutes: number, code = "RL") =>
      session(day, { duration_minutes, training_sessions: { ...planned, code } });
    expect(history([done("2026-11-17", 80), done("2026-11-10", 40), done("2026-11-10", 60, "ML")]).history).toMatchObject({
      weeklyRun: logged(10_500),
      longestRun: logged(12_600),
      runsPerWeek: logged(1),
    });
  });

  test("rides and swims", () => {
    const ride = session("2026-11-17", { performed_sets: [set("Ride", 70, 150)] });
    const swim = session("2026-11-10", { performed_sets: [set("Swim", 1.5, 33), set("Swim", 0.4, 8)] });
    const long = session("2026-11-03", { duration_minutes: 120, training_sessions: { code: "BK", duration: 150, distance_m: 60_000 } });
    expect(history([ride, swim, long]).history).toEqual({
      weeklyMinutes: logged(80),
      longestRide: logged(150),
      longestSwim: logged(1500),
    });
  });

  test("years and an injury are only ever told", () => {
    expect(history(STEADY, { trainingYears: { run: 4 }, wasInjured: true }).history).toMatchObject({
      trainingYears: { run: 4 },
      wasInjured: true,
    });
  });
});
