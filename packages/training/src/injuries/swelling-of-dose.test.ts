import { expect, test } from "vitest";
import { readInjuries } from "./read-injuries.ts";

const TODAY = "2026-11-30";

/** A joint that swells with much of something is trained below that dose; one that is swollen now is not. */
test.each([
  "Genou gauche gonfle si je descends beaucoup d'escaliers",
  "my left knee is swollen when I do too many stairs",
  "rodilla hinchada si bajo muchas escaleras",
])("%s: mild", (text) => {
  expect(readInjuries(text, TODAY).regions).toMatchObject([{ region: "knee", grade: 1 }]);
});

test.each([
  "my knee is swollen",
  "knee is swollen, when can I train a lot again",
  "Knie geschwollen, wenn ich auftrete tut es weh",
  "rodilla hinchada cuando me levanto",
  "mon genou est gonflé",
])("%s: severe", (text) => {
  expect(readInjuries(text, TODAY).regions).toMatchObject([{ region: "knee", grade: 3 }]);
});
