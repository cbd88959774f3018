/* A way and one station after the other. */

import type { Lines } from "./lines.ts";

const RUN = String.raw`(?:run|row|ski|bike|jog|lauf(?:en)?|rudern|course|carrera|correr|corsa|corrida|hardlopen|lopen)`;
const STATION = String.raw`(?:stations?|[uü]bung|exercise|movement|poste|atelier|exercice|estaci[oó]n|ejercicio|stazione|esercizio|esta[cç][aã]o|exerc[ií]cio|oefening)`;
const WAY = String.raw`(\d+(?:[.,]\d+)? ?(?:k|km|m)\b(?: (?:of|de|di|van))? ?)(${RUN})`;
const WAY_AND_STATION = new RegExp(
  String.raw`^\W*(\d{1,2}) ?(?:[x×]|rounds?|rds|runden|tours|rondas|vueltas|giri|rondes)\W*(?:of|von|de|di|van)? ?${WAY}((?: (?:together|tgthr|easy|hard|steady))?(?: ?@[^+&(),]*)?),? ?(?:\+|&|(?:and )?then|followed by|dann|und|puis|et|luego|y|poi|e|daarna|en|and)(?: (?:1|an?|one|eine?|une?|un[ao]?|een))? ?${STATION}(?!\p{L})(.*)$`,
  "iu",
);
const PLACE = /^\s*(?:[-*•]\s+)?(?:(?:r|round|runde|station|#)? ?(\d{1,2})(?:[.):]|\s)\s*)?(?=\S)/iu;

/** "8 x 500 m run + station" above eight stations: the run stands before each. */
export function writeOutWaysToStations(lines: Lines): Lines {
  const at = lines.findIndex((line) => WAY_AND_STATION.test(line));
  const [, count, amount = "", sport = "", how = "", said = ""] = WAY_AND_STATION.exec(lines[at] ?? "") ?? [];
  const stations = lines.slice(at + 1, at + 1 + Number(count));
  const arePlaced = stations.every((line, index) => Number(PLACE.exec(line)?.[1]) === index + 1);
  const areListed = stations.every((line) => /\p{L}/u.test(line) && (arePlaced || /^\s*(?:[-*•]\s+)?\d/.test(line)));
  if (count === undefined || stations.length !== Number(count) || !areListed) return lines;
  const note = said.replaceAll(/^\W+|\W+$/g, "");
  return [
    ...lines.slice(0, at),
    ...(note === "" ? [] : [note]),
    "For time",
    ...stations.flatMap((line) => [`${amount.trim()} ${sport}${how.trimEnd()}`, inOneWay(arePlaced ? line.replace(PLACE, "") : line)]),
    ...lines.slice(at + 1 + stations.length),
  ];
}

/** "sled push 2 x 25" at a station: 50 m, there and back. */
function inOneWay(station: string): string {
  return station.replace(
    /(?<=\b(?:sled|prowler|carry|walk|farmers?|lunges?|crawl|bbj|broad jumps?)\b[^\d\n]*)([2-9]) ?[x×] ?(\d{2,3})(?: ?m\b)?/iu,
    (_, times: string, way: string) => `${Number(times) * Number(way)} m`,
  );
}
