/* What lines of a workout say together, written out so that each line says it by itself: sections of a mail, marks along a run, AMRAPs in a row, groups that are repeated. */

type Lines = readonly string[];

/** A text whose lines can be read one by one. What says nothing of other lines stays as it was typed. */
export function writtenOut(typed: string): string {
  const lines = typed.replaceAll("\r", "").split("\n");
  return [
    headingOf,
    sentencesOf,
    clausesOf,
    repsOf,
    implementsOf,
    startsOf,
    marksOf,
    windowsOf,
    writeSeries,
    groupsOf,
    bracketsOf,
    laddersOf,
    stationsOf,
    turnsOf,
    loadsOf,
  ]
    .reduce((read: Lines, step) => step(read), lines)
    .join("\n");
}

/** "Squat day W5D1" above sets without a name: the lift. */
function headingOf(lines: Lines): Lines {
  const [first = "", ...others] = lines;
  const [, lift, rest = ""] =
    /^\W*((?:back |front )?squat|bench(?: press)?|deadlift|snatch|clean(?: (?:and|&) jerk)?) (?:day|session|tag)\b[ ,:-]*(.*)$/i.exec(
      first,
    ) ?? [];
  return lift === undefined || others.length === 0 ? lines : [...(/[a-z\d]/i.test(rest) ? [rest] : []), lift, ...others];
}

/** So long is a line of running text. */
const PROSE = 110;

/** Running text: a line for each sentence, and for what comes "then" or "after that". */
function sentencesOf(lines: Lines): Lines {
  return lines.flatMap((line) => {
    if (line.length < PROSE || !/[a-z)\d][.!?]+\s+\p{Lu}/u.test(line)) return [line];
    return line
      .split(/(?<=[\p{Ll})\d][.!?]+)\s+(?=[\p{Lu}¡¿])/u)
      .flatMap((sentence) => sentence.split(/,?\s+(?:and )?then (?=\d)(?![^,.]*\boff\b)/))
      .flatMap((sentence) => {
        // What stands in front of the work is a line of its own.
        const [, front, work] =
          /^(.*?\b(?:do|doing|have|start with|starts with|finish with|finishes with|is|are|:))\s+((?:\d|amrap|emom)[^.]*[a-z].*)$/i.exec(
            sentence,
          ) ?? [];
        return front === undefined || work === undefined ? [sentence] : [front, work];
      })
      .map((sentence) =>
        sentence
          .replaceAll(/,? (?:and )?then (\d+ ?(?:s|sec\w*|min\w*)) (?:completely |fully )?off\b/gi, ", rest $1")
          .replace(/\.+$/, "")
          .replaceAll(/\bwith two (\d+)s? \(women (\d+)s?\)/gi, "2x$1/$2 kg"),
      );
  });
}

/** "WU 2 mi, 10 x 45 s uphill (walk down), 1 mi @ tempo, CD 1 mi": a line for each, with the rest that follows it. */
function clausesOf(lines: Lines): Lines {
  return lines.flatMap((line) => {
    if (!/\b(?:wu|w\/u|warm[- ]?up|cd|c\/d|cool[- ]?down|easy)\b/i.test(line) || !/\d ?[x×] ?\d/i.test(line)) return [line];
    const clauses = line.split(/[,;]\s+(?![^(]*\))(?=(?:\d|wu|w\/u|warm|cd|c\/d|cool))/i);
    const sets = clauses.findIndex((clause) => /\d ?[x×] ?\d/i.test(clause));
    const areWays = clauses.every((clause) => /\d ?(?:km?|m|mi\w*|min\w*|'|s|sec\w*|h)\b|\d'/i.test(clause));
    if (clauses.length < 3 || sets < 0 || !areWays) return [line];
    const written: string[] = [];
    for (const clause of clauses) {
      const isRest =
        /\b(?:jog|rest|rec\w*|float|walk|off|between|trab\w*|pause)\b/i.test(clause) &&
        /\d ?[x×] ?\d/i.test(written.at(-1) ?? "") &&
        !/\b(?:wu|warm|cd|cool)/i.test(clause) &&
        !/\b(?:jog|walk|rest|float|easy)\b[^()]*\)$/i.test(written.at(-1) ?? "");
      if (isRest) written[written.length - 1] += `, ${clause}`;
      else written.push(clause);
    }
    return written;
  });
}

