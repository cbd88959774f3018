import { partsNamedIn, type WantedPart, wantedPartsIn } from "#training/athlete/stated/stated-wanted-parts.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

/** "More arm work please, I want bigger biceps": parts that get sets of their own; the head counts them. */
export function wantedParts({ clauses, whole = clauses }: WeekSentence): readonly WeekWish[] {
  const found = clauses.flatMap((clause): readonly WeekWish[] => {
    const own = wantedPartsIn(clause.quote);
    if (own.length === 0) return [];
    // "A bigger chest and back": names that go on behind an "and".
    const behind = whole.slice(whole.indexOf(clause) + 1);
    const end = behind.findIndex((one) => !one.isJoined || one.words.length > MOST_OF_A_NAME || partsNamedIn(one.quote).length === 0);
    const names = behind.slice(0, end < 0 ? undefined : end).map(({ quote }) => quote);
    const parts: readonly WantedPart[] = [...new Set([...own, ...names.flatMap(partsNamedIn)])];
    return [{ quotes: [clause.quote, ...names], days: [], told: { kind: "wanted-parts", parts } }];
  });
  const [first] = found;
  if (first === undefined) return [];
  // "… please use them often": what goes on about it says no more.
  const more = clauses.filter(({ words }) => USE_THEM.test(words.join(" "))).map(({ quote }) => quote);
  const isSame = ({ told }: WeekWish): boolean => JSON.stringify(told) === JSON.stringify(first.told);
  const same = found.filter(isSame).flatMap(({ quotes }) => quotes);
  return [{ ...first, quotes: [...same, ...more] }, ...found.filter((wish) => !isSame(wish))];
}

const MOST_OF_A_NAME = 2;

const USE_THEM =
  /^(?:and |so |please |pls |bitte |und )*(?:use|put|include|add|give me|bau|setz|nutze|benutze|pon|usa|inclu\w*|utilise|mets|usal[aeo]s|ponl[ao]s|utilise les|mets en|usali|mettil[ei]|usa os|gebruik)\b(?: \w+){0,3} (?:often|a lot|lots|oft|haufig|a menudo|mucho|souvent|beaucoup|spesso|molto|muito|sempre|vaak|veel)$|^(?:ponlas|usalas|utilise les|usali|usale) (?:a menudo|mucho|souvent|spesso|molto)$/u;
