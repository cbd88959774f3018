import { expect, test } from "vitest";
import type { ExerciseItem, Session } from "../model/plan.ts";
import { isPaced } from "../model/is-paced.ts";
import { sessionTotals } from "./session-totals.ts";

const item = (more: Partial<ExerciseItem>): ExerciseItem => ({ id: "", name: "", dose: { totalSeconds: 600 }, ...more });
const run = item({
  dose: { metres: 1000, totalSeconds: 900 },
  pace: { zone: "race", fastest: 290, slowest: 300, per: "km", estimated: false },
});
const sled = item({ dose: { metres: 50, totalSeconds: 300 }, load: { kilograms: 102, perHand: false, estimated: false } });
const squat = item({ dose: { reps: 5, totalSeconds: 600 }, load: { kilograms: 90, perHand: false, estimated: false } });
const blocks = (part: Partial<Session["blocks"]>): Session["blocks"] => ({
  warmup: [],
  skill: [],
  strength: [],
  mainWorkout: [],
  cooldown: [],
  ...part,
});

test("a mixed session is iron by the time of what is lifted in it, wherever it stands", () => {
  expect(sessionTotals("mixed", blocks({ mainWorkout: [run, sled] }), 60, 8)).toMatchObject({ load: 480, ironLoad: 120 });
  expect(sessionTotals("mixed", blocks({ strength: [squat], mainWorkout: [run, sled] }), 60, 8)).toMatchObject({ ironLoad: 240 });
  expect(sessionTotals("mixed", blocks({}), 60, 8)).toMatchObject({ ironLoad: 0 });
});

test("strength and skill are iron alone, conditioning and recovery pace alone", () => {
  const both = blocks({ strength: [squat], mainWorkout: [run, sled] });
  const iron = (["strength", "skill", "conditioning", "recovery"] as const).map((type) => sessionTotals(type, both, 60, 5).ironLoad);
  expect(iron).toEqual([300, 300, 0, 0]);
});

test("time without load or repetitions is covered in the main workout, held in the others", () => {
  const minutes = item({ dose: { seconds: 1200, totalSeconds: 1200 } });
  expect([isPaced(minutes, "mainWorkout"), isPaced(minutes, "strength"), isPaced(sled, "mainWorkout")]).toEqual([true, false, false]);
});
