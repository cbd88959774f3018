import { expect, test } from "vitest";
import { readInjuries } from "../../injuries/read-injuries.ts";
import { readWishes } from "./wishes.ts";
import { readDislikes } from "../wished-exercises/dislikes.ts";

test.each([
  "not too many burpees",
  "go easy on the burpees",
  "burpees in small doses",
  "burpees only if there's no way round",
  "nicht zu viele Burpees",
  "Burpees in Maßen",
  "pas trop de burpees",
  "no demasiados burpees",
  "burpees solo si no queda otra",
  "non troppi burpees",
  "não muitos burpees",
  "niet te veel burpees",
])("a little of it stays: %s", (text) => expect(readDislikes(text)).not.toContain("Burpee"));

test.each(["too many burpees", "no burpees", "not once more burpees, hate them", "nie wieder Burpees", "plus jamais de burpees"])(
  "none of it: %s",
  (text) => expect(readDislikes(text)).toContain("Burpee"),
);

test("twice no is a yes", () => expect(readDislikes("Not one session without running, please.")).not.toContain("Easy run"));

test.each([
  ["running", "Easy run"],
  ["rope climbs, double-unders", "Rope climb"],
  ["wall balls", "Wall ball"],
])("a bare name is unwanted: %s", (text, name) => expect(readDislikes(text)).toContain(name));

test.each([
  "Fridays only if I'm not on call",
  "freitags nur wenn ich keinen Dienst habe",
  "short and sweet on Wednesdays",
  "mittwochs kurz und knackig",
])("is no day off: %s", (text) => expect(readWishes(text, "2026-11-30").days.filter(({ isOff }) => isOff === true)).toEqual([]));

test("a day under a condition is shown back", () => {
  expect(readWishes("Fridays only if I'm not on call", "2026-11-30").doubted).not.toEqual([]);
});

test.each(["Fridays off", "never on Fridays", "Fridays free please"])("is a day off: %s", (text) => {
  expect(readWishes(text, "2026-11-30").days).toMatchObject([{ weekdays: [5], isOff: true }]);
});

test("a pool that is not there is no sore pelvis", () => {
  expect(readInjuries("ohne Rad und Becken in den Weihnachtsferien", "2026-11-30").regions).toEqual([]);
  expect(readInjuries("Schmerzen im Becken beim Laufen", "2026-11-30").regions).not.toEqual([]);
});
