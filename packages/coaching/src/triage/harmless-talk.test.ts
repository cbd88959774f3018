import { describe, expect, test } from "vitest";
import { triage } from "./triage.ts";

const TODAY = "2026-11-27";

describe("a tight calf, broken equipment, a blocked nose and figures of speech", () => {
  test.each([
    "calf has been tight for 3 days, foam rolling doesn't help",
    "calf niggle since last weeks long run, tight not painful",
    "meine Wade ist total fest nach dem Lauf",
    "el gemelo lo tengo cargado",
    "my treadmill died halfway through the intervals",
    "barbell collar snapped and the bench is broken",
    "dropped the barbell, floor is cracked",
    "plan collapsed this week, work was brutal",
    "can't breathe through my nose, stuffed up",
    "my race went down the drain, i died at km 7",
    "almost passed out of boredom on the treadmill",
    "my stomach growls during morning runs",
    "qué me toca el sábado y cuánto dura más o menos?",
    "am i getting faster at 5k or is it just in my head, last 6 months",
  ])("are no sign: %s", async (message) => expect(await triage(message, [], TODAY)).toEqual({ kind: "none" }));

  test.each([
    ["my calf is tight, warm and twice the size since the flight", []],
    ["mollet deux fois plus gros et dur depuis l'opération", []],
    ["it is red and warm now", ["my calf has been tight for 3 days"]],
    ["the treadmill died and i passed out", []],
    ["mi entrenador me toca y tengo miedo", []],
    ["hoy me toca entrenar y me duele el pecho", []],
    ["are the voices real or is it just in my head, i want to die", []],
    ["old man next to me on the treadmill collapsed", []],
    ["dropped my phone because my left hand stopped working", []],
    ["barbell collar snapped and hit me in the neck, arms tingle", []],
    ["can't breathe through my nose or mouth, throat is swelling", []],
    ["i died at km 7 and my chest still hurts", []],
  ] as const)("hide no danger beside them: %s", async (message, earlier) =>
    expect((await triage(message, earlier, TODAY)).kind).not.toBe("none"),
  );
});
