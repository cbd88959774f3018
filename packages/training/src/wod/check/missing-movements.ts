import { matchMovement } from "../reader/line/match-movement.ts";
import { plainLine } from "../reader/words/plain-lines.ts";
import type { Wod } from "../wod.ts";

/** Whether a line of a text, as far as it is not shown back, names a movement that no part of its reading has. */
export function missesMovement(line: string, { parts }: Pick<Wod, "parts">): boolean {
  const said = parts
    .flatMap((part) =>
      part.kind === "work" ? [...part.movements.flatMap(({ name, how }) => [name, how ?? ""]), part.recovery?.how ?? ""] : [],
    )
    .join(" ")
    .toLowerCase();
  return namesIn(plainLine(line)).some((name) => !NO_WORK.test(name) && !said.includes(lastWord(name)));
}

/** The movements of the catalogue that a plain line names. */
export function namesIn(plain: string): readonly string[] {
  return plain
    .replaceAll(SETS, " ")
    .split(/[,;:()+&/|]|\s-\s|\b(?:and|then|with|or|of|between|after|before)\b/i)
    .flatMap((clause) => clause.match(/[a-z][a-z'-]*/gi)?.join(" ") ?? [])
    .flatMap((clause) => matchMovement(clause.split(" "))?.name ?? []);
}

/** Words for sets and headings that are also short for a movement, or spelled like one. */
const SETS = /\b(?:skills?|singles?|doubles?|triples?|clusters?)\b(?![- ]?unders?)/gi;

/** A way and a rest are known by other words, and a swim by its stroke. */
const NO_WORK = /^(?:Rest|Run|Walk|Swim|Strides|Hill sprint|Shuttle run)$/;

/** "pull-up" of "Pull-up (kipping)": what all its kinds have. */
function lastWord(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/ \(.*$/, "")
      .split(" ")
      .at(-1) ?? ""
  );
}
