/** A piece of words and its log-odds; its place in the list is the row of its vector. */
export type Piece = readonly [piece: string, score: number];

/** Pieces before it stand for the unknown, the start and the end. */
const FIRST_PIECE = 6;
const UNKNOWN = 0;
/** Stands where a word begins. */
const WORD_START = "\u2581";

/** Splits a text into its likeliest pieces, as the model has learned them: SentencePiece's unigram (Kudo 2018). Returns their rows. */
export function createTokenizer(vocabulary: readonly Piece[]): (text: string) => number[] {
  const rows = new Map<string, number>();
  let longest = 0;
  for (let row = FIRST_PIECE; row < vocabulary.length; row++) {
    const piece = vocabulary[row]?.[0] ?? "";
    rows.set(piece, row);
    longest = Math.max(longest, piece.length);
  }
  return (text) => {
    const letters = Array.from(WORD_START + text.normalize("NFKC").replaceAll(" ", WORD_START));
    const best = new Float64Array(letters.length + 1);
    const rowTo = new Int32Array(letters.length + 1);
    const startOf = new Int32Array(letters.length + 1);
    const reach = (start: number, end: number, row: number) => {
      const score = (best[start] ?? 0) + (row === UNKNOWN ? 0 : (vocabulary[row]?.[1] ?? 0));
      // Of two that are as likely the later start wins.
      if (best[end] !== 0 && score < (best[end] ?? 0)) return;
      best[end] = score;
      rowTo[end] = row;
      startOf[end] = start;
    };
    letters.forEach((letter, start) => {
      let isKnown = false;
      for (let end = start + 1, piece = letter; end <= letters.length && piece.length <= longest; piece += letters[end++] ?? "") {
        const row = rows.get(piece);
        if (row === undefined) continue;
        reach(start, end, row);
        isKnown = true;
      }
      if (!isKnown) reach(start, start + 1, UNKNOWN);
    });
    const pieces: number[] = [];
    for (let end = letters.length; end > 0;) {
      const row = rowTo[end] ?? UNKNOWN;
      // Several unknown letters in a row are one piece.
      if (row !== UNKNOWN || pieces.at(-1) !== UNKNOWN) pieces.push(row);
      end = row === UNKNOWN ? end - 1 : (startOf[end] ?? 0);
    }
    return pieces.reverse();
  };
}
