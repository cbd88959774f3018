import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";

test.each([
  // A step has a movement.
  ["3 rounds\n10 wozzle throws\n10 push-ups", "3 rounds: 10 wozzle throws; 10 Push-up"],
  ["11 km run, Z2\navg 5:05-5:20", "not for time: 11000m Run [Z2]; [as typed: avg 5:05-5:20]"],
  // A scheme that nobody stated is none.
  ["30 burpees\n40 squats\n50 sit-ups", "not for time: 30 Burpee; 40 Air squat; 50 Sit-up"],
  ["For time\n30 burpees\n40 squats\n50 sit-ups", "for time: 30 Burpee; 40 Air squat; 50 Sit-up"],
  ["15-12-9\nburpees\nthrusters 40/30", "15-12-9: Burpee; Thruster @40/30"],
  ["3 rounds FT\n300m row\n12 push-ups", "3 rounds for time: 300m Row erg; 12 Push-up"],
  // A line of which something is in no part stays as text in its place.
  ["AMRAP 12\n8 push-ups\n6 squats (3 works)\n10 burpees", "amrap 12: 8 Push-up; [as typed: 6 squats (3 works)]; 10 Burpee"],
  [
    "Squat 4x6\nBench 4x6\nRest 2' on main lifts, 1' on others",
    "sets 4x6: Back squat || sets 4x6: Bench press || as typed: Rest 2' on main lifts, 1' on others",
  ],
])("“%s” has nothing that nobody typed", (typed, read) => {
  expect(wodText(readWod(typed))).toBe(read);
});

test.each([
  ["Swim\n6 x 50 free @ 55", "every 0:55 x6: 50m Swim"],
  ["Squat / Bench: 3x5 @ 60%", "sets 3x5: Back squat @60% || sets 3x5: Bench press @60%"],
  ["A1 Row 3x8\nA2 Dip 3x8\nB1 Curl 3x12\nB2 Face pull 3x12\n60s between supersets", "rest 1:00 [superset B2]"],
  ["Leg press 3x10, 3-0-1-0", "[tempo 3010]"],
  ["EMOM 9\n1 - 8/8 DB row\n2 - 10 push-ups\n3 - 12 squats", "8 Single-arm dumbbell row [each side]"],
  ["Rx\n3 rounds for time:\n10 C2B\n\nScaled\n3 rounds:\n10 ring rows", "3 rounds for time: 10 Chest-to-bar pull-up || note: Scaled"],
  ["Set a timer for 15\n- 10 squats\n- 8 push-ups", "amrap 15: 10 Air squat; 8 Push-up"],
])("“%s” is read", (typed, read) => {
  expect(wodText(readWod(typed))).toContain(read);
});

test("a text of which nothing is left is kept whole", () => {
  expect(readWod("Ladder of 10 burpees, 15 min")).toEqual({
    parts: [],
    unread: ["Ladder of 10 burpees, 15 min"],
  });
});
