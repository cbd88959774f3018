import { describe, expect, test } from "vitest";
import { answerInRomance } from "./answer-in-romance.ts";
import { cardInRomance } from "./card-sentence.ts";
import { shortRomance } from "./gloss.ts";
import { toRomance } from "./values.ts";

describe("an answer in French, Spanish or Italian", () => {
  test("greets in the language", () => {
    const greeting = "Hi Lena. I am the built-in coach. What would you like to know about your training?";
    expect(answerInRomance(greeting, "it", undefined)).toBe("Ciao Lena. Sono il coach integrato. Cosa vuoi sapere sul tuo allenamento?");
  });

  test("asks for a number without two commas", () => {
    const asked = answerInRomance("How bad is it from 0 to 10, and does it settle overnight?", "es", undefined);
    expect(asked).toBe("¿Cuánto duele de 0 a 10, y se pasa durante la noche?");
  });

  test("is not taken for English by its own words", () => {
    const missed = "You missed **1 session** of 2 planned in everything you logged, so 50 % are done.";
    expect(answerInRomance(missed, "es", undefined)).toMatch(/^Te saltaste/);
  });

  test("translates a lift, and leaves another exercise that has its name in it", () => {
    expect(toRomance("Back squat, Romanian deadlift and Dumbbell bench press", "fr")).toBe(
      "Squat, Romanian deadlift et Dumbbell bench press",
    );
  });

  test("gives the first day of a month in French as 1er", () => {
    expect(toRomance("Tue 1 Dec to Thu 3 Dec", "fr")).toBe("mar 1er déc au jeu 3 déc");
  });
});

test("a card says why in the language, with the title of a session as it is", () => {
  const request = { reason: "swap", sessionId: "w1d1", item: "w1d1-strength-1", replacement: "Front squat" } as const;
  const why = "In Back squat 3 × 6 and row, Tue 1 Dec.";
  expect(cardInRomance({ title: "Back squat → Front squat", why, request }, "fr").why).toBe("Dans Back squat 3 × 6 and row, mar 1er déc.");
});

test("letters tell Spanish from French in a short message", () => {
  expect(shortRomance("dormí mal")).toBe("es");
});

test("Sunday is feminine in Italian", () => {
  expect(answerInRomance("Nothing is planned on Sunday 29 November, so nothing has to change.", "it", undefined)).toContain(
    "la domenica 29",
  );
});
