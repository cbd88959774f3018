import type { ExerciseItem } from "@ironpace/training";
import { expect, test } from "vitest";
import { METRIC } from "#backend/preferences/units.ts";
import { planDraft, type PlanSession } from "../begin-draft.ts";
import type { SessionDraft } from "../draft.ts";
import { getFault } from "../set-values.ts";
import { barWeight } from "./bar-weight.ts";
import { loadedPlates, plateChange } from "./loaded-plates.ts";
import { tickLines } from "./planned-line.ts";
import { goToStep, logRound, logSet, retype, skipStep, swapExercise, toggleTick, undoLastSet } from "./run-changes.ts";
import { sessionShape } from "./session-shape.ts";
import { distanceTotal, loadTotal, sessionTotals } from "./session-totals.ts";
import { currentStep, FRESH_RUN, getLaps, openSet, roundsDone, getSteps } from "./steps.ts";
import { finishedStretches, lineOfStretch, getStretches } from "./stretches.ts";
import { pair, turnAfter, unpair } from "./superset.ts";
import { coveredIn, LEAD_IN_SECONDS, paceWindow, readHold, repSeconds } from "./timed-set.ts";

let ids = 0;
const maker = { newId: () => `id-${++ids}`, now: () => "2026-03-05T10:00:00.000Z" };
const load = { kilograms: 60, perHand: false, bar: 15, estimated: false };
const item = (name: string, more: Partial<ExerciseItem> = {}): ExerciseItem => ({ id: name, name, dose: { totalSeconds: 60 }, ...more });
const squat = item("Back squat", { sets: 3, reps: "5", load, dose: { reps: 5, restSeconds: 120, totalSeconds: 400 } });
const draftOf = (more: Partial<PlanSession>): SessionDraft =>
  planDraft({ id: "p", title: "Squats", skill: [], strength: [], mainWorkout: [], ...more }, METRIC, maker);
const now = (draft: SessionDraft) => currentStep(getSteps(draft), draft.run ?? FRESH_RUN)?.id;

test("steps: warm-up, lifts, rounds together, an easy line by itself; skipped, chosen, done", () => {
  const mainWorkout = [
    item("Burpee", { sets: 3, reps: "10", dose: { reps: 10, totalSeconds: 60 } }),
    item("Row erg", { sets: 3, distance: "300 m", dose: { metres: 300, totalSeconds: 80 } }),
    item("Easy run", { duration: "10 min", dose: { seconds: 600, metres: 1800, totalSeconds: 600 } }),
  ];
  const draft = draftOf({
    warmup: [item("Leg swings", { duration: "1 min" })],
    strength: [squat],
    mainWorkout,
    mainFormat: { kind: "for-time", label: "3 rounds for time", rounds: 3 },
  });
  expect(getSteps(draft).map(({ kind, letter }) => `${letter} ${kind}`)).toEqual(["A ticks", "B sets", "C rounds", "C sets"]);
  expect(now(draft)).toBe("warmup");
  const lifting = toggleTick(draft, "Leg swings");
  expect(now(lifting)).toBe(lifting.exercises[0]?.key);
  expect(now(goToStep(lifting, "rounds"))).toBe("rounds");
  const lines = draft.exercises.slice(1, 3);
  const rounds = [1, 2, 3].reduce((before) => logRound(before, lines, maker), skipStep(lifting, draft.exercises[0]!.key));
  expect(roundsDone(rounds.exercises.slice(1, 3))).toBe(3);
  expect(now(rounds)).toBe(draft.exercises[3]?.key);
});

test("a set is logged and taken back; another load stays for the sets that had the same", () => {
  const draft = draftOf({ strength: [squat] });
  const [exercise] = draft.exercises;
  const [first, second] = exercise!.sets;
  const logged = logSet(draft, first!, { weight: "60", reps: "5" }, maker);
  expect(logged.exercises[0]?.sets[0]).toMatchObject({ done: true, typed: { weight: "60", reps: "5" } });
  expect(undoLastSet(logged, maker).exercises[0]?.sets[0]?.done).toBe(false);
  const heavier = retype(logged, logged.exercises[0]!, second!, "weight", "62.5", maker);
  expect(heavier.exercises[0]?.sets.map(({ typed }) => typed.weight)).toEqual(["60", "62.5", "62.5"]);
});

