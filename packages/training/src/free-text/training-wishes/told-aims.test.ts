import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { aimsForHikes } from "#training/athlete/stated/stated-hikes.ts";
import { statedGoals } from "#training/athlete/stated/stated-goals.ts";
import { readAthlete } from "#training/injuries/read-injuries.ts";
import { dislikedMovements } from "#training/statements/wished-exercises/dislikes.ts";
import { readWeekWishes } from "../week-wishes.ts";

const TODAY = "2026-11-30";
const toldIn = (text: string) => readWeekWishes(text, TODAY, true).wishes.flatMap(({ told }) => told ?? []);

describe("aims and dislikes in a sentence", () => {
  test.each([
    "Want to go hut to hut in the Dolomites with my wife in July.",
    "Im Juli wollen wir von Hütte zu Hütte wandern.",
    "In May my sister and I are walking in Madeira, four hours a day, and I'd like to enjoy it and not count the minutes.",
  ])("a walk of days: %s", (dislikes) => expect(aimsForHikes({ dislikes })).toBe(true));

  test.each(["I just want to finish it without walking the run", "I hate hiking in summer", "My hut has no gym"])(
    "no walk: %s",
    (dislikes) => expect(aimsForHikes({ dislikes })).toBe(false),
  );

  test("what broke down in a race is what is to get better", () =>
    expect(toldIn("We died on the sled push and the wall balls, so that's what I want to get better at.")).toEqual([
      { kind: "weak-stations", names: ["Sled push"] },
      { kind: "weak-stations", names: ["Wall ball"] },
    ]));

  test("two lifts in one sentence are two goals", () =>
    expect(statedGoals({ dislikes: "I'd love to squat 115 and finally pull 145" })).toEqual([
      expect.objectContaining({ movement: "backSquat", target: 115 }),
      expect.objectContaining({ movement: "deadlift", target: 145 }),
    ]));

  test("what was done for ten years is no taste", () => {
    expect(dislikedMovements({ ...HYBRID, dislikes: "Haven't done any sport for ten years apart from walking the dog." })).toEqual([]);
    expect(dislikedMovements({ ...HYBRID, dislikes: "I like everything except burpees" })).toContain("Burpee");
  });

  test("who hated to max out is tested for no maximum", () => {
    const limitsOf = (dislikes: string) => readAthlete({ ...HYBRID, injuries: "", dislikes }, TODAY).health.limits.tests;
    expect(limitsOf("My old coach made me max out every Friday and I hated it.")).toBe(false);
    expect(limitsOf("I'd love to max out in February.")).toBe(true);
  });
});
