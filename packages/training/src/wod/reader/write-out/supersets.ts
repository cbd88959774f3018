/* Exercises in alternation: on one line, or below a head that counts them. */

import { type Lines, REST_WORD, ROUNDS, TIME } from "./lines.ts";

const SETS = String.raw`\d ?[x×] ?(?:\d|max|amrap)`;
const WORD = String.raw`(?:super ?-?sets?|super ?s[aä]tze?|super ?series?|biseries?|bi-?sets?|tri-?sets?|tri-?s[eé]ries?|giant ?sets?)`;

/** Between two exercises of one line, each with its sets. */
const BETWEEN = new RegExp(
  String.raw`\s+(?:/|\+|&|${WORD} (?:with|mit|avec|con|com|met)|ss(?: with)?)\s+(?=\p{L}[^/+&]*?${SETS})|,?\s+${WORD} (?:with|mit|avec|con|com|met)\s+(?=\p{L})`,
  "giu",
);
const COUNTED = new RegExp(
  String.raw`^\W*(?:${WORD}\s*[:,]?\s*\(?(?:[x×] ?)?(\d)(?: ?[x×]| ?${ROUNDS})?\)?|(\d) ?(?:[x×]|${ROUNDS})(?: of| de| di| da| van)? ?${WORD})\W*$`,
  "iu",
);
const COUNTED_WITH_REST = new RegExp(
  String.raw`^\W*${WORD}\s*[:,]?\s*\(?(?:[x×] ?(\d)|(\d) ?(?:[x×]|${ROUNDS}))\)?\s*[,;(-]\s*(?:rest |pause |repos |descanso |riposo |rust )?${TIME} ?(?:rest |pause |repos |descanso |riposo |rust )?(?:after|between|nach|zwischen|apr[eè]s|entre|despu[eé]s|dopo|tra|depois|na|tussen)(?!\p{L})[^\d]*$`,
  "iu",
);
const NAMED = new RegExp(String.raw`^(\s*)${WORD}\s*[:-]\s*|,?\s*\(?\b${WORD}\b\)?(?=\s*(?:$|[,;]))`, "giu");
const LETTER = /^\s*([a-h])(?:[).:]|\s{1,2}(?=\p{L}))\s*/iu;

const COUNTED_LINE = new RegExp(
  String.raw`^\W*(?:${WORD}\s*[:,]?\s*\(?(?:[x×] ?(\d)|(\d) ?(?:[x×]|${ROUNDS}))\)?|(\d) ?(?:[x×]|${ROUNDS})(?: of| de| di| da| van)? ?${WORD})\s*:\s*(\S[^\n]*)$`,
  "iu",
);
const REST_BEHIND = new RegExp(
  String.raw`[,;(-]?\s*(?:rest|pause|pausa|repos|r[eé]cup\w*|rec|descanso|riposo|recupero|rust)\.? ?:? ?(?:of |de |di )?${TIME}\)?\W*$`,
  "iu",
);
/** "Curl + french press 3x12 in superset": the sets of both stand behind the second. */
const SHARED_SETS = new RegExp(
  String.raw`^(\s*(?:[-*•]\s+)?)(\p{L}[^\d\n]*?)\s+(?:\+|&|/)\s+(\p{L}[^\d\n]*?) (\d ?[x×] ?\d[^\n]*?),?\s+\(?(?:(?:in|als|im|en|em|as(?: an?)?) )${WORD}\)?`,
  "iu",
);

/** "Superset: 3x12 curls / dips": the sets of both stand in front. */
const SHARED_IN_FRONT = new RegExp(
  String.raw`^(\s*)${WORD}\s*[:,]?\s*(\d ?[x×] ?\d[\d–-]*) (\p{L}[^\d\n]*?)\s+(?:\+|&|/)\s+(\p{L}[^\d\n]*?)(?=$|[,;(])`,
  "iu",
);

