import { EXERCISES } from "../../catalogue/exercises.ts";
import { unaccented } from "../languages/board-languages.ts";
import { withoutTitles } from "./plain-titles.ts";

/* What stands around a workout on a whiteboard: who does it with whom, how it is scored, how it should feel. None of it is trained. */

/** What catalogue names have in brackets, and how a movement is done: that is part of a name. */
const PART_OF_NAME = new Set([
  ...EXERCISES.flatMap(({ name }) => /\(([^)]*)\)/.exec(name)?.[1]?.toLowerCase() ?? []),
  "kipping",
  "strict",
  "russian",
  "american",
  "bw",
  "cal",
  "cals",
  "calories",
  "bodyweight",
]);

const NOTES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\.?\s*with a vest of [^.]*\.?/gi, ""],
  [/\ball[- ]out\b/gi, ""],
  [/,?\s*\b(?:on )?(?:the )?last (?:one|set|round)s?\b[^\n,]*/gi, ""],
  [/\s-\s*coach(?:es)?\s*:[^\n]*|\*\s*coach(?:es)?\b[^*\n]*\*?/gi, ""],
  [/\b(?:at|on|in) the (?:bottom|top(?! of)|rest|end|floor)\b[^\n,;.\d]*/gi, " "],
  [/^\s*(?:ladies|women|girls|men|guys|damen|frauen|mujeres|femmes|donne)\b:? \d+(?:-\d+){2,}[^\n]*$/gim, ""],
  [/(?<=[,.]\s*)(?:slow|down|pause|hold|slow down)\b (?:for )?\d ?(?:s|sec)\b/gi, ""],
  [/,?\s*\b(?:in race order|most rep(?:etition)?s|one point per rep(?:etition)?s?)\b/gi, ""],
  [/[.,;]\s*(?:weight(?:ed)? )?vest \d[^,\n]*/gi, ""],
  [/\bzone ?\d\b/gi, " "],
  [/\bwu\b[^\n.]*\.?/gi, " "],
  // Partners and teams
  [/\b(?:team wod\b\.?|\d (?:people|athletes|persons))\.?,?/gi, " "],
  [/^(\d+ ?[^\n]*?) (?:after|between) (?:each|every)(?: (?:set|round))?\s*$/gim, "$1"],
  [/\s*=\s*(?:cambio|switch|swap|change|wechsel)\w*/gi, ""],
  [/\(?\b(?:\d+ )?(?:pro person|per person|each person|a testa|chacune?|cada un[oa]|per athlete|jeder?|je person)\b\)?/gi, " "],
  [/^[^\n\d]*\bpartner\b[^\n\d]*\bat a time\b:?/gim, " "],
  [/\bswitch(?:ing)? (?:after|every|each)[^\n.,;]*[.,;]?/gi, " "],
  [/\((?:[^()\d]*(?:partner|team)[^()]*)\)/gi, " "],
  [/\b(?:in )?(?:teams|pairs|team)(?: of \d)?\b(?: relay)?\s*[,:]?/gi, " "],
  [/\b(?:partner wod|with (?:a )?partner|partner)\b\s*[-,:]?/gi, " "],
  [/\b(?:partition(?:ed)?|split|shared?)(?: (?:reps|work))? as (?:needed|desired|you like)\b,?|\bpartitioned\b,?/gi, " "],
  [/\b(?:igyg|you go,? i go|i go,? you go|ygig)\b,?/gi, " "],
  [/,?\s*\balternat(?:e|ing) (?:full )?rounds\b/gi, " "],
  [/\bp1 works[^\n]*/gi, " "],
  [/\bp[12]:\s*(?:amrap of )?/gi, " "],
  [/,?\s*\bswitch(?: every round)?\s*$/gim, " "],
  [/\b(?:together|shared|relay|zusammen|gemeinsam|ensemble|juntos|insieme)\b/gi, " "],
  [
    /\b(?:1|one|une?|un[ao]|einer?) (?:works?|travaille|arbeitet|trabaja|lavora)[^\n\d]*(?:1|one|une?|un[ao]|einer?)? ?(?:rests?|se reposes?|pausiert|ruht|descansa|riposa)\b,?/gi,
    " ",
  ],
  [/^\W*(?:after|between) (?:(?:each|every) (?:set|round)|rounds),?:?\s*(?=\d+ ?[a-z])/gim, ""],
  [/(?<=\d(?:-\d+){2,}),?\s*build(?:ing)? (?:up )?to (?:an? |today's |your )?(?:heavy|max)[^\n,]*/gi, " "],
  [/^\s*\*+\s*(\d+ ?[^*\n]*?) (?:after|between) (?:each|every) (?:set|round)s?\*?\s*$/gim, "$1"],
  [/,?\s*\b(?:from|off|out of) the (?:floor|ground|rack|blocks)\b/gi, " "],
  // Penalties and scores
  [/^\s*(?:rx )?(?:weight(?:ed)? )?vest\b[^\n]*$/gim, ""],
  [/[,;(]?\s*\bevery \d+(?::\d\d)?(?: ?min(?:ute)?s?)?,? (?:stop|perform|complete|do)\b[^\n)]*\)?/gi, ""],
  [/\s+or \d+ [a-z\d -]+$/gim, ""],
  [/^\s*(?:s|sc|scale)\s*[:=][^\n]*$/gim, ""],
  [
    /^\s*(?:you|please|post|teams? (?:may|can|must)|only|athletes?|remember|partners? (?:may|can|must)|break up|log|compare|record)\b[^\n]*$/gim,
    "",
  ],
  [
    /^(?:hey|hi|hello|ok|today|tomorrow|tmrw|yesterday)?[!,.\s]*(?:(?:today|tomorrow|yesterday)(?:'s)? (?:wod|workout) (?:was|is)|(?:i |we )?did|tmrw|tomorrow)\s*:?\s+(?=\S)/gi,
    "",
  ],
  [/^\s*\*[^\n]*/gm, ""],
  [/(?:^|[,;.(]\s*)[^\n,;.(]*\bscores?\b[^\n]*$/gim, " "],
  [/[,;]\s*[^\n,;]*\b(?:each|every|per) break\b[^\n,;]*/gi, ""],
  [/(?:^|[.,;]\s+)every (?:time|drop|break)\b[^\n]*/gim, ""],
  [/\s+-\s+every (?:break|drop|time)[^\n]*/gi, ""],
  [/[,;]?\s*\d+ [a-z-]+(?: [a-z-]+)? (?:at the top of |on )?every minute(?:(?= *$)|(?=[.,;]))/gim, ""],
  [/\bafter (?:each|every) (?:round|set)\b/gi, " "],
  [/\bin (?:the )?(?:remaining time|time remaining)\b/gi, " "],
  [/(?<=for time[^\n]*),\s*every min(?:ute)?:? \d+ [a-z -]+$/gim, ""],
  [/\bpractice\b/gi, " "],
  [/,?\s*\bfull (?:recovery|rest)\b/gi, " "],
  [/,?\s*\brest as needed\b[^\n]*$/gim, ""],
  [/^\s*zone ?\d\s*[:-]?\s*/gim, ""],
  [/,?\s*\brest ?= ?work(?: time)?\b|\bsuperset(?:ted)? with\b/gi, " "],
  // How a set is done
  [/,?\s*\brpe ?\d+(?:\.\d)?(?:-\d+)?\b/gi, " "],
  [/,?\s*\brir ?\d\b/gi, " "],
  [/\(?\btempo:? ?[\dx]{4}\)?|\(?@ ?[\dx]{4} tempo\)?/gi, " "],
  [
    /,?\s*\b(?:build(?:ing)?|increas(?:e|ing) (?:the )?(?:weight|load)(?: each set| every set)?|add(?:ing)? weight(?: each set)?)\b(?: (?:across|each set|up))?(?! (?:up )?to)/gi,
    " ",
  ],
  [/(?<=\d ?x ?\d+[^\n]*),?\s*\bbuilding to (?:a )?heavy [a-z\d]+/gi, " "],
  [/\bin \d+ min(?:ute)?s?(?= *(?:$|\n))(?<=\b(?:heavy|\drm) [^\n]*)/gim, " "],
  [
    /\b(?:take |in )?\d+(?::00| ?min(?:ute)?s?)? to (?:establish|find|build (?:up )?to|hit|work up to) (?:an? |your )?(?=\d ?rm|heavy)/gi,
    " ",
  ],
  [/,\s*pick (?:load|height|weight)\b/gi, ""],
  [/\b(?:today's|daily) (?=heavy|max|\d ?rm)/gi, " "],
];

/** Nothing is trained. */
const NO_WORKOUT = /^\s*(?:rest day|day off|off|ruhetag|jour de repos|dia de rest|active recovery|rest)\W*$/i;

/** The text without what is not trained. */
export function plainNotes(text: string): string {
  if (NO_WORKOUT.test(unaccented(text))) return "";
  const sections = withoutTitles(text);
  const bare = withSameLoads(sections).replaceAll(/\(([^()]*)\)/g, (whole, inside: string) => (isNote(inside) ? " " : whole));
  return NOTES.reduce((read, [pattern, plain]) => read.replaceAll(pattern, plain), bare);
}

const SAME_LOAD = /,?\s*\bsame (?:bells?|bar|weight|load|dbs?|kbs?|dumbbells?|kettlebells?)\b/i;
const LOAD = /(?:\d ?x ?)?\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)? ?(?:kg|lbs?)?| ?(?:kg|lbs?))/gi;

/** "Same bell" is the load before it. */
function withSameLoads(text: string): string {
  const found = SAME_LOAD.exec(text);
  if (found === null) return text;
  const before = text.slice(0, found.index);
  const load = before.match(LOAD)?.at(-1);
  return withSameLoads(`${before}${load === undefined ? "" : ` @ ${load}`}${text.slice(found.index + found[0].length)}`);
}

function isNote(inside: string): boolean {
  const text = inside.trim().toLowerCase();
  if (/\bvest\b|\bzone ?\d/.test(text)) return true;
  if (/^for cal(?:orie)?s?$/.test(text)) return false;
  if (/\bwork each\b/.test(text)) return true;
  if (/^(?:start(?:ing)?|build|aim|goal|incl)\b/.test(text)) return true;
  return !/\d/.test(text) && !PART_OF_NAME.has(text) && !/\b(?:for time|rest|cap)\b/.test(text);
}
