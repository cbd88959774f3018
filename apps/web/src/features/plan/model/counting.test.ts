import { expect, test } from "vitest";
import { getCounting, getIron, getPace } from "./counting.ts";
import { item, plan, session } from "./sample-plan.ts";

const load = { kilograms: 60, perHand: false, estimated: false };
const none = { warmup: [], strength: [], skill: [], mainWorkout: [], cooldown: [] };

test("counts tonnes and kilometres when enough of the work has a load or a distance", () => {
  const strength = [item({ load }), item({ id: "j" }), item({ id: "k" })];
  const mainWorkout = [item({ dose: { metres: 5000, seconds: 1500, totalSeconds: 1500 } })];
  const sessions = [session({ blocks: { ...none, strength, mainWorkout }, tonnage: 4200, distance: 5000 })];
  const counting = getCounting(plan({ sessions }));
  expect(counting).toEqual({ iron: "tonnes", pace: "kilometres" });
  expect([getIron(sessions, counting), getPace(sessions, counting)]).toEqual([4.2, 5]);
});

test("counts hours, parted as the load is, when the work goes by feel", () => {
  const mainWorkout = [item({ dose: { seconds: 1500, totalSeconds: 1500 } })];
  const sessions = [session({ blocks: { ...none, strength: [item()], mainWorkout }, duration: 60, load: 400, ironLoad: 300, tonnage: 90 })];
  const counting = getCounting(plan({ sessions }));
  expect(counting).toEqual({ iron: "hours", pace: "hours" });
  expect([getIron(sessions, counting), getPace(sessions, counting)]).toEqual([0.75, 0.25]);
});

test("a half without work has nothing unknown", () => {
  expect(getCounting(plan({ sessions: [session({ blocks: { ...none, strength: [item({ load })] } })] }))).toEqual({
    iron: "tonnes",
    pace: "kilometres",
  });
});
