/* When the next repeat of a swim or a row leaves. */

import type { Lines } from "./lines.ts";

const SWIM = /\b(?:swim\w*|kick|pool|free|fly|im|breast\w*|crawl|cr|nage\w*|natation|nuoto|schwimm\w*|natacion|nad\w*|dos|jambes)\b/i;
const ROW = /\b(?:row\w*|ergs?|crew|regatta|rudern|aviron|remo|ski ?erg)\b/i;
const WORD = String.raw`(?:@|on|off|leaving(?: on| every)?|dép(?:art)?\.?|dep\.?|ab(?:gang)?|salida|partenza)`;
const TIME = String.raw`(\d?:\d\d|\d['′:]\d\d"?|[3-9]\d|\d['′](?!\d))(?!\d| ?(?:%|m\b|km|kg|/|min|s\/|x))`;
/** "4 x 50 @ 55", "200 @ 3:30", "8x50 jambes dép 1'15" */
const REPEAT = new RegExp(
  String.raw`(?<![\d:.@x×] ?)(?:(\d{1,2}) ?[x×] ?)?(25|[1-9]\d{1,2}0|[5-9]0)( ?m)?\b([^\d,;@()+/]*?),? ?${WORD} ?${TIME}`,
  "giu",
);
/** Of the erg only repeats have one, and it is longer than they are. */
const OFF = /(\d{1,2} ?[x×] ?\d{3,4} ?m\b[^\n;]*?),? (?:off|leaving(?: on| every)?) (\d:\d\d)(?!\d| ?\/)/giu;
/** "300 cr R20\"" */
const REST = /,? \bR ?(\d{1,2}) ?(?:"|''|″|s(?:ec)?\b)/g;
const STROKES = /(?<![\d.])(\d) ?[x×] ?(\d{2,3})( ?m)?\s*\(([^()\d]+)\)/giu;

function toClock(time: string): string {
  if (/^\d\d$/.test(time)) return `0:${time}`;
  const [minutes = "", seconds = ""] = time.split(/['′:]/);
  return `${minutes === "" ? "0" : minutes}:${seconds.replace('"', "").padStart(2, "0")}`;
}

/** Send-offs in the form "8 x 50 on 1:15", and repeats of one stroke each as a list of them. */
export function writeOutSendOffs(lines: Lines): Lines {
  const text = lines.join("\n");
  if (SWIM.test(text))
    return lines.map((line) =>
      line
        .replaceAll(REST, ", rest $1 s")
        .replaceAll(STROKES, (whole, count: string, way: string, unit: string | undefined, list: string) => {
          const strokes = list.split(/\s*[,/]\s*/);
          return strokes.length === Number(count) ? strokes.map((stroke) => `${way}${unit ?? ""} ${stroke}`).join(", ") : whole;
        })
        .replaceAll(
          REPEAT,
          (_, count: string | undefined, way: string, unit: string | undefined, how: string, time: string) =>
            `${count ?? "1"} x ${way}${unit ?? ""}${how} on ${toClock(time)}`,
        ),
    );
  return ROW.test(text) ? lines.map((line) => line.replaceAll(OFF, "$1 on $2")) : lines;
}
