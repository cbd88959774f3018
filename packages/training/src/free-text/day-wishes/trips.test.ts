import { expect, test } from "vitest";
import { readWishes } from "../../statements/wishes/wishes.ts";

const TODAY = "2026-11-30";

test.each([
  "Dal 2 al 6 gennaio sono a sciare a Livigno.",
  "Sono a sciare dal 2 al 6 gennaio",
  "From 2 to 6 January I am skiing",
  "Vom 2. bis 6. Januar bin ich Skifahren",
  "Del 2 al 6 de enero estoy esquiando en Baqueira",
  "De 2 a 6 de janeiro estou a esquiar",
  "Du 2 au 6 janvier je pars skier",
  "Van 2 tot 6 januari ben ik skiën",
])("who is away to ski has no training: %s", (text) => {
  expect(readWishes(text, TODAY).days).toMatchObject([{ from: "2027-01-02", until: "2027-01-06", isOff: true }]);
});

test.each([
  "Amo sciare, dal 2 al 6 gennaio posso allenarmi",
  "dal 2 al 6 gennaio lo ski erg è rotto",
  "the skier is broken from 2 to 6 January",
  "Me gusta esquiar",
])("no trip to the snow: %s", (text) => {
  expect(readWishes(text, TODAY).days.filter(({ isOff }) => isOff === true)).toEqual([]);
});
