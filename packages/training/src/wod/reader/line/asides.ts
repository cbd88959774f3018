import { isOfMovements } from "../../find-movement.ts";
import { getWords } from "../../movement-names.ts";
import { matchMovement } from "./match-movement.ts";
import { withoutDate } from "../../session/without-date.ts";

/* Lines that are not trained: dates, times of day, scaling, scores, advice, advertising. */

/** What begins an easier option, a score or a goal. */
export const OPTION =
  /^\W*(?:rx ?\+|rx'?d?\b(?= ?[:=]? ?$)|sc\b|scal\w*|l\d\b(?! ?[-x])|level|beginners?|intermediate|masters?|options?|mod\b|adv\b|advanced|easier|for (?:women|men)\b(?! \d)|debutants?|principiant\w*|einsteiger|anfanger|or\b|subs?(?:titute)?\b|compare|post\b|score|scoring|scored|tot(?:al)?\b(?=[ .:=]*\d)|goal|target(?! \d ?k)|tip|note|notes|coach\w*|stimulus|focus|reminder|log\b(?! (?:clean|press|lift|push|carry))|to stay within\b|half the volume\b|without the vest\b|ps\b|hashtag|#[a-z])/i;
export const ASIDE =
  /\bopen \d\d\.\d|^\W*(?:count|split(?! (?:jerk|squat|lunge|jump|stance|clean|snatch))|partition|share|switch|swap|rotate)\b(?!:)|^\W*(?:every|each) time\b|^\W*both\b(?!.*\d)|^\W*(?:last|prev(?:ious)?|next|letzte\w*|nachste\w*) (?:week|wk|time|session|woche|mal|cycle)\b|^\W*prev\b|^\W*only (?:1|one|\d|two) (?:person|athlete|partner|at a time|on|works?)\b|\bscores?\b|^\W*percentages?\b|^\W*(?:\d+|one) (?:pts?|points?|punkte?|puntos?|punti|punto|pontos?) (?:per|for|each|pro|fur|por|par|a)\b|\bpost (?:time|your|load|rounds|score)|\bgoal\b|\bobjectif\b|\bobjetivo\b|\bobiettivo\b|\bziel(?:zeit)?\b|% off|\bdiscount\b|\bsale\b|\bcode\b|\bsign ?up\b|\bheats?\b|\bmeet(?:ing)? (?:at|\d)|\b\d{1,2}(?::\d\d)? ?(?:am|pm|uhr|o'?clock)\b|\b(?:um|alle|a las|as) \d{1,2}[:.h]\d\d\b|\bgels?\b|\bwhiteboard\b|\bpg ?\d|\bpage \d|\bpp\. ?\d|\blike the song\b|\bspikes\b|\binstead\b|\bif (?:you|u|needed|no|not|possible|it)\b|\bmembers?\b|\bdrop[- ]?in\b|\bclass(?:es)? (?:at|is|are|cancel)/i;

/** Words of schemes, clocks and units, and what people write between. */
export const FILLER =
  /^(?:for|time|the|a|an|and|then|into|of|in|at|on|to|with|w|x|each|every|per|as|is|are|do|be|by|from|or|rest|between|btw|sets?|reps?|rounds?|rds?|min|s|m|km|k|cal|cals|kg|lb|ft|mile|max|men|women|rx|rxd|total|all|same|go|your|you|one|two|up|down|part|it|this|that|work|off|out|main|wod|metcon|amrap|emom|tabata|workout|strength|skills?|set|warm-up|cool-down|easy|hard|heavy|light|movement|movements|station|stations|exercise|exercises|score|y|e|et|und|de|del|la|el|le|il|con|mit|avec|di|da|do|em|en|i|h|single|double|side|both|pos|nr|partner|partners|alternating|alternate|team|teams|complex|session|day|today|interval|intervals|repeats?|class|start|finish|practice|circuit|group|chipper|left|remaining|on)$/i;

export function isAsideLine(plain: string, rest: string): boolean {
  if ((OPTION.test(rest) || OPTION.test(plain)) && !/^\W*rx:? .*\d+ (?:rounds|rft|rds)/i.test(rest)) return true;
  if (ASIDE.test(rest.replaceAll(/\([^()]*\)/g, " ").split(/,\s+/)[0] ?? rest)) return true;
  if (/^\W*3[-,. ]+2[-,. ]+1\W*(?:go|los|vamos|let|lift|play|andiamo|cest parti)\w*/i.test(plain)) return true;
  if (/^\W*[\w ]*\b(?:class|session|einheit|clase|cours|lezione|training|training session|workout)\b[ ,:(-]*\d+ ?min\)?\W*$/i.test(plain))
    return true;
  if (/^\W*rest ?[=:]? ?\d+ ?(?:min|s) (?:per|for every|je|pro) /i.test(plain)) return true;
  // A stroke rate for each piece.
  if (/^\W*(?:stroke )?(?:rates?|spm|s\/r|rpm)\W*\d+(?:\s*[-/,]\s*\d+){2,}\W*$/i.test(plain)) return true;
  if (/^\W*\(every\b/i.test(plain) || /^\W*"[^"]*"\W*$/.test(plain)) return true;
  if (/^\W*(?:[a-z-]+[ ,:]+){0,3}\d+(?:\.\d+)? ?(?:km?|m|yd|min|h)?\s+(?:in )?total\W*$/i.test(plain))
    // "Face pulls 100 total" is work.
    return /\d ?(?:km?|m|yd|min|h)?\s+(?:in )?total/i.exec(plain)?.[0].match(/[kmyh]/) !== null || !namesMovement(plain);
  if (/\bTM\b|\btraining max\b|\b5\/3\/1\b/.test(plain) && !/\dx\d|@/.test(plain)) return true;
  const bare = withoutDate(plain);
  if (bare !== plain.trim() && !/\d/.test(bare) && bare.trim().split(/\s+/).length <= 6) return true;
  if (/^\W*(?:week|wk|woche|day|tag|semana|semaine|settimana|cycle|phase)\b/i.test(plain) && !/\dx ?\d|@/.test(plain)) return true;
  return isSentence(rest);
}

/** Whether a clause of a text is the name of a movement. */
function namesMovement(text: string): boolean {
  return text.split(/[,:;(]| - /).some((clause) => {
    const words = clause.replaceAll(/\d+(?:[.:/]\d+)?/g, " ").match(/[a-z][a-z'-]*/gi) ?? [];
    return words.length > 0 && matchMovement(words) !== undefined;
  });
}

/** Running text: most of its words are of no workout. */
function isSentence(text: string): boolean {
  if (/\b(?:for time|amrap|emom|\d+ rounds|rft|tabata|as many|rest \d|\d+x\d+|(?:time )?cap:? \d+|\d+ min cap|tc:? \d+)\b/i.test(text))
    return false;
  if (namesMovement(text)) return false;
  const words = (text.match(/[a-z][a-z'’]+/gi) ?? []).filter((word) => word.length > 1);
  const strange = words.filter((word) => !FILLER.test(word) && !getWords(word).some(isOfMovements));
  const isCounted = /(?:^|[,;:]\s*)\d/.test(text) || /\d ?x ?\d|@ ?\d|\d%/.test(text);
  if (!/\d/.test(text)) return words.length >= 4 && strange.length * 10 >= words.length * 4;
  return words.length >= (isCounted ? 7 : 5) && strange.length * 10 >= words.length * (isCounted ? 6 : 5);
}
