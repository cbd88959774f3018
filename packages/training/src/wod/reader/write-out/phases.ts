/* The phases of a session that stand in one line: first, then, finally. */

import type { Lines } from "./lines.ts";

const LETTERS = String.raw`\p{L}`;
const UNIT = String.raw`(?:min\w*|'|"|s|se[ck]\w*|m|km?|miles?|mi|h)(?!${LETTERS})`;
const ROUNDS = String.raw`\d+ ?(?:rounds?|rft|rds|runden|tours|rondas|vueltas|giri|rond(?:es|en)|rodadas|voltas)\b`;
const CLOCK = String.raw`(?:\d+ ?(?:min\w*|')? ?)?(?:amrap|e\d?mom|tabata)\b|for time\b`;
/** Sets of a way or a time, or of a movement that is named: "3x3 @ 85%" goes on with the lift before it. */
const SETS = String.raw`\d+ ?[x×] ?\(?\d+(?:[.,:]\d+)? ?(?:${UNIT}|(?!(?:at|with|mit|bei|con|com|met|avec|al|reps?|wdh|auf|rpe)\b)${LETTERS}{3,})`;

const THEN = String.raw`(?:(?:and|und|et|y|e|en) )?(?:then|after that|dann|danach|anschlie(?:ß|ss)end|puis|ensuite|luego|despu[eé]s|poi|dopo|depois|em seguida|daarna|vervolgens)`;
const LAST = String.raw`(?:(?:and|und|et|y|e|en) )?(?:finally|to finish|(?:finish|end)(?:ing)? (?:off |up )?with|zum (?:schluss|abschluss)|zuletzt|abschlie(?:ß|ss)end|pour (?:finir|terminer)|(?:finir|terminer) (?:par|avec)|para (?:terminar|acabar|finalizar)|(?:termina|acaba|finaliza)r? (?:con|com)|por (?:[uú]ltimo|fim)|per (?:finire|terminare|concludere)|infine|(?:finire|finisci|chiudi) con|tot slot|als laatste|ten slotte|(?:eindig|afsluiten) met)`;
/** "6 x 2 min, … and the last 15 min easy": what comes behind the sets. */
const REMAINING = String.raw`(?:and the (?:last|final)|und die letzten|et les derni[eè]res|y los [uú]ltimos|e gli ultimi|e os [uú]ltimos|en de laatste)`;
const FIRST =
  /^(\s*)(?:first(?:ly)?|(?:start|begin)(?:ning)?(?: off)? with|zuerst|zun[aä]chst|(?:beginne?|starte?) mit|d['’]abord|commence[rz]? par|primero|(?:empieza|empezar|comienza) con|prima|per (?:iniziare|cominciare)|(?:inizia|comincia)(?:re)? con|primeiro|(?:comece|come[cç]ar) com|eerst|(?:begin|start) met)[,:]?\s+(?=(?:an? )?\P{Lu})/iu;
const COOL = String.raw`(?:cool[- ]?down|cd|auslaufen|ausfahren|ausrollen|ausrudern|ausschwimmen|retour au calme|vuelta a la calma|enfriamiento|defaticamento|desaquecimento|volta [aà] calma|uitlopen|uitfietsen|cooling[- ]?down)`;

const WARM = String.raw`(?:warm[- ]?up|wu|w\/u)`;
const LABEL = String.raw`(?:wod|metcon|conditioning|engine|finisher|strength|skill|accessor(?:y|ies)|kraft|force|fuerza|forza|for[cç]a|kracht)`;

const EASY = String.raw`(?:easy|light|slow|gentle|locker|leicht|facile|souple|lent|tranquille|suave|tranquilo|f[aá]cil|lento|leggero|leggera|piano|leve|rustig|los)`;
const MANNER = String.raw`(?:hold|keep|aim|stay|halten?|tenir|mantener|mantieni|mantenere|manter|houd)`;

const BREAKS: readonly (readonly [pattern: RegExp, begin: string])[] = [
  [new RegExp(String.raw`[,;.]?\s+${THEN}[,:]?\s+(?=${SETS}|${ROUNDS}|${CLOCK})`, "giu"), "\nthen "],
  [
    new RegExp(String.raw`(?<=\d ?[x×] ?\d[^\n]*)[,;.]?\s+${THEN}[,:]?\s+(?=\d+(?:[.,]\d+)? ?${UNIT} ?(?:cool|${EASY})[^\d\n]*$)`, "giu"),
    "\ncool-down ",
  ],
  [new RegExp(String.raw`[,;.]?\s+${LAST}[,:]?\s+(?:an? )?(?=[^\n]*\d)`, "giu"), "\nthen "],
  [
    new RegExp(String.raw`(?<!\b${WARM}\b[^,;.\d]*)[,;.]\s+(?=${COOL}\b[^\n]*\d|\d+(?:[.,]\d+)? ?${UNIT}[^,;.]{0,12} ?${COOL}\b)`, "giu"),
    "\n",
  ],
  [new RegExp(String.raw`(?<=\d ?[x×] ?\d[^\n]*)[,;]?\s+${REMAINING} (?=\d+ ?${UNIT})`, "giu"), "\nthen "],
  [new RegExp(String.raw`(?<=\d ?[x×] ?\d[^\n]*)[.;]\s+(?=${WARM}\b ?:? ?\d)`, "giu"), "\n"],
  [new RegExp(String.raw`(?<=\d ?[x×] ?\d[^\n]*)\.\s+(?=${MANNER}\b)`, "giu"), "\n"],
  [new RegExp(String.raw`[.;]\s+(?=${LABEL}\b ?:)`, "giu"), "\n"],
];

/** "Cool down 10": minutes. */
const ROLE_ALONE = new RegExp(String.raw`(?<=\b(?:${WARM}|${COOL})(?: easy)? (?:[5-9]|[12]\d|30))(?=\s*(?:$|\n|[,;.]\s|[,;.]$))`, "giu");
/** A window of the clock holds everything that stands behind it. */
const WINDOW = /^\s*\d+(?::00)? ?[-–] ?\d+/;

const IS_REMAINING = new RegExp(String.raw`\d ?[x×] ?\d[^\n]*\s${REMAINING} \d`, "iu");
/** A line, or a sentence of running text. */
const SENTENCE_END = /\n|(?<=\p{Ll}{3})\.\s+(?=\p{Lu}\p{Ll})/u;

/** "First 400 m, then 3 rounds of …, finish with 400 m": a line for each phase. Lines of one phase stay as they were typed. */
export function writeOutPhases(lines: Lines): Lines {
  return lines.flatMap((line) => {
    if (WINDOW.test(line)) return [line];
    const phases = BREAKS.reduce(
      (read, [pattern, begin]) =>
        read.replaceAll(pattern, (found: string, ...[at]: readonly unknown[]) => (isInBrackets(read, Number(at)) ? found : begin)),
      line,
    );
    if (phases === line) return [line];
    return phases
      .replaceAll(ROLE_ALONE, " min")
      .split(IS_REMAINING.test(line) ? SENTENCE_END : "\n")
      .map((phase) => phase.replace(FIRST, "$1"));
  });
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf("(", at) > text.lastIndexOf(")", at);
}

const FIRST_OF_ALL = String.raw`(?: (?:first|before|vorher|zuerst|davor|avant|d['’]abord|antes|primero|prima|primeiro|vooraf|eerst))`;
const WARM_UPS = String.raw`(?:warm[- ]?up|wu|w\/u|aufw[aä]rmen|einlaufen|[eé]chauffement|calentamiento|riscaldamento|aquecimento|warming[- ]?up|opwarmen|inlopen)`;
const WARM_UP_LAST = new RegExp(String.raw`^(\s*${WARM_UPS})${FIRST_OF_ALL}?(\s*:.*\d.*)$`, "iu");
const SAYS_FIRST = new RegExp(String.raw`^\s*${WARM_UPS}${FIRST_OF_ALL}`, "iu");
const MAIN_HEAD = /^\W*(?:\d+ ?(?:rounds?|rft|runden|tours|rondas|giri)\b|amrap\b|e\d?mom\b|for time\b|tabata\b|wod\b)/iu;

/** "Warm-up first: 5 min run" below the work: it is done before it. */
export function writeOutWarmUpFirst(lines: Lines): Lines {
  const at = lines.findLastIndex((line) => WARM_UP_LAST.test(line));
  const above = lines.slice(0, Math.max(at, 0));
  if (!above.some((line) => MAIN_HEAD.test(line))) return lines;
  const isLast = lines.slice(at + 1).every((line) => line.trim() === "");
  if (!isLast && !SAYS_FIRST.test(lines[at] ?? "")) return lines;
  return [(lines[at] ?? "").trim().replace(WARM_UP_LAST, "$1$2"), "", ...above, ...lines.slice(at + 1)];
}

const LAST_EASY = new RegExp(String.raw`^\s*\d+(?:[.,]\d+)? ?(?:k|${UNIT}) (?:\p{L}+ ){0,2}${EASY}(?!\p{L})[^\d]*$`, "iu");
const SETS_WITH_REST = new RegExp(
  String.raw`\d ?[x×] ?\d.*(?:\b(?:rest|recovery|rec|off|between|easy|jog|walk|trab\w*|gehpause|pause|locker|r[eé]cup\w*|repos|trot\w*|descans[oa]|suave|recupero|riposo|caminh\w*|leve|rust|dribbel\w*)\b|\d['"/])`,
  "iu",
);

/** "1 km easy" as the last line below intervals that have their recovery: the cool-down. */
export function writeOutLastEasy(lines: Lines): Lines {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const before = lines.slice(0, Math.max(last, 0)).findLast((line) => line.trim() !== "");
  const isCoolDown = LAST_EASY.test(lines[last] ?? "") && before !== undefined && SETS_WITH_REST.test(before);
  return isCoolDown ? lines.with(last, `cool-down ${(lines[last] ?? "").trim()}`) : lines;
}

const STRIDE = String.raw`(?:strides?|steigerung(?:en|sl[aä]ufe)|progresivos|rectas|lignes droites|allunghi|acelera[cç][oõ]es|versnellingen)`;
const COUNTED_STRIDES = new RegExp(String.raw`(?<![\d.,])(\d{1,2}) ${STRIDE} (?:of|[aà]|von|da|di|de|van|over) (\d+ ?${UNIT})`, "giu");
const STRIDES = new RegExp(
  String.raw`,?\s+(?:with|plus|mit|inkl\w*\.?|incl\w*\.?|con|com|avec|met|\+)\s+(\d+ ?[x×] ?\d+ ?${UNIT} ?(?:${STRIDE}|steigerung\w*))(?: (?:at the end|am ende|zum schluss|al final|alla fine|[aà] la fin|no fim|aan het einde?))?\W*$`,
  "iu",
);

const PIECES = new RegExp(String.raw`^[^+x×:]*\d[^+x×:]*(?:\+[^+x×:]*)*\+\s*\d{1,2} ${STRIDE}(?:\s*\+[^+x×:]*)?$`, "iu");

/**
 * "45 min easy with 6 x 20 s strides at the end", "2 km easy + drills + 4 strides": the strides are a line of their own. "5 strides of 80 m" are
 * 5 x 80 m.
 */
export function writeOutStrides(lines: Lines): Lines {
  return lines.flatMap((line) =>
    PIECES.test(line) ? line.split(/\s*\+\s*/) : line.replaceAll(COUNTED_STRIDES, "$1 x $2 strides").replace(STRIDES, "\n$1").split("\n"),
  );
}

const REST_SENTENCE =
  /\.\s+(?=(?:rest|pause|break|repos|descans[oa]|riposo|recupero|rust)\b[^.]*\d[^.]*(?:\.\s|\b(?:then|dann|danach|puis|luego|poi|depois|daarna) \d))/i;

/** "50 wall balls. Rest 5 min. For time: …": a line for each sentence, so that the rest stands between its parts. */
export function writeOutRestSentences(lines: Lines): Lines {
  return lines.flatMap((line) => (REST_SENTENCE.test(line) ? line.split(/(?<=[\p{L}\d)%])\.\s+(?=[\p{Lu}\d])/u) : [line]));
}
