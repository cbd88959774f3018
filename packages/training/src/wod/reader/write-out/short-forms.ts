/* Short forms that another step would read as a movement, a load or a rest. */

import type { Lines } from "./lines.ts";

const WEIGHT = String.raw`(?:db|dumbbell|kb|kettlebell|kurzhantel|kh|halt[eè]re|mancuerna|manubri\w*|halter|dumbell)s?`;
const WOMEN = String.raw`(?:women|woman|ladies|females?|girls|f|w|frauen|damen|femmes?|filles|mujeres|chicas|donne|ragazze|mulheres|meninas|vrouwen|dames)`;
const MEN = String.raw`(?:men|man|males?|guys|boys|m|herren|m[aä]nner|hommes?|hombres|chicos|uomini|ragazzi|homens|mannen|heren)`;
const AMOUNT = String.raw`(\d+) ?(cal(?:or[ií]\w*|s)?|kcal|reps?|m|meters?)?`;

const SETS_OF = String.raw`\d ?[x×] ?\d`;
const ROUNDS = String.raw`(?:rounds?|rds|sets?|runden|durchg[aä]nge|s[aä]tze|tours|s[eé]ries?|rondas|vueltas|giri|rodadas|voltas|rondes)`;
const WARM_UP = String.raw`(?:warm[- ]?up|wu|w\/u|aufw[aä]rmen|[eé]chauffement|calentamiento|riscaldamento|aquecimento|warming[- ]?up|opwarmen)`;
const EVERY = String.raw`(?:on the|(?:go|starting|start|leaving) (?:on|every))`;

