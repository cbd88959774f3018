import { BENCHMARK_GROUPS, benchmarkText } from "@ironpace/training";
import { expect, test } from "vitest";
import { METRIC } from "#backend/preferences/units.ts";
import type { SessionDraft } from "./draft.ts";
import { getLaps, getSteps } from "./runner/steps.ts";
import { typedWorkoutDraft } from "./wod-draft.ts";

let ids = 0;
const maker = { newId: () => `id-${++ids}`, now: () => "2026-03-05T10:00:00.000Z" };
const draftOf = (description: string, units = METRIC) => typedWorkoutDraft({ id: "w", title: "Mine", description }, units, maker);
const lines = ({ exercises }: SessionDraft) =>
  exercises.map(({ name, metric, sets }) => `${name} ${metric} ${sets.map(({ typed }) => Object.values(typed).join(" ")).join(", ")}`);

test("21-15-9: three rounds with their repetitions, the load in the athlete's unit", () => {
  const fran = draftOf("21-15-9 thrusters 43/30 & pull-ups, cap 10");
  expect(lines(fran)).toEqual(["Thruster weight_reps 43 21, 43 15, 43 9", "Pull-up (kipping) reps 21, 15, 9"]);
  expect(fran.format).toEqual({ kind: "for-time", label: "21-15-9 for time", rounds: 3, capMinutes: 10 });
  expect(draftOf("3 RFT 10 thrusters 95 lb", { ...METRIC, weight: "lb" }).exercises[0]?.sets[0]?.typed.weight).toBe("95");
  expect(draftOf("3 RFT 10 thrusters 100 lb").exercises[0]?.sets[0]?.typed.weight).toMatch(/^45/);
});

test("clocks: AMRAP, EMOM in turns and together, Tabata of two movements", () => {
  expect(draftOf("AMRAP 20: 5 pull-ups, 10 push-ups, 15 squats").clockSetting).toEqual({ mode: "amrap", seconds: 1200 });
  const turns = draftOf("EMOM 12: 1) 15 cal row 2) 12 burpees 3) 40s plank");
  expect(turns.clockSetting).toEqual({ mode: "emom", seconds: 720, work: 60, turns: ["Row erg", "Burpee", "Plank"] });
  expect(turns.format).toMatchObject({ kind: "emom", together: false });
  expect(lines(turns)[0]).toBe("Row erg calories 15, 15, 15, 15");
  expect(draftOf("Every 2:00 x 5: 200 m run, 10 burpees").clockSetting).toEqual({ mode: "emom", seconds: 600, work: 120 });
  const tabata = draftOf("Tabata: squats, push-ups");
  expect(tabata.clockSetting).toMatchObject({ mode: "tabata", rounds: 16, work: 20, rest: 10 });
  expect(getSteps(tabata)).toMatchObject([{ kind: "rounds", lines: [{ name: "Air squat" }, { name: "Push-up" }] }]);
});

test("death by: one repetition more each minute; sets with a load each keep theirs", () => {
  const death = draftOf("Death by burpees\n1 in min 1, 2 in min 2 ...");
  expect(death.clockSetting).toEqual({ mode: "emom", seconds: 900, work: 60 });
  expect(death.format).toMatchObject({ kind: "emom", together: true });
  expect(death.exercises[0]?.sets.map(({ typed }) => typed.reps).slice(0, 4)).toEqual(["1", "2", "3", "4"]);
  expect(lines(draftOf("Bench press\n5 @ 60 kg\n3 @ 70 kg\n1 @ 80 kg"))).toEqual(["Bench press weight_reps 60 5, 70 3, 80 1"]);
});

test("a half simulation goes from station to station in order", () => {
  const half = draftOf("For time, in race order:\n500 m run\n500 m ski erg\n500 m run\n25 m sled push, 102 kg");
  const [step] = getSteps(half);
  expect(step?.kind === "rounds" && getLaps(step)?.map(({ exercise }) => exercise.name)).toEqual(["Run", "Ski erg", "Run", "Sled push"]);
});

test("a lift before a metcon are sets of their own; what describes no movements begins empty", () => {
  const both = draftOf("A) Back squat 5x5 @ 100\nB) AMRAP 10: 10 burpees, 10 box jumps");
  expect(getSteps(both).map(({ kind }) => kind)).toEqual(["sets", "rounds"]);
  expect(draftOf("Easy spin with friends, coffee afterwards").exercises).toEqual([]);
  expect(draftOf("").exercises).toEqual([]);
});

test("a run: warm-up and cool-down are ticked, efforts have their pace, rests their way", () => {
  const run = draftOf("3 km WU easy\n6 x 800 @ 5k pace, 90s jog\n2 km CD");
  expect(run.warmup).toMatchObject([{ name: "Run", amount: "3 km", cue: "easy" }]);
  expect(run.cooldown).toMatchObject([{ name: "Run", amount: "2 km" }]);
  expect(run.exercises).toMatchObject([{ name: "Run", rest: 90, plan: { intensity: "5k pace", cue: "recovery: jog" } }]);
  expect(run.exercises[0]?.sets).toHaveLength(6);
});

test("supersets, sides, effort and tempo reach the runner; two movements can share a turn", () => {
  const upper = draftOf("A1 DB row 4x8 e/s RPE 8\nA2 Push-ups 4x12 tempo 32X1\nB Curls 3x12");
  expect(upper.exercises).toMatchObject([
    { superset: "A", plan: { eachSide: true, rpe: 8 } },
    { superset: "A", plan: { eachSide: false, cue: expect.stringContaining("tempo 32X1") as string } },
    { name: "Biceps curl" },
  ]);
  expect(upper.exercises[2]).not.toHaveProperty("superset");
  const turns = draftOf("E2MOM x 8\nodd: 12 cal bike\neven: 3 power cleans 60/40 + 6 burpees");
  expect(turns.clockSetting).toMatchObject({ mode: "emom", turns: ["Bike erg", "Power clean + Burpee"] });
  expect(turns.exercises.map(({ sets }) => sets.length)).toEqual([4, 4, 4]);
});

test("every benchmark opens with its movements", () => {
  const all = Object.values(BENCHMARK_GROUPS).flat();
  expect(all.filter((workout) => draftOf(benchmarkText(workout)).exercises.length !== workout.movements.length)).toEqual([]);
});
