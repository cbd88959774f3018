/** A short message that is read piece by piece: a reader acts only when nothing is left that it did not take. */
export interface Clause {
  /** Takes what a pattern finds out of the message; undefined where it finds nothing. */
  readonly take: (pattern: RegExp) => RegExpExecArray | undefined;
  /** Whether only words are left that say nothing by themselves. */
  readonly isRead: () => boolean;
}

/** Words of five languages that only join or soften what is said. */
const SMALL = new Set(
  (
    "and so ok okay but or then also hm hmm oh ah well right cool great perfect thanks thx please pls just actually no nope nah not wait sorry yes yeah make it that this was is its the a an i im my mine we with at of for to on in from by mean meant did do be rather instead better felt feels like about around lets us me more you can could would really now there thats put call say gonna coach " +
    "und aber ab ach ja dann bitte doch nein nicht mit war es das ist sind eher lieber mach mache mal mein meine meinte ich auf am um im die der den dem da dort also so noch jetzt gar ok bei zu vom von fur eigentlich mir " +
    "et mais alors plutot non oui c est etait avec le la les l pour mets fais un une du de d en je j ca cela donc sur a au aux bon " +
    "y pero o entonces pues asi si era fue fueron es el los las con pon ponlo un una para por lo que al mejor vale bueno en yo mi " +
    "e ed ma allora quindi no era erano il lo gli con metti un una per di del della che meglio va bene in io mio mia al ai"
  ).split(" "),
);

/** Reads plain words, as `normalise` gives them. */
export function readClause(words: string): Clause {
  let rest = ` ${words} `;
  return {
    take: (pattern) => {
      const found = pattern.exec(rest);
      if (found === null) return undefined;
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
      return found;
    },
    isRead: () => rest.split(" ").every((word) => word === "" || SMALL.has(word)),
  };
}

/** Words that point to nothing by themselves. */
const EMPTY = new Set(
  "then than thing things whatever something anything else maybe stuff other this week time once again same halt naja sache ding anderes truc chose autre cosa cosas otra roba altro".split(
    " ",
  ),
);

/** The words of a message that can be looked for. */
export function contentWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !SMALL.has(word) && !EMPTY.has(word));
}
