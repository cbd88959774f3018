import { toEnglish } from "../languages/board-languages.ts";
import { numbered, withoutPlaces } from "./counted-lines.ts";
import { CLOCKS, type Rules } from "./plain-clocks.ts";
import { FORMS, LOAD_LISTS } from "./plain-forms.ts";
import { LISTS } from "./plain-lists.ts";
import { plainNotes } from "./plain-notes.ts";
import { SPELLINGS } from "./plain-spellings.ts";
import { SETS } from "./plain-sets.ts";
import { SIGNS } from "./plain-signs.ts";

/*
 * A workout as it was typed, in the spelling that the reader knows: one way to write a ladder, a load, a rest. Nothing is read here; each
 * replacement says what whiteboards write in its place.
 */

const PARTS: Rules = [
  [/\.?\s*\bthen\s+(?=\d+ [a-z -]+ for time\b)/gi, "\n"],
  [/(?<=[a-z]{3}|[%)])\.\s+(?=\d+ ?(?:rft|rounds)\b|amrap|emom|then )/gi, "\n"],
  [/^\s*on (?:a|the) (?:running )?clock[^\n\d]*$/gim, ""],
  // "Front squat 3-3-3 then 21-15-9 …": what follows is a part of its own.
  [/\bthen\s+(?=\d+(?:-\d+){2}|\d+ ?(?:rft|rounds)|\d+ ?x ?\d|(?:an? )?(?:\d+ ?min(?:ute)?s? )?(?:amrap|emom))/gi, "\n"],
  [/\n\s*(?:straight |directly )?into:?\s*\n(?=\s*\d+ ?(?:rft|rounds)|\s*amrap|\s*\d+-\d+-\d)/gi, "\n"],
  [/\n\s*(?:straight |directly )?into:?\s*\n/gi, "\nfor time "],
  // "50-40-30 DU, sit-ups, then 75 wall balls"
  [/(?<=^[^\n]*\d+(?:-\d+){2}[^\n]*(?:\n(?!\s*\n)[^\n]*)*)\n\s*then:?\s+(?=\d+ ?[a-z])(?!\d+ ?(?:min|sec|s\b))/gim, "\nfor time "],
  [/\b(?:buy[ -]?in|cash[ -]?(?:out|in)|buy[ -]?out)\b\s*[-:]?/gi, "\nfor time "],
  [/(emom[^\n]*?[: ])1\. (?=\d)([^\n]*?) 2\. (?=\d)/gi, "$1 1) $2 2) "],
];

/** The text in the spelling that the reader knows. */
export function plainText(typed: string): string {
  const apply = (text: string, rules: Rules) => rules.reduce((read, [pattern, plain]) => read.replaceAll(pattern, plain as string), text);
  const english = toEnglish(withoutPlaces(apply(apply(typed, LOAD_LISTS), SIGNS)));
  const spelled = apply(apply(english, FORMS), SPELLINGS);
  const plain = numbered(plainNotes([SETS, LISTS, CLOCKS, PARTS].reduce(apply, spelled)));
  // A turn of rest is a turn, whatever its seconds.
  return plain.replaceAll(/^(\s*min \d: )(?:\d+:\d\d|\d+ ?(?:s|sec|min)\w*) rest\b/gim, "$1rest");
}
