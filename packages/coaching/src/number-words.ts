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

const WORD = Object.keys(NUMBER_WORDS).join("|");
const WRITTEN_OUT = new RegExp(String.raw`\b(?:${WORD})(?:(?:[\s-]+| and )(?:${WORD}))*\b`, "gi");

/** "one hundred and ninety kilos" with digits: "190 kilos". */
export function withDigits(text: string): string {
  return text.replaceAll(WRITTEN_OUT, (words) =>
    String(
      valueOf(
        words
          .toLowerCase()
          .split(/[\s-]+/)
          .filter((word) => word !== "and"),
      ),
    ),
  );
}

function valueOf(words: readonly string[]): number {
  let whole = 0;
  let group = 0;
  for (const word of words) {
    const value = NUMBER_WORDS[word] ?? 0;
    if (value === 1000) {
      whole += Math.max(group, 1) * value;
      group = 0;
    } else group = value === 100 ? Math.max(group, 1) * value : group + value;
  }
  return whole + group;
}
