/** What can hurt or be operated "no joelho": there "no" is "in the". */
const COMPLAINT =
  /(?<=(?<![\p{L}])(?:dor|dores|dói|doi|les[aã]o|les[oõ]es|fratura|tendinite|entorse|distens[aã]o|cirurgia|opera[cç][aã]o|operad[oa]|artrose|incha[cç]o|desconforto|inflama[cç][aã]o|ruptura|rotura|pr[oó]tese|h[eé]rnia|problemas?)\s+)(?:nos|nas|no|na)(?=\s)/giu;

/** The text with the Portuguese "in the" as a word that denies nothing; every other letter keeps its place. */
export function withoutPortugueseNo(text: string): string {
  return text.replace(COMPLAINT, (word) => "em".padEnd(word.length));
}
