import { expect, test } from "vitest";
import { nextSet, plannedSets, repsOfSet } from "./set-log.ts";
import { item, session } from "./testing/sample-plan.ts";

const squat = item({ id: "a", sets: 3, reps: "5", dose: { reps: 5, restSeconds: 150, totalSeconds: 900 } });
const plank = item({ id: "b", sets: 2, duration: "45 s", dose: { seconds: 45, restSeconds: 60, totalSeconds: 210 } });
const easy = item({ id: "c", sets: 1, reps: "20", dose: { reps: 20, totalSeconds: 60 } });
const lifting = session({ blocks: { warmup: [squat], strength: [squat, plank, easy], skill: [], mainWorkout: [squat], cooldown: [] } });

test("the sets of strength and skill, the last one without a rest", () => {
  expect(plannedSets(lifting).map(({ key, rest }) => [key, rest])).toEqual([
    ["a:1", 150],
    ["a:2", 150],
    ["a:3", 150],
    ["b:1", 60],
    ["b:2", 0],
  ]);
});

test("the next set is the first that is not done", () => {
  const sets = plannedSets(lifting);
  expect(nextSet(sets, new Set())?.key).toBe("a:1");
  expect(nextSet(sets, new Set(["a:1", "a:3"]))?.key).toBe("a:2");
  expect(nextSet(sets, new Set(sets.map(({ key }) => key)))).toBeUndefined();
});

test("how much of it one set is", () => {
  expect([repsOfSet(squat, 2), repsOfSet({ ...squat, reps: "5-4-3" }, 3), repsOfSet(plank, 1)]).toEqual(["5", "3", "45 s"]);
});
