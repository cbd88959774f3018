import { withPounds } from "@ironpace/contract";
import type { DistanceUnit, TimedLab, TimedRace } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import { findWeakest, getGaps, getStairs, largestGaps } from "./gaps.ts";
import { findLastRace, toLabRace, type Competition } from "./lab-race.ts";
import {
  finishSeconds,
  lapParts,
  lapSession,
  type LapState,
  paceStandingText,
  readLaps,
  spokenCountdown,
  standingText,
  toSplits,
} from "./laps.ts";
import { competitionPicture } from "./race-picture.ts";
import { plannedTraining, type RacePlan } from "./planned-training.ts";
import { readSplits, withSplits } from "./race-splits.ts";
import { pacingGoals, usualGoal } from "./pacing.ts";
import { getRaceVerdict } from "./race-verdict.ts";
import { paceText, roundedError, roundedFinish, signedClock } from "./race-text.ts";

const STATIONS = [
  "Ski erg",
  "Sled push",
  "Sled pull (rope)",
  "Burpee broad jump",
  "Row erg",
  "Farmers carry",
  "Sandbag lunge",
  "Wall ball",
];
const ids = [...STATIONS.flatMap((station, index) => [`run-${index + 1}`, station]), "roxzone"];

function race(seconds: (id: string) => number): TimedRace {
  const segments = ids.map((id) => ({
    id,
    name: id,
    short: id,
    side: id === "roxzone" ? ("rest" as const) : id.startsWith("run") ? ("pace" as const) : ("iron" as const),
    seconds: seconds(id),
    detail: "",
  }));
  return { segments, total: segments.reduce((sum, each) => sum + each.seconds, 0) };
}

const competition = (more: object): Competition =>
  ({
    id: "1",
    name: "Hyrox Vienna",
    type: "hyrox",
    date: "2027-02-06",
    priority: "A",
    entry: null,
    partner_run_10k: null,
    target_result: "sub 1:20",
    result: null,
    goals: [],
    ...more,
  }) as unknown as Competition;

describe("splits kept with a competition", () => {
  const splits = Object.fromEntries(ids.map((id, index) => [id, 240 + index]));

  test("come back as they were stored, beside the athlete's own goals, and are replaced by later ones", () => {
    const goals = withSplits({ goals: [{ name: "Have fun" }] }, splits, splits);
    expect(goals.map(({ name }) => name)).toEqual(["Have fun", "Runs 1 to 8", "Stations in race order", "Roxzone"]);
    expect(goals[1]).toMatchObject({ target: goals[1]?.result });
    expect(readSplits({ goals: goals as never })).toEqual(splits);
    const again = withSplits({ goals: goals as never }, { ...splits, roxzone: 500 });
    expect(again).toHaveLength(4);
    expect(readSplits({ goals: again as never })["roxzone"]).toBe(500);
  });

  test("what is not a split is none", () => {
    expect(readSplits({ goals: [{ name: "Roxzone", result: "slow" }] })).toEqual({});
    expect(withSplits({ goals: [] }, { "run-1": 300 })).toEqual([]);
  });
});

describe("the last race", () => {
  const past = (more: object) => competition({ result: "1:31:36", date: "2026-10-04", ...more });

  test("is the latest of the same kind with a result", () => {
    const all = [
      past({ id: "2", name: "Hyrox Hamburg" }),
      past({ id: "3", date: "2025-10-04" }),
      past({ id: "4", type: "running", name: "City 10 km", date: "2026-11-01" }),
    ];
    expect(findLastRace(all, competition({}), "2026-11-27")).toMatchObject({ name: "Hyrox Hamburg", result: "1:31:36" });
    expect(findLastRace([past({ id: "2", name: "Hyrox Hamburg Doubles" })], competition({}), "2026-11-27")).toBeUndefined();
    expect(findLastRace([past({ id: "2", entry: "doubles" })], competition({}), "2026-11-27")).toBeUndefined();
    expect(findLastRace([past({ id: "2", result: null })], competition({}), "2026-11-27")).toBeUndefined();
  });

  test("what is not given is absent", () => {
    expect(toLabRace(competition({ partner_run_10k: "00:48:00", entry: "doubles" }))).toEqual({
      name: "Hyrox Vienna",
      type: "hyrox",
      date: "2027-02-06",
      priority: "A",
      target: "sub 1:20",
      entry: "doubles",
      partnerRun10k: 2880,
    });
  });
});

