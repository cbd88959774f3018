import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { dislikedMovements } from "./dislikes.ts";

function disliked(dislikes: string): readonly string[] {
  return dislikedMovements({ ...HYBRID, focus: "powerlifting", dislikes });
}

describe("only the lifts of the meet", () => {
  test.each([
    "comp lifts only please",
    "comp lifts only please, maybe rows n some arms at the end",
    "nur die Wettkampfübungen",
    "solo le tre alzate",
    "solo los tres básicos",
  ])("%s", (text) => {
    const out = disliked(text);
    expect(out).toEqual(expect.arrayContaining(["Hamstring curl", "Plank", "Pallof press", "Walking lunge"]));
    for (const kept of ["Back squat", "Bench press", "Deadlift", "Pause squat", "Barbell row", "Biceps curl", "Lat pulldown"])
      expect(out).not.toContain(kept);
  });

  test.each(["I love comp lifts", "competition day is fun", "nur am Wochenende Wettkampf", "solo tres días"])(
    "%s leaves the rest in",
    (text) => {
      expect(disliked(text)).not.toContain("Plank");
    },
  );
});

test.each([
  ["maybe rows and some arms at the end", "Barbell row"],
  ["vielleicht noch Klimmzüge", "Pull-up (strict)"],
])("%s asks for it", (text, name) => {
  expect(disliked(text)).not.toContain(name);
});

test("maybe no burpees leaves them out", () => {
  expect(disliked("maybe no burpees")).toContain("Burpee");
});
