import { expect, it } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";

/** Return-ladders.md section 6 and the plan ask for 24 hours without fever and its medicine. */
it.each([
  "I have a fever of 38.5, when can I train again?",
  "Ich habe 38,5 Fieber, wann darf ich wieder trainieren?",
  "j'ai 38,5 de fièvre, quand est-ce que je peux reprendre ?",
  "tengo 38,5 de fiebre, ¿cuándo puedo volver a entrenar?",
  "ho 38,5 di febbre, quando posso riprendere?",
])("waits as long as the plan: %s", async (message) => {
  const { text } = await askAll(message);
  expect(text).toMatch(/\b24 (?:hours|Stunden|heures|horas|ore)\b/);
  expect(text).not.toMatch(/\b48\b/);
});
