import { expect, test } from "vitest";
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

// A name in a clause that asks for something else, or tells a story, leaves nothing out.
test.each([
  ["the run leg of a tri is where I fall to bits", "Easy run"],
  ["Not one session without running, please.", "Easy run"],
])("%s keeps the %s", (text, name) => expect(readDislikes(text)).not.toContain(name));

test.each([
  ["running", "Easy run"],
  ["rope climbs, double-unders", "Rope climb"],
  ["wall balls", "Wall ball"],
])("a bare name is unwanted: %s", (text, name) => expect(readDislikes(text)).toContain(name));
