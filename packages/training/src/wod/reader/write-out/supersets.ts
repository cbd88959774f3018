/* Exercises in alternation: on one line, or below a head that counts them. */

import { type Lines, TIME } from "./lines.ts";

const SETS = String.raw`\d ?[x×] ?(?:\d|max|amrap)`;
const WORD = String.raw`(?:super ?-?sets?|super ?s[aä]tze?|super ?series?|biseries?|bi-?sets?|tri-?sets?|giant ?sets?)`;
const ROUNDS = String.raw`(?:rounds?|rds|sets?|times|runden|durchg[aä]nge|s[aä]tze|mal|tours?|fois|s[eé]ries?|rondas?|vueltas|veces|giri|volte|voltas|vezes|rondes?|keer)`;

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

/** "Bench 3x8 / rows 3x10, rest 90 s": A1 and A2. */
export function supersetsOf(lines: Lines): Lines {
  const used = lines.flatMap((line) => /^\s*([a-h])\d?[).:\s]/i.exec(line)?.[1]?.toUpperCase() ?? []);
  return lines.flatMap((line) => {
    const counted = COUNTED.exec(line);
    if (counted !== null) return [`${counted[1] ?? counted[2] ?? ""} sets:`];
    const [, behind, before, rest] = COUNTED_WITH_REST.exec(line) ?? [];
    if (rest !== undefined) return [`${behind ?? before ?? ""} sets, rest ${rest} between sets:`];
    const pair = line.split(BETWEEN);
    if (pair.length < 2 || pair.length > 4 || !pair.every((one) => new RegExp(SETS, "i").test(one))) return [line];
    const own = LETTER.exec(line)?.[1]?.toUpperCase();
    const letter = own ?? "ABCDEFGH".split("").find((one) => !used.includes(one)) ?? "H";
    used.push(letter);
    return pair.map(
      (one, index) => `${letter}${index + 1}) ${(index === 0 ? one.replace(LETTER, "") : one).replaceAll(NAMED, " ").trim()}`,
    );
  });
}
