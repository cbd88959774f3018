import { toEnglish } from "./board-languages.ts";
import { CLOCKS, type Rules } from "./plain-clocks.ts";
import { LISTS } from "./plain-lists.ts";
import { plainNotes } from "./plain-notes.ts";
import { SETS } from "./plain-sets.ts";
import { SIGNS } from "./plain-signs.ts";

/*
 * A workout as it was typed, in the spelling that the reader knows: one way to write a ladder, a load, a rest. Nothing is read here; each
 * replacement says what whiteboards write in its place.
 */

/** Abbreviations and misspellings. */
const SPELLINGS: Rules = [
  // "directly into" between two parts
  [/^\s*-?\s*(?:straight|directly|immediately) into:?\s*-?\s*$/gim, "into:"],
  [/\b(\d+) rounds of cindy\b/gi, "$1 rounds: 5 pull-ups, 10 push-ups, 15 air squats"],
  [/\b(\d+) rounds of dt\b/gi, "$1 rounds: 12 deadlifts, 9 hang power cleans, 6 push jerks"],
  [/\b(?:work|build)(?:ing)? (?:up )?to (?:a )?heavy (?:single|double|triple|\d)(?: for the day| of the day| today)?(?=\s*(?:$|\n))(?<=\d(?:-\d+){2,}\s*\n[^\n]*)/gi, ""],
  [/\bone[- ]legged squats?\b/gi, "pistols"],
  [/\b(\d+)(?:-| )mile (?:warm[- ]?up|cool[- ]?down)\b,?/gi, ""],
  [/\((\d{2,4}) ?m? jog(?: recovery| rest)?\)/gi, ""],
  [/(\d ?rm [a-z ]+|[a-z ]*\d ?rm\b[^\n,]*),\s*\d+ ?min(?:ute)?s?\s*$/gim, "$1"],
  [/^\s*(\d+) ?x ?(\d+(?::\d\d)?) ?(min(?:ute)?s?|s|sec)\b ?(?:hard|fast)? ?\/ ?(\d+(?::\d\d)?) ?(min(?:ute)?s?|s|sec)\b ?(?:easy|slow|off|jog|walk)\s*$/gim, "$1 rounds $2 $3 on / $4 $5 off run"],
  [/^\s*(\d+(?::\d\d)?) ?(s|sec|min)\w*\.? max ([^\n,]+?),? (\d+(?::\d\d)?) ?(s|sec|min)\w*\.? rest,? x ?(\d+)\s*$/gim, "$6 rounds $1 $2 on / $4 $5 off\nmax $3"],
  [/^\s*\d+ stations,? (\d+) ?min(?:ute)?s? each(?:,? (\d+) ?min(?:ute)?s? (?:rest|transition)(?: between)?)?[^\n]*$/gim, (_, work = "", rest = "") => `1 rounds ${work} min on / ${rest || "0"} min off`],
  [/\brepeat x ?(\d+)\b/gi, "x $1 rounds"],
  // "1 clean, 1 burpee, 2 cleans, 2 burpees, 3 … … continue adding 1"
  [
    /^((?:\s*1 [a-z][^\n]*\n)+)\s*2 [^]*?(?:\.{3}|etc|add(?:ing)? (?:1|one))[^\n]*$/gim,
    (_, first = "") => `1-2-3-4...\n${first.replaceAll(/^\s*1 /gm, "")}`,
  ],
  [/,? \b(?:walk|jog) back\b(?: (?:to|down) [a-z ]+)?/gi, ""],
  [/\bw\/u\b[^\n]*/gi, ""],
  [/(?:,|\b(?:with|w\/))\s*\d{2,4} ?m? jog\b(?: rest| recovery| between)?/gi, ""],
  [/(?<=\+[^\n]*) complex\b/gi, ""],
  [/(?<=[a-z]) slow(?:ly)?(?: down)?(?: \d ?s(?:ec)?)?(?=\s*(?:$|,|@|\d))/gim, ""],
  [/\b(?:sin|senza|sans|ohne|no) (?:limite|cap|limit|zeitlimit|time cap)\b[^\n]*/gi, ""],
  [/,?\s*\blo demas\b[^\n]*/gi, ""],
  [/(?<=rope climbs?),? \d+ ?(?:ft|feet|m)\b/gi, ""],
  [/\brest after (?:all |the |every |each )?(?:\d+ )?(?:stations|rounds?|exercises|movements)\b/gi, "rest between rounds"],
  [/\bto (?:an? )?\d+ ?(?:inch(?:es)?|in|cm) target\b/gi, ""],
  [/(?<![\d-])\bup by \d+s?(?: ladder)?\b(?=[^]*\d+(?:-\d+){2})/gi, ""],
  [
    /^([^\n]*\bamrap\b[^\n]*?),?\s*\b(?:up|add(?:ing)?|climb(?:ing)?) (?:by )?(\d+)s?\b[^\n]*\n((?:\s*\2 [a-z][^\n]+\n)+)((?:\s*\d+ ?\/ ?\d+[^\n]*(?:\n|$))*)/gim,
    (_, head = "", step = "", lines = "") =>
      `${head}\n${[1, 2, 3, 4].map((times) => times * Number(step)).join("-")}...\n${lines.replaceAll(new RegExp(`^\\s*${step} `, "gm"), "")}`,
  ],
  [/\b(\d+) ?min(?:ute)?s?((?: (?!rest|cap|run|row|ski|bike|on|off|each|every|max|of|emom)[a-z]+){1,4}),? amrap\b/gi, "amrap $1 min"],
  [/\b531 ?(?:wk ?\d)?\b(?=[^\n]*@)/gi, ""],
  [/\b(200|300|400|600|800|1000|1200|1600) (?=(?:@|at) ?\d+ ?k\b|fast\b|hard\b)/gi, "$1 m run "],
  [/(?<=\d ?m) sprints? on the (row(?:er)?|ski|bike|erg)\b/gi, " $1"],
  [/\b(\d+) ?%? up to (\d+)\b(?: ?%)?[^\n]*/gi, "$1-$2%"],
  [/\b(\d+) ?x through\b/gi, "$1 rounds"],
  [/\bat half ?time\b/gi, ""],
  [/(?<=[\s(])\+(\d+)\/\+(\d+)/g, "$1/$2"],
  [/^\s*\d+ ?min(?:ute)?s?: (?=[^\n]*\b(?:build|heavy|work up)\b)/gim, ""],
  [
    /\b(\d+) ?x ?(\d+) ?min(?:ute)?s? ([a-z ]+?)(?: hard| fast)? ?(?:\([^)]*\))? ?\/ ?(\d+) ?min(?:ute)?s? (?:easy|soft|light|slow)[a-z ]*/gi,
    "$1 rounds $2 min on / $4 min off $3",
  ],
  [/\s*\bsuperset(?:ted)? (?:with|w\/) (?=[^\n]*\d ?x ?\d)/gi, "\n"],
  [/^\s*[-–—_=*]{1,}\s*$/gm, ""],
  [/^\s*(strength|metcon|conditioning|accessory|finisher)\b[ \t]+(?=[^\n:(])/gim, "$1: "],
  [/\bto (?:a )?\d+(?:\/\d+)? ?(?:ft|foot|feet)\b(?: target)?/gi, ""],
  [/,?\s*\bmasters? ?\d*\+?[^\n,]*/gi, ""],
  [/^\s*rx ?\+ ?:[^\n,]*,\s*rx ?: ?([^\n,]+)(?:,[^\n]*)?$/gim, "loads $1"],
  [/^\s*rx ?: ?as (?:written|above)[^\n]*$/gim, ""],
  [/\bsuper ?sets? (\d+) ?x\b:?/gi, "$1 rounds not for time:"],
  [/^(\s*)mile run\b/gim, "$1 1 mile run"],
  [/^[^\n\d]*\bnot for time\b[^\n\d]*\n\s*(\d+) ?(?:rounds|rds|rnds|x)\b/gim, "$1 rounds not for time"],
  [/^for load,?(?: (?:in )?\d+ ?min\w*)?:?\s*(?:\n\s*1 reps? (?:of|each):?)?/gim, "max load: "],
  [/\b(\d+) ?x ?(\d{3,4})m? (?:fast|hard|easy|quick)\b(?: ?\/ ?\d+ ?m? (?:walk|jog)\b)?/gi, "$1 x $2 m run"],
  [/\b(?:skulls|skull ?crushers)\b/gi, "skull crushers"],
  [/\bo\/ ?(?=[a-z])/gi, "over "],
  [/\bb4\b/gi, "before"],
  [/\bp\.? ?(?=snatch|clean)/gi, "power "],
  [/\bthr\b/gi, "thrusters"],
  [/\bfr (?=lunge|walk|carry|squat)/gi, "front rack "],
  [/\bmb (?=clean|sit|slam|run|squat)/gi, "med ball "],
  [/\bgms\b/gi, "good mornings"],
  [/\bsn (?=pull|balance|deadlift)/gi, "snatch "],
  [/\bcl (?=pull|deadlift)/gi, "clean "],
  [/\bwtd\b/gi, "weighted"],
  [/\bsq\b(?!\.? (?:snatch|clean))/gi, "squat"],
  [/\bmtn\b/gi, "mountain"],
  [/\bcopenhagens\b/gi, "copenhagen planks"],
  [/\bdeads\b/gi, "deadlifts"],
  [/\bdubs\b/gi, "double unders"],
  [/\bwalkin\b/gi, "walking"],
  [/(?<=[a-z]{3,}) ?n (?=jerk|press)/gi, " and "],
  [/(?<=\d) ?p\/s\b/gi, ""],
  [/\bp\/s\s*$/gim, ""],
  [/\b(?:mins?|minutes?) on the clock\b\.?/gi, "min clock:"],
  [/\b(?:hard|time) stop\b/gi, "time cap"],
  [/\b(\d+) ?min(?:ute)?s?,? then stop\b[^\n]*/gi, "time cap $1 min"],
  [/^\s*(\d+) (?:min(?:ute)?s? )?on the clock\s*$/gim, "time cap $1 min"],
  [/(?<![\d.])(\d{1,2}\.\d{1,2}\.\d{1,2})(?![\d.])(?=\s*(?:$|[a-z]))/gim, (list) => (falls(list) ? list.replaceAll(".", "-") : list)],
  [/\b(?:precisely|exactly) (?=\d)/gi, ""],
  [/(?<=\brest )(?:precisely|exactly|strictly) /gi, ""],
  [/\b(\d+) ?min(?:ute)?s? on ?\/ ?(\d+) off\b/gi, "$1 min on / $2 min off"],
  [/\bkcal\b/gi, "cal"],
  [/^\s*me (?=[a-z])/gim, "max "],
  [/\bin (?:the )?time left\b/gi, ""],
  [/\bthen (?:straight |directly )?into\b/gi, "then"],
  [/\b(?:4|for) quality\b(?: (?:not|over|no) [a-z]+)?/gi, "for quality"],
  [/,?\s*(?:(?:climb|build|ris|go|start)(?:ing)? )?from (\d+) ?%? (?:up )?(?:to|-) (\d+) ?%/gi, " @ $1-$2%"],
  [/(?<=\d ?%) of (?:that|it)\b/gi, ""],
  [/^(\d+(?:\.\d+)? ?(?:km|k|m)) (?:easy )?cool[ -]?down\b/gim, "for time $1 run"],
  [
    /,?\s*(?:with (?:an? )?)?empty (?:bar(?:bell)?)\b|\bcon (?:la )?barra vacia\b|\bbarre a vide\b|\bmit leerer stange\b|\bcon bilanciere scarico\b/gi,
    "",
  ],
  [/\bburpees? (?:al cajon)\b/gi, "burpee box jump over"],
  [/\b(burpees?) over (?:the |your )?(?:bike|erg|ski|sled|kb|kettlebell|partner|plate|log|sandbag)\b/gi, "$1 over bar"],
  [/\bea\.?(?= |$)/gim, "each"],
  [/\bfollow(?:ed)?(?: up)? (?:with|w\/|by)(?= \d)/gi, "then"],
  [/(?<=\d )(pull|push)(?=\s*(?:\/|,|$))/gim, "$1-ups"],
  [/\bt ?cap\b/gi, "time cap"],
  [/\b(?:min(?:ute)?s? impaires?|ungerade(?: min\w*)?|minut[oi] dispari|minutos? impar(?:es)?|^\s*impares) ?:?(?=\s)/gim, "odd:"],
  [/\b(?:min(?:ute)?s? paires?|gerade(?: min\w*)?|minut[oi] pari|minutos? par(?:es)?|^\s*pares) ?:?(?=\s)/gim, "even:"],
  [/^\s*(\d+):00 amrap\b/gim, "$1 min amrap"],
  [/^\s*sc(?=[:\s]+\d)/gim, "scaled"],
  [/\s*\(scaled? [^)\n]*\)/gi, ""],
  [/\blat burpees?\b/gi, "lateral burpees"],
  [/\bburpee box step[- ]?overs?\b/gi, "burpee box jump overs"],
  [/\bsyncro\b|\bsincro\b|\bsincronizad[oa]s?\b/gi, "synchro"],
  [/^\s*must finish (?:under|in|inside) [^\n]*$/gim, ""],
  [/^\s*r (\d+) ?min\b/gim, "rest $1 min"],
  [/\bamrp\b|\bampra\b|\barmap\b|\bas many (?:rounds|reps)(?: (?:and|&|or) (?:reps|rounds))? as possible\b/gi, "amrap"],
  [/\bin (\d+) min(?:ute)?s?,? amrap\b/gi, "amrap $1 min"],
  [/\bft:/gi, "for time:"],
  [/\b4 time\b/gi, "for time"],
  [/\brft x ?(\d+)/gi, "$1 rft"],
  [/\bsingle[- ]arm (?=db|dumbbell|kb|kettlebell|hang)/gi, ""],
  [/\brnds?\b|\brds\b/gi, "rounds"],
  [/\bw\/o\b/gi, "without"],
  [/\bb\/[wt]\b|\bbtwn?\b/gi, "between"],
  [/\bp\/w\b/gi, "partner"],
  [/\b(?:l\/r|r\/l)\b/gi, " "],
  [/\be(\d)m\b/gi, "e$1mom"],
  [/\b(?:double|dual|twin) (?=db|dumbbell)/gi, ""],
  [/^(\d+ ?(?:m|km|meters?|metres?) (?:run|row|ski|bike|swim)) ?x ?(\d+)\b/gim, "$2 x $1"],
  [/\b(emom|otm): (?=\d+ ?min)/gi, "$1 "],
  [/\bbody[- ]weight\b(?! squats?)/gi, "bodyweight"],
  [
    /\bbodyweight ((?:bench press(?:es)?|bench|deadlifts?|back squats?|front squats?|cleans?|snatch(?:es)?|thrusters?|overhead squats?)\b)/gi,
    "$1 @ 1 bw",
  ],
  [/\bmax effort\b/gi, "max"],
  [/\bof \d+ (?:movements|exercises|stations)\b/gi, ""],
  [/,?\s*\b(?:with|w\/) ?bands?\b/gi, ""],
  [/\bw\/\s*/gi, "with "],
  [/\bc ?[&+] ?j\b/gi, "clean and jerk"],
  [/\bsq\.? (?=snatch|clean)/gi, "squat "],
  [/\bhand release\b/gi, "hand-release"],
  [/(?<=[a-z]{2})\/(?=[a-z]{2,})(?!(?:oz|km|min|side|leg|arm|hand|round|rd|set)\b)/gi, " / "],
  [/\(\d+(?:-\d+)? ?(?:\/|per |each )\s?(?:leg|side|arm|hand)\)/gi, " "],
  [/\bg ?2 ?oh?\b/gi, "ground to overhead"],
  [/\bkettle bells?\b/gi, "kettlebell"],
  [/\bfirst (?=\d)/gi, ""],
  [/\b(\d+) ?(?:l|left) ?[/&+,] ?\1 ?(?:r|right)\b/gi, "$1"],
  [/(?<=^|\s)(\d+)\/\1(?= (?!x\b)[a-z])/gim, "$1"],
  [/([a-z]), (\d+) ?(secs?|seconds?|min|mins|minutes?)(?=\s*$)/gim, "$1 $2 $3"],
  [/,?\s*\bor \d+(?:\.\d+)?(?:[/-]\d+(?:\.\d+)?)? ?(?:kg|lbs?|cm|in)\b/gi, ""],
  [/(?<=\d ?(?:kg|lbs?|#|cm|in)) \(\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:kg|lbs?|cm|in)\)/gi, ""],
  [/\b(\d+(?:\.\d+)?)-(?=(?:miles?|inch|pound|lb|kg|foot|ft)\b)/gi, "$1 "],
  [/\b(\d+) pounds?\b/gi, "$1 lb"],
  [/\b(\d+)-(?=(?:cals?|calories|min|mins|minutes?|m|km|meters?|metres?|kg|lbs?)\b)/gi, "$1 "],
  [/\bwall-balls?\b/gi, "wall ball"],
  [/\b(?:touch (?:and|&|n) go|tng|ahap|ahafa|unbroken|as heavy as possible)\b/gi, " "],
  [/(?<=\d)\s*(?:each (?:side|leg|arm|hand)|\/\s*(?:side|leg|arm|hand)|per (?:side|leg|arm|hand))\b/gi, " "],
  [/\b(?:each|per) (?:side|leg|arm|hand)\b/gi, " "],
  [/(\d+(?:\.\d+)?) ?(kg|lbs?|#) ?\/ ?(\d+(?:\.\d+)?) ?(?:kg|lbs?|#)/gi, "$1/$3$2"],
  [/(?<![\d./])(\d+(?:\.\d+)?)\s\/\s(?=\d)/g, "$1/"],
  [/\bsprint (?=(?:on )?(?:the )?(?:row|ski|bike|erg|echo|assault))/gi, ""],
  [/(?<=\b(?:row|ski|bike)) sprints?\b/gi, ""],
  [/\b(?:at )?\d{1,2}(?::\d\d)? ?(?:am|pm|uhr)\b/gi, ""],
  [/(\d)\s*x\s*body ?weight/gi, "$1 bw"],
  [/\b(\d+) ?(?:ft|feet|foot)\b/gi, (_, feet) => `${Math.round(Number(feet) * 0.3048)} m`],
  [/(?<=[\s,/(]):(\d\d)\b/g, "0:$1"],
  [/\b(\d+) ?min ?([0-5]\d)(?: ?s(?:ec)?)?(?=[\s,:;)]|$)/gim, "$1:$2"],
  [/\b(\d+):00(?=\s*(?:time )?cap\b)/gi, "$1 min"],
  [/\b(e\d?mom|amrap)(?=\d)/gi, "$1 "],
];

const PARTS: Rules = [
  [/\.?\s*\bthen\s+(?=\d+ [a-z -]+ for time\b)/gi, "\n"],
  // "Snatch balance 3-3-3 then hang snatch 2-2-2-2"
  [/(?<=\d(?:-\d+){2,}[^\n]*?),?\s+then\s+(?=[a-z][a-z ]+ \d+(?:-\d+){2})/gi, "\n"],
  [/^\s*then:?\s*$/gim, ""],
  [/(?<=[a-z]{3}|[%)])\.\s+(?=\d+ ?(?:rft|rounds)\b|amrap|emom|then )/gi, "\n"],
  // "0:00-6:00 AMRAP", "6:00-8:00 rest"
  [
    /^\s*(\d+):(\d\d) ?(?:-|to) ?(\d+):(\d\d):?\s+(?:-\s*)?(?:(amrap)(?: of)?|rest)(?!.*\d)[^\n]*$/gim,
    (_, from = "", fromSeconds = "", to = "", toSeconds = "", amrap) => {
      const seconds = 60 * (Number(to) - Number(from)) + Number(toSeconds) - Number(fromSeconds);
      return amrap === undefined
        ? `rest ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
        : `amrap ${seconds / 60} min`;
    },
  ],
  [/^\s*on (?:a|the) (?:running )?clock[^\n\d]*$/gim, ""],
  // "4 rounds: …" and below them "then 800 m run"
  [
    /(?<=\b(?:\d+|two|three|four|five|six|seven|eight|ten) (?:rft|rounds)\b[^]*)\n\s*then:?\s+(?=\d+ ?[a-z])(?!\d+ ?(?:min|sec|s\b))/gim,
    "\nfor time ",
  ],
  [/\s\+\s(?=\d+ ?x ?\d)/gi, "\n"],
  [/^\d+:\d\d ?- ?\d+:\d\d:?\s+/gim, "\n"],
  [/\s*\(buy[ -]?in\)/gi, " "],
  // "Front squat 3-3-3 then 21-15-9 …": what follows is a part of its own.
  [/\bthen\s+(?=\d+(?:-\d+){2}|\d+ ?(?:rft|rounds)|\d+ ?x ?\d|(?:an? )?(?:\d+ ?min(?:ute)?s? )?(?:amrap|emom))/gi, "\n"],
  [/\n\s*(?:straight |directly )?into:?\s*\n(?=\s*\d+ ?(?:rft|rounds)|\s*amrap|\s*\d+-\d+-\d)/gi, "\n"],
  [/\n\s*(?:straight |directly )?into:?\s*\n/gi, "\nfor time "],
  // "50-40-30 DU, sit-ups, then 75 wall balls"
  [/(?<=^[^\n]*\d+(?:-\d+){2}[^\n]*(?:\n(?!\s*\n)[^\n]*)*)\n\s*then:?\s+(?=\d+ ?[a-z])(?!\d+ ?(?:min|sec|s\b))/gim, "\nfor time "],
  [/\b(?:buy[ -]?in|cash[ -]?(?:out|in)|buy[ -]?out)\b\s*[-:]?/gi, "\nfor time "],
  [/^-+\s*(rest[^\n-]*?)\s*-+\s*$/gim, "$1"],
  [/((?:emom|otm)[^\n:(]*)\(\d+ (?:rounds|rds)\)/gi, "$1"],
  [/(emom[^\n]*?[: ])1\. (?=\d)([^\n]*?) 2\. (?=\d)/gi, "$1 1) $2 2) "],
];

/** "27.21.15" is no date. */
function falls(list: string): boolean {
  const [first = 0, second = 0, third = 0] = list.split(".").map(Number);
  return first > second && second > third && third > 2;
}

/** The text in the spelling that the reader knows. */
export function plainText(typed: string): string {
  const apply = (text: string, rules: Rules) => rules.reduce((read, [pattern, plain]) => read.replaceAll(pattern, plain as string), text);
  const spelled = apply(toEnglish(withoutPlaces(apply(typed, SIGNS))), SPELLINGS);
  return numbered(plainNotes([SETS, LISTS, CLOCKS, PARTS].reduce(apply, spelled)));
}

const PLACE = /^\s*(?:(\d{1,2})|(i{1,3}|iv|vi{0,3})|([a-h]))(?:\s*[).:]\s*|\s+)(?=\S)/i;
const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** Lines that are only counted, "1 ski 500m", "2 sled push 25m", without their numbers; of an EMOM as its minutes. */
function withoutPlaces(text: string): string {
  const isOnClock = /\be\d?mom\b|\botm\b|\b(?:every|each) min|ogni minuto|jede minute|cada minuto|chaque minute/i.test(text);
  const lines = text.split("\n");
  const places = lines.map(placeOf);
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

function placeOf(line: string): number | undefined {
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
