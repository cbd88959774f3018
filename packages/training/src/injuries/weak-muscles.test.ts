import { describe, expect, test } from "vitest";
import { generatePlan } from "../plan/generate-plan.ts";
import { findExercise } from "../catalogue/exercises.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { readWishes } from "../statements/wishes/wishes.ts";
import { readInjuries } from "./read-injuries.ts";

const START = "2026-11-30";

describe("weak muscles", () => {
  test.each([
    "My core and glutes are weak.",
    "Mein Rumpf ist schwach",
    "j'ai les fessiers faibles",
    "mis glúteos son débiles",
    "weak core",
  ])("are trained and no complaint: %s", (text) => expect(readInjuries(text, START).regions.filter(({ grade }) => grade > 0)).toEqual([]));

  test.each([
    "my left leg is weak since yesterday",
    "right arm suddenly weak",
    "my legs are weak and numb",
    "mein linkes Bein ist seit gestern schwach",
    "la jambe droite est faible depuis hier",
  ])("are a complaint on one side, suddenly or with numbness: %s", (text) => {
    const { regions, redFlags } = readInjuries(text, START);
    expect(regions.length + redFlags.length).toBeGreaterThan(0);
  });
});

describe("what a dog can run", () => {
  test.each(["lange duurlopen zondag. hond mee graag maar max 10k ze is 9", "I take the dog along, max 10 km for her"])(
    "limits nobody else: %s",
    (text) => expect(readWishes(text, START).findings.map(({ limits }) => limits.runMetres)).not.toContain(10_000),
  );

  test.each(["long runs max 10k please", "doctor says I run 10 km at most, the dog comes along"])(
    "is not what one says of oneself: %s",
    (text) => expect(readWishes(text, START).findings.map(({ limits }) => limits.runMetres)).toContain(10_000),
  );
});

test.each(["kein studio, keller mit stange", "no gym, garage only", "sin gimnasio, entreno en casa", "no gym"])(
  "who listed equipment keeps it without a gym: %s",
  (dislikes) => {
    const athlete: Athlete = {
      level: "intermediate",
      focus: "strength",
      strength: { oneRepMax: { backSquat: 120, deadlift: 150 } },
      gymnastics: {},
      conditioning: {},
      equipment: ["barbell", "rack", "bench", "dumbbell", "pull-up bar"],
      availability: { daysPerWeek: 4 },
      dislikes,
    };
    const made = generatePlan(athlete, { startDate: START, weeks: 4 });
    const sessions = made.kind === "plan" ? made.plan.weeks.flatMap((week) => week.sessions) : [];
    const kit = sessions.flatMap(({ blocks }) => blocks.strength.flatMap(({ name }) => findExercise(name)?.equipment ?? []));
    expect(kit).toContain("barbell");
  },
);