test("a swap leaves what was logged and takes only the open sets", () => {
  const draft = draftOf({ strength: [squat] });
  const logged = logSet(draft, draft.exercises[0]!.sets[0]!, {}, maker);
  const swapped = swapExercise(logged, draft.exercises[0]!.key, "Leg press", maker);
  expect(swapped.exercises.map(({ name, sets }) => [name, sets.length, sets[0]?.typed.weight])).toEqual([
    ["Back squat", 1, "60"],
    ["Leg press", 2, undefined],
  ]);
});

test("amounts are of one side and as the plan writes them", () => {
  const [plank, run] = draftOf({
    strength: [item("Side plank", { sets: 2, duration: "35 s each side", dose: { seconds: 70, totalSeconds: 200 } })],
    mainWorkout: [
      item("Easy run", {
        distance: "2 km",
        pace: { zone: "easy", fastest: 300, slowest: 330, per: "km", estimated: false },
        dose: { seconds: 640, metres: 2050, totalSeconds: 640 },
      }),
    ],
  }).exercises;
  expect(plank?.sets[0]?.typed.time).toBe("0:35");
  expect(run?.sets[0]?.typed.distance).toBe("2");
  expect(paceWindow(run!, { distance: "2" })).toEqual({ from: 600, to: 660 });
});

test("a hold of each side: ready, hold, change, hold", () => {
  const at = (elapsed: number) => readHold(elapsed, 35, true).part;
  expect([0, LEAD_IN_SECONDS, 39, 41, 46, 80].map(at)).toEqual(["ready", "first", "first", "switch", "second", "done"]);
  expect(readHold(LEAD_IN_SECONDS + 35, 35, false)).toEqual({ part: "done", left: 0 });
});

test("plates on the athlete's own bar, also for a load that they cannot make", () => {
  const draft = draftOf({ strength: [squat, item("Bench press", { sets: 1, reps: "5", dose: { reps: 5, totalSeconds: 60 } })] });
  expect(draft.exercises.map((exercise) => barWeight(draft, exercise))).toEqual([15, 15]);
  expect(loadedPlates(60, 15, "kg")).toEqual({ plates: [20, 2.5], missing: 0 });
  expect(loadedPlates(54, 15, "kg")).toEqual({ plates: [15, 2.5, 1.25], missing: 0.75 });
  expect(loadedPlates(10, 15, "kg")).toBeUndefined();
  expect(plateChange([20, 2.5], [20, 2.5], "kg")).toBe("Same bar");
  expect(plateChange([15], [20, 2.5], "kg")).toBe("Swap 15 for 20 + 2.5 kg per side");
  expect(plateChange([20], [20, 5], "lb")).toBe("Add 5 lb per side");
});

test("a ramp is a line for each of its sets", () => {
  const ramp = item("Back squat", { sets: 3, reps: "8-5-3", weight: "15 → 40 → 50 kg" });
  expect(tickLines([ramp], "km").map(({ amount, kilograms }) => [amount, kilograms])).toEqual([
    ["8", 15],
    ["5", 40],
    ["3", 50],
  ]);
});

test("a run before each station: laps in the order they are done", () => {
  const run = item("Tempo run", { sets: 2, distance: "1 km", dose: { metres: 1000, totalSeconds: 600 } });
  const mainWorkout = [
    run,
    item("Sled push", { distance: "25 m", load, dose: { metres: 25, totalSeconds: 60 } }),
    item("Wall ball", { reps: "50", dose: { reps: 50, totalSeconds: 60 } }),
  ];
  const draft = draftOf({ mainWorkout, mainFormat: { kind: "for-time", label: "2 × 1 km run, each followed by a station", rounds: 2 } });
  const [step, ...others] = getSteps(draft);
  expect(others).toEqual([]);
  expect(step?.kind === "rounds" && getLaps(step)?.map(({ exercise }) => exercise.name)).toEqual([
    "Tempo run",
    "Sled push",
    "Tempo run",
    "Wall ball",
  ]);
});

