import { expect, it } from "vitest";
import { askAll, askIn, VIEW } from "../../self-contained/dialogue-fixture.ts";

it.each([
  "I play football on Tuesday evenings, what does the plan do with it?",
  "Football on Tuesday, is that a problem?",
  "dienstags spiele ich Fußball, ist das ein Problem?",
  "je joue au foot le mardi, c'est un problème ?",
  "juego al fútbol los martes, ¿es un problema?",
  "gioco a calcio il martedì, è un problema?",
])("says what is planned on the day and where the sport is entered: %s", async (message) => {
  const { text, proposals } = await askAll(message);
  expect(text).toMatch(/squat.*What you would rather not do/s);
  expect(proposals).toEqual([]);
});

it("offers no card for the days of a class", async () => {
  const { text, proposals } = await askAll("I have a CrossFit class Wed and Fri");
  expect(text).toMatch(/Wed 2 Dec.*Fri 4 Dec/s);
  expect(proposals).toEqual([]);
});

it("says that the profile has it already", async () => {
  const view = { ...VIEW, athlete: { ...VIEW.athlete, dislikes: "football on tuesdays" } };
  expect((await askIn({ view }, "Football on Tuesday, is that a problem?")).text).toMatch(/^\*\*Your profile has it/);
});

it.each([
  "who won the football on tuesday",
  "the football is on tuesday evening, watching it",
  "log football yesterday 60 min",
  "swap saturday to sunday, kids football every saturday",
])("is not what is meant by %s", async (message) => expect((await askAll(message)).reader).not.toBe("own sport"));
