import { expect, test } from "vitest";
import { holdsNote } from "./stored-notes.ts";

test.each([
  [{ notes: "chest pain on the hill" }, true],
  [[{ p_session: { notes: '"Ow", chest pain' } }], true],
  [{ skip_reason: "\\o/ no" }, true],
  [{ notes: "ok" }, false],
  [{ notes: null, title: "Easy run" }, false],
  [undefined, false],
])("%j holds words to be read for danger: %s", (stored, expected) => {
  expect(holdsNote(stored)).toBe(expected);
});
