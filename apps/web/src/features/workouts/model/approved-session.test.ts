import { expect, test } from "vitest";
import { getSessions } from "./approved-session.ts";

const BLOCK = `Hyrox, 2 weeks.

| Week | Phase |
| --- | --- |

## Week 1: Squats

55 min, strength, RPE 7 of 10

**Strength**

- Back squat 3 × 8

## Week 2: Easy run
40 min, conditioning, RPE 3 of 10`;

test("each section is a workout", () => {
  expect(getSessions("Hyrox", BLOCK)).toEqual([
    {
      title: "Week 1: Squats",
      filled: {
        title: "Week 1: Squats",
        description: "55 min, strength, RPE 7 of 10\nStrength\n– Back squat 3 × 8",
        duration: "55",
        type: "strength",
        tags: ["reviewed"],
      },
    },
    {
      title: "Week 2: Easy run",
      filled: {
        title: "Week 2: Easy run",
        description: "40 min, conditioning, RPE 3 of 10",
        duration: "40",
        type: "endurance",
        tags: ["reviewed"],
      },
    },
  ]);
});

test("a text without sections is one workout, and a long one ends with a whole line", () => {
  expect(getSessions("Race week", "Rest more.")).toMatchObject([
    { filled: { title: "Race week", description: "Rest more.", duration: "60", type: "hybrid" } },
  ]);
  const [long] = getSessions("Long", Array.from({ length: 300 }, (_, line) => `Line ${line} of many`).join("\n"));
  expect(long?.filled.description.length).toBeLessThanOrEqual(4000);
  expect(long?.filled.description).toMatch(/\nLine \d+ of many\n…$/);
});
