import { describe, expect, test } from "vitest";
import { isPortuguese, unreadLanguage } from "./portuguese-and-dutch.ts";

describe("the language of a message that the coach does not read", () => {
  test.each([
    "comecei propranolol pra enxaqueca e agora minha FC não passa de 128",
    "Amanhã tenho 10 tiros de 400m na pista. Quanto descanso entre cada tiro?",
    "quero treinar hoje mas tenho pouco tempo",
  ])("is Portuguese: %s", (message) => {
    expect(isPortuguese(message)).toBe(true);
    expect(unreadLanguage(message, "es")).toBe("pt");
  });

  test.each([
    "mañana tengo 10 series de 400 m, ¿cuánto descanso?",
    "una semana sin correr, ¿qué hago?",
    "domani ho una gara, quanto riposo?",
    "how much rest between sets?",
    "was soll ich morgen um sechs machen?",
  ])("is none of them: %s", (message) => {
    expect(unreadLanguage(message, "es")).toBeUndefined();
  });
});
