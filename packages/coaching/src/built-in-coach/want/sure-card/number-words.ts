/** Small numbers in words of the coach's languages. */
const WORDS: readonly (readonly [words: string, value: number])[] = [
  ["a an one ein eine un une una", 1],
  ["two zwei deux dos due", 2],
  ["three drei trois tres tre", 3],
  ["four vier quatre cuatro quattro", 4],
  ["six sechs", 6],
];
const BY_WORD: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap(([words, value]) => words.split(" ").map((word): readonly [string, number] => [word, value])),
);

/** "two", "2" and "1,5" as a number; undefined for any other word. */
export function numberInWords(text: string): number | undefined {
  const number = BY_WORD.get(text) ?? Number(text.replace(",", "."));
  return text === "" || Number.isNaN(number) ? undefined : number;
}
