import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { exercisePicker } from "../selection/exercise-picker.ts";
import { readInjuries } from "./read-injuries.ts";
import { stressLimits } from "./limits/stress-limits.ts";

const TODAY = "2026-11-30";

function pickerOf(injuries: string, equipment?: readonly string[]): ReturnType<typeof exercisePicker> {
  const reading = readInjuries(injuries, TODAY);
  const athlete = { ...HYBRID, injuries, ...(equipment === undefined ? {} : { equipment }) };
  return exercisePicker(athlete, reading, stressLimits(reading));
}

/** A movement that hurts closes what takes the region to the same place, and leaves the rest. */
describe("what hurts closes its position", () => {
  test.each<[injuries: string, closed: readonly string[], open: readonly string[]]>([
    [
      "shoulder pinches in dips, overhead lifting is fine",
      ["Dip (parallel bar)", "Ring dip", "Ring muscle-up", "Bench press", "Deficit push-up"],
      ["Overhead press", "Pull-up (strict)", "Dumbbell floor press"],
    ],
    ["wrists hurt in handstands and push-ups", ["Push-up", "Handstand hold"], ["Pull-up (strict)", "Deadlift"]],
    ["knee hurts going down stairs, squats are fine", ["Step-up", "Step-up intervals"], ["Back squat"]],
    ["sprained ankle 5/10", ["Bulgarian split squat", "Walking lunge", "Single-leg Romanian deadlift"], ["Bench press"]],
  ])("%s", (injuries, closed, open) => {
    const picker = pickerOf(injuries);
    expect(closed.filter((name) => picker.allows(name))).toEqual([]);
    expect(open.filter((name) => !picker.allows(name))).toEqual([]);
  });
});

/** What stands in trains: nobody boxes with a sore elbow, steps up with a sore knee, or runs in a pool that nobody told of. */
test.each(["elbow pain 4/10", "knee pain 4/10", "shoulder pain 5/10", "ankle pain 4/10", "Achilles pain 4/10", "wrist pain 4/10"])(
  "%s: no boxing, steps or pool instead of machines and runs",
  (injuries) => {
    const picker = pickerOf(injuries, ["band", "dumbbell"]);
    const found = ["Row erg", "Ski erg", "Bike erg", "Interval run", "Tempo run", "Easy run", "Long run"].map(
      (name) => picker.pick(name).exercise.name,
    );
    expect(found).not.toContain("Shadow boxing intervals");
    expect(found).not.toContain("Pool running");
    if (/knee|ankle|Achilles/u.test(injuries)) expect(found).not.toContain("Step-up intervals");
  },
);
