import { expect, test } from "vitest";
import { readWishClauses } from "./wish-clauses.ts";

function isUnwanted(text: string): boolean {
  return readWishClauses(text).some(({ quote, polarity, isFact }) => polarity !== "positive" && isFact !== true && TERRAIN.test(quote));
}

const TERRAIN = /hill|hügel|cuesta|colline|salite|subida|heuvel/iu;

test.each([
  "20th-27th at the inlaws in Cornwall, trainers and a band and that's it, hills everywhere.",
  "At my mum's over Christmas, there are hills all around",
  "Ab 20. bei den Eltern, überall Hügel",
  "En Navidad en el pueblo, cuestas por todas partes",
  "À Noël chez mes parents, des collines partout",
  "A Natale dai miei, salite ovunque",
  "No Natal em casa dos meus pais, subidas por todo o lado",
  "Met kerst bij mijn ouders, overal heuvels",
])("%s tells of a place", (text) => {
  expect(isUnwanted(text)).toBe(false);
});

test.each(["hills", "I hate hills everywhere", "no hills round here please", "Hügel", "burpees, hills"])("%s is a dislike", (text) => {
  expect(isUnwanted(text)).toBe(true);
});
