/* AMRAPs of one line, one after the other with a rest between. */

import { type Lines, REST_WORD } from "../lines.ts";

const AMRAP = String.raw`(?:amrap ?:?(?: of)? ?(\d{1,2})(?: ?min\w*| ?')?|(\d{1,2}) ?(?:min\w*|')? ?amrap)`;
const REST = String.raw`(?:${REST_WORD} ?:? ?(\d+(?::\d\d)?) ?(min\w*|'|s|sec\w*)?|(\d+(?::\d\d)?) ?(min\w*|'|s|sec\w*)? ?(?:${REST_WORD}|off))`;
const SEPARATOR = /\s*(?:[,;/|+→]|->|\s[-–](?=\s)|\bthen\b|\bdann\b|\bpuis\b|\bluego\b|\bpoi\b|\bdaarna\b)+\s*/iu;
const ONE = new RegExp(String.raw`^${AMRAP}$`, "iu");
const PAUSE = new RegExp(String.raw`^${REST}$`, "iu");
const SAME = /\b(?:same|gleich\w*|dasselbe|m[eê]me|mism[oa]s?|stess[oa]|lo mismo|hetzelfde|igual)\b/iu;

/** "AMRAP 3 - rest 1 - AMRAP 6 - rest 2 - AMRAP 9" above what each consists of. */
export function writeOutAmrapSeries(lines: Lines): Lines {
  const at = lines.findIndex((line) => readPieces(line) !== undefined);
  const pieces = readPieces(lines[at] ?? "");
  if (pieces === undefined) return lines;
  const below = lines.slice(at + 1).filter((line) => line.trim() !== "");
  const said = below.filter((line) => SAME.test(line) && !/\d+ ?(?:m|cal|reps?)\b|^\W*\d+ \p{L}/iu.test(line));
  const work = below.filter((line) => !said.includes(line));
  if (work.length === 0 || work.some((line) => new RegExp(AMRAP, "iu").test(line))) return lines;
  const counted = work.filter((line) => /\d/.test(line));
  return [
    ...lines.slice(0, at),
    ...pieces.flatMap((piece) => (piece.startsWith("rest") ? ["", piece, ""] : [piece, ...counted])),
    ...said,
    ...work.filter((line) => !counted.includes(line)),
  ];
}

function readPieces(line: string): Lines | undefined {
  const pieces = line.trim().replace(/:$/, "").split(SEPARATOR);
  const read = pieces.map((piece) => {
    const [, minutes, other] = ONE.exec(piece) ?? [];
    if ((minutes ?? other) !== undefined) return `AMRAP ${minutes ?? other ?? ""} min`;
    const [, time, unit, before, own] = PAUSE.exec(piece) ?? [];
    const pause = time ?? before;
    return pause === undefined
      ? undefined
      : `rest ${pause} ${unit ?? own ?? (pause.includes(":") ? "" : Number(pause) >= 15 ? "s" : "min")}`.trim();
  });
  const amraps = read.filter((piece) => piece?.startsWith("AMRAP") === true);
  return amraps.length < 2 || read.includes(undefined) ? undefined : read.filter((piece) => piece !== undefined);
}
