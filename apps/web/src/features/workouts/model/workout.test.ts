import { readWod, type Athlete } from "@ironpace/training";
import { describe, expect, test } from "vitest";
import { CATALOGUE_GROUPS, catalogueFor } from "./catalogue.ts";
import { NO_FILTER, isNarrowed } from "./filter.ts";
import { getCopy, doneForm, workoutForm } from "./workout.ts";

const TODAY = "2026-11-22";
const stored = {
  id: "1",
  user_id: "1",
  title: "Intervals",
  description: null,
  duration: 45,
  type: "endurance",
  difficulty: "advanced",
  date: "2026-11-25",
  tags: ["track"],
  completed: true,
  completed_at: "2026-11-25T10:00:00Z",
  session_rpe: 8,
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
} as const;
const workout = { ...stored, tags: [...stored.tags] };

test("forms begin with what is stored, or with today", () => {
  expect(workoutForm(workout, TODAY)).toMatchObject({ title: "Intervals", description: "", duration: "45", date: "2026-11-25" });
  expect(workoutForm(undefined, TODAY, { title: "Fran" })).toMatchObject({
    title: "Fran",
    type: "hybrid",
    difficulty: "beginner",
    date: TODAY,
  });
  expect(doneForm(workout, TODAY)).toEqual({ date: TODAY, duration: "45", session_rpe: "" });
  expect(doneForm({ ...workout, date: "2026-11-20" }, TODAY).date).toBe("2026-11-20");
});

test("a copy is still to do", () => {
  expect(getCopy(workout, "2", TODAY)).toEqual({
    id: "2",
    title: "Intervals",
    description: null,
    duration: 45,
    type: "endurance",
    difficulty: "advanced",
    tags: ["track"],
    date: TODAY,
  });
});

describe("what is looked for", () => {
  test("is everything until something narrows it", () => {
    expect(isNarrowed(NO_FILTER)).toBe(false);
    expect(isNarrowed({ ...NO_FILTER, sort: "title" })).toBe(false);
    expect(isNarrowed({ ...NO_FILTER, tag: "track" })).toBe(true);
  });
});

describe("the catalogue", () => {
  const athlete: Athlete = {
    level: "beginner",
    focus: "crossfit",
    sex: "female",
    strength: { oneRepMax: { backSquat: 100, cleanAndJerk: 65 } },
    gymnastics: { strictPullUps: 1 },
    conditioning: { run5k: 1700 },
    availability: { daysPerWeek: 3 },
  };
  const named = (name: string) => catalogueFor(athlete, TODAY).find((entry) => entry.name === name);

  test("has each by its name, scaled for the athlete, with a target time", () => {
    const fran = named("Fran");
    expect(fran).toMatchObject({ usual: "8:00 to 12:00", own: { isScaled: true, notes: ["half the volume"] } });
    expect(fran?.filled).toMatchObject({ title: "Fran, scaled", type: "hybrid", difficulty: "beginner", tags: ["benchmark"] });
    expect(fran?.filled.description).toMatch(/^For time:\n10-7-4 .*\nhalf the volume\nTarget about \d+:\d\d: estimated/s);
    expect(Number(fran?.filled.duration) % 5).toBe(0);
  });

  test("says the general rule where no numbers tell how to scale", () => {
    expect(named("Cindy")).toMatchObject({ usual: "8 to 12 rounds", filled: { title: "Cindy", duration: "40" } });
    expect(named("Cindy")?.filled.description).toContain("never more than 50 pull-ups");
    expect(named("CrossFit Total")?.filled.type).toBe("strength");
  });

  test("has tests in full for everybody, groups, and descriptions from which each can be started", () => {
    expect(named("5 km run")).toMatchObject({
      group: "Hyrox and tests",
      text: "For time: 5 km run.",
      filled: { title: "5 km run", type: "endurance", duration: "50" },
    });
    expect(named("5 km run")).not.toHaveProperty("own");
    for (const { name, filled } of catalogueFor(athlete, TODAY)) {
      const read = readWod(filled.description ?? "").parts.flatMap((part) => (part.kind === "work" ? part.movements : []));
      expect([name, read.length > 0, read.filter(({ isKnown }) => !isKnown)]).toEqual([name, true, []]);
    }
    const groups = catalogueFor(athlete, TODAY).map(({ group }) => group);
    expect(CATALOGUE_GROUPS.map((group) => groups.filter((one) => one === group).length)).toEqual([25, 16, 10, 13]);
  });

  test("has a Hyrox, whole and by half, with the weights of the division", () => {
    expect(named("Hyrox simulation")?.own?.lines).toContain("50 m sled push, 102 kg");
    expect(named("Half Hyrox simulation")?.own?.lines).toContain("50 wall ball, 4 kg");
    expect(catalogueFor({ ...athlete, conditioning: {} }, TODAY).find(({ name }) => name === "Hyrox simulation")?.own).not.toHaveProperty(
      "target",
    );
  });
});
