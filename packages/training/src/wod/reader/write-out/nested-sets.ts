/* Sets of repeats: "2 x 10 x 30/30", "2 blocks of 8 x (40 s hard / 20 s easy)". */

import { type Lines, REST_WORD, TIME } from "./lines.ts";

const BLOCKS = String.raw`(?:sets?|series|s[eé]ries|serien|serie|blocks?|bl[oö]cke?|blocs?|bloques?|blocchi|blocos?|blokken|reeksen|rounds)`;
const OF = String.raw`(?:of|von|[aà]|de|di|van|com|con|mit)`;
const UNIT = String.raw`(?:min(?:ut\p{L}*)?|sec\p{L}*|sek\p{L}*|seg\p{L}*|s|'|")(?!\p{L})`;
/** A time with its unit, or two figures alone. */
const SPAN = String.raw`(\d[\d:.]* ?${UNIT}|\d:\d\d|\d{2}(?! ?\p{L}|[\d:.]))`;
const NESTED = new RegExp(
  String.raw`^(.*?)(?<![\d.])([2-5]) ?(?:[x×]|${BLOCKS}(?: ${OF})?:?) ?(\d{1,2}) ?[x×] ?\(?${SPAN}([^/()\n]*)/ ?${SPAN}([^(),;]*)\)?(?:[ ,;]*(\([^()]*\)))?(.*)$`,
  "iu",
);
const BETWEEN = String.raw`(?:between|btw|b/w|zwischen|entre|tra|fra|tussen)(?: (?:the|den|les|las|as|os|le|i|de))?(?: ${BLOCKS}n?)?`;
const PAUSE = new RegExp(
  String.raw`^[,;:\s]*(?:(?:with|mit|avec|con|com|met|${REST_WORD}) )?(?:${BETWEEN} ${TIME}|${TIME} ?(\P{N}*?) ?${BETWEEN})([^\d]*)$`,
  "iu",
);

/** Seconds. */
const HALF_MINUTE = 30;

/** The repeats as often as their sets, each in a line, with the rest between the sets. What is not understood stays as it was typed. */
export function writeOutNestedSets(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const found = NESTED.exec(line);
    if (found === null) return [line];
    const [, front = "", sets = "", repeats = "", work = "", how = "", rest = "", after = "", said = "", last = ""] = found;
    // "30/30 with 3 min between sets": the pause is no word of the recovery.
    const isPause = last.trim() === "" && PAUSE.test(after);
    const [easy, behind] = isPause ? ["", after] : [after, last];
    const inBrackets = PAUSE.exec(said.slice(1, -1));
    const pause = PAUSE.exec(behind) ?? inBrackets;
    const bare = [work, rest].filter((time) => /^\d+$/.test(time));
    // "10 x 60/40" may be loads: two numbers alone are times where they fill half minutes.
    if (bare.length > 0 && (bare.length < 2 || (Number(work) + Number(rest)) % HALF_MINUTE !== 0)) return [line];
    if ((behind.trim() !== "" && PAUSE.exec(behind) === null) || (easy.trim() !== "" && !EASY.test(easy.trim()) && !JOG.test(easy.trim())))
      return [line];
    const effort = `${repeats} x ${withUnit(work)}${how.trimEnd()}${said === "" || inBrackets !== null ? "" : ` ${said.slice(1, -1)}`}, ${getRest(withUnit(rest), easy.trim())}`;
    const between = pause?.[1] ?? pause?.[2];
    const before = front
      .replace(/^\W+$/, "")
      .replace(/,?\s+(?:(?:and )?then|dann|danach|puis|ensuite|luego|despu[eé]s|poi|depois|daarna)\s*$/i, "")
      .trim();
    return [
      ...(before === "" ? [] : [before]),
      ...Array.from({ length: Number(sets) }, (_, index) => [
        ...(index === 0 || between === undefined ? [] : [`rest ${between}`]),
        effort,
      ]).flat(),
    ];
  });
}

const BLOCK = new RegExp(
  String.raw`^(\s*)(?:[-*•]\s+)?(?:(?:main(?: set)?|hauptteil|hauptsatz|serie principal|corps de s[eé]ance|parte (?:principal|centrale)|hoofdset|kern)\s*:?\s*)?([2-5]) ?(?:[x×]|times|mal|fois|veces|volte|vezes|keer|rounds?|runden|tours|rondas|giri|${BLOCKS}(?: ${OF})?)\s*(?:through)?[:(]?\s*$`,
  "iu",
);
const REPEATS = /\d{1,2} ?[x×] ?\d/;
const REST_BETWEEN = new RegExp(
  String.raw`^\W*(?:(?:rest|pause|repos|descans[oa]|riposo|rust) ?:? ?${TIME}|${TIME} ?(?:rest|pause|repos|descans[oa]|riposo|rust)?) ?(?:between|btw|b/w|zwischen|entre|tra|fra|tussen)[^\d]*$`,
  "iu",
);

/** "Main: 3x" above indented lines of repeats: all of them as often as it says, with the rest between. */
export function writeOutSetBlocks(lines: Lines): Lines {
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const [, indent = "", times] = BLOCK.exec(line) ?? [];
    const inside = times === undefined ? [] : writeOutInside(lines, at, indent.length);
    if (!inside.some((one) => REPEATS.test(one))) {
      written.push(line);
      continue;
    }
    const below = REST_BETWEEN.test(lines[at + 1 + inside.length] ?? "") ? 1 : 0;
    const all = lines.slice(at + 1, at + 1 + inside.length + below);
    const [, before, behind] = all.map((one) => REST_BETWEEN.exec(one)).find((one) => one !== null) ?? [];
    const rest = before ?? behind;
    const work = inside.filter((one) => !REST_BETWEEN.test(one)).map((one) => one.trim());
    for (let round = 0; round < Number(times); round++)
      written.push(...(round === 0 || rest === undefined ? [] : [`rest ${rest}`]), ...work);
    at += inside.length + below;
  }
  return written;
}

/** The lines below a head that are indented deeper than it. */
function writeOutInside(lines: Lines, at: number, indent: number): Lines {
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.trim() === "" || line.length - line.trimStart().length <= indent);
  return below.slice(0, end < 0 ? below.length : end);
}

function getRest(time: string, how: string): string {
  if (how === "") return `${time} easy`;
  return JOG.test(how) ? `rest ${time} jog` : `${time} ${how}`;
}

const JOG = /^(?:easy |slow )?(?:jog\w*|trab\w*|trott?\w*|footing|corsetta|dribbel\w*)$/i;

/** How one recovers: another word behind the second time is of the work. */
const EASY =
  /^(?:@ ?|at |bei |[aà] )?(?:(?:very |sehr |tr[eè]s |muy |molto |muito |heel )?(?:easy|slow|float|off|rest|recovery|spin|locker|leicht|pause|facile|lent|souple|repos|r[eé]cup\w*|suave|descanso|trote suave|lento|piano|recupero|leve|pausa|rustig|rust|z[12]|\d{2} ?%(?: ?ftp)?))$/i;

/** A number alone is of seconds: "30/30". */
function withUnit(time: string): string {
  const plain = time.trim().replace(/ ?"$/, " s").replace(/ ?'$/, " min");
  return /^\d+$/.test(plain) ? `${plain} s` : plain;
}
