import { expect, test } from "vitest";
import { readInjuries } from "../injuries/read-injuries.ts";

const TODAY = "2026-11-30";

/** Who lists what is out has looked: the plan trains what is left. */
test.each([
  ["Osteoporosi, una vertebra schiacciata nel 2024. La fisiatra: niente torsioni, niente salti.", "advise"],
  ["Osteoporose, Wirbelbruch 2024. Die Ärztin: kein Drehen, keine Sprünge.", "advise"],
  ["Osteoporosis, vertebral fracture in 2024.", "required"],
  ["Osteoporosis, vertebral fracture in 2024. No jumps, no twisting please.", "required"],
  ["Cataratta operata l'8 novembre, sforzi grossi ancora no per un mese.", "advise"],
  ["Cataract operation on 8 November.", "required"],
])("%s: clearance %s", (text, clearance) => {
  expect(readInjuries(text, TODAY).health.limits.clearance).toBe(clearance);
});
