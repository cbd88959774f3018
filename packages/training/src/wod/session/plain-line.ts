import { unaccented } from "../languages/board-languages.ts";

/** One line with one sign for each thing: "90″" as "90 s", "15′" as "15 min", "1′30" as "1:30", "×" as "x". */
export function plainLine(line: string): string {
  return RULES.reduce((text, [pattern, plain]) => text.replaceAll(pattern, plain), unaccented(line))
    .replaceAll(/\s+/g, " ")
    .trim();
}

const RULES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, " "],
  [/[×✕]/g, "x"],
  [/[–—−]/g, "-"],
  [/[“”„«»″]/g, '"'],
  [/[′‘’]/g, "'"],
  [/…/g, "..."],
  [/^\s*[-•*·]\s+/g, ""],
  [/(?<!\d)(\d{1,2})'([0-5]\d)(?!\d)"?/g, "$1:$2"],
  [/(?<=\d) ?(?:''|")(?!\s*\/\s*\d+ ?")/g, " s "],
  [/(?<=\d) ?'(?=\d)/g, " min "],
  [/(?<=\d) ?'(?![a-z])/gi, " min "],
  [/(?<=^|[\s,/(@]):(\d\d)\b/g, "0:$1"],
  [/(?<![\d.,])(\d{1,3}),(\d{1,2})(?=\s?(?:kg|km|k\b|%|x|\/|lb))/gi, "$1.$2"],
  [/(?<=\d\/)(\d{1,3}),(\d{1,2})(?!\d)/g, "$1.$2"],
  [/(?<=\d),000(?= ?m\b)/g, "000"],
  [/(?<=\d ?)(?:minuten|minutes?|minutos|minuti|mins?)\b\.?/gi, " min "],
  [/(?<=\d ?)(?:sekunden|seconds?|secondes?|segundos|seg|secondi|secs?|sek)\b\.?/gi, " s "],
  [/(\d+)\s*min\s*([0-5]\d)(?: ?s)?(?= *(?:$|[,;)]|rest|jog))/gi, "$1:$2"],
  [/(?<=\d)s\b/gi, " s "],
  [/(?<=\d ?)(?:hours?|hrs?|stunden?|std|heures?|horas?|ore)\b/gi, " h "],
  [/(?<=\d ?)(?:kilometers?|kilometres?|kms?|kilometer)\b/gi, " km "],
  [/(?<=\d ?)(?:meters?|metres?|metros|metri|mt)\b/gi, " m "],
  [/(?<=\d ?)prozent\b/gi, " % "],
];
