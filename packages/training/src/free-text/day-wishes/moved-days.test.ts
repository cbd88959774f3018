import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const movesOf = (text: string) =>
  readWishes(text, "2026-11-30").days.flatMap(({ weekdays, movedTo }) => (movedTo === undefined ? [] : [[weekdays[0], movedTo]]));

test.each([
  ["Could we swap Tuesday for Wednesday? Tuesday's scouts", [2, 3]],
  ["please move Monday to Friday", [1, 5]],
  ["samstags gar nicht weil da bin ich platt, dann lieber Mittwoch", [6, 3]],
  ["El martes quisiera descansar, prefiero el domingo", [2, 7]],
  ["pas le jeudi, plutôt le vendredi", [4, 5]],
  ["il lunedì non posso, meglio il martedì", [1, 2]],
  ["dinsdag niet, liever woensdag", [2, 3]],
])("%s", (text, move) => expect(movesOf(text)).toEqual([move]));

test.each([
  "move the long run from Saturday to Sunday",
  "no running on Mondays, I'd rather swim on Wednesdays",
  "not Mondays, not Fridays",
  "no training on Mondays",
  "I'd rather deadlift Thursday than Friday",
])("no day moves: %s", (text) => expect(movesOf(text)).toEqual([]));
