import { describe, expect, test } from "vitest";
import { readWishes } from "./wishes.ts";

const limitsOf = (text: string) => readWishes(text, "2026-11-30").findings.map(({ limits }) => limits);

test.each([
  "Thursdays with the office group, 8 km, slow as you like",
  "Silvesterlauf am 31., 10 km, da will ich unter 50 bleiben",
  "corro la San Silvestre, 15 km, solo quiero terminar",
  "Never gone past 14k so just get me round",
  "bin noch nie 15 km gelaufen",
  "mai corso 20 km",
  "I'd like to finish my first 10k",
  "Would love not to blow up at 20 miles for once",
])("an amount that limits nothing: %s", (text) => expect(limitsOf(text)).toEqual([]));

test.each(["no runs over 10 km", "long runs, at most 15 km", "keine Läufe über 10 km", "nada de carreras de más de 12 km"])(
  "a limit: %s",
  (text) => expect(limitsOf(text).some(({ runMetres }) => runMetres !== undefined)).toBe(true),
);

test("where every ride is on the trainer, what is stood there is the longest", () => {
  const text = "Im Winter fahre ich nur auf der Rolle im Keller, länger als 90 min halt ich da nicht aus, draußen erst wieder ab März.";
  expect(limitsOf(text)).toContainEqual({ rideMinutes: 90 });
  expect(readWishes(text, "2026-11-30").remarks.join()).not.toContain("ride outside");
});

test("minutes of a week away limit no other week", () =>
  expect(
    limitsOf("In der letzten Januarwoche bin ich im Skilager, da könnt ich höchstens morgens mal 20 min laufen").some(
      ({ runMinutes }) => runMinutes !== undefined,
    ),
  ).toBe(false));

describe("minutes behind dates hold on those days", () => {
  test.each([
    "Du 20 au 27 décembre chez mes beaux-parents, pas plus de 30 minutes par jour et sans matériel.",
    "Vom 20. bis 27. Dezember bin ich Skifahren, da geht höchstens 30 min laufen am Tag.",
  ])("%s", (text) => {
    expect(limitsOf(text).filter(({ sessionMinutes, runMinutes }) => (sessionMinutes ?? runMinutes) !== undefined)).toEqual([]);
    expect(readWishes(text, "2026-11-30").days).toContainEqual(
      expect.objectContaining({ from: "2026-12-20", until: "2026-12-27", minutes: 30 }),
    );
  });

  test("and otherwise on all the others", () =>
    expect(
      limitsOf("Du 20 au 27 décembre chez mes beaux-parents sans matériel, sinon pas plus de 60 minutes par séance").some(
        ({ sessionMinutes }) => sessionMinutes === 60,
      ),
    ).toBe(true));
});
