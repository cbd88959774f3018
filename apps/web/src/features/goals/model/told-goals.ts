/** Lines that are offered at once, and characters of one that is a title rather than a story. */
const [MOST, LENGTH] = [4, 80] as const;

/** The goals in the athlete's own words that none of these titles names yet. */
export function toldGoals(texts: readonly (string | null | undefined)[], titles: readonly string[]): readonly string[] {
  const taken = new Set(titles.map(plain));
  const told = texts.flatMap((text) => (text ?? "").split(/\n|;|,(?!\d)|\.(?:\s|$)/)).map(cleaned);
  const found = new Map(
    told.filter((part) => part !== "" && part.length <= LENGTH && /\p{L}/u.test(part)).map((part) => [plain(part), part]),
  );
  return [...found]
    .filter(([key]) => !taken.has(key))
    .map(([, part]) => part)
    .slice(0, MOST);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Without the word that joined it to the one before. */
function cleaned(part: string): string {
  const text = part.trim().replace(/^(?:and|then|or)\s+/i, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