const FORMS: readonly (readonly [short: RegExp, full: string | ((...found: readonly string[]) => string)])[] = [
  // "3 rounds FT", "For Rounds | 15:00", "Set a timer for 20", "14:00 ascending", "For load: 10 min"
  [/(?<=\b(?:rounds?|rds) )FT\b/gu, "for time"],
  [/(^|\|)\s*for rounds?(?: (?:and|&|\+) reps)?\s*[|:,(-]\s*(\d{1,2})(?::00| ?min\w*|')\)?/giu, "$1AMRAP $2"],
  [
    /^(\W*)(?:set|put|start) (?:a|the|your) (?:timer|clock|watch|stopwatch) (?:for|to|at|on) (\d{1,2})(?: ?min\w*|:00|')?\W*$/giu,
    "$1AMRAP $2",
  ],
  [/^(\W*)(?:in )?(\d{1,2})(?::00| ?min\w*|') (?:ascending|climbing|rising|up the ladder)(?: ladder)?\W*$/giu, "$1AMRAP $2"],
  // "3 x through, 1' each no rest, 2' after each lap", "1 min ea, 1 min rest after 5"
  [/\b(\d{1,2}) ?[x×] through\b/giu, "$1 rounds"],
  [
    /(?<=^\W*|(?<!\d stations|\d exercises)[,;] ?)(\d{1,2}) ?(min\w*|'|s|sec)(?: |\/)(?:ea|each|per)(?: (?:station|move\w*|exercise))?(?: (?:with )?no rest)?(?=\s*(?:[,;]|$))/giu,
    "$1 $2 at each station",
  ],
  [
    /(?<=[,;] ?)(\d{1,2}(?::\d\d)?) ?(min\w*|'|s|sec)(?: rest)? after (?:each|every) (?:lap|loop|go|time through)\b/giu,
    "$1 $2 rest after each round",
  ],
  [/\b(\d{1,2}) ?(min\w*|') rest after (?:all )?([4-9])(?: stations?)?\s*$/giu, "rest $1 min after each round"],
  // "10 ea SA DB row", "8 half kneeling press each 6kg", "10/10 DB row": of each side
  [
    /^(\W*(?:\d{1,2} ?[-.):=] ?)?\d{1,3}(?: ?s| ?sec)?) (?:ea|each)\.? (?!rounds?\b|sets?\b|times?\b|rungs?\b|min|sides?\b|legs?\b|arms?\b|hands?\b|ways?\b|of\b|partner)(\p{L}[^\d,;(@]*?)(?=\s*(?:$|[\d,;(@]))/giu,
    "$1 $2 each side ",
  ],
  [
    /^(\W*\d{1,3} (?!min|sec|s\b|m\b|cal|km|rounds?\b|sets?\b|rds\b)[^\d,;(@]+?) (?:ea|each)\.?(?=\s+@? ?\d+(?:[.,]\d)? ?(?:kg|lb)|\s*$)/giu,
    "$1 each side",
  ],
  [
    /^(\W*(?:\d{1,2} ?[-.):=] )?)([1-3]?\d) ?\/ ?\2 (?![^\n]*\bp1\b)(?!x|cals?\b|m\b|kal|k\b|min|s\b|sec)(\p{L}[^\d,;(@\n]*?)(?=\s*(?:$|[\d,;(@]))/giu,
    "$1$2 $3 each side ",
  ],
  // "3x10-12, 2-0-1-0", "3 x 8 @ 100/60 3111": a tempo behind its sets
  [/(?<=\d ?[x×] ?\d[^\n]*?)[,;@ (]+([1-6])[-.]([0-3])[-.]([0-3X])[-.]([0-3])\)?(?=\s*$)/giu, ", tempo $1$2$3$4"],
  [/(?<=\d ?[x×] ?\d[^\n]*?(?:kg|lb|%|\/\d+|\d) )([2-6][0-3][0-3X][0-3])(?=\s*$)/giu, ", tempo $1"],
  // "@ 110 of jerk": a share of it.
  [/(?<=@ ?\d{2,3}) (?=of (?:the |your |my )?(?:c ?& ?j|cj|jerk|snatch|clean|sn|squat|fs|bs|best|max|1 ?rm|top)\b)/giu, "% "],
  // "8 each, 30X0": a tempo, and no sets.
  [/(?<![\d.x×/]|tempo:? ?)\b([1-6]\d)X(\d)(?![\dx×]| ?(?:kg|lb|reps))/gu, "tempo $1X$2"],
  [/(?<=\d ?)cms?\b/giu, " cm"],
  // "10 alt. DB lunges": the point ends no sentence.
  [/\b(alt|ea|sgl|dbl|alternat|approx|incl)\.(?= ?\p{L})/giu, "$1 "],
  // "3x10 @ 30s": a pair of thirties and no time.
  [
    new RegExp(
      String.raw`(?<=\b${WEIGHT}\b[^\n@]*\d ?[x×] ?\d[^\n@]*)@ ?([1-9]\d?(?:[.,]5)?)'?s\b(?! ?(?:rest|pause|off|on|repos|descanso|riposo|rust))`,
      "giu",
    ),
    "@ $1",
  ],
  [new RegExp(String.raw`(?<=\b${WEIGHT}\b[^\n]*)\b(?:with|mit|avec|con|com|met) ([1-9]\d?(?:[.,]5)?)s\b`, "giu"), "@ $1"],
  // "r=3'", "d: 90 s": a rest.
  [/(?<=^|[\s,;(])[dpr] ?[:=] ?(?=\d+(?:[:.]\d+)? ?(?:['"′″]|min|s\b|sec|sek|seg))/giu, "rest "],
  [/\best\.? (?=(?:an? )?(?:heavy |new )?\d? ?-?(?:rm\b|max|single|double|triple))/giu, "establish "],
  [/\bhvy\b/giu, "heavy"],
  [/(\d+(?::\d\d)?) ?(min\w*|')? after (?:the )?(?:ev(?:ent)?|part|score|wod)\.? ?[\da-d]\b/giu, "rest $1 $2"],
  // "del 70 al 90%": a range.
  [
    /(?<!\p{L})(?:del?|desde|dal?|do|von|du|from|van) (\d{2,3}) ?%? (?:al?|auf|hasta|bis|[aà]|au|ao|to|tot|naar) (?:el )?(\d{2,3}) ?%/giu,
    "@ $1-$2%",
  ],
  // "30s/30s side plank": of each side.
  [/(?<![\d/x×.])(\d{1,3}) ?(s|sec|"|min|m|reps?) ?\/ ?\1 ?\2 (\p{L}[^,;(\n]*?)(?=\s*(?:$|[,;(]))/giu, "$1 $2 $3 each side"],
  [/\btgthr\b/giu, "together"],
  // "then 3 times: …"
  [/^(\s*(?:(?:and |then |do )*))(\d) times\s*:\s*/giu, "$1$2 rounds: "],
  [
    /^(\s*)(?:(?:then|do|first|start with|ride|hit|get on) )+the (bike|rower|ski ?erg|treadmill|elliptical|erg) (?:for )?(\d+ ?min\w*)/giu,
    "$1$3 $2",
  ],
  [/^\s*(?:wait|take|breathe) (?:a|one|1) min\w*(?: (?:then|and) (?:go|do it|start)? ?again)?\s*$/giu, "rest 1 min between rounds"],
  // "At the end of each round 200 m run"
  [
    /(^\s*[*+-]?\s*|\s[-–]\s+|[,;]\s+)(?:a cada (?:bloco|rodada|round)(?: complet[oa])?|despu[eé]s de cada (?:ronda|serie|bloque)|al (?:final|terminar) de? ?cada (?:ronda|serie|bloque)|nach jeder runde|apr[eè]s chaque (?:tour|s[eé]rie|bloc)|dopo ogni (?:giro|round)|na elke ronde|at the end of (?:each|every) (?:round|set)|(?:each|every) (?:round|set) (?:finish|end)(?:es|s)?(?: with)?)\s*[:,]?\s*(?=\d)(.*)$/giu,
    (_, before, work) => `${/^\s*[*+-]?\s*$/.test(before) ? before : "\n"}${work} after every round`,
  ],
  // "Once you fail, rest exactly 3:00 then 50 push-ups"
  [/^(\s*)(?:once|when|after) you (?:fail|die|can'?t|miss|are out)[^,\d]*,\s*/giu, "$1then "],
  [/(?<=\brest )(?:exactly|precisely|strictly) (?=\d)/giu, ""],
  [/(?<=^\s*(?:then )?rest \d+(?::\d\d)?(?: ?min\w*| ?')?),? (?:and )?then (?=\d)/giu, "\nthen "],
  // "WU 3x (10 cal bike, 8 inchworms)"
  [new RegExp(String.raw`^(\s*${WARM_UP}\s*:?\s+\d) ?[x×]\s*:?\s*\(([^()]*)\)`, "giu"), "$1 rounds: $2"],
  // "Every 2:30. Add weight …": the clock, and advice.
  [/^(\W*(?:e\d+:\d\d|every \d+(?::\d\d)? ?(?:min\w*|'|s\w*)?)(?: (?:x|for) ?\d+\w*)?)\.\s+(?=\p{Lu})/giu, "$1\n"],
  // "40 wall balls, split any way 9/6": the load is theirs.
  [/,? ?\b(?:split|share|partition)d? (?:any ?(?:how|way)|as (?:needed|you (?:like|want))|however) (?=\d+(?:[.,]\d+)? ?\/ ?\d)/giu, " "],
  // "20/20 DB snatch (P1 does 20, then P2)"
  [/^(\s*(?:[-*•]\s+)?)(\d+) ?\/ ?\2 ([^()\n]*?)\s*\((?=[^()]*\bp1\b)(?=[^()]*\bp2\b)[^()]*\)/giu, "$1$2 $3, each partner"],
  // "cal row (men) / 80% of that for women"
  [
    new RegExp(String.raw`\s*(?:\(${MEN}\))?\s*[/,]\s*(\d{2}) ?% (?:of (?:that|it|those) )?(?:for )?(?:the )?${WOMEN}\b`, "giu"),
    " (or $1% for women)",
  ],
  // "Set of 10 @ 60%, rest 1:45"
  [
    /^(\s*(?:[-*•]\s+)?)(?:an? |one |1 )?(?:set|satz|s[eé]rie|serie|reeks) (?:of|x|[aà]|mit|de|da|di|van) (\d{1,2})(?: reps?)?(?=\s|$)/giu,
    "$11x$2",
  ],
  // "3 drop sets @ 85% of today's top"
  [/(?<=\b(?:then )?)(\d) (?:drop|back-?off|down|lighter) sets (?=(?:@|at) ?\d+ ?%)/giu, "$1 sets "],
  [/\bclean\+jerks?\b/giu, "clean & jerk"],
  [/\b(?:with|w\/) that same (?=dbs?\b|dumbbells?\b|kbs?\b|kettlebells?\b|bar)/giu, "with same "],
  [/(?<![\d/x×.]):(\d\d) ?\/ ?:\1 (\p{L}[^,;(\n]*?)(?=\s*(?:$|[,;(]))/giu, "$1 s $2 each side"],
  // "Clean & jerk, 12 singles EMOM": no jumps over a rope
  [
    /^(\W*[^\d\n]*\b(?:snatch|cleans?|jerks?|squats?|deadlifts?|press|bench|thrusters?|c&j)\b[^\d\n]*?),? (\d|1\d) (singles?|doubles?|triples?)(?! ?-?unders?)(?=\s*(?:$|[@,;(]|at\b|emom|every|on the))/giu,
    (_, lift, count, sets) => `${lift} ${count}x${/^s/i.test(sets) ? "1" : /^d/i.test(sets) ? "2" : "3"}`,
  ],
  // "Circuit x3"
  [/^(\W*(?:circuit|circuito|zirkel|core|finisher))\s*:?\s*[x×] ?(\d{1,2})\s*:?\s*$/giu, "$1: $2 rounds"],
  // "OTMx10", "E3MOM x5 - 2.2.2 bench"
  [/\bOTM(?=[x×\d]|\b)/giu, "EMOM"],
  [/\b(e\d?mom)[x×](?=\d)/giu, "$1 x "],
  [
    /^(\W*(?:\p{L}+: )?e\d?mom (?:[x×] ?)?\d+(?: sets| rounds| min)?)\s+[-–—]\s+(?=\d+[ .]\S)(?!\d+ ?(?:rounds?|rds|sets?|min)\b)/giu,
    "$1: ",
  ],
  // "cluster": in quotes in front of its work
  [/^(\s*)"(cluster|rest-?pause|drop ?sets?|emom|amrap|tabata|ladder|chipper)"\s*:\s*/giu, "$1$2: "],
  [/\b(\d+) ?m lanes?[.,]?(?=\s|$)/giu, "($1 m lanes)"],
  // "DB thrusters (15/10s)"
  [new RegExp(String.raw`(?<=\b${WEIGHT}\b[^\n]*)\((\d{1,2}(?:[.,]5)?)\/(\d{1,2}(?:[.,]5)?)s\)`, "giu"), "($1/$2)"],
  // "100 cal bike (women 80)": the second number is hers.
  [new RegExp(String.raw`${AMOUNT} ([^\n()\d]+?) ?\(${WOMEN}:? ?(\d+)(?: ?\2)?\)`, "giu"), "$1/$4 $2 $3"],
  [new RegExp(String.raw`${AMOUNT} ([^\n()\d]+?) ?\((\d+)(?: ?\2)? (?:for )?${WOMEN}\)`, "giu"), "$1/$4 $2 $3"],
  [new RegExp(String.raw`${AMOUNT} ([^\n()\d]+?) ?\(${MEN}:? ?(\d+)[,/ ]+${WOMEN}:? ?(\d+)\)`, "giu"), "$4/$5 $2 $3"],
  // "1º 12 burpees": a place in a list.
  [/^(\s*)(\d)[º°ª]\.?\s+(?:min(?:uto|\.)?:?\s+)?(?=\d|\p{L})/giu, "$1$2) "],
  // "3x1' rec 30\"" and "3x1'": minutes of a set.
  [/(?<=\d ?[x×] ?\d+) ?['′](?!\d)(?= |$)/gu, ":00"],
  [
    /,? (?:w\/|with|mit|avec|con|com|met) ?(?:an? |the |la |der |einer |une |una |uma |een )?(?:empty bar(?:bell)?|leerer stange|barre [aà] vide|barra (?:vac[ií]a|vazia)|bilanciere scarico|lege stang)\b/giu,
    " (empty bar)",
  ],
  // "40 burpee broad jumps (m)", "(meters)": how they are counted.
  [/^(\s*(?:[-*•]\s+)?\d+) (\p{L}[\p{L} -]*?) \((?:in )?(m|met(?:er|re)s?|metros|m[eè]tres|metri|cals?)\)\s*$/giu, "$1 $3 $2"],
  // "5 rodadas p/ tempo"
  [/(?<!\p{L})p\/ (?=tempo|lado|perna|bra[cç]o)/giu, "por "],
  // "Warm up: 3 rds - 200 m jog, 10 squats"
  [new RegExp(String.raw`^(\s*${WARM_UP}\s*:?\s+\d+ ?${ROUNDS})\s+[-–]\s+(?=\d)`, "giu"), "$1: "],
  // "6 rounds on the 4:00"
  [new RegExp(String.raw`^(\s*)(\d{1,2}) ?${ROUNDS},? ${EVERY} (?:the )?(\d+:\d\d|\d+ ?min\w*)\s*:?\s*$`, "giu"), "$1every $3 x $2 sets"],
  // "20 mins, every 4 min:"
  [/(?<![\d:])(\d+) ?min\w*,? every (\d+(?::\d\d)?) ?(?:min\w*)?(?=\s*(?::|$))/giu, "every $2 min for $1 min"],
  // "Lateral raise 3x15 superset hammer curl 3x12"
  [
    new RegExp(
      String.raw`(?<=\p{L}[^\n]*${SETS_OF}[^\n]*?) (?:in )?(?:super ?-?set|ss|supersatz|superserie) (?!with|w\/|mit|avec|con|com|met|[:+&/])(?=\p{L}[^\n]*${SETS_OF})`,
      "giu",
    ),
    " superset with ",
  ],
  // "400 m walk w/ 2 heavy kettlebells": what is carried.
  [
    new RegExp(
      String.raw`,? (?:w\/|with|mit|avec|con|com|met) ?(?:2|two|zwei|deux|dos|due|dois|duas|twee) ((?:heavy|light|moderate|schweren?|pesad[ao]s|pesanti|lourdes|zware) )?(${WEIGHT})(?! ?(?:of|[x@à]|\d|swing|clean|snatch|press))`,
      "giu",
    ),
    " with $1$2 (two)",
  ],
  // "Warm-up: 5' easy run": minutes.
  [/(?<=^\s*|:\s*)(\d{1,2}) ?['′](?= ?\p{L}{3})(?! ?(?:rest|pause|repos|descanso|riposo|rust)\b)/gu, "$1 min"],
];

/** "5 x 500 m, rest 2 min, target 1:48/500": a pace, which belongs to the distance. */
const TARGET =
  /(?:,\s*)?\b(?:target(?: pace| split)?|goal(?: pace)?|aim(?:ing)?(?: for)?|hold(?:ing)?|ziel(?:pace|tempo)?|objectif|allure cible|objetivo|obiettivo|doel)[ :]+(?:around |about |ca\.? |~)?(\d:\d\d(?:[-–]\d:\d\d)?) ?\/ ?(500|km|k|mi|mile|100)(?: ?m\b)?/iu;
const DISTANCE = /\d ?[x×] ?\d+(?:[.,]\d+)? ?(?:km|k|m|mi|miles?)\b/iu;

function withPace(line: string): string {
  const [target, pace = "", per = ""] = TARGET.exec(line) ?? [];
  const distance = DISTANCE.exec(line)?.[0];
  if (target === undefined) return line;
  const full = `@ ${pace}/${/\d/.test(per) ? `${per}m` : per}`;
  const others = line.replace(target, "");
  return distance === undefined ? `${others} ${full}` : others.replace(distance, `${distance} ${full}`);
}

const SHARES = /(?<![\d.:x×])(\d{1,2}) ?@ ?(\d{2,3}(?:\.5)?)(\+?)(?![\d:%]| ?(?:kg|lb|rpe))/giu;
/** Of a maximum; fewer are kilograms or an effort. */
const FEWEST_SHARES = 4;

/** "8@65 6@75 4@85 … 8@65+": a list so long is of shares. */
function withShares(line: string): string {
  const found = [...line.matchAll(SHARES)];
  const areShares = found.length >= FEWEST_SHARES && found.every(([, , share]) => Number(share) >= 40 && Number(share) <= 110);
  return areShares ? line.replaceAll(SHARES, "$1$3 @ $2%,").replace(/,\s*$/, "") : line;
}

const TRACK = /\b(?:track|athletics|oval|bahn|tartan\w*|stadion|piste|pista|atletiekbaan|baan)\b/iu;
const LAPS =
  /(?<![\d.,x×/])(\d{1,2}) (?:easy |slow |lockere? )?(?:laps?|runden|tours? de piste|vueltas|giri|voltas|rondjes?)(?= (?:easy|slow|jog\w*|run\w*|warm|cool|around|locker|einlaufen|auslaufen|souple|suave|facil\w*|leve|rustig|of the track)\b)/giu;
/** Metres round a track. */
const LAP = 400;

const RIDE = /^\W*(?:bike|ride|cycling|turbo|zwift|rad(?:training|fahren)?|rolle|v[eé]lo|bici\w*|ciclismo|fietsen|wielrennen)\b/iu;
/** "2x20 @ 90-95%" on the bike: minutes of the threshold power. */
const RIDE_SETS =
  /(?<![\d.,x×])([1-9] ?[x×] ?[1-9]\d?)(?: ?min\w*|['′])? ?(?:@|at|bei|al|à|a) ?(\d{2,3}(?:[-–]\d{2,3})?) ?%(?! ?(?:ftp|hr|max|of))/giu;

/** "1 min @ 110%" below "4 min @ 95% FTP": of the same power. */
const SHARE_OF_TIME = /(^\s*\d ?(?:min\w*|'|s|sec\w*|sek\w*)[^%\n]{0,20}@ ?\d{2,3}(?:[-–]\d{2,3})? ?%)(?! ?(?:ftp|hr|max|of|vo2|cp))/iu;

/** "@ 30s", "target 1:48/500", "(women 80)", "1º", "alt.": written in full. "2 laps easy" on a track are 800 m. */
export function writeOutShortForms(lines: Lines): Lines {
  const isTrack = lines.some((line) => TRACK.test(line));
  const isRide = RIDE.test(lines.find((line) => line.trim() !== "") ?? "") && !lines.some((line) => /\b(?:kg|lbs?|reps)\b/i.test(line));
  const isOfThreshold = lines.some((line) => /% ?ftp\b/i.test(line));
  return lines.flatMap((line) => {
    const full = withPace(
      FORMS.reduce(
        (read, [short, said]) => read.replaceAll(short, said as string),
        isRide ? withShares(line).replaceAll(RIDE_SETS, "$1 min @ $2% FTP") : withShares(line),
      ),
    );
    const written = full === line ? line : full.replaceAll(/(?<=\S) {2,}/g, " ");
    if (isOfThreshold && SHARE_OF_TIME.test(line)) return written.replace(SHARE_OF_TIME, "$1 FTP");
    return isTrack ? written.replaceAll(LAPS, (_, laps: string) => `${Number(laps) * LAP} m`) : written;
  });
}
