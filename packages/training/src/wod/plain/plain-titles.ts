/* Lines that name a part or a day, or say who it is for. */

/** Names of sections: a line of its own, or before a colon. */
const SECTION =
  "strength|metcon|wod|work ?out|workout of the day|conditioning|skills?|weightlifting|olympic lifting|oly|accessor(?:y|ies)|rx'?d?|finisher|main|gymnastics|engine|cardio|core|sprints?|intervals?|kraft|fuerza|force|tecnica|entrenamiento";
const SECTION_LINE = new RegExp(String.raw`^\s*"?(?:${SECTION})"?\s*[-:]?\s*$`, "gim");
const SECTION_LABEL = new RegExp(String.raw`^\s*(?:${SECTION})\s*:\s*(?=\S)`, "gim");

/** Before the first line of a part that was named. */
export const PART_MARK = "§";

/** A line that only says when. */
const DATE =
  /^\s*(?:wod\s+)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|today|heute)?[\s,.:-]*(?:\d{1,2}[./]\d{1,2}(?:[./](?:\d{2}){0,2})?|\d{4}-\d\d-\d\d|\d{6})?[.:]?\s*$/gim;

/** "CrossFit - Fri, Nov 27" */
const DATED_TITLE =
  /^\s*(?:crossfit|wod|workout|training|programm|programa)?[\w ]{0,20}?[\s,-]*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.-]+(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?\.? )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s,.]*)(?:\d{1,2}(?:st|nd|rd|th)?,?)?(?: \d{4})?\s*$/gim;

/** The text without titles of parts, dates, easier levels and goals. */
export function withoutTitles(text: string): string {
  return text
    .replaceAll(/(?<=\S\s*)\n\s*rx ?\+\s+\d[^\n:]*$/gim, "")
    .replaceAll(/(?<=^\s*rx ?\+ ?:[^\n]*\n)\s*rx ?:[^\n]*$/gim, "")
    .replaceAll(/^\s*(?:rx ?\+|l3|level 3)\s*[:-]\s*/gim, "")
    .replaceAll(/^\s*metcon \([^)]*\)\s*$/gim, "")
    .replaceAll(DATE, "")
    .replaceAll(/^\s*"?(?:wod|metcon|conditioning|work ?out)(?: of the day)?"?\s*(?:[-:]|$|(?=\d+ ?' ?cap|time cap|tc ))\s*/gim, PART_MARK)
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
    .replaceAll(DATED_TITLE, "")
    .replaceAll(/^\s*[a-f][.):]\s*$/gim, "")
    .replaceAll(/^\s*(?:l[12]|level [12]|beginners?|foundations?|intermediate)\s*[:-][^\n]*$/gim, "");
}
