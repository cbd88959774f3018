import { memoized } from "@ironpace/training";

/** A text in lower case without accents and apostrophes, and where each of its characters stood; one place more for the end. */
export interface FoldedText {
  readonly said: string;
  readonly places: readonly number[];
}

/** Folds a text so that what is found in it can be cut out of the original. */
export const fold = memoized((content: string): FoldedText => {
  let said = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of content) {
    const folded = foldLetter(letter);
    for (let at = 0; at < folded.length; at++) places.push(place);
    said += folded;
    place += letter.length;
  }
  places.push(place);
  return { said, places };
});

const foldLetter = memoized((letter: string): string =>
  letter
    .normalize("NFD")
    .replaceAll(/\p{M}|[’'`´]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll(/\s/gu, " "),
);

/** A text without the parts that are found in it when it is folded; the same string where there is none. */
export function cutFigures(content: string, find: (said: string) => readonly RegExpMatchArray[]): string {
  const { said, places } = fold(content);
  return find(said)
    .toSorted((a, b) => (b.index ?? 0) - (a.index ?? 0))
    .reduce((rest, { 0: words, index = 0 }) => `${rest.slice(0, places[index])} ${rest.slice(places[index + words.length])}`, content);
}
