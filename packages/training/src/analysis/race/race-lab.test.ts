import { describe, expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { type RaceGoals, raceReadiness } from "../readiness/race-readiness.ts";
import { hyroxPrediction } from "../../session/hyrox/hyrox-prediction.ts";
import { formatClock, formatPace } from "../../units/format.ts";
import { estimateClimb, courseShare } from "./course.ts";
import { meetLab } from "./meet-lab.ts";
import { enteredChoice, type LabChoice, type LabRace, raceLab } from "./race-lab.ts";
import type { TimedRace } from "./timed-race.ts";

const TODAY = "2026-12-02";
const athlete: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  sex: "male",
  availability: { daysPerWeek: 4 },
  strength: { oneRepMax: { backSquat: 140, benchPress: 100, deadlift: 180 } },
  gymnastics: {},
  conditioning: { run5k: 1310, run10k: 2716, row500m: 98, ftp20min: 260, recordedOn: "2026-11-20" },
};
const SINGLES: LabChoice = { hyrox: { isPro: false, team: "singles" }, course: "flat" };
const hyrox: LabRace = { name: "Hyrox Vienna", type: "hyrox", date: "2027-02-13", priority: "A", target: "sub 1:15:00" };
const lab = (race: LabRace = hyrox, choice: LabChoice = SINGLES, who = athlete) => raceLab(who, race, { today: TODAY, choice })!;
const sum = (segments: readonly { readonly seconds: number }[]) => segments.reduce((all, { seconds }) => all + seconds, 0);

