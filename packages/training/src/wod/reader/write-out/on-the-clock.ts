/* Lines that share a clock: starts, windows, AMRAPs in a row, odd and even minutes. */

import { type Lines, REST } from "./lines.ts";

const START =
  /^\s*(?:(?:@|at|bei|[aà]|min(?:ute)?)\s*)?(\d{1,2}):00(?:\s*[-–:|]+\s+|\s+)(?![-–:|]|\d{1,2}:\d\d|(?:on|clock|running|amrap|cap|time cap|rest between)\b)(?=\S)/iu;
/** "40:00 running clock": when the last window ends. */
const WHOLE = /^\W*(\d{2}):00 (?:running )?clock\W*$|^\W*(?:on a )?(?:running )?clock:? (\d{2}):00\W*$/iu;

/** Work that is only counted. */
const COUNTED = /^\d+ ?(?:km?|m|cals?)? (?!min|rounds?|rds|sets?)\p{L}[^\d:]*$/iu;

/** "0:00 - 1 mile run", "@ 12:00 3 rounds …": each until the next begins. One minute apart, they are the turns of an EMOM. */
export function writeOutStarts(lines: Lines): Lines {
  const starts = lines.flatMap((line, index) => (START.test(line) ? [{ index, minute: Number(START.exec(line)?.[1]) }] : []));
  const isRising = starts.length > 1 && starts.every(({ minute }, index) => index === 0 || minute > (starts[index - 1]?.minute ?? 0));
  const isDashed = starts.every(({ index }) => /:00\s*[-–]/.test(lines[index] ?? ""));
  if (!isRising || (!isDashed && starts[0]?.minute !== 0)) return lines;
  if (isEveryMinute(lines, starts))
    return lines.map((line, index) =>
      readPlace(
        line,
        starts.findIndex((start) => start.index === index),
      ),
    );
  const whole = lines.map((line) => WHOLE.exec(line)).find((one) => one !== null);
  const end = Number(whole?.[1] ?? whole?.[2] ?? 0);
  return lines.flatMap((line, index) => {
    if (WHOLE.test(line)) return [];
    const at = starts.findIndex((start) => start.index === index);
    const minute = starts[at]?.minute ?? 0;
    const next = starts[at + 1]?.minute ?? (end > minute ? end : undefined);
    if (at < 0) return [line];
    const bare = line.replace(START, "");
    const work = COUNTED.test(bare) ? `for time ${bare}` : bare;
    return next === undefined ? [`Block ${at + 1}: ${work}`] : [`${minute}:00-${next}:00: ${work}`];
  });
}

function isEveryMinute(lines: Lines, starts: readonly { readonly index: number; readonly minute: number }[]): boolean {
  return (
    starts.length > 2 &&
    starts.every(({ minute }, at) => minute === at) &&
    lines.slice(0, starts[0]?.index).some((line) => /\be(?:very )?mom\b|\botm\b|\bevery min/i.test(line))
  );
}

function readPlace(line: string, at: number): string {
  return at < 0 ? line : `${at + 1}) ${line.replace(START, "")}`;
}

const EVENT =
  /^\W*(?:event|part|wod|workout|score|teil|block|prueba|[eé]preuve|prova|onderdeel)? ?[1-9a-d]? ?[-–:@(,]* ?(\d{1,2}):00(?: ?[-–] ?(\d{1,2}):00)?\)?:?\s*$/iu;
