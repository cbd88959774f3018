/* How long each station is worked at, told below the stations: "45 s work / 15 s transition", "40 s on, 20 s change, 4 laps". */

import { type Lines, TIME } from "../lines.ts";

const WORK = new RegExp(
  String.raw`^\W*(?:\(?(\d{1,2}) (?:rounds|laps|rds|sets)\W+)?${TIME} ?(?:on|work)\s*[,/+-]?\s*${TIME} ?(?:off|rest|transition|change(?:over)?|switch)\b(?:[,;:]? *(?:x ?)?(\d{1,2}) (?:rounds|laps|rds|sets|times))?(?:[,;]\s*(?:rest )?${TIME} (?:rest )?between (?:rounds|laps|sets))?\W*$`,
  "iu",
);
const CLOCK = /\be\d*mom\b|\botm\b/i;
/** A station: its place, then its name without an amount. */
const STATION = /^(\s*)(\d{1,2})(?:[.):]| ?-(?= ))\s*(?!\d)(?=\p{L})(?!rest\b|off\b)/iu;
const PLACE = /^\s*\d{1,2}(?:[.):]| ?-(?= ))\s*/u;

const MINUTES_EACH = /^\W*(\d{2}) ?min\w*,? (?:alternat\w*|switch\w*) (?:each|every) min(?:ute)?\W*$/iu;

/** "16 min, alternate each minute" is an EMOM. */
export function writeOutMinutesEach(lines: Lines): Lines {
  return lines.map((line) => line.replace(MINUTES_EACH, "EMOM $1"));
}

export function writeOutWorkTimes(lines: Lines): Lines {
  const at = lines.findIndex((line) => WORK.test(line));
  const above = lines.slice(0, Math.max(at, 0));
  const first = above.findIndex((line) => STATION.test(line));
  if (first < 0) return lines;
  const [, before, work = "", pause = "", behind, between] = WORK.exec(lines[at] ?? "") ?? [];
  const below = lines.slice(at + 1);
  if (above.some((line) => CLOCK.test(line))) return [...above.map((line) => line.replace(STATION, `$1$2) ${work} `)), ...below];
  const rounds = before ?? behind;
  if (rounds === undefined) return lines;
  const stations = above.slice(first).filter((line) => line.trim() !== "");
  const head = `${rounds} rounds ${work} on / ${pause} off${between === undefined ? "" : `, rest ${between} between rounds`}`;
  return [...above.slice(0, first), head, ...stations.map((line) => line.replace(PLACE, "")), ...below];
}