describe("finishes to pace for", () => {
  const now = race((id) => (id === "roxzone" ? 430 : 270));
  const lab = (more: Partial<TimedLab>): TimedLab => ({
    now,
    error: 200,
    compared: [],
    levers: [],
    simulate: () => now,
    paced: () => now,
    ...more,
  });

  test("are the same for the card and the simulator, each once, and begin with what training brings", () => {
    const target = { ...now, id: "target" as const, name: "Target", isUsualSplit: false, total: 4500 };
    const goals = pacingGoals(lab({ reach: 4590, compared: [target] }));
    expect(goals.map(({ seconds }) => seconds)).toEqual([roundedFinish(now.total), 4590, 4500]);
    expect(usualGoal(goals)?.id).toBe("reach");
    expect(pacingGoals(lab({ reach: roundedFinish(now.total) }))).toHaveLength(1);
    expect(usualGoal([])).toBeUndefined();
  });

  test("the range reads as the finish plus and minus its error", () => {
    for (const [finish, error] of [
      [4800, 171],
      [2700, 10],
      [1200, 42],
      [12_000, 500],
    ] as const) {
      const shown = roundedError(error, finish);
      expect(roundedFinish(finish - shown)).toBe(finish - shown);
      expect(shown).toBeGreaterThan(0);
    }
  });
});

