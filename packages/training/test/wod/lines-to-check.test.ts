import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { linesToCheck } from "#training/wod/check/lines-to-check.ts";
import type { WodPart } from "#training/wod/wod.ts";
import { BOARD_WORKOUTS } from "./board-workouts.ts";
import { MAIN_SITE_WORKOUTS } from "./main-site-workouts.ts";
import { MIXED_WORKOUTS } from "./mixed-workouts.ts";
import { POSTED_WORKOUTS } from "./posted-workouts.ts";
import { TYPED_WORKOUTS } from "./typed-workouts.ts";

const burpees = { name: "Burpee", isKnown: true, reps: 10 } as const;
const run = { name: "Run", isKnown: true, metres: 400 } as const;
const once: WodPart = { kind: "work", scheme: { kind: "once" }, movements: [burpees, run] };
const rounds: WodPart = { kind: "work", scheme: { kind: "rounds", rounds: 5, timed: true }, movements: [burpees, run] };

// Every number of the line is in the part: only its words are not.
test.each([
  ["AMRAP of 10 burpees and 400 m", once],
  ["so viele Runden wie möglich: 10 Burpees, 400 m", once],
  ["every 2:00: 10 burpees", once],
  ["cada minuto 10 burpees", once],
  ["10 burpees, 400 m run between each", once],
  ["5 rounds, 400 m entre cada ronda", rounds],
  ["10 burpees, +3 each round", rounds],
  ["odd min: 10 burpees", once],
  ["gerade Min: 10 Burpees", once],
  ["buy-in 400 m", once],
  ["nicht auf Zeit: 10 Burpees", once],
  ["sin tiempo, 10 burpees", rounds],
  ["P1: 10 burpees", once],
  ["en parejas: 10 burpees", once],
  ["400 m r24", once],
  ["10 burpees, 12 min cap", once],
  ["2 x (5 x 400 m)", rounds],
  ["5 rounds each for time", rounds],
  ["5 x 400 m, 90 s rest", rounds],
  ["5 x 400 m, Trabpause", { ...rounds, movements: [{ ...run, how: "trab" }] }],
  ["5 x 400 m w/ 200 m jog", rounds],
  ["10 burpees (8 women)", once],
  ["400 calorie row", once],
  ["10 burpees (L)", once],
  ["400 m, only if the first was easy", once],
  ["AMRAP of 10 burpees", { ...once, scheme: { kind: "amrap", seconds: 600 } }],
  ["3 x AMRAP 10", { ...once, scheme: { kind: "amrap", seconds: 600 } }],
  ["2x", rounds],
  // Steps that nobody meant, and totals to which the parts do not add up.
  ["10 burpees, next 6", { ...once, movements: [burpees, run, { name: "next", isKnown: false, reps: 6 }] }],
  ["10 Burpees, 3 zwischen den Sätzen", { ...once, movements: [burpees, run, { name: "zwischen den Sätzen", isKnown: false, reps: 3 }] }],
  ["400 m row, 10 burpees", { ...once, movements: [burpees, run] }],
  ["Total 5000 m", rounds],
  ["6 x 400 m, 2 min pauze", rounds],
  ["4 x AMRAP 6, 10 burpees", { ...once, scheme: { kind: "amrap", seconds: 60 } }],
  ["Bench 3x6 @7", { ...once, movements: [burpees, { name: "Bench press", isKnown: true, reps: 6, load: { values: [7], unit: "kg" } }] }],
  ["5:00 row @ 2:05/500", { ...once, movements: [{ name: "Row erg", isKnown: true, seconds: 300, pace: "2:05 /km" }] }],
  ["10 burpees, 60 s", { ...once, movements: [burpees, { name: "Rest", isKnown: true, reps: 60 }] }],
  ["400 K / 10 burpees", { ...once, movements: [{ ...run, metres: 400_000 }] }],
] as const)("“%s” is to be checked where no part has it", (line, part) => {
  expect(linesToCheck(line, { parts: [part] })).toEqual([line]);
});

test.each([
  ["AMRAP 10: 10 burpees over partner", { ...once, scheme: { kind: "amrap", seconds: 600 } }],
  ["every 2:00: 10 burpees", { ...once, scheme: { kind: "emom", every: 120, turns: 5, inTurns: false } }],
  ["5 x 400 m, 90 s rest", { ...rounds, restSeconds: 90 }],
  ["5 x 400 m, récup 1'30", { ...rounds, restSeconds: 90 }],
  ["5 rounds each for time, rest 3 min", { ...rounds, restSeconds: 180 }],
  ["10 burpees, 400 m, no rest between rounds", rounds],
  ["for quality: 10 burpees", { ...rounds, scheme: { kind: "rounds", rounds: 5, timed: false } }],
  ["10 burpees, cap 12", { ...once, capSeconds: 720 }],
  ["10/8 women burpees", { ...once, movements: [{ ...burpees, forWomen: 8 }] }],
  ["AMRAP of 10 burpees in 12 min", { ...once, scheme: { kind: "amrap", seconds: 720 } }],
  ["5x", rounds],
  ["12:00–15:00 rest", { kind: "rest", seconds: 180 }],
  ["3 s pause squat x 5", { ...rounds, movements: [{ ...burpees, how: "paused" }] }],
] as const)("“%s” is not where one has", (line, part) => {
  expect(linesToCheck(line, { parts: [part as WodPart] })).toEqual([]);
});

test("a word of the clock that stands as a movement is to be checked, and what is shown back is not", () => {
  const scrap: WodPart = { kind: "work", scheme: { kind: "once" }, movements: [{ name: "as", isKnown: false, metres: 50 }] };
  expect(linesToCheck("8x50 as 25 kick 25 swim", { parts: [scrap] })).toHaveLength(1);
  expect(linesToCheck("10 burpees, every 2:00 a sprint", { parts: [once], unread: ["every 2:00 a sprint"] })).toEqual([]);
});

test("the sum above its ways is to be checked, and so are numbers of places", () => {
  const ways = [14_000, 5000, 9000].map((metres) => ({ name: "Run", isKnown: true, metres }));
  const lines = "14 km progressive\n5 km easy\n9 km hard";
  expect(linesToCheck(lines, { parts: [{ kind: "work", scheme: { kind: "steady" }, movements: ways }] })).toEqual(["14 km progressive"]);
  const places = ["Burpee", "Sit-up", "Push-up"].map((name, index) => ({ name, isKnown: true, reps: index + 1 }));
  const scheme = { kind: "intervals", rounds: 8, work: 20, rest: 10, isTabata: false } as const;
  expect(linesToCheck("1 burpees\n2 sit-ups\n3 push-ups", { parts: [{ kind: "work", scheme, movements: places }] })).toEqual(["1 burpees"]);
});

test("of a thousand known workouts, which are read exactly, one in a hundred has a line to check", () => {
  const known = [TYPED_WORKOUTS, BOARD_WORKOUTS, MIXED_WORKOUTS, POSTED_WORKOUTS, MAIN_SITE_WORKOUTS].flat();
  expect(known.length).toBeGreaterThan(1000);
  expect(known.filter(([typed]) => readWod(typed).check !== undefined).length / known.length).toBeLessThanOrEqual(0.01);
});
