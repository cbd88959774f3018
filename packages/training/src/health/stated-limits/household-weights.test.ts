import { expect, test } from "vitest";
import { readHealth } from "../read-health.ts";

const kilograms = (text: string) =>
  readHealth(text, "2026-11-30").findings.flatMap(({ group, limits }) =>
    group === "doctors-limit" && limits.kilograms !== undefined ? [limits.kilograms] : [],
  );

test.each([
  ["nothing heavier than a kettle until 15 December is what she said", 2],
  ["midwife says I'm not to lift anything heavier than the baby for six weeks", 4],
  ["nichts Schwereres als ein Wasserkocher bis 15. Dezember", 2],
  ["rien de plus lourd que le bébé pendant six semaines", 4],
  ["no levantar nada más pesado que una bolsa de la compra hasta enero", 5],
  ["ik mag niets zwaarder dan de baby", 4],
  ["niente di più pesante di una bottiglia d'acqua fino a Natale", 2],
])("%s", (text, most) => expect(kilograms(text)).toEqual([most]));

test.each([
  "nothing is heavier than a sleepless baby",
  "the kettlebell is nothing heavier than I can handle",
  "no coffee, heavy squats and a cat",
])("%s limits nothing", (text) => expect(kilograms(text)).toEqual([]));