/** "Superset x3: curls 12 + dips 15, rest 1 min": rounds of both. */
function countedLine(line: string): Lines | undefined {
  const [, behind, times, before, work = ""] = COUNTED_LINE.exec(line) ?? [];
  const sets = behind ?? times ?? before;
  if (sets === undefined) return undefined;
  const rest = REST_BEHIND.exec(work)?.[1];
  const items = work.replace(REST_BEHIND, "").split(/\s+(?:\+|&|\/)\s+|\s*[,;]\s+/);
  return items.length < 2 ? undefined : [`${sets} sets${rest === undefined ? "" : `, rest ${rest} between sets`}:`, ...items];
}

const REST_LINE = new RegExp(
  String.raw`^\W*(?:${REST_WORD}\.? ?:? ?(?:of |de |di )?${TIME}|${TIME} ?(?:of |de |di )?${REST_WORD})\W*$`,
  "iu",
);

/** A rest in a line of its own below the exercises of a superset: it follows each of its rounds. */
function restsBelow(lines: Lines): { readonly heads: ReadonlyMap<number, string>; readonly taken: ReadonlySet<number> } {
  const heads = new Map<number, string>();
  const taken = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (!COUNTED.test(line)) continue;
    const below = lines.slice(at + 1, at + 2 + MOST_PLACES);
    const rest = below.findIndex((one) => REST_LINE.test(one));
    const exercises = below.slice(0, Math.max(rest, 0));
    if (exercises.length < 2 || exercises.some((one) => one.trim() === "" || COUNTED.test(one))) continue;
    const [, before, behind] = REST_LINE.exec(below[rest] ?? "") ?? [];
    heads.set(at, before ?? behind ?? "");
    taken.add(at + 1 + rest);
  }
  return { heads, taken };
}

/** So many exercises a giant set has. */
const MOST_PLACES = 5;
const SETS_OF_ITS_OWN = /\d ?[x×] ?\d/;

/** "Bench 3x8 / rows 3x10, rest 90 s": A1 and A2. */
export function writeOutSupersets(lines: Lines): Lines {
  const used = lines.flatMap((line) => /^\s*([a-h])\d?[).:\s]/i.exec(line)?.[1]?.toUpperCase() ?? []);
  const { heads, taken } = restsBelow(lines);
  return lines.flatMap((written, at) => {
    if (taken.has(at)) return [];
    const counts = lines.findLastIndex((line, index) => index < at && COUNTED.test(line));
    // "A." and "B." below "Superset 4 rounds" are places.
    const isPlace = counts >= 0 && at > counts && at <= counts + MOST_PLACES && !SETS_OF_ITS_OWN.test(written);
    const line = isPlace ? written.replace(LETTER, "") : written;
    const counted = COUNTED.exec(line);
    if (counted !== null)
      return [`${counted[1] ?? counted[2] ?? ""} sets${heads.has(at) ? `, rest ${heads.get(at) ?? ""} between sets` : ""}:`];
    const listed = countedLine(line);
    if (listed !== undefined) return listed;
    const [, behind, before, rest] = COUNTED_WITH_REST.exec(line) ?? [];
    if (rest !== undefined) return [`${behind ?? before ?? ""} sets, rest ${rest} between sets:`];
    const pair = line.replace(SHARED_SETS, "$1$2 $4 + $3 $4").replace(SHARED_IN_FRONT, "$1$3 $2 + $4 $2").split(BETWEEN);
    if (pair.length < 2 || pair.length > 4 || !pair.every((one) => new RegExp(SETS, "i").test(one))) return [line];
    const own = LETTER.exec(line)?.[1]?.toUpperCase();
    const letter = own ?? "ABCDEFGH".split("").find((one) => !used.includes(one)) ?? "H";
    used.push(letter);
    return pair.map(
      (one, index) => `${letter}${index + 1}) ${(index === 0 ? one.replace(LETTER, "") : one).replaceAll(NAMED, " ").trim()}`,
    );
  });
}