/** "5 rounds, 8 reps each" above movements without a number: so many of each. */
function repsOf(lines: Lines): Lines {
  const at = lines.findIndex((line) => /\b(?:rounds?|rft|rds|amrap)\b/i.test(line) && EACH.test(line));
  const reps = EACH.exec(lines[at] ?? "")?.[1];
  const below = lines.slice(at + 1);
  const stop = below.findIndex((line) => /\d/.test(line) || line.trim() === "");
  const bare = below.slice(0, stop < 0 ? below.length : stop);
  if (reps === undefined || bare.length < 2) return lines;
  return [
    ...lines.slice(0, at),
    (lines[at] ?? "").replace(EACH, " "),
    ...bare.map((line) => line.replace(/^\W*/, `${reps} `)),
    ...below.slice(bare.length),
  ];
}

const EACH = /[/,(-]* ?(?<![\d.])(\d{1,3}) (?:reps )?(?:of )?each(?: movement| exercise)?\b\)?/i;

/** "KB complex": everything below is done with it. */
function implementsOf(lines: Lines): Lines {
  const at = lines.findIndex((line) => /^\W*(?:kb|kettlebell|db|dumbbell) (?:complex|flow|circuit)\b/i.test(line));
  if (at < 0) return lines;
  const implement = /kb|kettlebell/i.test(lines[at] ?? "") ? "KB" : "DB";
  return lines.map((line, index) =>
    index > at
      ? line.replace(
          /^(\W*\d+ )(?=(?:swing|clean|press|front squat|squat|snatch|thruster|row|deadlift|lunge|push press|jerk)\w*\b)/i,
          `$1${implement} `,
        )
      : line,
  );
}

const START = /^\s*@?\s*(\d{1,2}):00\s*[-–]\s+(?!\d{1,2}:\d\d)(?=\S)/;

/** "0:00 - 1 mile run", "@12:00 - 3 rounds …": each until the next begins. */
function startsOf(lines: Lines): Lines {
  const starts = lines.flatMap((line, index) => (START.test(line) ? [{ index, minute: Number(START.exec(line)?.[1]) }] : []));
  const isRising = starts.length > 1 && starts.every(({ minute }, index) => index === 0 || minute > (starts[index - 1]?.minute ?? 0));
  if (!isRising) return lines;
  return lines.flatMap((line, index) => {
    const at = starts.findIndex((start) => start.index === index);
    const next = starts[at + 1];
    if (at < 0) return [line];
    const work = line.replace(START, "");
    return next === undefined ? [`Block ${at + 1}: ${work}`] : [`${starts[at]?.minute ?? 0}:00-${next.minute}:00: ${work}`];
  });
}

const MARK =
  /^\s*(?:km )?(\d+)(?: ?km?)? ?[-–] ?(\d+)(?: ?km?)?\s*@\s*(?=\d:\d\d|easy|steady|[a-z\d]+ ?pace|mp\b|hmp\b|z\d|locker|suave|facile)/i;

