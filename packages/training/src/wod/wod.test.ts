import fc from "fast-check";
import { expect, test } from "vitest";
import { benchmarkText } from "../catalogue/benchmark-text.ts";
import { BENCHMARK_WORKOUTS } from "../catalogue/benchmark-workouts.ts";
import { readWod } from "./read-wod.ts";
import { BOARD_WORKOUTS } from "./board-workouts.ts";
import { MIXED_WORKOUTS } from "./mixed-workouts.ts";
import { TYPED_WORKOUTS } from "./typed-workouts.ts";
import type { WodWork } from "./wod.ts";
import { wodText } from "./wod-text.ts";

test.each([
  { list: "typed into the app", workouts: TYPED_WORKOUTS, count: 250 },
  { list: "posted by boxes", workouts: BOARD_WORKOUTS, count: 200 },
  { list: "of all kinds", workouts: MIXED_WORKOUTS, count: 159 },
])("workouts $list are read, at least 95 of 100 exactly", ({ workouts, count }) => {
  expect(new Set(workouts.map(([typed]) => typed)).size).toBe(count);
  const wrong = workouts.map(([typed, read]) => ({ typed, read, got: wodText(readWod(typed)) })).filter(({ read, got }) => read !== got);
  // As objects, so that a failure shows what was read instead.
  expect(wrong.length / count <= 0.05 ? [] : wrong).toEqual([]);
});

test("every benchmark is read from its own text: movements, amounts and form", () => {
  const read = BENCHMARK_WORKOUTS.map((workout) => {
    const [part] = readWod(benchmarkText(workout)).parts;
    return { workout, part: part?.kind === "work" ? part : undefined };
  });
  const told = ({ movements }: WodWork) => movements.map(({ name, isKnown }) => `${name}${isKnown ? "" : "?"}`);
  expect(
    read
      .filter(({ workout, part }) => part === undefined || part.movements.length !== workout.movements.length)
      .map(({ workout }) => workout.name),
  ).toEqual([]);
  expect(
    read.flatMap(({ workout, part }) =>
      part === undefined
        ? []
        : told(part)
            .filter((name) => name.endsWith("?"))
            .map((name) => `${workout.name}: ${name}`),
    ),
  ).toEqual([]);
  for (const { workout, part } of read) {
    const kinds: Readonly<Record<string, readonly string[]>> = {
      "for-time": ["once", "reps"],
      "rounds-for-time": ["rounds"],
      amrap: ["amrap"],
      emom: ["emom"],
    };
    expect([workout.name, kinds[workout.kind]?.includes(part?.scheme.kind ?? "") ?? true]).toEqual([workout.name, true]);
    for (const [index, { reps, metres, load }] of workout.movements.entries()) {
      const movement = part?.movements[index];
      if (typeof reps === "number") expect([workout.name, movement?.reps]).toEqual([workout.name, reps]);
      if (metres !== undefined) expect(Math.abs((movement?.metres ?? 0) - metres)).toBeLessThan(15);
      if (load !== undefined) expect([workout.name, movement?.load?.values]).toEqual([workout.name, [load.men, load.women]]);
    }
  }
});

test("whatever is typed is read without an error and quickly", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(() => readWod(text)).not.toThrow();
    }),
  );
  const pieces = fc.constantFrom(
    "21-15-9 ",
    "amrap ",
    "emom 10 ",
    "5 x ",
    "400 m ",
    "run",
    ", ",
    "\n",
    "3 rounds ",
    "rest 1:00",
    "@ 40 kg",
    " / ",
    "max ",
    "thrusters ",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (all) => {
      const text = wodText(readWod(all.join("")));
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }),
  );
});

test("what is not known stays as it was typed", () => {
  const [part] = readWod("3 RFT: 10 zercher gronks, 20 push-ups").parts;
  expect(part).toMatchObject({
    movements: [
      { name: "zercher gronks", isKnown: false, reps: 10 },
      { name: "Push-up", isKnown: true, reps: 20 },
    ],
  });
});
