import { describe, expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { getItems } from "../../checks/rule.ts";

const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "powerlifting",
  strength: { oneRepMax: { backSquat: 120, benchPress: 80, deadlift: 150 } },
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4 },
};

function notesOf(athlete: Partial<Athlete>, name: RegExp): readonly string[] {
  const result = generatePlan({ ...ATHLETE, ...athlete }, { startDate: "2026-11-30", weeks: 3 });
  if (result.kind === "referral") throw new Error(result.referral.text);
  return result.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ code }) => code !== "RACE")
    .flatMap(getItems)
    .filter((item) => name.test(item.name))
    .map(({ notes = "" }) => notes);
}

describe("how an exercise is done, as the athlete told", () => {
  test.each([
    [{ dislikes: "I pull sumo" }, /^Deadlift$/u, "Sumo, as you pull it"],
    [{ dislikes: "love sumo deadlift, hate conventional deadlifts" }, /^Deadlift$/u, "Sumo, as you pull it"],
    [{ dislikes: "Ich hebe Sumo, kein konventionelles Kreuzheben" }, /^Deadlift$/u, "Sumo, as you pull it"],
    [{ dislikes: "Solo tiro sumo, nada de convencional" }, /^Deadlift$/u, "Sumo, as you pull it"],
    [{ injuries: "hip pinches, narrower stance + heels works" }, /^Back squat$/u, "Narrow stance and raised heels"],
    [{ injuries: "elbow is sometimes sore after a lot of low bar squatting" }, /^Pause squat$/u, "Bar on the traps"],
    [
      { injuries: "Right hip pinched at the bottom of low bar squats in summer. I widened my stance a bit and it settled." },
      /^Back squat$/u,
      "wider stance",
    ],
  ] as const)("every line of it says so: %o", (athlete, name, cue) => {
    const notes = notesOf(athlete, name);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter((note) => !note.includes(cue))).toEqual([]);
  });

  test.each([
    [{ dislikes: "never pulled sumo" }, "Sumo"],
    [{ injuries: "Right hip pinched at the bottom of low bar squats in summer, no pain now." }, "palm wider"],
    [{ injuries: "sumo hurts my hip" }, "Sumo"],
    [{ injuries: "Sumo tut weh" }, "Sumo"],
    [{ injuries: "a narrow stance hurts" }, "Narrow"],
    [{ injuries: "con postura estrecha es peor" }, "Narrow"],
  ] as const)("what is refused is no way of it: %o", (athlete, cue) => {
    expect(notesOf(athlete, /deadlift|squat/iu).filter((note) => note.includes(cue))).toEqual([]);
  });
});

describe("what else was told for the whole week", () => {
  test("one easy cardio session a week follows the lifting", () => {
    const notes = notesOf({ dislikes: "I would like to keep one short easy cardio session a week for my health." }, /erg$/iu);
    expect(notes.filter((note) => note.startsWith("Your easy cardio of the week"))).toHaveLength(3);
  });

  test("balance work comes as often as it was prescribed", () => {
    const notes = notesOf({ injuries: "Le kiné veut de la proprio 3x/sem" }, /^Single-leg stand$/u);
    expect(notes).toHaveLength(9);
  });

  test.each(["no cardio please", "one cardio session a week at most", "mein Kiné ist nett, proprio nie", "I lost my balance twice a week"])(
    "nothing of it: %s",
    (text) => {
      const notes = notesOf({ dislikes: text }, /erg$|stand$/iu);
      expect(notes.filter((note) => /easy cardio|as you were told/u.test(note))).toEqual([]);
    },
  );
});
