import { spellOut } from "../../health/shorthand.ts";
import { toEnglish } from "./foreign-words.ts";

/** One word of a text. */
export interface Word {
  /** Lower case, without accents and apostrophes, in English, common misspellings corrected. */
  readonly text: string;
  /** Without a simple plural ending. */
  readonly stem: string;
  /** The first letters of the stem, by which phrases are looked up. */
  readonly key: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** Prefix patterns are at least this long, so this many letters find every candidate. */
export const KEY_LENGTH = 3;

export function readWord(written: string, start: number, previous: Word | undefined): Word {
  const plain = written
    .normalize("NFD")
    .replace(ELISION, "")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
  // "can not" is a complaint like "cannot", and no denial of what follows.
  const text =
    plain === "not" && previous?.text === "can" ? "cannot" : toEnglish(CORRECTIONS.get(plain) ?? spellOut(plain), previous?.text);
  const stemmed = stem(text);
  return { text, stem: stemmed, key: stemmed.slice(0, KEY_LENGTH), start, end: start + written.length };
}

/** French: "l'épaule", "d'Achille", "j'ai". */
const ELISION = /^(?:[ldjcsnmt]|qu)['’](?=\p{L})/iu;

/** "knees" → "knee"; words like "sus", "press" and "pelvis" stay. */
export function stem(word: string): string {
  return word.length > 3 && /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

const CORRECTIONS = new Map([
  ["100%", "100percent"],
  ["100 %", "100percent"],
  ["sholder", "shoulder"],
  ["sholuder", "shoulder"],
  ["sholders", "shoulder"],
  ["achiles", "achilles"],
  ["acheles", "achilles"],
  ["achillies", "achilles"],
  ["hamstrng", "hamstring"],
  ["hamstrngs", "hamstring"],
  ["tendonitis", "tendinitis"],
  ["fascitis", "fasciitis"],
  ["facitis", "fasciitis"],
  ["fascia", "fasciitis"],
  ["menicus", "meniscus"],
  ["sciatia", "sciatica"],
  ["gluet", "glute"],
  ["gluets", "glute"],
  ["rotater", "rotator"],
  ["ankel", "ankle"],
  ["ankels", "ankle"],
  ["rist", "wrist"],
  ["bak", "back"],
  ["kne", "knee"],
  ["nek", "neck"],
  ["rists", "wrist"],
]);
