import { expect, test } from "vitest";
import { noteLines } from "./note-lines.ts";

test("dated steps of a return stand one below the other", () => {
  const steps = [
    "Knee: only what loads it lightly.",
    "From Mon 14 Dec, if stairs hurt 2/10 at most: slow squats.",
    "From Mon 4 Jan, if pain-free: runs.",
  ];
  expect(noteLines([...steps, "If you are not there yet, repeat the week before."].join(" "))).toEqual([
    ...steps,
    "If you are not there yet, repeat the week before.",
  ]);
});

test.each([
  "Train easily. From Mon 14 Dec as planned.",
  "From age 50: at most three hard days a week. From Monday you rest.",
  "Von Mon 14 Dec an. Ab Mon 4 Jan mehr.",
  "The plan ends on Sun 3 Jan, 8 weeks before the race.",
])("%j is one line", (text) => expect(noteLines(text)).toEqual([text]));
