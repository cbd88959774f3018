/* Marks along a run, and runs between stations. */

import type { Lines } from "./lines.ts";

const MARK =
  /^\s*(?:km )?(\d+)(?: ?km?)? ?[-–] ?(\d+)(?: ?km?)?\s*@\s*(?=\d:\d\d|easy|steady|[a-z\d]+ ?pace|mp\b|hmp\b|z\d|locker|suave|facile)/i;

/** "0-6 @ 5:30", "6-11 @ 5:05": from one kilometre to the next, where each begins where the one before ends. */
export function writeOutMarks(lines: Lines): Lines {
  const marks = lines.map((line) => MARK.exec(line));
  const first = marks.findIndex((mark) => mark !== null && Number(mark[1]) <= 1);
  if (first < 0) return lines;
  const result = [...lines];
  let last = first - 1;
  let end = Number(marks[first]?.[1]) === 1 ? 0 : Number(marks[first]?.[1]);
  for (let at = first; at < lines.length; at++) {
    const mark = marks[at];
    if (mark === null || mark === undefined) break;
    const [whole, from, to] = mark;
    if (Number(from) !== end && Number(from) !== end + 1) return lines;
    result[at] = `${Number(to) - end} km run @ ${(lines[at] ?? "").slice(whole.length)}`;
    end = Number(to);
    last = at;
  }
  if (last - first < 1) return lines;
  const rest = /^\s*(?:last|final|letzte\w*|ultimo|dernier) (\d)(?: ?km?)?\b:?(.*)$/i.exec(lines[last + 1] ?? "");
  if (rest !== null)
    result[last + 1] = `${rest[1] ?? ""} km run ${(rest[2] ?? "").replace(/\ball you have\b|\ball you(?:'ve| have) got\b/i, "all out")}`;
  return result;
}

const WAY_BETWEEN =
  /^\W*(?:(run|row|ski|bike) (\d+(?:[.,]\d+)? ?(?:k|km|m))|(\d+(?:[.,]\d+)? ?(?:k|km|m)) (run|row|ski|bike)) (between|before|after) (?:each|every|all)(?: (?:station|movement|exercise)s?)?\W*$/i;

/** "Run 1k between each" above the stations: the run stands between them. */
export function writeOutStations(lines: Lines): Lines {
  const at = lines.findIndex((line) => WAY_BETWEEN.test(line));
  const found = WAY_BETWEEN.exec(lines[at] ?? "");
  const below = lines.slice(at + 1);
  const stop = below.findIndex((line) => !/^\W*\d/.test(line));
  const stations = below.slice(0, stop < 0 ? below.length : stop);
  if (found === null || stations.length < FEWEST_STATIONS) return lines;
  const way = `${found[2] ?? found[3] ?? ""} ${found[1] ?? found[4] ?? ""}`;
  const place = (found[5] ?? "").toLowerCase();
  const written = stations.flatMap((station, index) =>
    place === "after" ? [station, way] : place === "before" || index > 0 ? [way, station] : [station],
  );
  return [...lines.slice(0, at), ...written, ...below.slice(stations.length)];
}

const FEWEST_STATIONS = 4;
