export interface SentenceTranslator {
  /** A paragraph, line by line; undefined when a sentence of it has no translation. Lines of a list keep what has none, with their values translated. */
  paragraph(text: string): string | undefined;
  /** All sentences of a line; undefined when one has no translation. */
  sentences(line: string): string | undefined;
}

/**
 * Translates answers sentence by sentence.
 * @param pairs English sentences with their translations; `{}` stands for whatever changes, in the translation also `{1}` for the second of them
 * @param inValues translates what stands in the places of `{}`
 * @param isForeign whether a translated value still has words of English: then the pattern does not fit
 * @param leavesOut a later sentence of a paragraph that has no translation is left out; else the whole paragraph has none
 */
export function sentenceTranslator(
  pairs: readonly (readonly [english: string, translation: string])[],
  inValues: (value: string) => string,
  leavesOut = false,
  isForeign: (value: string) => boolean = () => false,
): SentenceTranslator {
  // Those with the most words of their own first: "From now on {}" before "From {} on {}".
  const patterns = pairs
    .map(([english, translation]) => {
      const parts = english.split("{}");
      const body = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("(.+?)");
      return { whole: new RegExp(`^${body}$`, "u"), start: new RegExp(`^${body}(?= )`, "u"), translation, own: parts.join("").length };
    })
    .toSorted((a, b) => b.own - a.own);

  function filled(translation: string, values: readonly string[]): string {
    let at = 0;
    return translation
      .replaceAll(/\{(\d)\}/g, (_, place: string) => inValues(values[Number(place)] ?? ""))
      .replaceAll("{}", () => inValues(values[at++] ?? ""));
  }

  function sentences(line: string): string | undefined {
    const found: string[] = [];
    for (let rest = line.trim(); rest !== "";) {
      const match = patterns
        .map(({ whole, start, translation }) => ({
          translation,
          used: oneSentence(whole.exec(rest)) ?? start.exec(rest) ?? whole.exec(rest),
        }))
        .find(({ used }) => used !== null && !used.slice(1).some((value) => isForeign(inValues(value))));
      if (match?.used == null) {
        const next = leavesOut && found.length > 0 ? NEXT_SENTENCE.exec(rest) : null;
        if (next === null && (!leavesOut || found.length === 0)) return undefined;
        rest = next === null ? "" : rest.slice(next.index).trim();
        continue;
      }
      const { translation, used } = match;
      found.push(filled(translation, used.slice(1)));
      rest = rest.slice(used[0].length).trim();
    }
    return found.length === 0 ? undefined : found.join(" ");
  }

  function paragraph(text: string): string | undefined {
    const lines = text.split("\n").map((line) => {
      const mark = /^(?:- |\d+\. )/u.exec(line)?.[0];
      return mark === undefined ? sentences(line) : `${mark}${sentences(line.slice(mark.length)) ?? inValues(line.slice(mark.length))}`;
    });
    return lines.some((line) => line === undefined) ? undefined : capitals(lines.join("\n"));
  }

  return { paragraph, sentences };
}

const NEXT_SENTENCE = /(?<=[.!?]\*{0,2}) (?=[\p{Lu}*“])/u;

/** A pattern that ends in "{}." takes the sentences after it as well: then only its beginning counts. */
function oneSentence(found: RegExpExecArray | null): RegExpExecArray | null {
  return found?.slice(1).some((part) => /[a-z)\d][.!?] \p{Lu}/u.test(part)) === true ? null : found;
}

function capitals(text: string): string {
  return text.replaceAll(/(^\*\*|^|\n- |\n|(?<!incl)\. |\*\*, )(\p{Ll})/gu, (_, before: string, letter: string) =>
    before === "**, " ? before + letter : before + letter.toUpperCase(),
  );
}