describe("the Hyrox lab", () => {
  test("has 17 segments that add up to the one prediction of the app", () => {
    const { now } = lab();
    expect(now!.segments.map(({ side }) => side)).toEqual([...Array.from({ length: 8 }, () => ["pace", "iron"]).flat(), "rest"]);
    expect(sum(now!.segments)).toBeCloseTo(now!.total);
    const goal = 75 * 60;
    const { total } = hyroxPrediction({ ...athlete, competitions: [{ ...hyrox, goal }] }, TODAY);
    expect(now!.total).toBeCloseTo(total!);
  });

  test("is the race that the athlete states to have finished, as every other page has it", () => {
    const who = { ...athlete, injuries: "My last Hyrox was 1:32:00." };
    const goal = 75 * 60;
    const { total } = hyroxPrediction({ ...who, competitions: [{ ...hyrox, goal }] }, TODAY);
    expect(lab(hyrox, SINGLES, who).now!.total).toBe(total);
  });

  test("has the pace, the stations and the Roxzone that every other page names", () => {
    const goal = 75 * 60;
    const { run, stations, roxzone } = hyroxPrediction({ ...athlete, competitions: [{ ...hyrox, goal }] }, TODAY);
    const { segments } = lab().now!;
    expect(sum(segments.filter(({ side }) => side === "pace"))).toBe(8 * run!);
    expect(segments.filter(({ side }) => side === "iron").map(({ seconds }) => seconds)).toEqual(stations.map(({ seconds }) => seconds));
    expect(segments.at(-1)?.seconds).toBe(roxzone);
  });

  test.each([hyrox, { ...hyrox, name: "City 10 km", type: "running" }, { ...hyrox, name: "Olympic triathlon", type: "triathlon" }])(
    "$name is in whole seconds in every part, so that a gap is the difference of what is read; a lab where nothing is moved is today's race",
    (race) => {
      const { now, compared, simulate, paced } = lab(race);
      for (const { segments, total } of [now!, ...compared, paced(4321)]) {
        expect(segments.map(({ seconds }) => seconds).filter((seconds) => !Number.isInteger(seconds))).toEqual([]);
        expect(sum(segments)).toBe(total);
      }
      expect(simulate({})).toEqual(now);
    },
  );

  test("every comparison has the same segments, and adds up to its finish", () => {
    const { compared, now } = raceLab(athlete, hyrox, {
      today: TODAY,
      choice: SINGLES,
      last: { name: "Hyrox Graz", result: "1:31:36" },
    })!;
    expect(compared.map(({ id, total }) => [id, Math.round(total)])).toEqual([
      ["target", 4500],
      ["last", 5496],
      ["elite", 3317],
    ]);
    for (const { segments, total } of compared) {
      expect(segments.map(({ id }) => id)).toEqual(now!.segments.map(({ id }) => id));
      expect(sum(segments)).toBeCloseTo(total);
    }
  });

  test("a target that is reached today leaves what training brings to be found", () => {
    const ids = (target: string) => lab({ ...hyrox, target }).compared.map(({ id }) => id);
    expect(ids("2:00:00")).toEqual(["target", "reach", "elite"]);
    expect(ids("1:15:00")).toEqual(["target", "elite"]);
  });

  test("recorded splits are those of the last race; without all of them its parts are what is usual", () => {
    const splits = Object.fromEntries(lab().now!.segments.map(({ id }) => [id, 300]));
    const last = (more: object) =>
      raceLab(athlete, hyrox, { today: TODAY, choice: SINGLES, last: { name: "Graz", result: "1:25:00", ...more } })!.compared.find(
        ({ id }) => id === "last",
      )!;
    expect(last({ splits })).toMatchObject({ isUsualSplit: false, total: 5100 });
    const { roxzone: _, ...withoutRoxzone } = splits;
    expect(last({ splits: withoutRoxzone })).toMatchObject({ isUsualSplit: false, total: 4800 });
    expect(last({ splits: { roxzone: 300 } })).toMatchObject({ isUsualSplit: true, total: 5100 });
  });

  test("better numbers never make the finish slower, and each slider alone is its part of all of them", () => {
    const { levers, simulate, now } = lab();
    expect(levers.map(({ id }) => id)).toEqual(["run5k", "wallBalls", "row500m", "roxzone"]);
    for (const { id, min, max, step, lowerIsBetter } of levers) {
      const values = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
      const totals = (lowerIsBetter ? values.toReversed() : values).map((value) => simulate({ [id]: value })!.total);
      expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    }
    const [faster, ergs] = [simulate({ run5k: 1280 })!.total - now!.total, simulate({ row500m: 95 })!.total - now!.total];
    expect(faster).toBeLessThan(-30);
    expect(simulate({ run5k: 1280, row500m: 95 })!.total - now!.total).toBeCloseTo(faster + ergs);
    for (const { id, value } of levers) expect(Math.abs(simulate({ [id]: value })!.total - now!.total)).toBeLessThan(8);
  });

  test("the entry is read from the race; another one changes weights and times", () => {
    expect(enteredChoice({ name: "Hyrox Vienna Pro", type: "hyrox" })).toEqual({ isPro: true, team: "singles" });
    expect(enteredChoice({ name: "Hyrox mixed doubles", type: "hyrox" })).toEqual({ isPro: false, team: "mixed" });
    expect(enteredChoice({ ...hyrox, entry: "relay" })).toEqual({ isPro: false, team: "relay" });
    const total = (choice: LabChoice["hyrox"]) => lab(hyrox, { ...SINGLES, hyrox: choice }).now!.total;
    const alone = total(SINGLES.hyrox);
    expect(total({ isPro: true, team: "singles" })).toBeGreaterThan(alone);
    expect(total({ isPro: false, team: "doubles" })).toBeLessThan(alone);
    const pro = lab(hyrox, { ...SINGLES, hyrox: { isPro: true, team: "singles" } }).now!;
    expect(pro.segments.find(({ id }) => id === "Sled push")?.detail).toBe("50 m, 202 kg");
  });

  test("without a run time there is no finish, only what a target asks for", () => {
    const { now, compared, levers } = lab(hyrox, SINGLES, { ...athlete, conditioning: {} });
    expect(now).toBeUndefined();
    expect(compared[0]).toMatchObject({ id: "target", total: 4500 });
    expect(levers.map(({ id }) => id)).toEqual(["wallBalls"]);
  });
});

