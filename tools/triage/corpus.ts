import { readdirSync, readFileSync } from "node:fs";
import { LEARNED_CATEGORIES, type LearnedCategory } from "../../packages/coaching/src/triage/categories.ts";

/**
 * How urgent a message of the corpus is, by the letters of docs/science/triage.md: emergency, doctor today, doctor this week, somebody to
 * talk to; a weak sign to check, and none.
 */
type CorpusLevel = "E" | "D" | "W" | "T" | "C" | "N";

/** A labelled message: a line `category, level, language, text` between tabs; `>>` stands between the turns of a conversation. */
export interface Labelled {
  readonly category: LearnedCategory | "none";
  readonly level: CorpusLevel;
  readonly language: string;
  readonly text: string;
}

/** Every message of a folder. Throws at the first line that cannot be read. */
export function readCorpus(folder: URL): readonly Labelled[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line, at) => parseLabelledLine(line, `${name}:${at + 1}`)),
    );
}

/** Reads one line. Throws with `where` it stands when it cannot be read. */
export function parseLabelledLine(line: string, where: string): Labelled {
  const [category = "", level = "", language = "", text = ""] = line.split("\t");
  if (text === "" || !NAMES.has(category) || !RISKS_OF_LEVELS.has(level)) throw new Error(`${where} is no labelled message: ${line}`);
  return { category: category as Labelled["category"], level: level as Labelled["level"], language, text: text.replaceAll(" >> ", ". ") };
}

const NAMES: ReadonlySet<string> = new Set([...LEARNED_CATEGORIES, "none"]);

/** Which of RISKS a level of triage.md is. */
export const RISKS_OF_LEVELS: ReadonlyMap<string, number> = new Map([
  ["N", 0],
  ["C", 1],
  ["D", 2],
  ["W", 2],
  ["T", 2],
  ["E", 3],
]);

/** The same text with a typo in about every fifth longer word: two letters changed over, one left out, or one doubled. */
export function withTypos(text: string, random: () => number): string {
  return text
    .split(" ")
    .map((word) => {
      if (word.length < 4 || random() > 0.2) return word;
      const at = 1 + Math.floor(random() * (word.length - 2));
      const kind = random();
      if (kind < 0.4) return `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`;
      return kind < 0.7 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + (word[at] ?? "") + word.slice(at);
    })
    .join(" ");
}

/** Numbers from 0 to 1, always the same. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
