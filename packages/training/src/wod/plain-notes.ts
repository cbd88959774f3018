import { EXERCISES } from "../catalogue/exercises.ts";
import { unaccented } from "./board-languages.ts";

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
  [/,?\s*\b(?:in race order|most rep(?:etition)?s|one point per rep(?:etition)?s?)\b/gi, ""],
  // Partners and teams
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
  [/^\s*\*+\s*(\d+ ?[^*\n]*?) (?:after|between) (?:each|every) (?:set|round)s?\*?\s*$/gim, "$1"],
  [/,?\s*\b(?:from|off|out of) the (?:floor|ground|rack|blocks)\b/gi, " "],
  // Penalties and scores
  [/^\s*\*[^\n]*/gm, ""],
  [/^[^\n]*\bscore\b[^\n]*$/gim, " "],
  [/[,;]\s*[^\n,;]*\b(?:each|every|per) break\b[^\n,;]*/gi, ""],
  [/\s+-\s+every (?:break|drop|time)[^\n]*/gi, ""],
  [/[,;]?\s*\d+ [a-z-]+(?: [a-z-]+)? (?:at the top of |on )?every minute(?:(?= *$)|(?=[.,;]))/gim, ""],
  [/\bafter (?:each|every) (?:round|set)\b/gi, " "],
  [/\bin (?:the )?(?:remaining time|time remaining)\b/gi, " "],
  [/(?<=for time[^\n]*),\s*every min(?:ute)?:? \d+ [a-z -]+$/gim, ""],
  [/\bpractice\b/gi, " "],
  [/,?\s*\bfull (?:recovery|rest)\b/gi, " "],
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
  [/\b\d+ min(?:ute)?s? to (?:establish|find|build to|hit) (?:an? )?(?=\d ?rm|heavy)/gi, " "],
  [/\b(?:today's|daily) (?=heavy|max|\d ?rm)/gi, " "],
];

/** Names of sections: a line of its own, or before a colon. */
const SECTION =
  "strength|metcon|wod|work ?out|workout of the day|conditioning|skills?|weightlifting|olympic lifting|oly|accessor(?:y|ies)|rx'?d?|finisher|main|gymnastics|engine|cardio|core|sprints?|intervals?|kraft|fuerza|force|tecnica|entrenamiento";
const SECTION_LINE = new RegExp(String.raw`^\s*"?(?:${SECTION})"?\s*[-:]?\s*$`, "gim");
const SECTION_LABEL = new RegExp(String.raw`^\s*(?:${SECTION})\s*:\s*(?=\S)`, "gim");

/** A line that only says when. */
const DATE =
  /^\s*(?:wod\s+)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|today|heute)?[\s,.:-]*(?:\d{1,2}[./]\d{1,2}(?:[./](?:\d{2}){0,2})?|\d{4}-\d\d-\d\d|\d{6})?[.:]?\s*$/gim;

/** Nothing is trained. */
const NO_WORKOUT = /^\s*(?:rest day|day off|off|ruhetag|jour de repos|dia de rest|active recovery|rest)\W*$/i;

/** The text without what is not trained. */
export function plainNotes(text: string): string {
  if (NO_WORKOUT.test(unaccented(text))) return "";
  const sections = text
    .replaceAll(/(?<=^\s*rx ?\+ ?:[^\n]*\n)\s*rx ?:[^\n]*$/gim, "")
    .replaceAll(/^\s*(?:rx ?\+|l3|level 3)\s*[:-]\s*/gim, "")
    .replaceAll(/^\s*metcon \([^)]*\)\s*$/gim, "")
    .replaceAll(SECTION_LINE, "")
    .replaceAll(
      /^\s*rx'?d?\s*[:-]?\s*(?=[\d@][\d/.,x ]*(?:kg|lbs?|#|cm|in)?(?:[,;&+ ]+\d[\d/.,x ]*(?:kg|lbs?|#|cm|in)?)*\s*$)/gim,
      "loads ",
    )
    .replaceAll(SECTION_LABEL, "")
    .replaceAll(/^\s*(?:accessory|superset|ss|giant set)\b:?\s*(\d+) (?:sets|rounds):?/gim, "$1 rounds not for time:")
    .replaceAll(/^\s*warm[ -]?up\W*\n?\s*(\d+) (?:rounds|sets):?/gim, "$1 rounds not for time:")
    .replaceAll(/^(\d+) sets(?: of)?(?: for quality)?:?\s*$/gim, "$1 rounds not for time:")
    .replaceAll(/^\s*[a-d]\d[).:]\s+/gim, "")
    .replaceAll(/^\s*"[^"\n]{1,40}"\s*$/gm, "")
    .replaceAll(/^\s*"(?!\d)[^"\n]{1,40}"\s*[-:]?\s*(?=\S)/gm, "")
    .replaceAll(/^\s*(?:sets?|rounds?|#)\s?\d+(?:\s?-\s?\d+)?\s*[:).]\s*(?=\S)/gim, "")
    .replaceAll(
      /^\s*(?:goal|goals|stimulus|notes?|tips?|aim|target|score|scal(?:ed?|ing)|options?|mods?|modifications?|equipment|ziel|hinweis|objectif|objetivo|obiettivo)\s*[:=-][^\n]*$/gim,
      "",
    )
    .replaceAll(/^\s*scaled\b[^\n]*$/gim, "")
    .replaceAll(DATE, "")
    .replaceAll(/^\s*(?:l[12]|level [12]|beginners?|foundations?|intermediate)\s*[:-][^\n]*$/gim, "")
    .replaceAll(/^[^\n\d]*\bdeath by\b[^\n]*\n\s*\([^)]*\)/gim, (whole) => whole.slice(0, whole.indexOf("\n")));
  const bare = sections.replaceAll(/\(([^()]*)\)/g, (whole, inside: string) => (isNote(inside) ? " " : whole));
  return NOTES.reduce((read, [pattern, plain]) => read.replaceAll(pattern, plain), bare);
}

function isNote(inside: string): boolean {
  const text = inside.trim().toLowerCase();
  if (/\bvest\b|\bzone ?\d/.test(text)) return true;
  if (/^for cal(?:orie)?s?$/.test(text)) return false;
  return !/\d/.test(text) && !PART_OF_NAME.has(text) && !/\b(?:for time|rest|cap)\b/.test(text);
}
