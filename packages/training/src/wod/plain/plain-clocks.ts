/** Spellings and what the reader knows in their place. */
export type Rules = readonly (readonly [pattern: RegExp, plain: string | ((...found: string[]) => string)])[];

/** Work and rest by the clock. */
export const CLOCKS: Rules = [
  // "Death by burpees. 1 in the first min, 2 in the second …"
  [
    /\bdeath by:?\s+([^\n.,;:(]+)[^\n]*((?:\n\s*\(?(?:(?:min(?:ute)? ?)?\d+ ?[=:-]|\d+ (?:reps? )?in |until|till|til|\+ ?1|add )[^\n]*)*)/gi,
    (_, name = "", below = "") =>
      `death by: ${name.replace(/,? ?\b(?:time )?cap\b.*/i, "")}${/\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:kg|lbs?)/i.exec(below)?.[0].replace(/^/, " @ ") ?? ""}${/\bcap:? ?\d+/i.exec(`${name} ${below}`)?.[0].replace(/^/, "\n") ?? ""}\n`,
  ],
  // "24 min, rotate each min"
  [/\b(\d+) ?min(?:ute)?s?,? (?:rotat(?:e|ing)|switch(?:ing)?|chang(?:e|ing)) (?:each|every) min(?:ute)?:?/gi, "emom $1"],
  // "AMRAP 3 on / 1 off x5", "3 on / 1 off": minutes where the clock has so few
  [
    /(?:\bamrap:?\s*)?(?<![\d:.])\b([1-9]) ?(?:min(?:ute)?s?)? on,? ?\/? ?([1-9]) ?(?:min(?:ute)?s?)? off\b/gi,
    (_, work = "", rest = "") => `${work}:00 on / ${rest}:00 off`,
  ],
  [/\b(\d+) ?(s|sec|min)? work,? ?\/ ?(\d+) ?(s|sec|min)? (?:move|transition|change|switch)\b/gi, "$1 $2 on / $3 $4 off"],
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
  [/\b(\d+) (?:sets|rounds)[^\S\n]*:?[^\S\n]*\n\s*(?=\d+(?::\d\d)? ?(?:s|sec|min)?\w* (?:on|work)\b)/gim, "$1 rounds "],
  [/^[a-z -]*?\b(\d\d)\/(\d\d)(?: ?s\w*)?,? (\d+) rounds\s*$/gim, "$3 rounds $1 s on / $2 s off"],
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
  // "3 x 4 min: 20 wall balls + max HSPU", and below it the rest
  [/\b(\d+) ?x ?(\d+) ?min(?:ute)?s?:? ([^\n]*\bmax\b[^\n]*)\n\s*(?:r|rest) ?(\d+) ?min\w*/gi, "$1 rounds $2 min on / $4 min off\n$3"],
  [/(?<=tabata[^]*)\b\d+ ?x ?20\/10 (?=[a-z])/gi, ""],
  [/\b(\d+) (?:rounds|sets),? each for time/gi, "$1 rounds for time"],
  [/(?<=^|[:\s])(\d+) ?x:?[^\S\n]*$/gim, "$1 rounds:"],
  [/(?<=for time[^]*)\n\s*(?:emom|every minute): \d+ [^\n]*/gi, ""],
  [/(\be\d?mom\b[^\n:(]*?)\s*\(\d+ (?:rounds|sets)\)/gi, "$1"],
  // "3x AMRAP 4:00, rest 2:00"
  [
    /\b(\d+) ?(?:x|rounds(?: of)?:?) ?amrap:? ?(\d+(?::\d\d)?)(?: ?min(?:ute)?s?)?\s*[,;]?\s*(?:with )?rest:? ?(\d+(?::\d\d)?) ?(min(?:ute)?s?|sec(?:ond)?s?|s)?(?: between)?(?: rounds)?/gi,
    (_, count = "", work = "", rest = "", unit = "") =>
      `${count} rounds ${work}${work.includes(":") ? "" : " min"} on / ${rest} ${unit || (rest.includes(":") ? "" : "min")} off`,
  ],
  [/\brecovery\b/gi, "rest"],
  [/\b(?:between|btw\.?|in between) (?:efforts|sets|intervals|reps|rounds|movements|exercises|stations)\b/gi, "between rounds"],
  [/(?<=tabata[^]*)\b8 rounds each,?\s*/gi, " "],
  [/(\bemom\b[^\n:]*?)\s*-\s*\d+ (?:sets|rounds)(?: each)?[^\S\n]*$/gim, "$1"],
  [/\btransition\b(?! drill)/gi, "rest"],
  [/\b(?:in|en) (\d+) ?min(?:ute)?s? max\b/gi, "time cap $1 min"],
  [/@ ?(?:mile|1500|3k) pace\b/gi, ""],
  [/\b(\d+) ?(?:min(?:ute)?s?|') tc\b/gi, "time cap $1 min"],
  [/\b(?:limite?|limit|tope|maximal|maximum)(?: de)?:? (\d+) ?min(?:ute)?s?/gi, "time cap $1 min"],
  [/^\s*\*+\s*(?=(?:\d+ ?min(?:ute)?s? ?(?:time )?cap|time cap|cap)\b)/gim, ""],
  [/,?\s*\b(?:rest 1:1|1:1 rest|1:1)\b/gi, " "],
  [/\bwith (?=\d+[^\n,]{0,12}\brest)/gi, ""],
  // "3 x 5 min amrap, 2 min rest"
  [
    /\b(\d+) ?(?:x|rounds:?|sets:?)(?: of)?:? ?(\d+(?::\d\d)?) ?(min(?:ute)?s?|')? amrap,?\s*\/?\s*\(?(\d+(?::\d\d)?) ?(min(?:ute)?s?|s|sec|')? ?rest(?: between)?/gi,
    "$1 rounds $2 $3 on / $4 $5 off",
  ],
  [/\b(\d+(?::\d\d)?) ?(s|sec|min)?,? work,? ?\/? ?(\d+(?::\d\d)?) ?(s|sec|min)? rest\b/gi, "$1 $2 on / $3 $4 off"],
  [/\b(\d+ rounds)\s*[-:,]\s*(?=\d+(?::\d\d)? ?(?:s|sec|min)? on\b)/gi, "$1 "],
  [/\b(\d+(?::\d\d)? ?(?:s|sec|min)? on \/ \d+(?::\d\d)? ?(?:s|sec|min)? off),? ?(?:for |x )?(\d+) rounds/gi, "$2 rounds $1"],
  [/@?\s*\d:\d\d\s*\/\s*(?:km|mi|500 ?m)\b/gi, " "],
  [/(?<=@ ?\d+(?:-\d+)?%) ?(?:of )?(?:your |the |today's )?(?:\d ?rm|1rm|max|best)\b[^\n,;)@]*/gi, " "],
];