describe("gaps", () => {
  const now = race((id) => (id === "Wall ball" ? 450 : id === "Row erg" ? 270 : 300));
  const target = race((id) => (id.startsWith("run") ? 290 : 300));

  test("add up to what is to be found, the largest first, the runs as one", () => {
    const gaps = getGaps(now, target);
    expect(gaps.slice(0, 2).map(({ id, seconds }) => [id, seconds])).toEqual([
      ["Wall ball", 150],
      ["runs", 80],
    ]);
    expect(gaps.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(now.total - target.total);
    expect(findWeakest(now, target)?.id).toBe("Wall ball");
  });

  test("the largest parts and the others in one are the whole way", () => {
    const slow = race((id) => (id.startsWith("run") ? 308 : 330));
    const fast = race((id) => (id.startsWith("run") ? 300 : id === "Wall ball" ? 310 : id === "roxzone" ? 330 : 326));
    const listed = largestGaps(slow, fast, 3);
    expect(listed.map(({ name, seconds }) => [name, seconds])).toEqual([
      ["All eight runs", 64],
      ["Wall ball", 20],
      ["Ski erg", 4],
      ["6 other stations", 24],
    ]);
    expect(listed.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(slow.total - fast.total);
    // One part more than is listed needs no word for the others.
    expect(largestGaps(slow, fast, 8).map(({ id }) => id)).not.toContain("others");
  });

  test("stairs begin where the last one ended; what is faster leads back", () => {
    const stairs = getStairs(getGaps(now, target));
    expect(stairs[1]!.from).toBeCloseTo(stairs[0]!.from + stairs[0]!.length);
    expect(stairs.at(-1)).toMatchObject({ id: "Row erg", seconds: -30 });
    expect(Math.max(...stairs.map(({ from, length }) => from + length))).toBeCloseTo(1);
  });

  test("nothing leaves the drawing where every part is faster; a run is one part and has no weakest", () => {
    const stairs = getStairs(
      getGaps(
        target,
        race(() => 320),
      ),
    );
    expect(Math.min(...stairs.map(({ from }) => from))).toBeCloseTo(0);
    expect(Math.max(...stairs.map(({ from, length }) => from + length))).toBeCloseTo(1);
    const segments = [1, 2, 3].map((km) => ({ id: `km-${km}`, name: "", short: "", side: "pace" as const, seconds: 300, detail: "" }));
    const run: TimedRace = { segments, total: 900 };
    expect(getGaps(run, { ...run, segments: segments.map((each) => ({ ...each, seconds: 290 })) })).toMatchObject([
      { id: "runs", seconds: 30 },
    ]);
    expect(findWeakest(run, run)).toBeUndefined();
  });
});

test("what the plan trains of a part, from today to the race", () => {
  const session = (date: string, lines: readonly object[], more: object = {}) => ({
    date,
    completed: false,
    isRace: false,
    blocks: { warmup: [], strength: [], skill: [], mainWorkout: lines, cooldown: [] },
    ...more,
  });
  const balls = { name: "Wall ball", sets: 3, dose: { reps: 20, totalSeconds: 60 } };
  const run = { name: "Easy run", dose: { metres: 8000, totalSeconds: 60 } };
  const sessions = [
    session("2026-11-26", [balls]),
    session("2026-11-28", [balls, run]),
    session("2026-12-01", [run]),
    session("2027-02-06", [balls], { isRace: true }),
  ];
  const plan = { id: "1", startDate: "2026-11-23", durationWeeks: 5, sessions } as unknown as RacePlan;
  const of = (id: string) => plannedTraining(plan, id, "2026-11-27", "2027-02-06");
  expect(of("Wall ball")).toEqual({ sessions: 1, amount: { value: 60, unit: "reps" } });
  expect(of("runs")).toEqual({ sessions: 2, amount: { value: 16_000, unit: "m" } });
  expect(of("Sled push")).toEqual({ sessions: 0 });
  expect(plannedTraining(null, "runs", "2026-11-27", "2027-02-06")).toBeUndefined();
});

test("seconds as they are written", () => {
  expect([54, -130, 0.2].map(signedClock)).toEqual(["+0:54", "−2:10", "0:00"]);
  const paces = (distance: DistanceUnit) => [
    paceText("swim", 1500, 1500, distance),
    paceText("bike", 3600, 30_000, distance),
    paceText("km-1", 300, 1000, distance),
  ];
  expect(paces("km")).toEqual(["1:40 /100 m", "30.0 km/h", "5:00 /km"]);
  expect(paces("mi")).toEqual(["1:40 /100 m", "18.6 mph", "8:03 /mi"]);
  expect(withPounds("50 m, 152 kg", "kg")).toBe("50 m, 152 kg");
  expect(withPounds("200 m, 2 × 24 kg", "lb")).toBe("200 m, 2 × 24 kg (53 lb)");
  expect([1203, 5261, 13_120].map(roundedFinish)).toEqual([1205, 5250, 13_140]);
});

describe("laps", () => {
  const parts = lapParts(race((id) => (id === "roxzone" ? 400 : 300)));
  const state: LapState = { version: 1, sessionId: "s", finish: 5200, startedAt: 1_000_000, laps: [340_400, 650_000] };

  test("are sixteen, the Roxzone in the runs, and add up to the plan", () => {
    expect(parts).toHaveLength(16);
    expect(parts.slice(0, 2).map(({ planned }) => planned)).toEqual([350, 300]);
    expect(parts.reduce((sum, { planned = 0 }) => sum + planned, 0)).toBe(5200);
  });

  test("tell the lap that runs and how the last one stood against the plan", () => {
    expect(readLaps({ ...state, laps: [] }, parts, 1_010_000)).toEqual({ index: 0, elapsed: 10, split: 10, isFinished: false });
    expect(readLaps(state, parts, 1_700_000)).toEqual({ index: 2, elapsed: 700, split: 50, isFinished: false, behind: 0 });
    expect([-12.4, 0.2, 65].map(standingText)).toEqual(["12 s ahead", "On plan", "1:05 behind"]);
    expect([-12.4, 0.2, 65].map((behind) => paceStandingText(behind, 4200))).toEqual([
      "12 s ahead of your 1:10:00 pace",
      "On plan for your 1:10:00 pace",
      "1:05 behind your 1:10:00 pace",
    ]);
  });

  test("a voice counts the planned time of a part down, and is silent in between", () => {
    const said = Array.from({ length: 70 }, (_, index) => spokenCountdown(65 - index)).filter((words) => words !== undefined);
    expect(said).toEqual(["One minute left", "30 seconds left", "10 seconds left", "3", "2", "1", "Time"]);
  });

  test("finished, they are splits in whole seconds that add up to the finish, and a session of the log", () => {
    const done = { ...state, laps: Array.from({ length: 16 }, (_, index) => 300_400 * (index + 1)) };
    expect(readLaps(done, parts, 9_999_999)).toMatchObject({ isFinished: true, elapsed: 4806.4 });
    const splits = toSplits(done, parts);
    expect(Object.values(splits).reduce((sum, seconds) => sum + seconds, 0)).toBe(finishSeconds(done));
    const stored = withSplits({ goals: [] }, splits).map(({ name }) => name);
    expect(stored).toEqual(["Runs 1 to 8", "Stations in race order"]);
    expect(lapSession(done, parts, { title: "Hyrox Vienna", day: "2027-02-06" }).session).toMatchObject({
      id: "s",
      score_seconds: 4806,
      duration_minutes: 80,
    });
  });
});

describe("the picture of a race", () => {
  const predicted = race((id) => (id === "roxzone" ? 400 : 300));
  const kept = Object.fromEntries(ids.map((id, index) => [id, id === "roxzone" ? 380 : 280 + index]));

  test("shows what is predicted as an outline and without false seconds", () => {
    const { headline, columns, figures, when } = competitionPicture(competition({ location: "Not given" }), predicted);
    expect(headline).toEqual({ label: "Predicted", value: "1:26:30" });
    expect(when).toBe("Sat 6 Feb 2027");
    expect(columns).toHaveLength(16);
    expect(columns.every(({ done }) => done === 0)).toBe(true);
    expect(figures.map(({ label, value }) => `${label} ${value}`)).toEqual(["Runs 40:00", "Stations 40:00", "Roxzone 6:40"]);
  });

  test("shows the result with its own splits, or without sums where none are kept", () => {
    const own = competitionPicture(
      competition({ location: "Vienna", result: "1:19:20", goals: withSplits({ goals: [] }, kept) }),
      predicted,
    );
    expect(own.headline).toEqual({ label: "Finish", value: "1:19:20" });
    expect(own.when).toBe("Sat 6 Feb 2027, Vienna");
    expect(own.columns.map(({ width }) => width)).toEqual(ids.slice(0, -1).map((id) => kept[id]));
    expect(own.figures[0]).toMatchObject({ label: "Runs", value: "38:16" });
    expect(competitionPicture(competition({ location: "Vienna", result: "1:19:20" }), predicted).figures).toEqual([]);
  });
});

test.each([
  [{ now: 4920, target: undefined, reach: 4860 }, undefined],
  [
    { now: 4800, target: 4800, reach: undefined },
    { isInReach: true, text: "On target today" },
  ],
  [
    { now: 4920, target: 4860, reach: 4860 },
    { isInReach: true, text: "1:00 to find, and within reach by race day" },
  ],
  [
    { now: 4920, target: 4800, reach: 4860 },
    { isInReach: false, text: "1:00 off 1:20:00, even with typical progress" },
  ],
  [
    { now: 4920, target: 4800, reach: undefined },
    { isInReach: false, text: "2:00 off 1:20:00" },
  ],
])("the verdict of %j", (finishes, verdict) => expect(getRaceVerdict(finishes)).toEqual(verdict));
