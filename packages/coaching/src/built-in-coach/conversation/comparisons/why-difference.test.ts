import { describe, expect, test } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";

describe("why it was more or less is told in the measure that was asked for", () => {
  test.each<{ said: readonly string[]; text: RegExp }>([
    { said: ["how many hours did i train this week", "and last week", "why so much more"], text: /^\*\*.* more\*\* \(\+\d+%\)/ },
    { said: ["how many km did i run this week", "and the week before?", "why is it more"], text: /more\*\* .*km this week/ },
    { said: ["how many km did i run this week", "and the week before?", "why less?"], text: /^It is the other way round/ },
    { said: ["how many km did i run this week", "and last week", "which day made the difference?"], text: /\n\nMon 23 Nov: / },
    { said: ["wie viele km bin ich diese woche gelaufen", "und die woche davor?", "warum mehr?"], text: /m mehr\*\*/ },
    { said: ["combien de km j'ai couru cette semaine", "et la semaine d'avant ?", "pourquoi plus ?"], text: /m de plus\*\*/ },
    { said: ["quanti km ho corso questa settimana", "e la settimana prima?", "perché di più?"], text: /m in più\*\*/ },
  ])("$said", async ({ said, text }) => expect((await askAll(...said)).text).toMatch(text));

  test("why a session stands in the plan is another question", async () => {
    expect((await askAll("whats on tuesday", "why so heavy?")).text).not.toMatch(/What makes it/);
  });
});

describe("a span goes back a step in every language", () => {
  test.each([
    ["wie viel hab ich diese woche gehoben", "und die woche davor?", /16\. Nov/],
    ["combien de km j'ai couru cette semaine", "et la semaine d'avant ?", /16 nov/],
    ["cuánto he corrido esta semana", "y la semana anterior", /16 nov/],
  ] as const)("%s, %s", async (first, second, text) => expect((await askAll(first, second)).text).toMatch(text));

  test("a German date is a day", async () => {
    expect((await askAll("was steht am 4. dezember an")).text).toMatch(/4\. Dez/);
  });
});
