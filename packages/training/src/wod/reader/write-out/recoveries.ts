/* Recoveries between repeats, in the words of the reader. */

import type { Lines } from "./lines.ts";

const LETTERS = String.raw`\p{L}`;
const UNIT = String.raw`(?:min\w*|'|"|s|se[ckg]\w*|m|km?|miles?|mi|h)(?!${LETTERS})`;
const AMOUNT = String.raw`(\d+(?:[.,:]\d+)? ?${UNIT}|\d+:\d\d|\d+' ?\d\d"?)`;
const OF = String.raw`(?:of |de |di |d['’])?`;
const GENTLE = String.raw`(?:easy|slow|light|gentle|locker\w*|leicht\w*|lent[oae]|souple|tranquill?[eo]|suaves?|facile|leve|rustig\w*)`;
const EASY = String.raw`(?:${GENTLE} )?`;
const JOG = String.raw`jog\w*|trab\w*|trot(?:ter?)?|trote|footing|corsetta|dribbel\w*`;
const WALK = String.raw`gehpause|gehen|walk\w*|marche|caminata|caminando|camminata|caminhada|wandel\w*`;
const STANDING = String.raw`(?:standing|static|stehend|im stehen|da fermo|in piedi|sur place|debout|arr[eê]t[eé]e?|parad[oa]s?|de pie|em p[eé]|staand)`;
const REST = String.raw`(?:rest|break|pauze|pause|pausa|recovery|recover|rec|r[eé]cup[eé]?(?:ration)?|repos|descans[oa]|desc|recuperaci[oó]n|recupera[cç][aã]o|recupero|riposo|rust|herstel)`;
const EACH = String.raw`(?: (?:after|between|nach|zwischen|apr[eè]s|entre|despu[eé]s de|dopo|tra|depois de|na|tussen) (?:each|every|all|sets|reps|jede[mrn]?|chaque|cada(?: un[oa])?|ogni|elke)(?: (?:one|rep|set))?)?`;
const BEHIND_SETS = String.raw`(?<=\d ?[x×] ?\d[^\n]*?)`;

/** "6 x 800 m con 2 min di recupero", "with 3 minutes of easy jogging after each" */
const WITH = new RegExp(
  String.raw`${BEHIND_SETS},?\s+(?:with|mit|avec|con|com|met)\s+${AMOUNT} ?${OF}${EASY}(?:${JOG}|${WALK}|${REST})(?!${LETTERS})${EACH}`,
  "giu",
);
const IN_BETWEEN_WORD = String.raw`(?:dazwischen|in between|between(?: them)?|entre (?:medias|deux|cada un[oa])|in mezzo|tussendoor|ertussen|no meio)`;
/** "dazwischen 400 m Trabpause", "in between 4 min easy" */
const IN_BETWEEN = new RegExp(
  String.raw`${BEHIND_SETS}[,;]?\s+${IN_BETWEEN_WORD}:?\s+${AMOUNT} ?${OF}(?:${EASY}(?:${JOG}|${WALK}|${REST})|${GENTLE})(?!${LETTERS})`,
  "giu",
);
/** "400 m Trabpause dazwischen", "4 min easy between" */
const BETWEEN_BEHIND = new RegExp(
  String.raw`${BEHIND_SETS}[,;]\s+${AMOUNT} ?${OF}(?:${EASY}(?:${JOG}|${WALK}|${REST})|${GENTLE})(?!${LETTERS}) ${IN_BETWEEN_WORD}(?= ?(?:$|[,;.]))`,
  "giu",
);
/** "90 s standing recovery", "rec. 1'15\" da fermo", "P 15 s": nobody moves in a rest. */
const STILL: readonly RegExp[] = [
  new RegExp(String.raw`${BEHIND_SETS}[,;]?\s+\(?${AMOUNT} ?${OF}${STANDING} ${REST}\)?(?!${LETTERS})${EACH}`, "giu"),
  new RegExp(String.raw`${BEHIND_SETS}[,;]?\s+\(?${REST}[.:]? ?${OF}${AMOUNT} ${STANDING}\)?(?!${LETTERS})`, "giu"),
  new RegExp(String.raw`${BEHIND_SETS}[,;]?\s+\(?${AMOUNT} ?${OF}${REST} ${STANDING}\)?(?!${LETTERS})`, "giu"),
  new RegExp(String.raw`${BEHIND_SETS}[,;]\s+(?:p|rec)[.:]? ?${AMOUNT}(?=\s*$)`, "giu"),
];

/** "terugwandelen", "zurückgehen" behind the sets. */
const WALK_BACK = new RegExp(
  String.raw`${BEHIND_SETS}[,;]\s+(?:terug ?wandelen|wandelen? terug|zur[uü]ck ?gehen|gehend zur[uü]ck|retour en marchant|(?:volver|vuelta) (?:andando|caminando)|(?:ritorno|tornare) (?:camminando|al passo)|volt(?:a|ar) (?:a andar|andando|caminhando))(?!${LETTERS})`,
  "giu",
);

/** The rest behind a comma. */
export function writeOutRecoveries(lines: Lines): Lines {
  return lines.map((line) => {
    const moved = [WITH, IN_BETWEEN, BETWEEN_BEHIND].reduce(
      (text, pattern) =>
        text.replaceAll(
          pattern,
          (found: string, amount: string) => `, rest ${inClock(amount)}${getManner(found.slice(found.indexOf(amount)))}`,
        ),
      line,
    );
    return STILL.reduce(
      (text, pattern) => text.replaceAll(pattern, (_, amount: string) => `, rest ${inClock(amount)}`),
      moved.replaceAll(WALK_BACK, ", walk back"),
    );
  });
}

/** How one recovers: at a jog, at a walk or easily; "" where nobody moves. */
function getManner(recovery: string): string {
  if (new RegExp(JOG, "iu").test(recovery)) return " jog";
  if (new RegExp(WALK, "iu").test(recovery)) return " walk";
  return new RegExp(REST, "iu").test(recovery) || !new RegExp(GENTLE, "iu").test(recovery) ? "" : " easy";
}

/** "1min30", "1'15\"": as a clock shows it. */
function inClock(amount: string): string {
  return amount.replace(/^(\d+) ?(?:min|') ?(\d\d)"?$/, "$1:$2");
}
