import { expect, test } from "vitest";
import { item, session } from "../sample-plan.ts";
import { getBlocks } from "./session-blocks.ts";
import { getDrawing } from "./session-drawing.ts";

const pace = { zone: "threshold", fastest: 282, slowest: 287, per: "km", estimated: false } as const;
const load = { kilograms: 90, perHand: false, estimated: false };
const run = item({ id: "run", sets: 5, rpe: 7, pace, dose: { metres: 1060, seconds: 300, totalSeconds: 1725 } });
const squat = item({ id: "squat", sets: 4, rpe: 8, load, dose: { reps: 4, totalSeconds: 900 } });
const easy = { warmup: [item()], cooldown: [item()] };

function draw(blocks: object, more: object = {}) {
  const view = session({ blocks: { ...easy, strength: [], skill: [], mainWorkout: [], ...blocks }, ...more });
  const { side, blocks: drawn } = getDrawing(view, getBlocks(view));
  return { side, parts: drawn.map(({ parts }) => parts.map(({ iron, pace: below }) => [iron, below])) };
}

test("a run of repetitions hangs from the rod, a plate for each; lifts alone stand on it", () => {
  expect(draw({ mainWorkout: [run] })).toMatchObject({
    side: "hang",
    parts: [[[0.25, 0.25]], Array.from({ length: 5 }, () => [0, 0.7]), [[0.15, 0.15]]],
  });
  expect(draw({ strength: [squat, { ...squat, id: "b", rpe: 6 }] })).toMatchObject({
    side: "stand",
    parts: [
      [[0.25, 0.25]],
      [
        [0.8, 0],
        [0.6, 0],
      ],
      [[0.15, 0.15]],
    ],
  });
});

test("both sides where a session has both; rounds of several movements are one plate", () => {
  expect(draw({ strength: [squat], mainWorkout: [run] }).side).toBeUndefined();
  const rounds = draw({ mainWorkout: [run, squat] }, { mainFormat: { kind: "for-time", label: "5 rounds", rounds: 5 } });
  expect(rounds.parts[1]).toHaveLength(1);
});
