const NOTHING_NEW = {
  test: (words: string): boolean => {
    const all = words.split(" ");
    return (
      all.length <= 9 &&
      !/^(?:is|was|are|do|does|did|what|how|why|can|which|when|where|should)$/.test(all[0] ?? "") &&
      all.every((word) => SMALL_TALK.has(word)) &&
      all.some((word) => AGREEMENT.has(word))
    );
  },
};

/** Words of "oh it already is? lol ok", "good keep it that way", "then leave it as planned please". */
const SMALL_TALK: ReadonlySet<string> = new Set(
  "ok okay ah oh aha cool nice thanks thank you same interesting wow great good got it i see right fair lol haha then enough is already that way keep leave as planned please so be fine perfect alright all yes yep yeah no worries well done was just checking makes sense the plan now for hm hmm lovely super danke gut passt alles klar".split(
    " ",
  ),
);
const AGREEMENT: ReadonlySet<string> = new Set(
  "ok okay cool nice thanks thank great good right fair lol haha same keep leave fine perfect alright sense wow lovely super danke gut klar interesting see".split(
    " ",
  ),
);

export function isAcknowledgement(words: string): boolean {
  return NOTHING_NEW.test(words);
}
