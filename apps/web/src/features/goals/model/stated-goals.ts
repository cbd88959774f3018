import { getContentWords } from "@ironpace/contract";

/** A race that is ahead. */
export interface UpcomingRace {
  readonly name: string;
  /** "hyrox" */
  readonly type: string;
  readonly href: string;
  /** It stands among the goals already. */
  readonly isTracked?: boolean;
}

/** The race that a line in the athlete's own words is about, if there is exactly one: by its kind or by its name. */
export function findStatedRace(line: string, races: readonly UpcomingRace[]): UpcomingRace | undefined {
  const words = getContentWords(line);
  const found = races.filter(({ name, type }) => {
    const named = getContentWords(name);
    return words.includes(type.toLowerCase()) || (named.length > 0 && named.every((word) => words.includes(word)));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Lines that are offered at once, and characters of one that is a title rather than a story. */
const [MAX_GOALS, MAX_TITLE_CHARACTERS] = [4, 80] as const;

/** The goals in the athlete's own words that none of these titles names yet, in these words or about the same thing. */
export function findStatedGoals(texts: readonly (string | null | undefined)[], titles: readonly string[]): readonly string[] {
  const taken = titles.map(getContentWords);
  const exact = new Set(titles.map(plain));
  const isTaken = (part: string) => {
    const words = getContentWords(part);
    return words.length > 0 && taken.some((title) => words.every((word) => title.includes(word)));
  };
  const told = texts.flatMap((text) => (text ?? "").split(/\n|;|,(?!\d)|\.(?:\s|$)/)).map(cleaned);
  const found = new Map(
    told.filter((part) => part !== "" && part.length <= MAX_TITLE_CHARACTERS && /\p{L}/u.test(part)).map((part) => [plain(part), part]),
  );
  return [...found]
    .filter(([key, part]) => !exact.has(key) && !isTaken(part))
    .map(([, part]) => part)
    .slice(0, MAX_GOALS);
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
