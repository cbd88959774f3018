import { getWords, spelled } from "./movement-names.ts";

/** What makes another kind of a movement out of the same name. */
const KIND =
  /^(?:over|facing|lateral|lat|synchro|sync|synchronized|alternating|alt|banded|weighted|hang|legless|seated|release|hr|light|moderate|heavy|deficit|straddle|reverse|single|double|strict|feet|elevated|paused?|left|right|l|r|hard|easy|unbroken|ub)$/;
/** What is jumped over or faced, behind one of these. */
const BEHIND = /^(?:over|facing|to|on)$/;
const OBJECT = /^(?:bar|box|rower|row|erg|db|kb|plate|target|partner|bike|line|bench|sb|ball)$/;

const WRITTEN: Readonly<Record<string, string>> = {
  sync: "synchro",
  synchronized: "synchro",
  alt: "alternating",
  lat: "lateral",
  hr: "hand-release",
  release: "hand-release",
  l: "left arm",
  r: "right arm",
  left: "left arm",
  right: "right arm",
  db: "dumbbell",
  kb: "kettlebell",
  ub: "unbroken",
  pause: "paused",
};

/** How a movement is done, from the words that its name does not have: "over the bar", "synchro", "bar-facing". */
export function readMovementManner(words: readonly string[], name: string): string | undefined {
  const own = new Set(spelled(name).split(" "));
  const all = words.flatMap((word) => getWords(word));
  const said: string[] = [];
  all.forEach((word, index) => {
    if (own.has(word) || (word === "strict" && /strict|press|ring dip/i.test(name))) return;
    if (word === "over" && all[index - 1] === "bent") return;
    const next = all[index + 1] ?? "";
    const before = all[index - 1] ?? "";
    if (OBJECT.test(word) && !name.endsWith("erg") && (BEHIND.test(before) || before === "the" || (next === "facing" && word === "bar")))
      said.push(WRITTEN[word] ?? word);
    else if (word === "to" && OBJECT.test(next) && !own.has(next)) said.push("to");
    else if (KIND.test(word)) said.push(WRITTEN[word] ?? word);
  });
  const how = [...new Set(said)].join(" ").replace("bar facing", "bar-facing");
  return how === "" ? undefined : how;
}
