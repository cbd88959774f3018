import { expect, it } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";
import { withPartsOfMonths, withPlainDates } from "./dates-in-words.ts";

it.each([
  ["im away thu 10 to sun 13 dec", "im away 10 to 13 dec"],
  ["thursday the 10th until sunday 13th of december", "10 until 13 of december"],
  ["im away from thu 10 till sun 13", "im away from 10th to 13th"],
  ["absente du jeu 10 au dim 13 décembre", "absente du 10 au 13 décembre"],
  ["fuera del jue 10 al dom 13 diciembre", "fuera del 10 al 13 diciembre"],
])("%s is read as %s", (content, plain) => expect(withPlainDates(content)).toBe(plain));

it.each(["40 min mon to fri", "run 8 to 10 km on sunday", "10 to 15 min", "thu 10 km, sun 13 km", "mid december", "squat 5 to 8 reps"])(
  "leaves %s as it is",
  (content) => expect(withPlainDates(content)).toBe(content),
);

it.each([
  ["broken till mid december", "broken till 15 december"],
  ["bis mitte dezember", "bis 15 dezember"],
  ["hasta mediados de diciembre", "hasta 15 diciembre"],
  ["jusqu'à mi-décembre", "jusqu'à 15 décembre"],
  ["fino a metà dicembre", "fino a 15 dicembre"],
  ["até meados de dezembro", "até 15 dezembro"],
  ["tot half december", "tot 15 december"],
  ["til about mid december", "til 15 december"],
  ["until early february", "until 7 february"],
  ["until the end of march", "until 31 march"],
  ["by end of february", "by 28 february"],
  ["bis etwa Mitte Dezember", "bis 15 Dezember"],
  ["bis Ende März", "bis 31 März"],
  ["jusqu'à fin mars", "jusqu'à 31 mars"],
  ["hasta finales de marzo", "hasta 31 marzo"],
  ["fino alla fine di marzo", "fino alla 31 marzo"],
  ["end of march", "end of march"],
  ["until the end of marathon training", "until the end of marathon training"],
  ["fino a fine settimana", "fino a fine settimana"],
  ["fino a fine maggio", "fino a 31 maggio"],
  ["till the end of set 3", "till the end of set 3"],
  ["until the end of the plan", "until the end of the plan"],
])("%s ends on the day of %s", (content, plain) => expect(withPartsOfMonths(content, "2026-11-30")).toBe(plain));

it.each([
  "im away thu 10 to sun 13 dec",
  "im away from thu 10 till sun 13",
  "je suis absente du jeu 10 au dim 13 décembre",
  "bin do 10. bis so 13. dezember weg",
])("takes only the days named in %s", async (message) =>
  expect(await cardAfter(message)).toEqual({ reason: "travel", from: "2026-12-10", to: "2026-12-13" }),
);

it.each(["the skierg at my gym is broken till mid december", "no ski erg until 15 december", "skierg ist bis mitte dezember kaputt"])(
  "offers a card for every session until the day of %s",
  async (message) => {
    const { text, proposals } = await askAll(message);
    expect(proposals.length).toBeGreaterThan(0);
    expect(text).toMatch(/15\.? De[cz]/);
  },
);
