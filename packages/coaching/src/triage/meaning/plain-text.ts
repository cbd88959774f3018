const PLAIN: { readonly [letter: string]: string } = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "¿": " ",
  "¡": " ",
};

/** A text as the encoder of messages has learned it: lower case, without accents, plain marks, single spaces. `plain` of tools/train/net.py. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[ßøæœ’‘“”«»–—…¿¡]/gu, (letter) => PLAIN[letter] ?? letter)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