/** "2 min max burpees": as many as possible until the window ends. */
const MOST = /^\s*(\d{1,2}) ?min\w* (max \D+)$/iu;
const CAP_LINE = /^\W*(?:(\d{1,2}) ?min\w* (?:time )?cap|(?:time )?cap:? (\d{1,2}) ?(?:min\w*|')?)\W*$/iu;

/** "Event 2 - 12:00" alone in a line above its work: it starts at that minute of one clock, and ends with its cap or its window. */
export function writeOutEvents(lines: Lines): Lines {
  const events = lines.flatMap((line, at) => {
    const [found, from, to] = EVENT.exec(line) ?? [];
    return found === undefined ? [] : [{ at, from: Number(from), to: to === undefined ? undefined : Number(to) }];
  });
  const isRising = events.length > 1 && events.every(({ from }, index) => index === 0 || from > (events[index - 1]?.from ?? 0));
  if (!isRising) return lines;
  return [
    ...lines.slice(0, events[0]?.at),
    ...events.flatMap(({ at, from, to }, index) => {
      const next = events[index + 1];
      const work = lines.slice(at + 1, next?.at).filter((line) => line.trim() !== "");
      const cap = work.map((line) => CAP_LINE.exec(line)).find((one) => one !== null);
      const [, minutes, most] = MOST.exec(work[0] ?? "") ?? [];
      const length = cap?.[1] ?? cap?.[2] ?? minutes;
      const end = to ?? (length === undefined ? undefined : from + Number(length));
      const [first = "", ...others] = work.filter((line) => end === undefined || !CAP_LINE.test(line));
      const head = end === undefined ? "" : `${from}:00-${end}:00: `;
      const pause = next === undefined || end === undefined ? 0 : next.from - end;
      return [
        ...(end === undefined ? [`Block ${index + 1}`] : []),
        head + (most ?? first.trim()),
        ...others,
        "",
        ...(pause > 0 ? [`rest ${pause} min`, ""] : []),
      ];
    }),
  ];
}

/** "Min 0-10 row easy", "min 10-20 …": each in its window. */
export function writeOutMinutes(lines: Lines): Lines {
  const found = lines.map((line) => MINUTES.exec(line));
  const windows = found.filter((one) => one !== null);
  const isRunning =
    windows.length > 1 && windows.every((one, index) => index === 0 || Number(one[1]) - Number(windows[index - 1]?.[2]) <= 1);
  const isLong = windows.every(([, from, to]) => Number(to) - Number(from) >= 2);
  if (!isRunning || !isLong || lines.some((line) => /\be\d*s?\d?mom\b|\botm\b|\bevery (?:\d|min)|\bdeath\b/i.test(line))) return lines;
  return lines.map((line, index) => {
    const window = found[index];
    if (window === null || window === undefined) return line;
    const before = windows[windows.indexOf(window) - 1]?.[2];
    return `${before ?? (window[1] === "1" ? "0" : (window[1] ?? "0"))}:00-${window[2] ?? ""}:00: ${line.slice(window[0].length)}`;
  });
}

const BARE_WINDOW = /^(\s*)(\d{1,2})[-–](\d{1,2})(?: ?min\w*)?\s+(?=\p{L}|\d+ ?rm)/iu;

/** "0-10 max row", "10-20 AMRAP …": windows of one clock, the first from its start, each from the end of the one before. */
export function writeOutBareWindows(lines: Lines): Lines {
  const windows = lines.flatMap((line, at) => {
    const found = BARE_WINDOW.exec(line);
    return found === null ? [] : [{ at, from: Number(found[2]), to: Number(found[3]) }];
  });
  const areWindows =
    windows.length > 1 &&
    windows[0]?.from === 0 &&
    windows.every(({ from, to }, index) => to - from >= 2 && (index === 0 || from === windows[index - 1]?.to));
  if (!areWindows) return lines;
  return lines.map((line, at) => {
    const window = windows.find((one) => one.at === at);
    return window === undefined ? line : line.replace(BARE_WINDOW, `$1${window.from}:00-${window.to}:00: `);
  });
}

const MINUTES = /^\s*min(?:ute)?s? ?(\d{1,2})[-–](\d{1,2})\s*[:-]?\s+(?=\S)/i;

/** "0-8: 800 m run, then AMRAP …": what is left of the window is for the AMRAP. */
export function writeOutWindows(lines: Lines): Lines {
  const areWindows = lines.some((line) => /^\s*\d+(?::00)? ?[-–] ?\d+(?::00)?(?: ?min)? ?:\s+\S/i.test(line));
  return lines.flatMap((line) => {
    const pause = areWindows
      ? /^\s*(\d+)(?::00)? ?[-–] ?(\d+)(?::00)?(?: ?min)?:? (?:rest|off|pause|repos|descanso|riposo|rust)\s*$/i.exec(line)
      : null;
    if (pause !== null) return [`rest ${Number(pause[2]) - Number(pause[1])} min`];
    const [, from = "", to = "", first = "", amrap = ""] =
      /^\s*(\d+)(?::00)? ?[-–] ?(\d+)(?::00)?(?: ?min)? ?:\s+(\S.*?),? (?:then|into) (?:an? )?amrap(?: of)?:? (\d+ (?!min)[a-z].*)$/i.exec(
        line,
      ) ?? [];
    return amrap === ""
      ? [line]
      : [`in ${Number(to) - Number(from)} min:`, first, "then AMRAP in the remaining time:", ...amrap.split(/\s*[+,&]\s*(?=\d)/)];
  });
}

const SERIES: readonly RegExp[] = [
  /^\W*(?<count>[2-6]) ?(?:x|×|rounds of|sets of) ?(?:amrap(?:s)?(?: of)? ?(?<minutes>\d+)|(?<other>\d+) ?(?:min\w*|')? ?amraps?)\b/i,
  /^\W*amrap ?(?<minutes>\d+) ?(?:min\w*|')? ?(?:x|×) ?(?<count>[2-6])\b/i,
];

interface Series {
  readonly count: number;
  readonly minutes: string;
  readonly rest?: string;
}

function readSeries(line: string): Series | undefined {
  const groups = SERIES.map((pattern) => pattern.exec(line)).find((found) => found !== null)?.groups;
  const minutes = groups?.["minutes"] ?? groups?.["other"];
  if (groups === undefined || minutes === undefined) return undefined;
  const found = REST.exec(line);
  const rest = found?.[1] ?? found?.[2];
  return {
    count: Number(groups["count"]),
    minutes,
    ...(rest === undefined ? {} : { rest: /^\d+$/.test(rest) ? `${rest} ${Number(rest) >= 20 ? "s" : "min"}` : rest }),
  };
}

/** "3 x AMRAP 4 / rest 2:00" above "#1 …", "#2 …", "#3 …": each is an AMRAP of its own. */
export function writeSeries(lines: Lines): Lines {
  const at = lines.findIndex((line) => readSeries(line) !== undefined);
  const series = readSeries(lines[at] ?? "");
  if (series === undefined) return lines;
  const below = lines.slice(at + 1);
  const starts = Array.from({ length: series.count }, (_, index) => below.findIndex((line) => isPlace(line, index)));
  const isPlaced = starts.every(
    (start, index) =>
      start >= 0 && (index === 0 ? below.slice(0, start).every((line) => line.trim() === "") : start > (starts[index - 1] ?? 0)),
  );
  const plain = below.filter((line) => line.trim() !== "").slice(0, series.count);
  const isLined =
    plain.length === series.count && below.length <= series.count + 1 && plain.every((line) => /\d[^\d]*[+,/&][^\d]*\d+ [a-z]/i.test(line));
  if (!isPlaced && !isLined) return lines;
  const from = isPlaced ? starts : plain.map((line) => below.indexOf(line));
  const stop = below.findIndex((line, index) => index > (from.at(-1) ?? 0) && line.trim() === "");
  const end = stop < 0 ? below.length : stop;
  const written = from.flatMap((start, index) => [
    ...(index === 0 || series.rest === undefined ? [] : [`rest ${series.rest}`]),
    `AMRAP ${series.minutes}`,
    ...below.slice(start, from[index + 1] ?? end).map((line, place) => (place === 0 && isPlaced ? line.replace(PLACE, "") : line)),
  ]);
  return [...lines.slice(0, at), ...written, ...below.slice(end)];
}

const PLACE =
  /^\s*(?:(?:amrap|part|block|round) ?#?([1-6a-f])[).:]?\s*$|(?:amrap|part|block|round|no\.?)? ?#?\(?([1-6a-f])(?:[).:]+|\s?[-–]|(?<=#\d))\s*(?=\S))/i;

function isPlace(line: string, index: number): boolean {
  const [, alone, before] = PLACE.exec(line) ?? [];
  const place = (alone ?? before)?.toLowerCase();
  return place !== undefined && (place === String(index + 1) || place === "abcdef".charAt(index));
}

const TURN =
  /^(\s*(?:[-*•]\s+)?)(\d) ?(?:(?:st|nd|rd|th|\.|e|ere?|eme|[ao]|er) ?)?(?:'|′|m|min(?:ut\w*)?\.?)\s*(?:[:=-]+\s*|(?=\s(?:\d|rest|repos|pause|pausa|descanso|riposo|rust)))\s*(?=\S)/i;

/** "1' : 15 cal", "2nd minute: 10 burpees" below an EMOM: places and no times. */
export function writeOutPlaces(lines: Lines): Lines {
  const at = lines.findIndex((line) => /\be\d?mom\b|\botm\b|\bevery (?:\d|min)/i.test(line));
  const below = lines.slice(at + 1);
  const first = below.findIndex((line) => line.trim() !== "");
  const end = below.findIndex((line, index) => index >= first && Number(TURN.exec(line)?.[2]) !== index - first + 1);
  const places = below.slice(Math.max(first, 0), end < 0 ? below.length : end);
  if (at < 0 || places.length < 2) return lines;
  return [
    ...lines.slice(0, at + 1 + first),
    ...places.map((line) => line.replace(TURN, "$1$2) ").trim()),
    ...below.slice(first + places.length),
  ];
}

/** "16 min", "odd mins: …", "even mins: …": an EMOM that does not say so. */
export function writeOutTurns(lines: Lines): Lines {
  const odd = lines.findIndex((line) => /^\W*odd(?: min\w*| rounds?| sets?)?\s*[:=-]/i.test(line));
  const isTurn = odd > 0 && lines.slice(odd + 1).some((line) => /^\W*even\b/i.test(line));
  if (!isTurn || lines.some((line) => /\be\d*s?\d?mom\b|\botm\b|\bevery\b|\balternat/i.test(line))) return lines;
  const head = lines[odd - 1] ?? "";
  const minutes = /(\d+) ?(?:min\w*|')/i.exec(head);
  return minutes === null ? lines : lines.with(odd - 1, head.replace(minutes[0], `EMOM ${minutes[1] ?? ""}`));
}
