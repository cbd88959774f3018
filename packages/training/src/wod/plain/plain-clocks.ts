/** Spellings and what the reader knows in their place. */
export type Rules = readonly (readonly [pattern: RegExp, plain: string | ((...found: string[]) => string)])[];

/** Work and rest by the clock. */
export const CLOCKS: Rules = [
  // "0-8 find 1RM", "8-10 rest", "10-20 amrap 5 …" without colons
  [
    /^\s*0 ?- ?(\d+):? (?=[^\n]*\n\s*\1 ?- ?\d)([^\n]*)((?:\n\s*\d+ ?- ?\d+:? [^\n]*)+)/gim,
    (_, to = "", first = "", others = "") =>
      `0-${to}: ${first}${others.replaceAll(/\n\s*(\d+) ?- ?(\d+):? ([^\n]*)/g, (_line: string, from = "", until = "", what = "") => (/^rest\b/i.test(what) ? `\nrest ${Number(until) - Number(from)} min` : `\n${from}-${until}: ${what}`))}`,
  ],
  // "odd: 5 HSPU even: 30 s L-sit + 8 squats" in one line
  [/(?<=\bemom\b[^\n]*?)\s*\b(odd|even)\b:? ?(?=\d)/gi, "\n$1: "],
  // "Death by burpees. 1 in the first min, 2 in the second …"
  [
    /\bdeath by:?\s+([^\n.,;:(]+)[^\n]*((?:\n\s*\(?(?:(?:min(?:ute)? ?)?\d+ ?[=:-]|\d+ (?:reps? )?in |until|till|til|\+ ?1|add )[^\n]*)*)/gi,
    (_, name = "", below = "") =>
      `death by: ${name.replace(/,? ?\b(?:time )?cap\b.*/i, "")}${/\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:kg|lbs?)/i.exec(below)?.[0].replace(/^/, " @ ") ?? ""}${/\bcap:? ?\d+/i.exec(`${name} ${below}`)?.[0].replace(/^/, "\n") ?? ""}\n`,
  ],
  [
    /^([^\n]*?)\b(?:emom|every min(?:ute)?)\b:?\s*\n?[^\n]*\b1 ([a-z][^\n,;]*?),? (?:\+ ?1|add (?:1|one))(?: reps?)? (?:each|every|per) (?:min(?:ute)?|round)[^\n]*/gim,
    "$1death by: $2\n",
  ],
  // "24 min, rotate each min"
  [/\b(\d+) ?min(?:ute)?s?,? (?:rotat(?:e|ing)|switch(?:ing)?|chang(?:e|ing)) (?:each|every) min(?:ute)?:?/gi, "emom $1"],
  // "5 sets: 1:00 max cal bike", "rest 2:00 between sets"
  [
    /\b(\d+) (?:sets|rounds|rds)\b[^\n]*\n\s*(\d+(?::\d\d)?) ?(s|sec|min)?\w* max (?:reps? |effort )?([^\n]+)\n\s*-?rest (\d+(?::\d\d)?) ?(s|sec|min)?\b[^\n]*$(?!\n\s*\d)/gim,
    "$1 rounds $2 $3 on / $5 $6 off\nmax $4",
  ],
  // "AMRAP 3 on / 1 off x5", "3 on / 1 off": minutes where the clock has so few
  [
    /(?:\bamrap:?\s*)?(?<![\d:.])\b([1-9]) ?(?:min(?:ute)?s?)? on,? ?\/? ?([1-9]) ?(?:min(?:ute)?s?)? off\b/gi,
    (_, work = "", rest = "") => `${work}:00 on / ${rest}:00 off`,
  ],
  [/\b(\d+) ?(s|sec|min)? work,? ?\/ ?(\d+) ?(s|sec|min)? (?:move|transition|change|switch)\b/gi, "$1 $2 on / $3 $4 off"],
  [
    /(\btabata\b[^\n]*?)\(?(?:\d+ ?x ?)?(?:0?:20|20) ?s? ?\/ ?(?:0?:10|10) ?s?(?: each)?,? (\d+(?::\d\d)?) ?(min|s|sec)?\w* between(?: (?:movements|stations|exercises))?[^\S\n]*\)?[^\S\n]*$/gim,
    "$1\nrest $2 $3 between rounds\n",
  ],
  [/\b(\d+) ?(?:sets|rounds|rds) (?:of )?(?=\d+:\d\d on\b)/gi, "$1 rounds "],
  [/\b\d+ stations ?x ?(\d+) (?:rounds|rds|sets)\b/gi, "$1 rounds"],
  [
    /\b(\d+) ?x ?amrap:? ?(\d+)(?: ?min(?:ute)?s?)?,? (\d+(?::\d\d)?) ?(min(?:ute)?s?|sec|s) off(?: (?:in ?)?between)?/gi,
    "$1 rounds $2 min on / $3 $4 off",
  ],
  // "3 blocks", "4 min: 12 slam balls, 12 lunges", "1 min off"
  [
    /[^\n]*\b(\d+) blocks\b[^\n]*\n\s*(\d+) ?min(?:ute)?s?:([^\n]*)\n\s*(\d+) ?min(?:ute)?s? (?:off|rest)\b/gi,
    "$1 rounds $2 min on / $4 min off\n$3",
  ],
  [
    /\bas many (?:rounds|reps)(?: (?:and|&|or|n) (?:reps|rounds))? (?:as (?:possible|u can|you can)) in (\d+)\b(?: ?min(?:ute)?s?)?/gi,
    "amrap $1 min",
  ],
  [/\b([3-9]|\d\d) ?min(?:ute)?s?,? (?=burpees?\b[^\n\d]*$)/gim, "amrap $1 min "],
  [/\bamrap (\d+)(?: ?min)? x ?(\d+),? ?\/? ?(\d+(?::\d\d)?) ?(min|sec|s)?\w* rest\b/gi, "$2 rounds $1:00 on / $3 $4 off"],
  [/\b(\d+) (?:sets|rounds)[^\S\n]*:?[^\S\n]*\n\s*(?=\d+(?::\d\d)? ?(?:s|sec|min)?\w* (?:on|work)\b)/gim, "$1 rounds "],
  [/^[a-z -]*?\b(\d\d)\/(\d\d)(?: ?s\w*)?,? (\d+) rounds\s*$/gim, "$3 rounds $1 s on / $2 s off"],
  [
    /^(?:([a-z]+) )?(\d+) ?x ?(\d+) ?m(?: ([a-z]+))? on (\d:\d\d)\b/gim,
    (_, before = "", count = "", metres = "", name = "", time = "") => `every ${time} x ${count}: ${metres} m ${before}${name}`,
  ],
  [/\bfor time (?:in|en|within|under) (\d+) ?min(?:ute)?s?\b/gi, "for time, cap $1 min"],
  [/^\s*max\.? (\d+) ?min(?:ute)?s?\s*$/gim, "cap $1 min"],
  // ":40 on :20 off, 5 rounds through"
  [/(\d+(?::\d\d)?) ?(s|sec|min)? on,? (?=\d+(?::\d\d)? ?(?:s|sec|min)? off\b)/gi, "$1 $2 on / "],
  [/(?<=\brounds) (?:thru|through|total)\b/gi, ""],
  // "3 x AMRAP 6, rest 2 min" above one line for each
  [
    /^[^\n]*?\b(\d) ?x ?(?:amrap:? ?(\d+)(?: ?min(?:ute)?s?|:00|')?|(\d+) ?min(?:ute)?s? amraps?)([^]*?)((?:^\s*[a-f1-6] ?[).:][^\n]+(?:\n|$)){2,})/gim,
    (whole, count = "", minutes = "", others = "", head = "", lines = "") => {
      const turns = lines.split("\n").filter((line) => line.trim() !== "");
      const [, first, second] =
        /rest:? ?(\d+(?::\d\d)?(?: ?(?:min|sec|s)\w*)?)|(\d+(?::\d\d)? ?(?:min|sec|s)?\w*) (?:rest|off)/i.exec(head) ?? [];
      const rest = first ?? second;
      if (turns.length !== Number(count) || rest === undefined) return whole;
      const between = /[a-z:]/i.test(rest) ? rest : `${rest} min`;
      return `${turns.map((line) => `amrap ${minutes || others} min\n${line.replace(/^\s*[a-f1-6] ?[).:]/i, "")}`).join(`\nrest ${between}\n`)}\n`;
    },
  ],
  // "0-10: find a 3RM", "10-25: AMRAP" on one clock
  [/^\s*on an? \d+[ -]?min(?:ute)?s? (?:running )?clock:?\s*\n(?=\s*0 ?-)/gim, ""],
  [/^\s*(\d+) ?- ?(\d+)(?: ?min)?: ?amrap(?: of)?/gim, (_, from = "", to = "") => `amrap ${Number(to) - Number(from)} min\n`],
  [/^\s*(\d+) ?- ?(\d+)(?: ?min)?: ?(?=max\b)/gim, (_, from = "", to = "") => `amrap ${Number(to) - Number(from)} min\n`],
  [/^\s*0 ?- ?\d+(?: ?min)?: ?(?=find|build|work|establish)/gim, ""],
  // "3 x 4 min: 20 wall balls + max HSPU", and below it the rest
  [/\b(\d+) ?x ?(\d+) ?min(?:ute)?s?:? ([^\n]*\bmax\b[^\n]*)\n\s*(?:r|rest) ?(\d+) ?min\w*/gi, "$1 rounds $2 min on / $4 min off\n$3"],
  [/(?<=tabata[^]*)\b\d+ ?x ?20\/10 (?=[a-z])/gi, ""],
  [/^\s*(\d+(?::\d\d)?) ?(min|sec|s)\w* between(?: sets| rounds)?\s*$/gim, "rest $1 $2"],
  [/,? \bup to \d+:\d\d\b/gi, ""],
  [
    /(?<=tabata[^]*),?\s*(?<!\brest:? ?)(?<![\d:])(\d+(?::\d\d)?) ?(min|sec|s)\w* between (?:movements|exercises|stations)\b/gi,
    "\nrest $1 $2 between rounds\n",
  ],
  [/\b(every [\d:]+ ?(?:min(?:ute)?s?|sec(?:ond)?s?)?),? (?=for |x ?\d)/gi, "$1 "],
  [/\b(?:against|on|with) (?:a|the) (\d+)[ -]?min(?:ute)?s? (?:running )?clock:?/gi, "amrap $1 min:"],
  [/\b(\d+) sets,? (?=(?:each )?for time)/gi, "$1 rounds "],
  [/\b(\d+) (?:rounds|sets),? each for time/gi, "$1 rounds for time"],
  [/(?<=^|[:\s])(\d+) ?x:?[^\S\n]*$/gim, "$1 rounds:"],
  [/\brft ?\((\d+)\)/gi, "$1 rft"],
  [/(?<=for time[^]*)\n\s*(?:emom|every minute): \d+ [^\n]*/gi, ""],
  [/(?<=\d ?(?:min(?:ute)?s?|sec(?:onds?)?|s|')) (?:of|de) (?=rest)/gi, " "],
  [/(\be\d?mom\b[^\n:(]*?)\s*\(\d+ (?:rounds|sets)\)/gi, "$1"],
  // "5 rounds, each for time, start every 5:00"
  [
    /\b(\d+) (?:rounds|sets)(?: for time)?,?(?: each for time,?)? (?:\(?start(?:ing|s)? |new round )?every (\d+(?::\d\d)?) ?(min(?:ute)?s?|sec(?:ond)?s?|s|')?\)?/gi,
    "every $2 $3 x $1",
  ],
  // "3x AMRAP 4:00, rest 2:00"
  [
    /\b(\d+) ?(?:x|rounds(?: of)?:?) ?amrap:? ?(\d+(?::\d\d)?)(?: ?min(?:ute)?s?)?\s*[,;]?\s*(?:with )?rest:? ?(\d+(?::\d\d)?) ?(min(?:ute)?s?|sec(?:ond)?s?|s)?(?: between)?(?: rounds)?/gi,
    (_, count = "", work = "", rest = "", unit = "") =>
      `${count} rounds ${work}${work.includes(":") ? "" : " min"} on / ${rest} ${unit || (rest.includes(":") ? "" : "min")} off`,
  ],
  // "0:40 wall balls, 0:20 rest, 0:40 row, 0:20 rest"
  [
    /^(\d+) (?:sets|rounds(?: for time| not for time)?)(?: of)?:?\s*((?:[ \t]*(?:\d+:\d\d|\d+ ?(?:s|sec|min)) (?!rest)[^\n]+\n+[ \t]*(?:\d+:\d\d|\d+ ?(?:s|sec|min)) rest[ \t]*(?:\n+|$))+)/gim,
    (whole, count = "", lines = "") => {
      const pairs = [...lines.matchAll(/(\d+:\d\d|\d+ ?(?:s|sec|min)) (?!rest)([^\n]+)\n+[ \t]*(\d+:\d\d|\d+ ?(?:s|sec|min)) rest/gi)];
      const [first] = pairs;
      const isEven = pairs.every(([, work, , rest]) => work === first?.[1] && rest === first?.[3]);
      return isEven && first !== undefined
        ? `${count} rounds ${first[1] ?? ""} on / ${first[3] ?? ""} off\n${pairs.map(([, , name]) => name).join("\n")}\n`
        : whole;
    },
  ],
  // "in 12 minutes: 1 mile run, then amrap in the remaining time"
  [
    /\bin (\d+) ?min(?:ute)?s?:?([^]*?)\b(?:then )?(?:an? )?amrap (?:in|with) (?:the )?(?:remaining time|time remaining|time left|remainder)(?: of)?:?/gi,
    "for time:$2\namrap $1 min:",
  ],
  [/^\s*metcon \(amrap[^)]*\)\s*\n\s*(\d+) ?min(?:ute)?s?:?/gim, "amrap $1 min"],
  [/(\bevery \d[^\n:(]*?)\s*\(\d+ (?:rounds|sets)\)/gi, "$1"],
  [/(\bevery \d+(?::\d\d)? ?(?:min|sec|s)?)[a-z]*, (?=\d+ (?:rounds|sets))/gi, "$1 x "],
  [/\brecovery\b/gi, "rest"],
  [/(?<=\d:\d\d |\d ?(?:min|sec|s) )jog(?:ging)? (?=rest\b)/gi, ""],
  // A minute at a station is no workout of its own.
  [/(?<=\brounds?\b[^]*)(?<=(?:^|[\n,:;]) *)(\d+ ?min(?:ute)?s?) max(?: reps?)?(?= )/gi, "$1"],
  [/\b(?:between|btw\.?|in between) (?:efforts|sets|intervals|reps|rounds|movements|exercises|stations)\b/gi, "between rounds"],
  [/\bfor time \((\d+)(?::00| ?min(?:ute)?s?| ?')\)/gi, "for time cap $1 min"],
  [/(?<=tabata[^]*)\b8 rounds each,?\s*/gi, " "],
  [/\bon the (\d:\d\d) (?=x ?\d|for )/gi, "every $1 "],
  [/\bwalking (?=rest)/gi, ""],
  [/(\bemom\b[^\n:]*?)\s*-\s*\d+ (?:sets|rounds)(?: each)?[^\S\n]*$/gim, "$1"],
  [/,?\s*(?<![\d:])\b\d{2,4} ?m? (?:easy )?jog(?:ging)? (?:rest|recovery|between(?: rounds)?)\b/gi, ""],
  [/\btime trial\b/gi, "for time"],
  [/\b(\d+) ?min(?:ute)?s? limit\b/gi, "time cap $1 min"],
  [/\bevery (\d+(?::\d\d)?(?: ?min(?:ute)?s?| ?sec(?:ond)?s?)?) \((\d+) (?:rounds|sets)\)/gi, "every $1 x $2"],
  [/\btransition\b(?! drill)/gi, "rest"],
  [/\b(\d+) ?' ?cap\b/gi, "time cap $1 min"],
  [/\b(?:in|en) (\d+) ?min(?:ute)?s? max\b/gi, "time cap $1 min"],
  [/@ ?(?:mile|1500|3k) pace\b/gi, ""],
  [/\b(\d+) ?(?:min(?:ute)?s?|') tc\b/gi, "time cap $1 min"],
  [/\b(time cap|cap|tc)\s*[-=]\s*(?=\d)/gi, "$1 "],
  [/\b(?:limite?|limit|tope|maximal|maximum)(?: de)?:? (\d+) ?min(?:ute)?s?/gi, "time cap $1 min"],
  [/^\s*\*+\s*(?=(?:\d+ ?min(?:ute)?s? ?(?:time )?cap|time cap|cap)\b)/gim, ""],
  [/\b(\d+) ?(s|sec|min)? sprint,? ?\/? ?(\d+) ?(s|sec|min)? (?:easy|off|jog|walk)\b/gi, "$1 $2 on / $3 $4 off run"],
  [/(?<=x ?\d+ ?min) @ ?\d+ ?k pace/gi, " run"],
  [/,?\s*\b(?:rest 1:1|1:1 rest|1:1)\b/gi, " "],
  [/\bwith (?=\d+[^\n,]{0,12}\brest)/gi, ""],
  [/(?<!minute )\bon the minute\b(?=\s*(?:x|for) ?\d)/gi, "otm"],
  [/\bfor (\d+):00\b/gi, "for $1 min"],
  [/\bamrap x (?=\d)/gi, "amrap "],
  // "3 x 5 min amrap, 2 min rest"
  [
    /\b(\d+) ?(?:x|rounds:?|sets:?)(?: of)?:? ?(\d+(?::\d\d)?) ?(min(?:ute)?s?|')? amrap,?\s*\/?\s*\(?(\d+(?::\d\d)?) ?(min(?:ute)?s?|s|sec|')? ?rest(?: between)?/gi,
    "$1 rounds $2 $3 on / $4 $5 off",
  ],
  [/\bamrap (\d+)(?: ?min)?,? rest (\d+)(?: ?min)?,? x ?(\d+)/gi, "$3 rounds $1:00 on / $2:00 off"],
  [/\b(\d+) sets:? (?=\d+:\d\d on)/gi, "$1 rounds "],
  [
    /\b(\d+(?::\d\d)?) ?(s|sec|min)? (?:hard|fast|sprint),? ?\/? ?(\d+(?::\d\d)?) ?(s|sec|min)? (?:easy|slow|off|jog|walk)(?: on the)?\b/gi,
    "$1 $2 on / $3 $4 off",
  ],
  [/\b(\d+(?::\d\d)?) ?(s|sec|min)?,? work,? ?\/? ?(\d+(?::\d\d)?) ?(s|sec|min)? rest\b/gi, "$1 $2 on / $3 $4 off"],
  [/\b(\d+) ?x ?(?=\d+(?::\d\d)? ?(?:s|sec|min)? on\b)/gi, "$1 rounds "],
  [/\b(\d+ rounds)\s*[-:,]\s*(?=\d+(?::\d\d)? ?(?:s|sec|min)? on\b)/gi, "$1 "],
  [/\b(\d+(?::\d\d)? ?(?:s|sec|min)? on \/ \d+(?::\d\d)? ?(?:s|sec|min)? off),? ?(?:for |x )?(\d+) rounds/gi, "$2 rounds $1"],
  [/\((\d+(?::\d\d)?) ?(s|sec|min)?\.? (?:jog|easy|walk|rest)\)/gi, ", $1 $2 rest"],
  [/\(rest (\d+(?::\d\d)?) ?(s|sec|min)?\)/gi, ", rest $1 $2"],
  [
    /@\s*(?:\d+ ?k|race|easy|threshold|tempo|hyrox|goal|marathon|half marathon|mp|vo2 ?max)(?:\s*pace)?\b(?= *(?:$|[,;(\n/]|with|rest|\d))/gim,
    " ",
  ],
  [/@?\s*\d:\d\d\s*\/\s*(?:km|mi|500 ?m)\b/gi, " "],
  [/@ ?\d+(?:-\d+)?% ?(?:hr|hrmax|max hr|heart rate|effort)\b/gi, " "],
  [/\bmax (?:distance|metres|meters)\b/gi, "max"],
  [/(?<=@ ?\d+(?:-\d+)?%) ?(?:of )?(?:your |the |today's )?(?:\d ?rm|1rm|max|best)\b[^\n,;)@]*/gi, " "],
];
