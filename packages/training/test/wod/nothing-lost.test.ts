import fc from "fast-check";
import { expect, test } from "vitest";
import { readWod } from "#training/wod/read-wod.ts";
import { wodText } from "#training/wod/wod-text.ts";
import { STRUCTURED_WORKOUTS } from "./structured-workouts.ts";

/** Lines as they are pasted, each with numbers that stand nowhere else. */
const LINES = [
  "AMRAP 17",
  "EMOM 14",
  "5 rounds for time",
  "21-15-9",
  "Back squat 4x6 @ 73%",
  "Bench 3x8-11 @ RPE 7, tempo 31X1",
  "13 thrusters 43/29 kg",
  "250 m row",
  "19/16 cal bike",
  "rest 2:45",
  "cap 37 min",
  "every 5:30 36 lunges",
  "heats at 17:20",
  "12 DAYS OF XMAS",
  "7 x 640 m @ 5k pace, 95 s jog",
  "3 x (4 x 110 free on 1:50 + 90 easy back)",
  "A1) DB row 4x12 2x22.5",
  "gel at 40'",
  "pg 2/3",
  "54-48-42 double unders",
  "Sets 1-3 @ 66%",
  "20% off all hoodies",
  "(or 120 singles)",
  "6 zottman gronks 8 kg",
  "33 sec side plank each side, 23 sec off",
  "WU 3 km easy + 4 strides",
] as const;

/** Places, counts of one and abbreviations are no amounts. */
function numbersOf(line: string): readonly string[] {
  return (line.replaceAll(/^[A-H]\d?\)|\b\d(?:rm|k pace)\b/gi, " ").match(/\d+(?:\.\d+)?/g) ?? []).filter((number) => Number(number) > 10);
}

test("every number of a pasted text is in a part or shown back with its line", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...LINES), { minLength: 1, maxLength: 7 }), (lines) => {
      const read = readWod(lines.join("\n"));
      if (read.parts.length === 0) return;
      const text = wodText(read);
      for (const line of lines) {
        const isShown = text.includes(line) || [...(read.notes ?? []), ...(read.unread ?? [])].some((one) => line.includes(one));
        if (isShown) continue;
        for (const number of numbersOf(line)) expect({ line, number, isRead: inText(number, text), text }).toMatchObject({ isRead: true });
      }
    }),
    { numRuns: 300 },
  );
});

/** Seconds, kilometres and minutes are written in other units. */
function inText(number: string, text: string): boolean {
  const value = Number(number);
  const forms = [
    number,
    `${value * 1000}`,
    `${Math.floor(value / 60)}:${String(value % 60).padStart(2, "0")}`,
    `${value}:00`,
    `0:${number}`,
  ];
  return forms.some((form) => text.includes(form));
}

test("a number more in a known workout is never lost", () => {
  for (const [, typed] of STRUCTURED_WORKOUTS) {
    const text = wodText(readWod(`${typed}\nbring 87 towels`));
    expect(text).toContain("87");
  }
});

/** Lines with the one movement that each names. */
const MOVEMENTS: readonly (readonly [line: string, movement: string])[] = [
  ["A) Back squat 5x5 @ 70%", "squat"],
  ["C  hammer curls 3x12 / tricep pushdown 3x12 superset, 45 sec rest", "curl"],
  ["Warming-up 5 min fietsen", "bike"],
  ["Strength - push press", "press"],
  ["Every 90s x 6 sets: 3 deadlifts", "deadlift"],
  ["4 vueltas: 10 burpees, 1' descanso", "burpee"],
  ["tabata lunges", "lunge"],
  ["buy-in: 500 m row", "row"],
  ["dips 10x", "dip"],
  ["then 3 x 40 sec plank, 20 sec rest", "plank"],
  ["20 wall balls 9/6 x3", "wall ball"],
  ["EMOM 8: 12 kb swings", "swing"],
];

test("a warm-up behind sets and a metcon is not lost", () => {
  const read = readWod("A) Back squat 5x5 @ 70%\n20 wall balls 9/6 x3\nStrength - push press\nWarming-up 5 min fietsen");
  expect(wodText(read)).toContain("Bike erg");
});

test("every movement of a pasted text is in a part, shown back or to be checked with its line", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...MOVEMENTS), { minLength: 1, maxLength: 5 }), (rows) => {
      const typed = rows.map(([line]) => line).join("\n");
      const read = readWod(typed);
      if (read.parts.length === 0) return;
      const text = `${wodText(read)} ${(read.check ?? []).join(" ")}`.toLowerCase();
      for (const [, movement] of rows)
        expect({ typed, movement, isThere: text.includes(movement) || text.includes(DUTCH[movement] ?? movement) }).toMatchObject({
          isThere: true,
        });
    }),
    { numRuns: 200 },
  );
});

const DUTCH: Readonly<Record<string, string>> = { bike: "fietsen" };

/** Ways to say that a rest is between all repetitions, and its seconds. */
const RESTS: readonly (readonly [said: string, seconds: number])[] = [
  [", 90 s rest between", 90],
  [", dazwischen 2 Min locker", 120],
  [", 75 s jog between", 75],
  [", récup 1 min", 60],
  [", descanso 100 s", 100],
  [", in mezzo 2 min di corsetta", 120],
  [", 80 s pauze", 80],
  [", entre medias 3 min suave", 180],
  [", recupero 90 s", 90],
];
const REPEATS = ["5 x 1000 m", "8 x 400 m", "4 x 2 km", "6 x 600 m"] as const;
const AROUND = ["Warm-up 10 min", "Cool-down 2 km", "Laufgruppe Dienstag", "Bring water"] as const;

test("a rest between repetitions is of the repetitions wherever they stand, and no step of its own", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REPEATS),
      fc.constantFrom(...RESTS),
      fc.subarray([...AROUND]),
      fc.nat({ max: 4 }),
      (repeats, [said, seconds], around, at) => {
        const typed = ["Run", ...around.slice(0, at), `${repeats}${said}`, ...around.slice(at)].join("\n");
        const work = readWod(typed).parts.filter((part) => part.kind === "work");
        const rests = work.map(({ restSeconds, scheme }) => restSeconds ?? (scheme.kind === "intervals" ? scheme.rest : undefined));
        expect({
          typed,
          rests,
          steps: work.filter(({ scheme }) => scheme.kind === "rounds" || scheme.kind === "intervals").length,
        }).toMatchObject({
          rests: expect.arrayContaining([seconds]) as readonly number[],
          steps: 1,
        });
        expect({ typed, unknown: work.flatMap(({ movements }) => movements.filter(({ isKnown }) => !isKnown)) }).toMatchObject({
          unknown: [],
        });
      },
    ),
    { numRuns: 150 },
  );
});
