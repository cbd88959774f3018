import { memoized } from "#training/language/memoized.ts";
import { toEnglish, unaccented } from "../../languages/board-languages.ts";
import { BOARD_WORDS } from "./board-words.ts";
import { EQUIPMENT_WORDS } from "./equipment-words.ts";
import { GYM_WORDS } from "./gym-words.ts";

type Rules = readonly (readonly [pattern: RegExp, plain: string | ((...found: string[]) => string)])[];

/** Spellings of signs: one sign for each thing. */
const SIGNS: Rules = [
  [/\p{Extended_Pictographic}(?<![♂♀])|\p{Regional_Indicator}|\uFE0F|\u200D|\u00A0|\u2007|\u202F|[\u{1F3FB}-\u{1F3FF}]/gu, " "],
  [/[×✕✖]/g, "x"],
  [/[–—−]/g, "-"],
  [/[“”„«»″]/g, '"'],
  [/[′‘’´`]/g, "'"],
  [/(?<=\d ?)''/g, '"'],
  [/…/g, "..."],
  [/½/g, ".5"],
  [/(?<=\d ?[x×] ?\d[^\n]*?),? on (\d{1,2}(?::\d\d)?) ?('|min\w*) (?=easy|z1|spin|recovery|soft)/gi, ", $1 min "],
  [/\brun off (?=\d)/gi, "run "],
  [/\bHIM (?=pace|effort|power)/g, "70.3 "],
  [/\b45 ?(?:°|º|deg(?:rees?)?\b) ?(?=[a-z])/gi, ""],
  [/\b(low|high)[- ]bar(?=\s*(?::|\d|@))/gi, "$1 bar squat"],
  [/(?:→|->|=>) ?(?=\d+ ?(?:s|sec|'|"|min)[^a-z]*$)/gi, ", rest "],
  [/[•·▪➡→]/g, " "],
  [/[¡¿]/g, " "],
  [/\t/g, " "],
  [/\bb\/[wt]n?\b|\bbtwn?\b/gi, "between"],
  [/\bafter (?:each|every|both|the) (?:super ?sets?|pairs?|giant sets?|tri-?sets?|exercises?|couplets?)\b/gi, "between sets"],
  [/\bw\/ ?(?=[a-z\d])(?!o\b|u\b|d\b)/gi, "with "],
  [/\bw\/d\b/gi, "cool-down"],
  [/\bw\/o\b/gi, "without"],
  [/\b(?:mit|con|avec|com|met) (?=\d)|\bw (?=\d+(?::\d\d)? ?(?:min|s\b|sec|['"]))/gi, "with "],
  [/\b(\d{1,2}) (?:serien?|series|satze|sets|reeksen) (?:da|de|di|do|van|von|a|x|mit) (\d{1,3})(?! ?(?:kg|lb|%))/gi, "$1x$2"],
  [/(?<=\d) ?\/ (?=(?:side|leg|arm|seite|bein|arm|lado|pierna|brazo|cote|jambe|bras|lato|gamba|braccio|perna|braco|kant|been)\b)/gi, "/"],
  [/(?<=[a-z]{3}) \/ (?=(?:side|leg|arm)\s*(?:$|[,;)]))/gi, " each "],
  [/\bdesc\.? ?(?=\d+(?:[:.]\d+)? ?(?:'|"|min|s\b|se[cg]))/gi, "rest "],
  [/\btempo:? ?([\dx])([-/.])([\dx])\2([\dx])(?:\2([\dx]))?(?![\d%])/gi, "tempo $1$3$4$5"],
  [
    /(?<=[,;(]\s*|\d ?m? )P[:.]? ?(?=\d\d|\d ?(?:['"]|min|s\b|se[ck]|m\b)|\d[.:]\d)|(?<=\d ?(?:s|sec|sek|min|"|') ?)P(?=\s*(?:$|[,;)]))/g,
    "rest ",
  ],
  [/(?<=\bplank |\braise |\bstretch )([LR])(?=\s*(?:$|[,/;]))/g, "($1)"],
  [/,? (?:and|und|et|y|e|en) (?:done|that'?s it|fertig|fini|listo|finito|pronto|klaar)\W*$/gi, ""],
  [/\bc ?(?:&|\+|n) ?j\b|\bc\/j\b/gi, "clean jerk"],
  [/\bcl ?(?:&|\+|and) ?jk\b/gi, "clean jerk"],
  [/\b(bk|bck|fr|frt|oh) ?sq\b/gi, (_, kind = "") => `${/^b/i.test(kind) ? "back" : /^f/i.test(kind) ? "front" : "overhead"} squat`],
  [/\bkettle bell/gi, "kettlebell"],
  [/\bdumb bell/gi, "dumbbell"],
  [/\bamrp\b|\bamraps\b/gi, "amrap"],
  [/\bkal\b/gi, "cal"],
  [/\bME (?=[a-zA-Z])/g, "max "],
  [/(?<=^|[,;:]\s*)mile run\b/gim, "1 mile run"],
  [/\bclean (?:&|and|n) press\b/gi, "clean press"],
  [/\b(chest|toes|knees|hands?) ?2 ?(?=(?:the )?(?:bar|elbows?|chest)\b)/gi, "$1 to "],
  [/\bat (?=\d+(?:[.,]\d+)?(?:\/\d+(?:[.,]\d+)?)? ?(?:kgs?|lbs?|#))/gi, "@ "],
  [/\bje (?=\d+(?:[.,]\d)? ?kg)/gi, "@ "],
  [/^(\s*)take (?:about |around |approx )?(?=\d[^,;]*\b(?:between|rest|off)\b)/gi, "$1rest "],
  [/\bsq\b/gi, "squat"],
  [/\b(?:trap|hex)[- ]?bar dls?\b/gi, "trap bar deadlift"],
  [/\bsn\.? (?=dl|pull|bal|dead|high)|\bsn(?= ?:| ?@? ?\d)/gi, "snatch "],
  [/\bsnp(?= ?:| ?\d)/gi, "snatch pull"],
  [/\bclp(?= ?:| ?\d)/gi, "clean pull"],
  [/\bcl\.? (?=dl|pull|dead|high)/gi, "clean "],
  [/\b(\d) back[- ]?offs?(?: sets?)? ?(?:x|of|@) ?(\d+)\b/gi, "backoff $1x$2"],
  [/\b21'?s ?x ?(\d)\b/gi, "$1x7+7+7"],
  [/\b(\d) ?(?:x|sets (?:of|x)) ?21'?s\b/gi, "$1x7+7+7"],
  [/\b5[/-]?3[/-]?1\b(?=,? (?:week|wk|cycle|w ?\d))/gi, ""],
  [/\(?\b(\d+) ?([rl]) ?[/+] ?\1 ?(?!\2)[rl]\b\)?/gi, " alternating "],
  [/\brbi\b/gi, "rest"],
  [/\(?\bleave (\d)(?:-\d)? (?:reps? )?in (?:the tank|reserve)\b\)?/gi, "RIR $1"],
  [/\bc\/ ?(?=\d)/gi, "with "],
  [/(?<=\b(?:flutter|scissor|bicycle|mountain)[^(]*)\((\d) ?(?:ct|count)\)/gi, "$1 count"],
  [/\((\d) ?(?:ct|count)\)/gi, "$1ct paused"],
  [/\bnorwegian 4 ?x ?4s?\b|\b4 ?x ?4s? norwegian\b/gi, "norwegian"],
  [
    /\bsets? (\d+(?:-\d+)? ?@ ?\d+\+?%)((?:, ?\d+(?:-\d+)? ?@ ?\d+\+?%)+)/gi,
    (_, first = "", others = "") => `sets ${first}${others.replaceAll(/, ?/g, ", sets ")}`.replaceAll("+%", "%"),
  ],
  [/\bbb (?=bench|squat|rows?\b|curl|press|ohp|rdl|hip)/gi, "barbell "],
  [/\bbw ?\+ ?(\d+(?:[.,]\d)?)(?: ?kgs?)? (\d ?[x×] ?\d+)/gi, "$2 +$1 kg"],
  [/\bbw ?\+ ?(\d+(?:[.,]\d)?)(?: ?kgs?)?\b/gi, "+$1 kg"],
  [/\btc(?=\d)/gi, "tc "],
  [/^(\s*)([1-9])- (?=\d|rest\b)/g, "$1$2) "],
  [/(?<=\bpush\b.*\d )pull(?=\s*(?:[/,.;]|$))|(?<=\d )push(?=\s*[/,.;].*\d pull\b)/gi, "$&-ups"],
  [/\b(\d+) ?% (?:of )?(?:bw|bodyweight|body weight)\b/gi, (_, share = "") => `${Number(share) / 100} bw`],
  [/^(\s*)((?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?) (?=\d+ ?(?:x|km?\b|min\b|m\b|'))/gi, "$1$2: "],
  [/(?<=\d ?x ?\d+) across\b/gi, ""],
  [/\btabata ?x ?[2-6]\b/gi, "tabata"],
  [/\b(\d+)s: (?=\1 )/gi, ""],
  [/\bwtd\b/gi, "weighted"],
  [/\bfor load: ?(\d) attempts\b.*$/gi, "$1 sets:"],
  [/\b(\d) attempts(?: at (?:a |the )?complex)?\s*:?\s*$/gi, "$1 sets:"],
  [/\b(?:gtoh|g2oh|g2o|gto)\b/gi, "ground to overhead"],
  [/\bground to overhead (?:with |w\/? ?)?(?:a )?plate\b/gi, "plate ground-to-overhead"],
  [/\bleg ext\b/gi, "leg extension"],
  [/\b(\d)-(\d)-([\dx])(?:-([\dx]))? tempo\b/gi, "tempo $1$2$3$4"],
  [/\bpass[- ]?thru\b/gi, "pass through"],
  // "(L)" is a side, "27 cal bike (20 women)" the number of women.
  [/\((l|r)\)/gi, (_, side = "") => (/l/i.test(side) ? "(left)" : "(right)")],
  [
    /(?<![\d/.])(\d+)( [a-z][a-z -]*?) ?\((\d+) (?:(?:pour|fur|para|per|voor) )?(?:(?:les|die|las|las|le|de|as) )?(?:filles|femmes|frauen|damen|madels|chicas|mujeres|donne|ragazze|mulheres|meninas|vrouwen|dames)\)/gi,
    (_, men = "", name = "", women = "") => `${men}/${women}${name}`,
  ],
  [
    /(?<![\d/.])(\d+)( [a-z][a-z -]*?) ?\((?:women|ladies|girls|f|w|♀)?:? ?(\d+)(?: (?:for )?(?:women|ladies|girls|f|w|♀))\)/gi,
    (_, men = "", name = "", women = "") => `${men}/${women}${name}`,
  ],
  [/\bbw\b(?= (?:movements?|rounds?|sets?|reps|exercises?|each|stations?)\b)/gi, "between"],
  [/,? ?\bno rest\b(?: between[^,;(]*)?(?=\s*(?:$|[,;:(.]))/gi, ""],
  [
    /\b(?:start(?:ing)?|begin(?:ning)?|from) ?(?:@|at)? ?(\d+)% ?(?:,|and|&|then)? ?(?:build|work|go|climb)(?:ing)?(?: up)?(?: to (?:an? )?(?:heavy|max|tough)(?: set| single| double| triple| complex)?)?(?! ?(?:up )?to \d)/gi,
    "building @ $1%",
  ],
  [
    /\b(?:start(?:ing)?|begin(?:ning)?) ?(?:@|at)? ?(\d+)% ?(?:,|and|&|then)? ?(?:build|work|go|climb)(?:ing)? (?:up )?to (\d+)%/gi,
    "building @ $1-$2%",
  ],
];

/** Numbers and units: "1'30\"" is "1:30", "90″" is "90 s", "22,5/15" is "22.5/15", "95/65#" is "95/65 lb". */
const UNITS: Rules = [
  [/(?<=\d)-(?=(?:cal|calorie|m|meter|metre|km|min|minute|sec|second|lb|kg|in|inch|ft|foot|mile|rep|round)s?\b)/gi, " "],
  [/\b(kg|lb) (\d+(?:\.\d+)?\/\d+(?:\.\d+)?)(?! ?(?:kg|lb))/gi, "$2 $1"],
  [/(?<=\d)min(?=\d\d\b)/gi, " min "],
  [/(?<![\d.,])(\d{1,2}),(000|\d{3})(?= ?m(?:\b|et))/gi, "$1$2"],
  [
    /(?<!(?:, ?|\brest:? ?)\d+)(?<=\b(?:dbs?|dumbbells?|kbs?|kettlebells?|devil)\b[^\n]*?\d)s(?=\/|\b(?! (?:on|off|rest|hold|plank)))(?<!:\d\ds)/gi,
    (_: string) => "#s",
  ],
  [
    /(\d+(?:\.\d)?)(?:#s)(?:\/(\d+(?:\.\d)?)#s)?/g,
    (_, men = "", women = "") => `${men}${women === "" ? "" : `/${women}`} ${men.includes(".") || Number(men) % 5 !== 0 ? "kg" : "lb"}`,
  ],
  [/(\d+)'(?= (?:hs|handstand|lunges?|walking|carry|sled|bear|crawl|oh|overhead|db)\b)/gi, "$1 ft"],
  [/\bsq (?=snatch|clean)/gi, "squat "],
  [/(?<![\d.,])(\d{1,3}),(5|25|50|75)(?!\d)(?!, ?\d)/g, "$1.$2"],
  [/(?<![\d.,])(\d{1,3}),(\d)(?= ?(?:kg|km|%))/g, "$1.$2"],
  [/(?<!\d)(\d{1,2})' ?([0-5]\d)(?!\d)"?/g, "$1:$2"],
  [/(?<=^|[\s,/(@]):(\d\d)\b/g, "0:$1"],
  [/(?<=\d) ?'(?![a-z\d])/gi, " min "],
  [/(\d+(?:\/\d+)?) ?(?:"|'')(?=[^\n]*\b(?:box|step|deficit|target|boxes)\b)/gi, "$1 in "],
  [/(?<=\b(?:box|step)\b[^\n]*\d) ?(?:"|'')(?=\s*(?:$|[,;/)]))/gi, " in "],
  [/(?<=\d) ?(?:"|'')/g, " s "],
  [/(?<=\d ?-?)(?:minuten|minutes?|minutos?|minuti|minuto|mins?)\b\.?/gi, " min "],
  [/(?<=\d ?-?)(?:sekunden|seconds?|secondes?|segundos?|seg|secondi|secs?|sek)\b\.?/gi, " s "],
  [/(\d+) *min +([0-5]\d)(?: ?s\b)?(?= *(?:$|[,;:)x]))/gi, "$1:$2"],
  // "Curls 3x12 12.5s": a pair of dumbbells.
  [/(?<=\d ?x ?\d+ )(\d+\.5)s\b/gi, "$1 kg"],
  [
    /(?<=[a-z]{3,} \d ?x ?\d{1,2}(?: (?:reps|(?:each|per) (?:side|leg|arm)))? )(?:@|at|with|mit|con|avec|com|met|w\/) ?(\d+\.5)s\b/gi,
    "@ $1 kg",
  ],
  [/(?<=\d)s\b/g, " s "],
  [/(?<=\d ?-?)(?:hours?|hrs?|stunden?|std|heures?|horas?|ore|h)\b(?! ?\d| ?push| ?pu\b)/gi, " h "],
  [/(?<=\d ?-?)(?:kilometers?|kilometres?|kms?|kilometer)\b/gi, " km "],
  [/(?<=\d ?-?)(?:meters?|metres?|metros|metri|mtrs?|mt|meter)\b/gi, " m "],
  [/(?<=\d)m\b/g, " m "],
  [/(?<=\d)k\b/g, " k "],
  [/(?<=\d ?-?)(?:feet|foot|ft|fuss)\b(?!-assisted)\.?/gi, " ft "],
  [/(?<=\d ?-?)(?:yards?|yds?)\b/gi, " yd "],
  [/(?<=\d ?-?)(?:miles?|mi)\b/gi, " mile "],
  [/(?<=\d ?-?)(?:calories?|calorias?|calorie|kalorien|cals?|kcal|kal)\b\.?/gi, " cal "],
  [/(?<=\d ?-?)(?:inch(?:es)?|in)\b(?! (?:\d|the|a|each|one))\.?/gi, " in "],
  [/(?<=\d ?-?)(?:lbs?|pounds?)\b\.?|(?<=\d)#/gi, " lb "],
  [/(?<=\d ?-?)(?:kgs?|kilos?)\b/gi, " kg "],
  [/(?<=\d) ?(?:prozent|percent|pct|por ciento)\b/gi, "%"],
  [/(?<=\d) %/g, "%"],
  [/(?<=\d ?)(?:reps?|wdh|repeticiones|ripetizioni|repetitions?|wiederholungen)\b\.?/gi, " reps "],
  [
    /(\d(?:\.\d+)?)(?: ?\/ ?(\d(?:\.\d+)?))? ?(?:poods?|pd)\b/gi,
    (_, men = "", women = "") =>
      [men, women]
        .filter((one) => one !== "")
        .map((one) => String(16 * Number(one)))
        .join("/") + " kg ",
  ],
];

/** Numbers that belong together without spaces between: "5 x 5", "2x22.5 / 2x15", "21 - 15 - 9". */
const JOINED: Rules = [
  [/ {2,}/g, " "],
  [/ (?=[),])/g, ""],
  [/(?<=\d(?: kg| lb)?) ?[x*] ?(?=[\d(])/gi, "x"],
  [/(?<=\d) ?[x*](?= (?:max|amrap|[\d:]|to failure))/gi, "x"],
  [/(?<=[a-z)] )x ?(?=\d)/gi, "x"],
  [/(?<=^|[\s,;:(])(\d+)x (?=[a-z]{3})(?!max|amrap|hill|strid|sprint|rest|fail)/gi, "$1 "],
  [
    /\((\d)-(\d)-([\dx])-(\d)\)|@ ?(\d)-(\d)-([\dx])-(\d)\b/gi,
    (...found) =>
      ` tempo ${found
        .slice(1, 9)
        .filter((one) => one !== undefined)
        .join("")} `,
  ],
  [
    /(\d)x(\d+(?:\.\d+)?) ?(kg|lb)? ?\/ ?\1x(\d+(?:\.\d+)?) ?(kg|lb)?/gi,
    (_, count = "", men = "", unit = "", women = "", other = "") => `${count}x${men}/${women} ${unit || other}`,
  ],
  [/(\d+(?:\.\d+)?) (kg|lb|in|cm|cal|ft|m) ?[/|] ?(\d+(?:\.\d+)?) \2\b/gi, "$1/$3 $2"],
  [/(\d+(?:\.\d+)?) ?in(?= ?\/ ?\d+ in)/gi, "$1"],
  [
    /\(?\b(?:w|women|♀) ?(\d+(?:\.\d+)?) ?(kg|lb)? ?[/,]? ?(?:m|men|♂) ?(\d+(?:\.\d+)?) ?(kg|lb)?\)?/gi,
    (_, women = "", unit = "", men = "", other = "") => `${men}/${women} ${unit || other || "kg"} `,
  ],
  [
    /(?:♂|\b(?:men|male|herren|hombres|m|rx ?m)\b:?) ?:? ?(\d+(?:\.\d+)?) ?(kg|lb|in|cm|cal|#)? *[/,;|-]? *(?:♀|\b(?:women|female|ladies|frauen|damen|mujeres|w|f|rx ?w)\b:?) ?:? ?(\d+(?:\.\d+)?) ?(kg|lb|in|cm|cal|#)?/gi,
    (_, men = "", unit = "", women = "", other = "") => `${men}/${women} ${unit || other} `,
  ],
  [/(?<![\d/.])(\d+(?:\.\d+)?) ?\/ (?=\d+(?:\.\d+)?(?!\d)(?! ?(?:off|rest|easy|min|s\b|[a-z]{3,}|m\b)))/g, "$1/"],
  [/(?<![\d:.])(\d+(?: - \d+){2,})(?![\d:.])/g, (list) => list.replaceAll(" ", "")],
  [/^(\s*)(\d+(?:, ?\d+){2,})(?=\s*(?:$|[a-z:]))/gim, (_, indent = "", list = "") => indent + list.replaceAll(/, ?/g, "-")],
  [/^(\s*)(\d+(?:\/\d+){2,})(?=\s|$)/gm, (_, indent = "", list = "") => indent + list.replaceAll("/", "-")],
  [/(\d+(?:, ?\d+){2,})(?=,? ?\.\.)/g, (list) => list.replaceAll(/, ?/g, "-")],
  [/(?<=[a-z] )(\d+(?:\/\d+){3,})(?![\d%])/gi, (list) => list.replaceAll("/", "-")],
  [
    /(?<=[a-z]{3} )(\d{1,2}(?:, ?\d{1,2}){2,})(?![\d%.:]| ?(?:kg|lb|m|km|min|s|cal)\b)(?!, ?\d{3})/gi,
    (list) => list.replaceAll(/, ?/g, "-"),
  ],
  [
    /(?<=[a-z] )(\d+(?:\.\d+)?)( kg| lb)?x(\d{1,2})x(\d{1,2})\b/gi,
    (_, load = "", unit = "", reps = "", sets = "") =>
      `${sets}x${reps} @ ${load}${unit || (Number(load) >= 135 && Number(load) % 5 === 0 ? " lb" : " kg")}`,
  ],
  [/\b(desc\w* \d-\d), ?(?=\d-\d\b)/gi, "$1/"],
  [/\b(\d{1,2}) (hill sprints?|hills?|strides?|sprints?|accelerations?) (?:of|x|von|de|a) (\d+(?:(?: s| min| m)\b|:\d\d))/gi, "$1x$3 $2"],
  [/(?<=\dx\d+)((?: \+ \d{1,2}){1,4})(?! ?(?!with)[a-z]{3,}|\d| (?:m|km|kg)\b)/gi, (list) => list.replaceAll(" ", "")],
  [/^(\s*)(\d{2,3}(?:\.\d+)?) (kg|lb)x(\d{1,2}\+?)(?=\s*$)/gi, "$1$4 @ $2 $3"],
  [/(?<=\dx\d[^\n]*) - (?=\d(?::\d\d)?(?:-\d)? min\s*$)/gi, ", rest "],
  [/\b(restpause|cluster sets?|drop sets?)\. +(?=[a-z])/gi, "$1: "],
  [/(?<=\brestpause\b[^\n]*?) with (\d+ s)\b/gi, " $1 between minis"],
  [
    /(\d+)x ?\((\d+(?::\d\d| min| s)) (bike|row|ski|run) (?:hard|fast|on),? ?\/? ?(\d+(?::\d\d| min| s)) (?:\3 )?(?:easy|off|rest)\)/gi,
    "$1x $2 on / $4 off $3",
  ],
  [
    /(\d+)x ?\((\d+(?::\d\d| min| s)) ([^()/,+]*?) ?[/,+] ?(\d+(?::\d\d| min| s)) (easy|jog|walk|float|slow)(?: rest)?\)/gi,
    "$1x$2 $3, rest $4 $5",
  ],
  [/(\d+)x ?\((\d+(?::\d\d| min| s)) ([^()/]*?) ?[/,+] ?(\d+(?::\d\d| min| s)) (?:@ ?|at |in )?(z\d)\)/gi, "$1x$2 $3, $4 @ $5 recovery"],
  [/\b(\d) rounds,? (?:of )?(\d+) min each,? (\d+(?:\.5)? (?:min|s)) rest(?: between)?/gi, "$1x AMRAP $2, rest $3"],
  [/(?<![\d/.:-])1-10(?= [a-z])(?! ?(?:min|s|m|kg|reps|cal)\b)/gi, "1-2-3-4-5-6-7-8-9-10"],
  [/(?<![\d/.:-])10-1(?= [a-z])(?! ?(?:min|s|m|kg|reps|cal)\b)/gi, "10-9-8-7-6-5-4-3-2-1"],
  [/\b(\d+) rounds (?:of )?\(([^()]+)\) (?:on|every) (?:the )?(\d+:\d\d)\s*$/gi, "every $3 x $1 rounds: $2"],
  // "Rest-pause 12+4+4, 15 s between, 2 rounds"
  [/\brestpause\b([^\n]*? )(\d+(?:\+\d+)+)([^\n]*?),? (?:x ?)?(\d) (?:rounds|sets)\b/gi, "restpause$1$4x$2$3"],
  [/(?<=\brestpause\b[^\n]*?\d+ s) (?:rest )?between(?! (?:sets|minis))/gi, " between minis"],
  [/(\d+:\d\d) ?- ?(?=\d+:\d\d)/g, "$1-"],
  [/(?:\b(?:from|von|de|da) )?(\d+)%? (?:to|bis|a) (?=\d+%)/gi, "@ $1-"],
  [/(?<=\d)- (?=\d)|(?<=\d) -(?=\d)/g, "-"],
  [/ {2,}/g, " "],
  [/\bafter (?:each|every) (?:round|set)s?:? (\d+(?::\d\d| ?min| ?s)?) (?:of )?rest\b/gi, "rest $1 between rounds"],
];

const WORDS: Rules = [...EQUIPMENT_WORDS, ...GYM_WORDS, ...BOARD_WORDS];

/** One line of a board in English, with one spelling for each thing; its indent is kept. */
export const plainLine = memoized((line: string): string => {
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  const signs = apply(SIGNS, unaccented(line));
  const units = apply(UNITS, ` ${signs} `);
  const english = toEnglish(apply(WORDS, units));
  return `${indent}${apply(JOINED, english).trim()}`;
});

function apply(rules: Rules, text: string): string {
  return rules.reduce((read, [pattern, plain]) => read.replaceAll(pattern, plain as string), text);
}
