import { describe, expect, test } from "vitest";
import { askAll, cardAfter } from "../../self-contained/dialogue-fixture.ts";

interface Logged {
  readonly sets: readonly { readonly reps?: number; readonly kilograms?: number }[];
}

async function logged(...said: readonly string[]): Promise<Logged | undefined> {
  return (await cardAfter(...said)) as Logged | undefined;
}

describe("a list of repetitions is sets, never sets × weight", () => {
  test.each<{ said: string; reps: readonly number[]; kilograms?: number }>([
    { said: "did 2 sets of pullups just now, 9 and 8", reps: [9, 8] },
    { said: "9 and 8 at 80 on squat today", reps: [9, 8], kilograms: 80 },
    { said: "bench today: 8, 8, 6 at 55", reps: [8, 8, 6], kilograms: 55 },
    { said: "log deadlift 5/5/3 at 120kg rpe 8", reps: [5, 5, 3], kilograms: 120 },
    { said: "heute klimmzüge 10, 9 und 8 gemacht", reps: [10, 9, 8] },
    { said: "tractions 9, 8 et 7 aujourd'hui", reps: [9, 8, 7] },
    { said: "hoy dominadas 9 y 8", reps: [9, 8] },
    { said: "oggi panca 8, 8 e 6 con 55 kg", reps: [8, 8, 6], kilograms: 55 },
  ])("$said", async ({ said, reps, kilograms }) => {
    const sets = (await logged(said))?.sets;
    expect(sets?.map((set) => set.reps)).toEqual(reps);
    expect(sets?.every((set) => set.kilograms === kilograms)).toBe(true);
  });

  test("a correction beside the card replaces the list", async () => {
    const card = await logged("did 2 sets of pullups just now, 9 and 8", "sorry 9 and 7");
    expect(card?.sets.map(({ reps }) => reps)).toEqual([9, 7]);
  });

  test.each(["did i squat on 5 and 12 november", "should i do pullups 3 and 4 days a week", "did squats 80 90 100 today"])(
    "no list: %s",
    async (said) => {
      const request = (await askAll(said)).proposals[0]?.request;
      expect(request).toBeUndefined();
    },
  );

  test("3 × 8 stays three sets of eight", async () => {
    expect((await logged("log bench 3x8 at 50"))?.sets.map(({ reps }) => reps)).toEqual([8, 8, 8]);
  });
});

describe("one set of a card is put right alone", () => {
  test.each<{ said: readonly string[]; reps: readonly number[] }>([
    { said: ["log 5 strict pullups for 4 sets for today", "sorry it was 6 reps", "and the last set only 5"], reps: [6, 6, 6, 5] },
    { said: ["log bench 3x8 at 60 today", "first set was 10 reps"], reps: [10, 8, 8] },
    { said: ["trag klimmzüge 3x10 für heute ein", "der letzte satz waren nur 7"], reps: [10, 10, 7] },
  ])("$said", async ({ said, reps }) => expect((await logged(...said))?.sets.map((set) => set.reps)).toEqual(reps));

  test("or its weight", async () => {
    const card = await logged("log bench 3x8 at 60 today", "last one was at 62.5");
    expect(card?.sets.map(({ kilograms }) => kilograms)).toEqual([60, 60, 62.5]);
  });

  test("an effort of the last set is no other repetition", async () => {
    const card = await logged("log squats 5x5 at 85", "the last set was really hard, rpe 9");
    expect(card?.sets.map(({ reps }) => reps)).toEqual([5, 5, 5, 5, 5]);
  });
});