/** "0-6 @ 5:30", "6-11 @ 5:05": from one kilometre to the next, where each begins where the one before ends. */
function marksOf(lines: Lines): Lines {
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

/** "0-8: 800 m run, then AMRAP 10 pull-ups + 10 deadlifts": what is left of the window is for the AMRAP. */
function windowsOf(lines: Lines): Lines {
  const areWindows = lines.some((line) => /^\s*\d+(?::00)? ?[-–] ?\d+(?::00)?(?: ?min)? ?:\s+\S/i.test(line));
  return lines.flatMap((line) => {
    const pause = areWindows ? /^\s*(\d+)(?::00)? ?[-–] ?(\d+)(?::00)?(?: ?min)? (?:rest|off)\s*$/i.exec(line) : null;
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

const TIME = String.raw`(\d+:\d\d|\d+(?:[.,]5)? ?(?:minutes?|min|m\b|'|seconds?|sec|s\b|")?)`;
const REST = new RegExp(
  String.raw`\b(?:rest|pause|repos|descanso|riposo)\b ?:?(?:of |de |di )?${TIME}|${TIME} ?(?:of )?(?:rest|off|pause|repos|descanso|riposo)\b`,
  "i",
);
const SERIES: readonly RegExp[] = [
  /^\W*(?<count>[2-6]) ?(?:x|×|rounds of|sets of) ?(?:amrap(?:s)?(?: of)? ?(?<minutes>\d+)|(?<other>\d+) ?(?:min\w*|')? ?amraps?)\b/i,
  /^\W*amrap ?(?<minutes>\d+) ?(?:min\w*|')? ?(?:x|×) ?(?<count>[2-6])\b/i,
];

interface Series {
  readonly count: number;
  readonly minutes: string;
  readonly rest?: string;
}

function seriesOf(line: string): Series | undefined {
  const groups = SERIES.map((pattern) => pattern.exec(line)).find((found) => found !== null)?.groups;
  const minutes = groups?.["minutes"] ?? groups?.["other"];
  if (groups === undefined || minutes === undefined) return undefined;
  const found = REST.exec(line);
  const rest = found?.[1] ?? found?.[2];
  return {
    count: Number(groups["count"]),
    minutes,
    ...(rest === undefined ? {} : { rest: /\d$/.test(rest) ? `${rest} ${Number(rest) >= 20 ? "s" : "min"}` : rest }),
  };
}

/** "3 x AMRAP 4 / rest 2:00" above "#1 …", "#2 …", "#3 …": each is an AMRAP of its own. */
function writeSeries(lines: Lines): Lines {
  const at = lines.findIndex((line) => seriesOf(line) !== undefined);
  const series = seriesOf(lines[at] ?? "");
  if (series === undefined) return lines;
  const below = lines.slice(at + 1);
  const starts = Array.from({ length: series.count }, (_, index) => below.findIndex((line) => isPlace(line, index)));
  const isPlaced = starts.every((start, index) => start >= 0 && (index === 0 ? start === 0 : start > (starts[index - 1] ?? 0)));
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

const PLACE = /^\s*(?:amrap|part|block|round|no\.?)? ?#?\(?([1-6a-f])(?:[).:]+|\s?[-–]|(?<=#\d))\s*(?=\S)/i;

function isPlace(line: string, index: number): boolean {
  const place = PLACE.exec(line)?.[1]?.toLowerCase();
  return place !== undefined && (place === String(index + 1) || place === "abcdef".charAt(index));
}

const GROUP =
  /^(\s*)(?:(?:main|pre|post|set|block|wod|hauptteil|principal|central)\w*(?: set)?\s*[:-]\s*)?([2-4])(?: ?[x×]| times| mal| fois| veces| volte| (?:rounds|blocks)(?: of)?)\s*[:(]?\s*$/i;

/** "2x" above lines that stand deeper and hold sets of their own: the lines twice. */
function groupsOf(lines: Lines): Lines {
  const at = lines.findIndex((line) => GROUP.test(line));
  const [, indent = "", count = "1"] = GROUP.exec(lines[at] ?? "") ?? [];
  if (at < 0) return lines;
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => (/^\s*/.exec(line)?.[0].length ?? 0) <= indent.length);
  const inside = below.slice(0, end < 0 ? below.length : end);
  const sets = inside.filter((line) => /\d ?[x×] ?\d/i.test(line)).length;
  if (inside.length < 2 || sets === 0 || inside.length * Number(count) > MOST_LINES) return lines;
  return [
    ...lines.slice(0, at),
    ...Array.from({ length: Number(count) }, () => inside)
      .flat()
      .map((line) => line.trim()),
    ...groupsOf(below.slice(inside.length)),
  ];
}

const MOST_LINES = 24;

const TWO_RESTS = new RegExp(
  String.raw`^(.*?)\b(\d) ?[x×] ?\(([^()]*[,+/][^()]*)\)[,;:]? *(?:with |w/ ?)?${TIME} (?:rest |jog |easy )?(?:between|btw|b/w) (?:reps|efforts|intervals|runs|each|them)[,;]? *(?:and |& )?${TIME} (?:rest |jog |easy )?(?:between|btw|b/w) (?:sets|rounds|blocks|series)\W*$`,
  "i",
);

/** "3 sets of 10 dips and 10 curls": rounds of both. "3 x (1200, 400), 90 s between reps, 3 min between sets": each with its rest. */
function bracketsOf(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [whole, before = "", count = "", inside = "", short = "", long = ""] = TWO_RESTS.exec(line) ?? [];
    const [, rounds, load = "", lifts] =
      /^\s*(?:barbell )?complex:?(?: ?[x×] ?(\d{1,2})(?: sets| rounds)?)?,?( ?@ ?[\d.,/]+ ?(?:%|kg|lb)?)?\s*:\s*([^+]+\+.*)$/i.exec(line) ??
      [];
    if (rounds !== undefined && lifts !== undefined) {
      const [work = "", ...rest] = lifts.split(/,\s+/);
      return [
        `${rounds} sets:`,
        `${work}${load}`,
        ...rest.map((one) => (REST.test(one) || /\d ?'/.test(one) ? `rest ${one.replace(/\s*rest\s*/i, "")}` : one)),
      ];
    }
    if (whole !== undefined && !/\d ?[x×] ?\d/i.test(inside)) {
      const efforts = inside.split(/\s*[,+/]\s+/);
      return [
        ...(before.trim() === "" ? [] : [before]),
        `${count} rounds, rest ${long} between rounds`,
        ...efforts.flatMap((effort, index) => [...(index === 0 ? [] : [`rest ${short}`]), effort]),
      ];
    }
    const found = /^(?:(.*?[a-z],?) )?\s*(\d+) sets of (\d+ [a-z][a-z -]*?)(?:,| and| \+| &) (\d+ [a-z][a-z -]*)[.!]?\s*$/i.exec(line);
    return found === null
      ? [line]
      : [...(found[1] === undefined ? [] : [found[1]]), `${found[2] ?? ""} sets:`, found[3] ?? "", found[4] ?? ""];
  });
}

const GOES_ON =
  /^\W*(?:(?:\.{2,}|…|etc\.?|and so on|usw\.?)\W*(?:\(?\+? ?\d+ ?(?:reps? )?(?:each|every|per) round\)?|keep going)?|(?:\+|add) ?\d+ (?:reps? )?(?:each|every|per) round|and so on|keep (?:going|adding)[^\d]*)\W*$/i;

/** "3 thrusters, 3 pull-ups, 6 thrusters, 6 pull-ups, …": one ladder of both. */
function laddersOf(lines: Lines): Lines {
  const end = lines.findIndex((line) => GOES_ON.test(line));
  const counted = lines.map((line) => /^\s*(\d+) ([a-z].*)$/i.exec(line));
  let from = end;
  while (from > 0 && counted[from - 1] !== null) from--;
  const rows = counted.slice(from, end).flatMap((row) => (row === null ? [] : [{ reps: Number(row[1]), name: row[2] ?? "" }]));
  const nameOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z].*$/g, "");
  const size = rows.findIndex(({ name }, index) => index > 0 && nameOf(name) === nameOf(rows[0]?.name ?? ""));
  if (end < 0 || size < 1 || rows.length % size !== 0) return lines;
  const isLadder = rows.every(({ name, reps }, index) => {
    const [first, begin] = [rows[index % size], rows[index - (index % size)]];
    return nameOf(name) === nameOf(first?.name ?? "") && reps === begin?.reps;
  });
  if (!isLadder) return lines;
  const steps = rows.filter((_, index) => index % size === 0).map(({ reps }) => reps);
  return [...lines.slice(0, from), `${steps.join("-")}...`, ...rows.slice(0, size).map(({ name }) => name), ...lines.slice(end + 1)];
}

const WAY_BETWEEN =
  /^\W*(?:(run|row|ski|bike) (\d+(?:[.,]\d+)? ?(?:k|km|m))|(\d+(?:[.,]\d+)? ?(?:k|km|m)) (run|row|ski|bike)) (between|before|after) (?:each|every|all)(?: (?:station|movement|exercise)s?)?\W*$/i;

/** "Run 1k between each" above the stations: the run stands between them. */
function stationsOf(lines: Lines): Lines {
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

/** "16 min", "odd mins: …", "even mins: …": an EMOM that does not say so. */
function turnsOf(lines: Lines): Lines {
  const odd = lines.findIndex((line) => /^\W*odd(?: min\w*| rounds?| sets?)?\s*[:=-]/i.test(line));
  const isTurn = odd > 0 && lines.slice(odd + 1).some((line) => /^\W*even\b/i.test(line));
  if (!isTurn || lines.some((line) => /\be\d*s?\d?mom\b|\botm\b|\bevery\b|\balternat/i.test(line))) return lines;
  const head = lines[odd - 1] ?? "";
  const minutes = /(\d+) ?(?:min\w*|')/i.exec(head);
  return minutes === null ? lines : lines.with(odd - 1, head.replace(minutes[0], `EMOM ${minutes[1] ?? ""}`));
}

/** "Then drop to 85% of today's heavy" above "3 x 2": the load of those sets. */
function loadsOf(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const before = DROPPED.exec(lines[at - 1] ?? "");
    if (before !== null && SETS_ALONE.test(line)) return [line.replace(SETS_ALONE, (sets) => `then ${sets.trim()} @ ${before[1] ?? ""}`)];
    return DROPPED.test(line) && SETS_ALONE.test(lines[at + 1] ?? "") ? [] : [line];
  });
}

const DROPPED = /^\W*(?:then:?\s*)?(?:drop|back off|go down|down)\s*(?:down )?to (\d+ ?%[^\d]*)$/i;
const SETS_ALONE = /^\s*\d ?[x×] ?\d+(?=\s*(?:$|,))/i;
