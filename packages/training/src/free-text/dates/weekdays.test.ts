import { expect, test } from "vitest";
import { weekdaysIn } from "./weekdays.ts";

test.each([
  ["am Do wo ich frei habe", [4]],
  ["Do wo ich frei habe", [4]],
  ["di en za", [2, 6]],
  ["ma wo vr", [1, 3, 5]],
  ["di en za kan ik niet", [2, 6]],
  ["lun mer ven", [1, 3, 5]],
  ["mié y vie", [3, 5]],
  ["Sam", []],
  ["Dom", []],
  ["mar", []],
])("%s", (text, days) => expect(weekdaysIn(text)).toEqual(days));
