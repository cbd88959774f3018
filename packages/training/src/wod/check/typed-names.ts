import { unaccented } from "../languages/board-languages.ts";
import { plainLine } from "../reader/words/plain-lines.ts";
import type { Wod, WodMovement } from "../wod.ts";

/** A reading whose unknown movements are called as they were typed: "Nordische Klimmzüge" instead of the half-translated "Nordische pull-ups". */
export function withTypedNames(typed: string, read: Wod): Wod {
  const rename = (movement: WodMovement): WodMovement =>
    movement.isKnown ? movement : { ...movement, name: typedName(movement.name, typed) ?? movement.name };
  if (read.parts.every((part) => part.kind === "rest" || part.movements.every(({ isKnown }) => isKnown))) return read;
  return { ...read, parts: read.parts.map((part) => (part.kind === "rest" ? part : { ...part, movements: part.movements.map(rename) })) };
}

const LONGEST_NAME = 6;

/** The shortest piece of a line that reads as the name. */
function typedName(name: string, typed: string): string | undefined {
  const wanted = bare(name);
  for (const line of typed.split(/\r?\n/)) {
    const words = [...line.matchAll(/[^\s,;()/+:]+/g)];
    for (let length = 1; length <= LONGEST_NAME; length++) {
      for (let start = 0; start + length <= words.length; start++) {
        const [first, last] = [words[start], words[start + length - 1]];
        if (first === undefined || last === undefined) continue;
        const piece = line.slice(first.index, last.index + last[0].length);
        if (!/\d/.test(piece) && (bare(unaccented(piece)) === wanted || bare(plainLine(piece)) === wanted)) return piece;
      }
    }
  }
  return undefined;
}

/** The words of a name without those that stand between. */
function bare(name: string): string {
  return name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !/^(?:x|of|the|a|an|for|cals?|calories?)$/.test(word))
    .join(" ");
}