test("totals count logged sets only, both hands, and are shown in the athlete's units", () => {
  const dumbbells = item("Dumbbell row", {
    sets: 2,
    reps: "10",
    load: { ...load, kilograms: 20, perHand: true },
    dose: { reps: 10, totalSeconds: 60 },
  });
  const row = item("Row erg", { distance: "500 m", dose: { metres: 500, totalSeconds: 120 } });
  const draft = draftOf({ strength: [squat, dumbbells], mainWorkout: [row] });
  const [lift, hands, erg] = draft.exercises;
  const logged = [
    [lift!.sets[0]!, { weight: "60", reps: "5" }],
    [hands!.sets[0]!, { weight: "20", reps: "10" }],
    [erg!.sets[0]!, { distance: "500" }],
  ] as const;
  const done = logged.reduce((before, [set, typed]) => logSet(before, set, typed, maker), draft);
  expect(sessionTotals(done)).toEqual({ kilograms: 700, metres: 500, sets: 3 });
  expect(sessionTotals({ ...done, weightUnit: "lb" }).kilograms).toBeCloseTo(700 * 0.45359237, 0);
  expect([loadTotal(700, "kg"), loadTotal(4600, "kg"), loadTotal(700, "lb")]).toEqual([
    ["700", "kg"],
    ["4.6", "t"],
    ["1,543", "lb"],
  ]);
  expect([distanceTotal(500, "km"), distanceTotal(8046.72, "mi")]).toEqual([
    ["500", "m"],
    ["5.00", "mi"],
  ]);
});

test("what the plan says of a run is in the athlete's miles", () => {
  const run = item("Tempo run", {
    distance: "2 km",
    intensity: "4:21–4:28 /km",
    notes: "Ease in over 1 km.",
    dose: { metres: 2000, totalSeconds: 540 },
  });
  const session = {
    id: "p",
    title: "Run",
    skill: [],
    strength: [],
    mainWorkout: [run],
    warmup: [item("Easy run", { distance: "1.6 km" })],
  };
  const draft = planDraft(session, { ...METRIC, distance: "mi" }, maker);
  expect(draft.exercises[0]?.plan).toMatchObject({ intensity: "7:00–7:11 /mi", cue: "Ease in over 0.6 mi." });
  expect(draft.warmup).toMatchObject([{ amount: "1 mi" }]);
});

test("rounds of a movement without a load count by their repetitions", () => {
  const swing = item("Kettlebell swing (American)", { sets: 2, reps: "15", dose: { reps: 15, totalSeconds: 60 } });
  const draft = draftOf({ mainWorkout: [swing], mainFormat: { kind: "for-time", label: "2 rounds for time", rounds: 2 } });
  expect(draft.exercises[0]?.metric).toBe("weight_reps");
  expect(logRound(draft, draft.exercises, maker).exercises[0]).toMatchObject({ metric: "reps", sets: [{ done: true }, { done: false }] });
});

test("a superset goes back and forth, rests after both, and leaves out what has no open set", () => {
  const bench = { ...squat, id: "bench", name: "Bench press" };
  const pull = item("Strict pull-up", { sets: 2, reps: "7", dose: { reps: 7, restSeconds: 60, totalSeconds: 200 } });
  const draft = draftOf({ strength: [bench, pull, squat] });
  const [a, b] = draft.exercises;
  let trained = pair(draft, a!, b!);
  const order: string[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const key = now(trained);
    const exercise = trained.exercises.find((one) => one.key === key)!;
    const { set } = openSet(exercise)!;
    trained = logSet(trained, set, {}, maker);
    order.push(`${exercise.name} ${turnAfter(trained, set.id)?.isSameRound === true ? "on" : "rest"}`);
  }
  expect(order).toEqual(["Bench press on", "Strict pull-up rest", "Bench press on", "Strict pull-up rest", "Bench press rest"]);
  expect(now(trained)).toBe(draft.exercises[2]?.key);
  expect(now(undoLastSet(trained, maker))).toBe(a?.key);
  expect(unpair(trained, trained.exercises[0]!).exercises.every(({ superset }) => superset === undefined)).toBe(true);
});

test("what was not planned has a next set until it is left", () => {
  const draft = draftOf({ strength: [squat] });
  const grows = { ...draft, exercises: draft.exercises.map((one) => ({ ...one, grows: true, sets: one.sets.slice(0, 1) })) };
  const logged = logSet(grows, grows.exercises[0]!.sets[0]!, { weight: "70", reps: "5" }, maker);
  expect(logged.exercises[0]?.sets.map(({ done, typed }) => [done, typed.weight])).toEqual([
    [true, "70"],
    [false, "70"],
  ]);
});

