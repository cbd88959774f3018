/* Recoveries between repeats, in the words of the reader. */

import type { Lines } from "./lines.ts";

const LETTERS = String.raw`\p{L}`;
const UNIT = String.raw`(?:min\w*|'|"|s|se[ckg]\w*|m|km?|miles?|mi|h)(?!${LETTERS})`;
const AMOUNT = String.raw`(\d+(?:[.,:]\d+)? ?${UNIT}|\d+:\d\d|\d+' ?\d\d"?)`;
const OF = String.raw`(?:of |de |di |d['’])?`;
const EASY = String.raw`(?:(?:easy|slow|light|gentle|locker\w*|leicht\w*|lent[oae]|suave|facile|rustig\w*) )?`;
const JOG = String.raw`jog\w*|trab\w*|trotte?r?|trote|footing|corsetta|dribbel\w*`;
const WALK = String.raw`gehpause|gehen|walk\w*|marche|caminata|caminando|camminata|caminhada|wandel\w*`;
const STANDING = String.raw`(?:standing|static|stehend|im stehen|da fermo|in piedi|sur place|debout|arr[eê]t[eé]e?|parad[oa]s?|de pie|em p[eé]|staand)`;
const REST = String.raw`(?:rest|break|pauze|pause|pausa|recovery|recover|rec|r[eé]cup[eé]?(?:ration)?|repos|descans[oa]|desc|recuperaci[oó]n|recupera[cç][aã]o|recupero|riposo|rust|herstel)`;
const EACH = String.raw`(?: (?:after|between|nach|zwischen|apr[eè]s|entre|despu[eé]s de|dopo|tra|depois de|na|tussen) (?:each|every|all|sets|reps|jede[mrn]?|chaque|cada(?: un[oa])?|ogni|elke)(?: (?:one|rep|set))?)?`;
const BEHIND_SETS = String.raw`(?<=\d ?[x×] ?\d[^\n]*?)`;

/** "6 x 800 m con 2 min di recupero", "with 3 minutes of easy jogging after each" */
const WITH = new RegExp(
  String.raw`${BEHIND_SETS},?\s+(?:with|mit|avec|con|com|met)\s+${AMOUNT} ?${OF}${EASY}(?:(${JOG})|(${WALK})|${REST})(?!${LETTERS})${EACH}`,
  "giu",
);
/** "400 m Trabpause dazwischen", "dazwischen 400 m Trabpause" */
const IN_BETWEEN = new RegExp(
  String.raw`${BEHIND_SETS}[,;]?\s+(?:dazwischen|in between|between(?: them)?|entre (?:medias|deux|cada un[oa])|in mezzo|tussendoor|no meio)\s+${AMOUNT} ?${OF}${EASY}(?:(${JOG})|(${WALK})|${REST})(?!${LETTERS})`,
  "giu",
);
/** "90 s standing recovery", "rec. 1'15\" da fermo", "P 15 s": nobody moves in a rest. */
const STILL: readonly RegExp[] = [
  new RegExp(String.raw`${BEHIND_SETS}[,;]?\s+\(?${AMOUNT} ?${OF}${STANDING} ${REST}\)?(?!${LETTERS})${EACH}`, "giu"),
  new RegExp(String.raw`${BEHIND_SETS}[,;]?\s+\(?${REST}[.:]? ?${OF}${AMOUNT} ${STANDING}\)?(?!${LETTERS})`, "giu"),
  new RegExp(String.raw`${BEHIND_SETS}[,;]?\s+\(?${AMOUNT} ?${OF}${REST} ${STANDING}\)?(?!${LETTERS})`, "giu"),
  new RegExp(String.raw`${BEHIND_SETS}[,;]\s+(?:p|rec)[.:]? ?${AMOUNT}(?=\s*$)`, "giu"),
];

/** The rest behind a comma. */
export function recoveriesOf(lines: Lines): Lines {
  return lines.map((line) => {
    const moved = [WITH, IN_BETWEEN].reduce(
      (text, pattern) =>
        text.replaceAll(
          pattern,
          (_, amount: string, jog: string | undefined, walk: string | undefined) =>
            `, rest ${inClock(amount)}${jog !== undefined ? " jog" : walk !== undefined ? " walk" : ""}`,
        ),
      line,
    );
    return STILL.reduce((text, pattern) => text.replaceAll(pattern, (_, amount: string) => `, rest ${inClock(amount)}`), moved);
  });
}

/** "1min30", "1'15\"": as a clock shows it. */
function inClock(amount: string): string {
  return amount.replace(/^(\d+) ?(?:min|') ?(\d\d)"?$/, "$1:$2");
}
