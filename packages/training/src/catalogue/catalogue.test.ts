import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BENCHMARK_GROUPS, findBenchmarkWorkout } from "./benchmark-workouts.ts";
import { EQUIPMENT, equipmentMet } from "./equipment.ts";
import { type Exercise, REGIONS } from "./exercise.ts";
import { EXERCISES, findExercise } from "./exercises.ts";
import { HYROX_STATIONS, type HyroxDivision, hyroxLoad, TRIATHLONS } from "./race-formats.ts";

function exercise(name: string): Exercise {
  const found = findExercise(name);
  if (found === undefined) throw new Error(`no exercise ${name}`);
  return found;
}

describe("exercises", () => {
  test("are those of the CSV, cell by cell", () => {
    const csv = readFileSync(new URL("../../../../supabase/seed/exercises.csv", import.meta.url), "utf8");
    const written = EXERCISES.map((row) => {
      const stress = REGIONS.filter((region) => row.stress[region] > 0).map((region) => `${region}:${row.stress[region]}`);
      const cells = [row.name, row.category, row.movementPattern, row.equipment.join(";"), row.muscleGroups.join(";"), row.difficulty];
      return [...cells, stress.toSorted().join(";"), row.substitutions.join(";")].join(",");
    });
    const source = csv.trim().split("\n").slice(1);
    const sorted = source.map((line) =>
      line
        .split(",")
        .map((cell, column) => (column === 6 ? cell.split(";").toSorted().join(";") : cell))
        .join(","),
    );
    expect(written).toEqual(sorted);
    expect(EXERCISES).toHaveLength(293);
  });

  test("have unique names, are found whatever the capitals, and substitute each other only", () => {
    expect(new Set(EXERCISES.map(({ name }) => name.toLowerCase())).size).toBe(EXERCISES.length);
    expect(findExercise(" back SQUAT ")?.name).toBe("Back squat");
    expect(findExercise("Backflip")).toBeUndefined();
    for (const { name, substitutions } of EXERCISES) {
      expect(substitutions.filter((other) => findExercise(other) === undefined || other === name)).toEqual([]);
    }
  });

  test("every exercise that stresses a region reaches one that hardly does in two steps, and one that does not in three", () => {
    for (const region of REGIONS) {
      for (const start of EXERCISES.filter((one) => one.stress[region] >= 2)) {
        expect(lowestStress(start, region, 2), `${start.name}, ${region}`).toBeLessThanOrEqual(1);
        expect(lowestStress(start, region, 3), `${start.name}, ${region}`).toBe(0);
      }
    }
  });
});

function lowestStress(start: Exercise, region: (typeof REGIONS)[number], steps: number): number {
  let reached = [start];
  let lowest: number = start.stress[region];
  for (let step = 0; step < steps; step++) {
    reached = reached.flatMap((from) => from.substitutions.map(exercise));
    lowest = Math.min(lowest, ...reached.map((to) => to.stress[region]));
  }
  return lowest;
}

describe("equipment", () => {
  test("without a list everything is there", () => expect(EXERCISES.every((one) => equipmentMet(one))).toBe(true));

  test("an empty list leaves what needs nothing", () => {
    const possible = EXERCISES.filter((one) => equipmentMet(one, [])).map(({ name }) => name);
    expect(possible).toEqual(expect.arrayContaining(["Push-up", "Easy run", "Dead bug", "Walking lunge", "Handstand walk"]));
    expect(possible).not.toContain("Back squat");
  });

  test.each([
    ["Back squat", ["barbell", "rack"], true],
    ["Back squat", ["barbell"], false],
    ["Single-arm dumbbell row", ["Dumbbells", "bench"], true],
    ["Pallof press", ["bands"], true],
    ["Ring row", ["pull-up bar"], false],
    ["Interval run", [], true],
    ["Double-under", ["jump rope"], true],
    ["Rope climb", ["jump rope"], false],
    ["Rope climb", ["climbing rope"], true],
    ["Lat pulldown", ["cable"], true],
    ["Backpack row", [], true],
    ["Table row", [], false],
    ["Dumbbell front squat", ["dumbbells up to 20 kg"], true],
    ["Kettlebell gorilla row", ["kettlebells 16 and 24 kg"], true],
  ])("%s with %j: %s", (name, owned, expected) => expect(equipmentMet(exercise(name), owned)).toBe(expected));

  test("with every key owned every exercise is possible", () => {
    expect(EXERCISES.filter((one) => !equipmentMet(one, EQUIPMENT))).toEqual([]);
    expect(EQUIPMENT).toEqual([...new Set(EQUIPMENT)].toSorted());
  });
});

describe("Hyrox", () => {
  test.each<[HyroxDivision, (number | undefined)[]]>([
    ["womenOpen", [undefined, 102, 78, undefined, undefined, 16, 10, 4]],
    ["womenPro", [undefined, 152, 103, undefined, undefined, 24, 20, 6]],
    ["menOpen", [undefined, 152, 103, undefined, undefined, 24, 20, 6]],
    ["menPro", [undefined, 202, 153, undefined, undefined, 32, 30, 9]],
    ["doublesMixed", [undefined, 152, 103, undefined, undefined, 24, 20, 6]],
    ["doublesWomen", [undefined, 102, 78, undefined, undefined, 16, 10, 4]],
  ])("loads of %s, in race order", (division, loads) => {
    expect(HYROX_STATIONS.map((station) => hyroxLoad(station, division))).toEqual(loads);
  });

  test("amounts and names", () => {
    expect(HYROX_STATIONS.map((station) => station.metres ?? station.reps)).toEqual([1000, 50, 50, 80, 1000, 200, 100, 100]);
    for (const station of HYROX_STATIONS) expect(findExercise(station.exercise)).toBeDefined();
  });
});

test("triathlons grow in every discipline from super sprint to full", () => {
  const { superSprint, sprint, standard, middle, full } = TRIATHLONS;
  const bySize = [superSprint, sprint, standard, middle, full];
  for (const part of ["swim", "bike", "run"] as const) {
    expect(bySize.map((format) => format[part])).toEqual(bySize.map((format) => format[part]).toSorted((a, b) => a - b));
  }
});

describe("benchmark workouts", () => {
  test("have unique names and are made of catalogue exercises", () => {
    const all = Object.values(BENCHMARK_GROUPS).flat();
    expect(all).toHaveLength(62);
    expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length);
    for (const { name, movements } of all) {
      for (const movement of movements) {
        expect(findExercise(movement.exercise)?.name, `${name}: ${movement.exercise}`).toBe(movement.exercise);
        expect(
          [
            movement.reps,
            movement.metres,
            movement.maxReps,
            movement.reps === undefined && !movement.maxReps ? movement.calories : undefined,
          ].filter((amount) => amount !== undefined),
          name,
        ).toHaveLength(1);
      }
    }
  });

  test("Fran, Karen and DT as prescribed", () => {
    expect(findBenchmarkWorkout("fran")?.movements).toEqual([
      { exercise: "Thruster", reps: [21, 15, 9], load: { men: 43, women: 29 } },
      { exercise: "Pull-up (kipping)", reps: [21, 15, 9] },
    ]);
    expect(findBenchmarkWorkout("Karen")?.movements[0]).toMatchObject({ reps: 150, load: { men: 9, women: 6 } });
    expect(findBenchmarkWorkout("DT")).toMatchObject({ rounds: 5, usual: { intermediate: [9, 14] } });
    expect(findBenchmarkWorkout("Nobody")).toBeUndefined();
  });
});
