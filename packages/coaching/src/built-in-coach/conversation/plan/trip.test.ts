import { expect, it } from "vitest";
import { cardAfter } from "../../self-contained/dialogue-fixture.ts";

it.each([
  "im away from the 9th to the 12th, no gym, no running either",
  "im away from the 9th to the 12th, no gym and i cant run there",
  "me voy del 9 al 12 de diciembre, sin gimnasio, sin correr",
  "parto dal 9 al 12 dicembre, senza palestra, niente corsa",
])("leaves every session out in %s", async (message) =>
  expect(await cardAfter(message)).toEqual({ reason: "travel", from: "2026-12-09", to: "2026-12-12" }),
);

it.each(["im away from the 9th to the 12th, no gym", "im away from the 9th to the 12th, no gym but I can run"])(
  "keeps the runs in %s",
  async (message) => expect(await cardAfter(message)).toEqual({ reason: "missed", sessionIds: ["w5d3", "w5d4"] }),
);
