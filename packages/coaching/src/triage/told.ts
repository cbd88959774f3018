/* Whether a text tells of something, or denies it, in English, German, Spanish, French, Italian, Portuguese and Dutch. All texts are plain text. */
const DENIES =
  /\b(?:no|not|never|without|nor|neither|didnt|havent|hasnt|isnt|arent|wasnt|aint|kein\w*|nicht|nie|ohne|weder|noch|ni|sin|nunca|pas|sans|aucun\w*|jamais|non|senza|mai|nessun\w*|niente|nada de|zero|nix|nichts|nothing|rien|ne|nao|sem|nem|geen|niet|zonder|nooit)(?: [\p{L}\d]+){0,2} ?$/u;
const DENIED_AFTER =
  /^(?::| is| was|:)? ?(?:none|nope|nein|negative?|fine|normal)\b|^(?: (?:hab\w*|musste|bin|war|wurde|ich|mich|mir|es)){1,3} nicht\b/u;
const LIST = /^[\s,/]*(?:(?:or|and|nor|oder|und|noch|o|y|ni|ou|et|e|of|en|any|more)[\s,]+)*$/u;

/** Where a pattern matches without being denied right before it, right after it, or as one of a list of things denied. */
export function told(said: string, pattern: RegExp): readonly number[] {
  const found: number[] = [];
  let deniedUntil = -1;
  for (const match of said.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const before = sentenceBefore(said.slice(0, match.index));
    const isListed = deniedUntil >= 0 && LIST.test(said.slice(deniedUntil, match.index));
    if (isListed || DENIES.test(before) || DENIED_AFTER.test(said.slice(end))) deniedUntil = end;
    else found.push(match.index);
  }
  return found;
}

/** Letters before a word in which its denial stands. */
const DENIAL_REACH = 120;

/** The end of what is said before, from the last sign that ends a sentence on. A pattern up to the end of the text would be tried at each letter. */
function sentenceBefore(text: string): string {
  const near = text.slice(-DENIAL_REACH);
  return near.slice(Math.max(...SENTENCE_ENDS.map((sign) => near.lastIndexOf(sign))) + 1);
}

const SENTENCE_ENDS = [".", "!", "?", ";"];

/** Whether two of them stand within `reach` letters of each other. */
export function near(some: readonly number[], others: readonly number[], reach: number): boolean {
  return some.some((one) => others.some((other) => Math.abs(one - other) <= reach));
}
