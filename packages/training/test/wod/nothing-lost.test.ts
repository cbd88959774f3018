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
