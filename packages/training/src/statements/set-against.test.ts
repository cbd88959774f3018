import { expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";

const read = (text: string) => readInjuries(text, "2026-11-30").regions;

test.each([
  ["Ellenbogen links war gereizt, tut nicht weh. Curls schon.", ["curl"]],
  ["Left elbow, inside. Squatting with the safety bar doesn't bother it at all. Curls and chins do.", ["curl", "chin-up"]],
  ["Knie rechts: Laufen tut nicht weh. Springen schon.", ["jump"]],
  ["Rodilla: correr no me duele. Saltar sí.", ["jump"]],
  ["Genou : courir ne me fait pas mal. Sauter oui.", ["jump"]],
  ["Joelho: correr não dói. Saltar sim.", ["jump"]],
  ["Knie: hardlopen doet geen pijn. Springen wel.", ["jump"]],
])("what is set against it behind a full stop hurts: %s", (text, hurts) => {
  const [finding] = read(text);
  expect(finding?.hurts).toEqual(expect.arrayContaining(hurts));
  expect(finding?.fine ?? []).not.toEqual(expect.arrayContaining(hurts));
});

test("what goes is set against what does not", () => {
  expect(read("Hüfte: Sumo geht nicht. Konventionell schon.")).toMatchObject([{ hurts: ["sumo"], fine: ["conventional"] }]);
});

test("an old injury that a movement wakes today limits that movement", () => {
  const text =
    "Right shoulder: labrum repair 2016. Good for strict stuff, but kipping in big sets and anything hanging on a ring dip lights it up the next day.";
  expect(read(text)).toMatchObject([{ grade: 1, hurts: expect.arrayContaining(["kipping", "dip"]) }]);
  expect(read("Broke my collarbone in 2009, long healed. Left knee is sore, squats hurt.")).toMatchObject([
    { grade: 0 },
    { hurts: ["squat"] },
  ]);
});
