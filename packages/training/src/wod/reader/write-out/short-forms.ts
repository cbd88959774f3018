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

const FORMS: readonly (readonly [short: RegExp, full: string])[] = [
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
export function shortFormsOf(lines: Lines): Lines {
  const isTrack = lines.some((line) => TRACK.test(line));
  const isRide = RIDE.test(lines.find((line) => line.trim() !== "") ?? "") && !lines.some((line) => /\b(?:kg|lbs?|reps)\b/i.test(line));
  const isOfThreshold = lines.some((line) => /% ?ftp\b/i.test(line));
  return lines.map((line) => {
    const full = withPace(
      FORMS.reduce((read, [short, said]) => read.replaceAll(short, said), isRide ? line.replaceAll(RIDE_SETS, "$1 min @ $2% FTP") : line),
    );
    const written = full === line ? line : full.replaceAll(/(?<=\S) {2,}/g, " ");
    if (isOfThreshold && SHARE_OF_TIME.test(line)) return written.replace(SHARE_OF_TIME, "$1 FTP");
    return isTrack ? written.replaceAll(LAPS, (_, laps: string) => `${Number(laps) * LAP} m`) : written;
  });
}