describe("the same frame for other races", () => {
  const race = (name: string, target?: string): LabRace => ({
    name,
    type: "running",
    date: "2027-04-18",
    priority: "A",
    ...(target === undefined ? {} : { target }),
  });

  test.each([
    ["City 5 km", 5],
    ["City 10 km", 10],
    ["Half marathon", 5],
    ["Vienna Marathon", 9],
  ])("%s has %d splits that add up", (name, count) => {
    const { now, compared } = lab(race(name));
    expect(now!.segments).toHaveLength(count);
    expect(sum(now!.segments)).toBeCloseTo(now!.total);
    expect(compared.map(({ id }) => id)).toEqual(["reach"]);
  });

  test("hills cost what running on grades costs, and nothing on the flat", () => {
    const total = (course: LabChoice["course"]) => lab(race("Half marathon"), { ...SINGLES, course }).now!.total;
    expect(courseShare("flat")).toBe(1);
    expect(courseShare("rolling")).toBeCloseTo(1.005, 3);
    expect(courseShare("hilly")).toBeCloseTo(1.021, 3);
    expect(total("hilly")).toBeGreaterThan(total("flat"));
    expect(estimateClimb("hilly", 10_000)).toBe(200);
  });

  test("a marathon hangs on the kilometres of the week as well", () => {
    const runner: Athlete = { ...athlete, history: { weeklyRun: { value: 35_000, source: "logged" } } };
    const { simulate, levers } = lab(race("Vienna Marathon"), SINGLES, runner);
    expect(levers.map(({ id }) => id)).toEqual(["run5k", "weeklyRun"]);
    expect(simulate({ weeklyRun: 50 })!.total).toBeLessThan(simulate({ weeklyRun: 35 })!.total);
  });

  test("a triathlon is swim, bike, run and two changes; more watts are faster", () => {
    const { now, simulate } = lab({ ...race("Olympic triathlon", "2:30:00"), type: "triathlon" });
    expect(now!.segments.map(({ id }) => id)).toEqual(["swim", "t1", "bike", "t2", "run"]);
    expect(simulate({ ftp: 280 })!.total).toBeLessThan(now!.total);
    expect(simulate({ transitions: 300 })!.total - now!.total).toBeCloseTo(-120, -1);
  });

  test("what is not raced against the clock has no lab", () => {
    for (const type of ["powerlifting", "crossfit", "spartan race", "birthday"]) {
      expect(raceLab(athlete, { ...race("Party"), type }, { today: TODAY, choice: SINGLES })).toBeUndefined();
    }
  });
});

test("a meet: nine attempts, a total, and what a goal asks of each lift", () => {
  const { lifts, total, opened } = meetLab(athlete, { kind: "powerlifting" }, { today: TODAY, goal: 440 });
  expect(lifts.map(({ attempts }) => attempts[2])).toEqual([140, 100, 180]);
  expect([total, opened! < total!]).toEqual([420, true]);
  expect(lifts.reduce((all, { asked }) => all + asked!, 0)).toBeCloseTo(440);
  expect(meetLab(athlete, { kind: "weightlifting" }, { today: TODAY }).missing.length + lifts.length).toBeGreaterThanOrEqual(3);
  expect(meetLab(athlete, { kind: "powerlifting", lifts: ["Bench press"] }, { today: TODAY }).total).toBe(100);
});

