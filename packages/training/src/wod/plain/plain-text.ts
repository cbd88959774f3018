import { toEnglish } from "../languages/board-languages.ts";
import { CLOCKS, type Rules } from "./plain-clocks.ts";
import { FORMS, LOAD_LISTS } from "./plain-forms.ts";
import { plainNotes } from "./plain-notes.ts";
import { SPELLINGS } from "./plain-spellings.ts";

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

/** Lists of repetitions and sets. */
const LISTS: Rules = [
  // "30 min easy", and at the end "repeat until time"
  [/^(\d+) ?min(?:ute)?s?(?=[ ,][^\n]*\n|\n)(?=[^]*\brepeat\b)/gim, "amrap $1 min\n"],
  [/\bladder:? 1 (?:to|-) 10\b/gi, "1-2-3-4-5-6-7-8-9-10"],
  [/\bto (?:a )?(?:\d+ in )?target\b/gi, ""],
  [/\b(\d+) (?:giant|super) ?sets/gi, "$1 sets"],
  [/\bthen, (?=[a-z\d])/gi, "then "],
  // "Back squat (5x5 @ 70%)"
  [/\(((?:\d+ ?x ?\d+|\d+(?:-\d+){2,})[^()]*)\)/gi, " $1 "],
  [/^[a-z ]*?(?:x )?(\d+) sets(?: of)?(?: for quality)?:\s*(?=\S)(?!\d+:\d\d on)/gim, "$1 rounds not for time: "],
  [/^(?:[^\n,]*\d ?x ?\d[^\n,]*,)+[^\n,]*[a-z] \d+ ?x ?\d[^\n,]*$/gim, (line) => line.replaceAll(/,\s*/g, "\n")],
  [/(?<=\d ?x ?\d[^\n]*),\s*(?=\d+ ?x ?\d+ [a-z])/gi, "\n"],
  [
    /^(\D{0,12})(\d+(?:\s+-\s+\d+){2,})(?=\s*(?:$|reps?\b|rounds\b|for\b|[:,]))/gim,
    (_, before = "", list = "") => before + list.replaceAll(/\s+/g, ""),
  ],
  [/(?<![\d/.,])(\d+(?:,\s*\d+){2,}),?\s*\.{2,}/g, (_, list = "") => `${list.replaceAll(/,\s*/g, "-")}...`],
  [/(?<![\d/])(\d{1,2}(?:\/\d{1,2}){2,})(?!\/)(?!:)(?=\s|$)/gim, (_, list = "") => list.replaceAll("/", "-")],
  [/\bladder(?=\s+\d+(?:-\d+){2})/gi, " "],
  [
    /\bwork(?:ing)? up to (\d+)%,? (?:for|x) (?:a )?(\d|single)\b/gi,
    (_, share = "", reps = "") => `1x${/\d/.test(reps) ? reps : "1"} @ ${share}%`,
  ],
  [/\b10 (?:down )?to 1\b(?: (?:ladder|reps))?/gi, "10-9-8-7-6-5-4-3-2-1"],
  [/(?<=\d) rep(?:s|etitions)?,? (?=(?:rounds )?for time)/gi, " "],
  [/(?<=^\s*(?:[-•*]\s*)?|[,:]\s*)((?!e\d?mom|otm|amrap|every)[a-z][a-z&' -]+?) x ?(\d+)(?= *(?:@|\(|$|,))/gim, "$2 $1"],
  [/(?<=(?:^|\s))(\d+)\s*x\s*\(([^()]*\d[^()]*)\)/g, "$1 rounds for time: $2"],
];

/** Repetitions at a load: "5+ @ 85%". */
const REPS_AT = String.raw`\d+\+?(?: ?reps?)? ?@ ?\d+(?:\.\d+)? ?(?:%|kgs?|lbs?)?`;
const BETWEEN = String.raw`(?:\s*[,;]\s*|\s+)(?:(?:and|then)\s+)?`;

/**
 * Sets of one lift that each have their own load, as one list of repetitions and one of loads: "5 @ 65%, 3 @ 75%" is
 * "sets:5-3 @each 65-75%".
 */
const SETS: Rules = [
  [
    new RegExp(String.raw`(?<![\d.])(${REPS_AT}(?:${BETWEEN}${REPS_AT})+)(?![ \t]*x?\d)`, "gi"),
    (_, written = "") =>
      each(
        [...written.matchAll(/(\d+)\+?(?: ?reps?)? ?@ ?(\d+(?:\.\d+)?) ?(%|kgs?|lbs?)?/gi)].map(([, reps, load, unit]) => ({
          reps,
          load,
          unit,
        })),
      ),
  ],
  [/@ ?(\d+(?:\.\d+)?(?:[-/]\d+(?:\.\d+)?){2,}) ?(%|kg)/g, (_, loads = "", unit = "") => `@each ${loads.replaceAll("/", "-")}${unit}`],
];

function each(
  sets: readonly { readonly reps: string | undefined; readonly load: string | undefined; readonly unit: string | undefined }[],
): string {
  const unit = sets.find((one) => one.unit !== undefined)?.unit ?? "";
  return ` sets:${sets.map(({ reps }) => reps).join("-")} @each ${sets.map(({ load }) => load).join("-")}${unit} `;
}

/** Signs, and loads for men and women in one way: "20/14 lb". */
const SIGNS: Rules = [
  [/\s+\/\/\s+/g, "\n"],
  [
    /(?<![\d.,])(\d{1,3}),([05]|25|75)(?=\/\d)|(?<=\d\/)(\d{1,3}),([05]|25|75)(?![\d])/g,
    (_, a = "", b = "", c = "", d = "") => `${a}${c}.${b}${d}`,
  ],
  [/(\d),(\d)(?=(?:\/\d+)? ?(?:kg|lb|km|k\b))/gi, "$1.$2"],
  [/\b(lbs?|in|ft|kg|min|mins|sec|secs|cal|cals)\.(?=[\s,/);]|$)/gim, "$1"],
  // "♀ 35-lb (15-kg) dumbbell" above or below "♂ 50-lb (22.5-kg) dumbbell"
  // "♀ 65-lb barbell ♂ 95-lb barbell" in one line
  [/♀\uFE0F? ?(\d+(?:\.\d+)?)[- ]?(lb|kg|in)\w*[^\n♂]*♂\uFE0F? ?(\d+(?:\.\d+)?)[- ]?(?:lb|kg|in)\w*[^\n]*$/gmu, "\nloads $3/$1 $2"],
  [/(\d+(?:\.\d+)?) ?(kg|lbs?|#|in|cm) ?\/ ?(\d+(?:\.\d+)?) ?(?:kg|lbs?|#|in|cm)(?![a-z])/gi, "$1/$3 $2"],
  [
    /(\d(?:\.\d+)?)(?: ?\/ ?(\d(?:\.\d+)?))? ?pood\b/gi,
    (_, men = "", women) =>
      [men, women]
        .filter((one) => one !== undefined)
        .map((one) => String(16 * Number(one)))
        .join("/") + " kg",
  ],
  [/(\d(?:\.\d+)?) ?pd ?\/ ?(\d(?:\.\d+)?) ?pd\b/gi, (_, men = "", women = "") => `${16 * Number(men)}/${16 * Number(women)} kg`],
  // "♂ 20 lb ♀ 14 lb", "M 9 kg / W 6 kg"
  [
    /(?:♂️?|\b(?:men|m|male|rx ?m|herren|hombres|hommes|uomini|h)\b) ?:? ?(\d+(?:[.,]\d+)?) ?(kg|lbs?|#|in|cm|"|cals?)?,? ?[/|-]? ?(?:♀️?|\b(?:women|w|f|female|rx ?w|damen|frauen|mujeres|femmes|donne)\b) ?:? ?(\d+(?:[.,]\d+)?) ?(kg|lbs?|#|in|cm|"|cals?)?(?![a-z])/giu,
    (_, men = "", unit = "", women = "", other = "") => ` ${men}/${women} ${other === "" || other === undefined ? (unit ?? "") : other} `,
  ],
  [/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, " "],
  [/[×✕]/g, "x"],
  [/[–—−]/g, "-"],
  [/[“”„«»″]/g, '"'],
  [/…/g, "..."],
  [/\s*\|\s*/g, ", "],
  [/(\d\d) ?'' ?\/ ?(\d\d) ?''/g, "$1 s on / $2 s off "],
  [/(\d)[ \t]*"/g, "$1 in"],
];

/* Lines of a whiteboard that are counted: stations with their number, minutes of an EMOM. */

const PLACE = /^\s*(?:(\d{1,2})|(i{1,3}|iv|vi{0,3})|([a-h]))(?:\s*[).:]\s*|\s+)(?=\S)/i;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** Lines that are only counted, "1 ski 500m", "2 sled push 25m", without their numbers; of an EMOM as its minutes. */
function withoutPlaces(text: string): string {
  const isOnClock = /\be\d?mom\b|\botm\b|\b(?:every|each) min|ogni minuto|jede minute|cada minuto|chaque minute/i.test(text);
  const lines = text.split("\n");
  const places = lines.map(readPlace);
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && places[to] === to - from + 1) to++;
    const run = lines.slice(from, to);
    const rests = run.map((line) => line.replace(PLACE, ""));
    const areMarked = run.every((line) => /^\s*(?:\d{1,2}|[ivx]+|[a-h])\s*[).:]/i.test(line));
    const haveAmounts = rests.filter((rest) => /^\d|\d ?(?:m|km|cal|s|sec|reps?|rounds)\b/i.test(rest)).length * 10 >= rests.length * 7;
    if (run.length < 3 || (!areMarked && !haveAmounts) || (areMarked && !isOnClock && /^\s*[a-h\d]/i.test(run[0] ?? ""))) continue;
    rests.forEach((rest, index) => {
      lines[from + index] = isOnClock ? `min ${index + 1}: ${rest}` : rest;
    });
    from = to - 1;
  }
  return lines.join("\n");
}

function readPlace(line: string): number | undefined {
  const [, digits, roman, letter] = PLACE.exec(line) ?? [];
  if (digits !== undefined) return Number(digits);
  if (roman !== undefined) return ROMAN.indexOf(roman.toLowerCase()) + 1;
  return letter === undefined ? undefined : (letter.toLowerCase().codePointAt(0) ?? 0) - 96;
}

/** The lines of an EMOM that say which minute they are, as "1) …": "Min 1 - 15 wall balls", "a) 12 cal ski", "minute 2 15 burpees". */
function numbered(text: string): string {
  const start = text.search(/\be\d?mom\b|\botm\b|every min/i);
  if (start < 0) return text;
  const [before, after] = [text.slice(0, start), text.slice(start)];
  const inline = after
    .replaceAll(/\b(odd|even)(?: min(?:ute)?s?)?\s*-\s*(?=\S)/gi, "$1: ")
    .replaceAll(/^\s*(odd|even)(?: min(?:ute)?s?)?\s+(?=\d)/gim, "$1: ")
    .replaceAll(/(?<=[,:]\s*)([1-9]) - (?=[a-z\d])/gi, "min $1: ")
    .replaceAll(/(?<=[-,:]\s*)min(?:ute)? (\d)\s*[-:]?\s+(?=\S)/gi, "min $1: ");
  const marked = inline.replaceAll(
    /^\s*(?:m(?:in(?:ute)?)?\.? ?)?([1-9a-e])\s*(?:[).:='’]|\s-)\s*(?=\S)/gim,
    (_, place: string) => `min ${/\d/.test(place) ? place : place.charCodeAt(0) % 32}: `,
  );
  return before + (marked.includes("min 2: ") ? marked : inline);
}
