/** A text in small plain letters with single spaces, and where each letter stood. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

/** Accents and apostrophes go, what is no letter or digit becomes one space: the closed words are found in it, and quoted from the text. */
export function fold(written: string): Folded {
  let text = "";
  const at: number[] = [];
  const add = (letter: string, index: number): void => {
    text += letter;
    at.push(index);
  };
  for (let index = 0; index < written.length; index++) {
    const letter = (written[index] ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    if (/^[\p{L}\d]$/u.test(letter)) add(letter, index);
    else if (letter === "ß") for (const one of "ss") add(one, index);
    else if (/^[.,]$/u.test(letter) && /\d/u.test(written[index - 1] ?? "") && /\d/u.test(written[index + 1] ?? "")) add(".", index);
    else if (letter === "%") add(letter, index);
    // "Don't" is one word, "l'hiver" are two.
    else if (/^[’'‘]$/u.test(letter) && !/(?:^| )(?:l|d|j|m|s|n|qu|c|jusqu|un|dell|all|nell)$/u.test(text)) continue;
    else if (text !== "" && !text.endsWith(" ")) add(" ", index);
  }
  return { text: text.trimEnd(), at: at.slice(0, text.trimEnd().length) };
}

/** The written words of a place in the folded text. */
export function writtenAt(written: string, { at }: Folded, [from, to]: readonly [number, number]): string {
  return written.slice(at[from] ?? 0, (at[to - 1] ?? written.length - 1) + 1).trim();
}