describe("one split for a finish", () => {
  const clocks = (target: string) => lab({ ...hyrox, target });
  const goals: RaceGoals = { ...hyrox, goals: [] };

  test.each(["1:14:00", "1:15:00", "1:18:00"])("the race page asks for %s what Competitions and the coach ask", (target) => {
    const { compared, now } = clocks(target);
    const asked = compared.find(({ id }) => id === "target")!;
    const lines = raceReadiness(athlete, { ...goals, target }, TODAY);
    const runs = sum(asked.segments.filter(({ side }) => side === "pace")) / 8;
    expect(lines.find(({ name }) => name === "Finish")).toMatchObject({ have: formatClock(now!.total), asks: target });
    expect(lines.find(({ name }) => name === "Runs")!.asks).toBe(formatPace(runs));
    const sled = asked.segments.find(({ id }) => id === "Sled push")!;
    expect(lines.find(({ name }) => name.startsWith("Sled push"))!.asks).toBe(formatClock(sled.seconds));
  });

  test("a target changes neither today's forecast nor how another finish is paced", () => {
    const { target: _, ...free } = hyrox;
    const without = lab(free);
    for (const target of ["1:10:00", "1:15:00", "1:18:00", "1:20:00", "1:25:00"]) {
      const { now, reach, paced } = clocks(target);
      expect([now, reach]).toEqual([without.now, without.reach]);
      for (const finish of [without.now!.total, without.reach!, 4500]) expect(paced(finish)).toEqual(without.paced(finish));
    }
  });

  test("a faster finish asks for no slower part, and for no more than an elite does while that is enough", () => {
    const { now, paced } = lab();
    const finishes = [now!.total, now!.total - 60, now!.total - 180, now!.total - 360, now!.total - 500].map(paced);
    for (const [index, race] of finishes.entries()) {
      expect(sum(race.segments)).toBeCloseTo(race.total);
      for (const [at, { seconds }] of race.segments.entries())
        expect(seconds).toBeLessThanOrEqual((finishes[index - 1]?.segments[at]?.seconds ?? seconds) + 1);
    }
    const at = (race: TimedRace, station: string) => race.segments.find(({ id }) => id === station)!.seconds;
    expect(at(finishes[4]!, "Sled push")).toBeGreaterThan(143);
    // An own erg split has little left to give.
    expect(at(now!, "Row erg") - at(finishes[4]!, "Row erg")).toBeLessThan(10);
  });

  test("today's 5 km is the athlete's own time, and moving it back there changes nothing", () => {
    for (const race of [
      hyrox,
      { ...hyrox, name: "City 10 km", type: "running" },
      { ...hyrox, name: "Olympic triathlon", type: "triathlon" },
    ]) {
      const { levers, simulate, now } = lab(race);
      expect(levers.find(({ id }) => id === "run5k")).toMatchObject({ value: 1310 });
      expect(simulate({ run5k: 1310 })!.total).toBeCloseTo(now!.total);
    }
    const only10k = lab(hyrox, SINGLES, { ...athlete, conditioning: { run10k: 2716 } });
    expect(only10k.levers.find(({ id }) => id === "run5k")).toMatchObject({ isEstimated: true });
    expect(lab().levers.flatMap(({ id, isEstimated }) => (isEstimated === true ? [id] : []))).toEqual(["wallBalls", "roxzone"]);
  });
});

test("the attempts of the race page follow what is told of the meet, and what the young lift in training", () => {
  const lifter: Athlete = {
    ...athlete,
    strength: { oneRepMax: { backSquat: 215, benchPress: 147.5, deadlift: 245 } },
    injuries: "need to go 3/3 on bench after bombing out in june",
  };
  const bench = meetLab(lifter, { kind: "powerlifting" }, { today: TODAY }).lifts.find(({ lift }) => lift === "benchPress");
  expect(bench?.attempts).toEqual([130, 137.5, 142.5]);
  const young: Athlete = {
    ...athlete,
    age: 15,
    trainingYears: 2,
    focus: "strength",
    strength: { oneRepMax: { snatch: 58, cleanAndJerk: 74 } },
    competitions: [{ name: "Youth regionals", type: "weightlifting", date: "2026-12-27", priority: "B" }],
  };
  const snatch = (injuries: string): readonly number[] | undefined =>
    meetLab({ ...young, injuries }, { kind: "weightlifting" }, { today: TODAY }).lifts[0]?.attempts;
  expect(snatch("coach is there tue thu and sat")?.[0]).toBeLessThanOrEqual(0.88 * 58);
  expect(snatch("")?.[2]).toBeLessThanOrEqual(0.8 * 58);
});
