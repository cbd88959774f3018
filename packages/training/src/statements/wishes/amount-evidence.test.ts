import { expect, test } from "vitest";
import { readWishes } from "./wishes.ts";

const limitsOf = (text: string) => readWishes(text, "2026-11-30").findings.map(({ limits }) => limits);

test.each([
  "Thursdays with the office group, 8 km, slow as you like",
  "Silvesterlauf am 31., 10 km, da will ich unter 50 bleiben",
  "corro la San Silvestre, 15 km, solo quiero terminar",
  "Never gone past 14k so just get me round",
  "bin noch nie 15 km gelaufen",
  "mai corso 20 km",
])("an amount that limits nothing: %s", (text) => expect(limitsOf(text)).toEqual([]));

test.each(["no runs over 10 km", "long runs, at most 15 km", "keine Läufe über 10 km", "nada de carreras de más de 12 km"])(
  "a limit: %s",
  (text) => expect(limitsOf(text).some(({ runMetres }) => runMetres !== undefined)).toBe(true),
);

test("minutes of a week away limit no other week", () =>
  expect(
    limitsOf("In der letzten Januarwoche bin ich im Skilager, da könnt ich höchstens morgens mal 20 min laufen").some(
      ({ runMinutes }) => runMinutes !== undefined,
    ),
  ).toBe(false));
