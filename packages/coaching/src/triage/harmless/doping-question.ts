import { conceptsIn, SYMPTOMS } from "../concepts.ts";
import { unknownWords } from "./everyday-talk.ts";

const SUBSTANCE =
  /^(?:clen|clenbuterol|steroids?|testosterone|trt|sarms?|epo|anavar|dianabol|dbol|winstrol|ostarine|cardarine|ephedrine|dmaa|hgh|t3|t4|cytomel|liothyronine|tren|trenbolone|doping|dnp)$/u;

const ASKED = new Set(
  "cut cutting cycle bulking legit worth banned ban legal illegal prohibited allowed forbidden dangerous danger dangers harmful bad unsafe safe risk risks risky side effect effects dose dosage doses does doping substance list verboten erlaubt gefahrlich nebenwirkungen dosis dosierung".split(
    " ",
  ),
);

/** Words of somebody who has taken something, or to whom something happens now. */
const TAKEN =
  /\b(?:took|taken|taking|had|used|using|tried|trying|after|since|too|again|already|yesterday|today|tonight|ago|my|me|end|everything|all|genommen|nehme|hatte|seit|nach|heute|gestern)\b|\b(?:im|am|ive|been) on\b/u;

/** "Is clen banned", "clenbuterol side effects": asks about a substance and tells of no symptom and of nothing that was taken. */
export function isDopingQuestion(words: readonly string[]): boolean {
  const others = words.filter((word) => !SUBSTANCE.test(word) && !ASKED.has(word));
  return (
    others.length < words.length &&
    words.some((word) => SUBSTANCE.test(word)) &&
    !TAKEN.test(words.join(" ")) &&
    unknownWords(others).length === 0 &&
    !conceptsIn(words).some(({ concept }) => SYMPTOMS.has(concept))
  );
}
