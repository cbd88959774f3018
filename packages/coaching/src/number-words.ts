/** Numbers as people write them out. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
};

const below = (limit: number): string =>
  Object.entries(NUMBER_WORDS)
    .filter(([, value]) => value < limit)
    .map(([word]) => word)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
const TENS = String.raw`(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-]+(?:${below(10)})|${below(100)})`;
const REST = String.raw`(?:(?:\s+and)?[\s-]+${TENS})?`;
const HUNDREDS = String.raw`(?:(?:(?:a|${below(10)})[\s-]+)?hundred${REST}|${TENS})`;
const WRITTEN_OUT = new RegExp(String.raw`\b(?:(?:(?:a|${TENS})[\s-]+)?thousand(?:(?:\s+and)?[\s-]+${HUNDREDS})?|${HUNDREDS})\b`, "gi");

/** "one hundred and ninety kilos" with digits: "190 kilos"; "one or two" stays two numbers. */
export function withDigits(text: string): string {
  return text.replaceAll(WRITTEN_OUT, (words) => String(readValue(words.toLowerCase().split(/[\s-]+/))));
}

function readValue(words: readonly string[]): number {
  let thousands = 0;
  let rest = 0;
  for (const word of words) {
    const value = NUMBER_WORDS[word] ?? 0;
    if (value === 1000) [thousands, rest] = [Math.max(rest, 1) * value, 0];
    else rest = value === 100 ? Math.max(rest, 1) * value : rest + value;
  }
  return thousands + rest;
}