test("stretches of a Tabata: the movement of each, and how many are over", () => {
  const lines = draftOf({ strength: [item("Air squat"), item("Push-up")] }).exercises;
  const setting = { mode: "tabata", rounds: 4, work: 20, rest: 10, turns: ["Air squat", "Air squat", "Push-up", "Push-up"] } as const;
  expect(getStretches(setting, lines, 4).map(({ name }) => name)).toEqual(setting.turns);
  expect(lineOfStretch(setting, lines, 65)).toBe(1);
  expect([0, 19, 20, 35, 50].map((worked) => finishedStretches(setting, { state: "running", worked }))).toEqual([0, 0, 1, 1, 2]);
  expect(finishedStretches(setting, { state: "done", worked: 110 })).toBe(4);
});

test("the way up to a later lift is ticked before its first set, and over once that is lifted", () => {
  const bench = item("Bench press", {
    sets: 3,
    reps: "6",
    notes: "First 5 × 27.5 and 3 × 47.5 kg. Feet flat.",
    load: { ...load, kilograms: 67.5, bar: 20 },
    dose: { reps: 6, restSeconds: 120, totalSeconds: 400 },
  });
  const draft = draftOf({ strength: [squat, bench] });
  const steps = getSteps(draft);
  expect(steps.map(({ kind }) => kind)).toEqual(["sets", "ticks", "sets"]);
  const [, ramp] = steps;
  expect(ramp?.kind === "ticks" && ramp.lines.map(({ amount, kilograms }) => `${amount} × ${kilograms}`)).toEqual(["5 × 27.5", "3 × 47.5"]);
  const squatted = skipStep(draft, draft.exercises[0]!.key);
  expect(now(squatted)).toBe(ramp?.id);
  const [, exercise] = squatted.exercises;
  expect(now(logSet(goToStep(squatted, exercise!.key), exercise!.sets[0]!, {}, maker))).toBe(exercise?.key);
  expect(sessionTotals(draft).sets).toBe(0);
});

test.each([
  ["Pallof press", undefined],
  ["Step-up", undefined],
  ["Face pull", undefined],
  ["Back squat", "Enter the weight"],
  ["Leg press", "Enter the weight"],
  ["Dumbbell bench press", "Enter the weight"],
  ["My own lift", "Enter the weight"],
])("%s without a weight: %s", (name, fault) => {
  const exercise = { ...draftOf({ strength: [squat] }).exercises[0]!, name };
  expect(getFault({ ...exercise.sets[0]!, typed: { reps: "8" } }, exercise, "kg")).toBe(fault);
});

test("a repetition by time lasts as long as the plan says and covers what it was run for; one by distance keeps its distance", () => {
  const pace = { zone: "threshold", fastest: 282, slowest: 287, per: "km", estimated: false } as const;
  const tempo = item("Tempo run", { sets: 5, duration: "5 min", pace, dose: { seconds: 300, metres: 1054, totalSeconds: 1725 } });
  const kilometres = item("Tempo run", { sets: 5, distance: "1 km", pace, dose: { seconds: 285, metres: 1000, totalSeconds: 1725 } });
  const [byTime, byDistance] = draftOf({ mainWorkout: [tempo, kilometres] }).exercises;
  const typed = (exercise = byTime) => exercise!.sets[0]!.typed;
  expect([repSeconds(byTime!), repSeconds(byDistance!)]).toEqual([300, undefined]);
  expect(paceWindow(byTime!, typed())).toEqual({ from: 300, to: 300 });
  expect(paceWindow(byDistance!, typed(byDistance))).toEqual({ from: 282, to: 287 });
  expect(typed().distance).toBe("1.05");
  expect([150, 300, 310].map((elapsed) => coveredIn(elapsed, byTime!, typed()).distance)).toEqual(["0.53", "1.05", "1.05"]);
  expect(coveredIn(150, byDistance!, typed(byDistance)).distance).toBe("1");
});

test("the warm-up fills by its minutes, not by its lines", () => {
  const draft = draftOf({
    warmup: [
      item("Easy run", { duration: "8 min", dose: { seconds: 480, totalSeconds: 480 } }),
      item("Leg swings", { duration: "1 min", dose: { seconds: 60, totalSeconds: 60 } }),
      item("Ankle mobility drill", { duration: "1 min", dose: { seconds: 60, totalSeconds: 60 } }),
    ],
    strength: [squat],
  });
  const ticked = toggleTick(draft, "Easy run");
  const [warmup] = sessionShape({ steps: getSteps(ticked), state: ticked.run ?? FRESH_RUN });
  expect(warmup).toMatchObject({ isEasy: true, seconds: 600, done: 0.8 });
});
