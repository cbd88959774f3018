import type { Rules } from "./plain-clocks.ts";

/** Lists of repetitions and sets. */
export const LISTS: Rules = [
  // "Sled push 6 x 20 m": the name first
  [/^([a-z][a-z ]*?) (\d+) ?x ?(\d+ ?(?:m|km|cal))\b(?! (?:run|row|ski|bike|swim))/gim, "$2 x $3 $1"],
  [/^[^\n\d]*\bon (?:the )?(bike|rower?|ski(?: ?erg)?)\b[^\n]*?:\s*(\d+ ?x[^\n]*)$/gim, "$2 $1"],
  [/^(?:[a-z ]*\bladder[a-z ]*\n\s*)?(\d+) ?min(?:ute)?s?\s*\n(?=\s*\d+(?:-\d+){2,}-? ?\.{2,})/gim, "amrap $1 min\n"],
  // "30 min easy", and at the end "repeat until time"
  [/^(\d+) ?min(?:ute)?s?(?=[ ,][^\n]*\n|\n)(?=[^]*\brepeat\b)/gim, "amrap $1 min\n"],
  // "start at 60%, add each time, last @ 90"
  [/\n\s*start(?:ing)? (?:at|@) ?(\d+) ?%,? (?:and )?build[^\n]*/gi, " @ $1%"],
  [/\n\s*start(?:ing)? (?:at|@) ?(\d+) ?%[^\n%]*?(\d\d+) ?%?[^\n]*/gi, " @ $1-$2%"],
  // "complex: …" above "build to heavy"
  [/^([^\n]*\bcomplex\b[^\n]*)\n\s*((?:build|work)(?:ing)? (?:up )?to (?:a )?heavy)\b[^\n]*$/gim, "$2\n$1"],
  [/(?<=\b(?:db|dumbbell|kb)s?\b[^\n\d]*) (\d\d)s\b(?! ?(?:on|off|rest|hold))/gi, " @ $1 lb"],
  [/;\s*(?=[a-z][a-z -]* \d+ ?x ?\d)/gi, "\n"],
  [/\b(\d+) sets (?:for|of) max (?:reps|effort)\b/gi, "$1 sets:"],
  [/\bladder:? 1 (?:to|-) 10\b/gi, "1-2-3-4-5-6-7-8-9-10"],
  [/\bto (?:a )?(?:\d+ in )?target\b/gi, ""],
  [/(?<=\d ?km?) test\b/gi, ""],
  [/\b2 ?x ?(\d+)(?= ?(?:reps )?@ ?\d+(?:-\d+)? ?%)/gi, "2 sets of $1"],
  // "10-9-8-...-1"
  [
    /\b(\d+)-(\d+)-(?:(\d+)-)?\s*\.{2,}\s*-?\s*(\d+)\b/g,
    (whole, first = "", second = "", _, last = "") => {
      const [from, step, to] = [Number(first), Number(second) - Number(first), Number(last)];
      const count = (to - from) / step;
      return Number.isInteger(count) && count > 1 && count < 30
        ? Array.from({ length: count + 1 }, (_one, index) => from + index * step).join("-")
        : whole;
    },
  ],
  [/^([a-z][a-z ]*?) (\d+) ?x ?(\d+) ([^\n]*?),? every min(?:ute)?\b/gim, "emom $2: $3 $1 $4"],
  [/\b(\d+) ?x ?(100|200|300|400|500|600|800|1000|1200|1600|2000)(?=\s*(?:$|,|@|run|row|ski|with|at\b))/gim, "$1 x $2 m"],
  [/\b\d-position (?=[a-z])/gi, ""],
  [/(?<=\d ?rm\b[^\n(]*)\(\d+ ?min(?:ute)?s?\)/gi, ""],
  [/(?<=\d+\/\d+ x ?\d+) \([^()]*(?:easy|off|rest)[^()]*\)/gi, ""],
  [/\b(\d+) (?:giant|super) ?sets/gi, "$1 sets"],
  [/^\s*in \d+(?::00| ?min(?:ute)?s?)?:?\s*\n\s*(?=build|find|work|establish)/gim, ""],
  [/\bthen, (?=[a-z\d])/gi, "then "],
  // "Snatch complex (1 pull + 1 hang snatch + 1 OHS), 6 sets"
  [
    /^([a-z ]*?)\s*complex:?\s*\(?(\d[^()\n]*)\)?\s*,?\n?\s*(\d+) sets\b(?: of)?/gim,
    (_, lift = "", movements = "", sets = "") =>
      `${sets} rounds not for time: ${movements.replaceAll(/(?<=\d )pull\b(?!-)/gi, `${lift} pull`)}`,
  ],
  // "Back squat (5x5 @ 70%)"
  [/\(((?:\d+ ?x ?\d+|\d+(?:-\d+){2,})[^()]*)\)/gi, " $1 "],
  [/\b(\d+) ?x ?max(?: reps?)?\b/gi, "$1 rounds not for time max"],
  // "10x3 squat @ 60%, every 60 s"
  [/\b(\d+) ?x ?(\d+) ([^\n]*?),? (?:every|on) (?:the )?(\d+(?::\d\d)?) ?(s|sec|min)\b/gi, "every $4 $5 x $1: $2 $3"],
  [/^[a-z ]*?(?:x )?(\d+) sets(?: of)?(?: for quality)?:\s*(?=\S)(?!\d+:\d\d on)/gim, "$1 rounds not for time: "],
  [/^(?:[^\n,]*\d ?x ?\d[^\n,]*,)+[^\n,]*[a-z] \d+ ?x ?\d[^\n,]*$/gim, (line) => line.replaceAll(/,\s*/g, "\n")],
  [/(?<=\d ?x ?\d[^\n]*),\s*(?=\d+ ?x ?\d+ [a-z])/gi, "\n"],
  [
    /^(\D{0,12})(\d+(?:\s+-\s+\d+){2,})(?=\s*(?:$|reps?\b|rounds\b|for\b|[:,]))/gim,
    (_, before = "", list = "") => before + list.replaceAll(/\s+/g, ""),
  ],
  [/^(\d+(?:,\s*\d+){2,})(?=\s*$)/gm, (_, list = "") => list.replaceAll(/,\s*/g, "-")],
  [/(?<![\d/.,])(\d+(?:,\s*\d+){2,}),?\s*\.{2,}/g, (_, list = "") => `${list.replaceAll(/,\s*/g, "-")}...`],
  [/(?<![\d/])(\d{1,2}(?:\/\d{1,2}){2,})(?!\/)(?!:)(?=\s|$)/gim, (_, list = "") => list.replaceAll("/", "-")],
  [/\bladder(?=\s+\d+(?:-\d+){2})/gi, " "],
  [/\bthen -\d+% (?=\d+ ?x)/gi, "then "],
  [
    /\bwork(?:ing)? up to (\d+)%,? (?:for|x) (?:a )?(\d|single)\b/gi,
    (_, share = "", reps = "") => `1x${/\d/.test(reps) ? reps : "1"} @ ${share}%`,
  ],
  [/\b10 (?:down )?to 1\b(?: (?:ladder|reps))?/gi, "10-9-8-7-6-5-4-3-2-1"],
  [/(?<![\d-])1 ?(?:-|to|up to) ?10\b(?!-)(?: (?:ladder|reps))?(?=[^\n]*\bfor time\b)/gi, "1-2-3-4-5-6-7-8-9-10"],
  [/(?<=\d ?m?-)(\d+) m (?=run|row|ski|bike|swim)/gi, "$1m "],
  [
    /(?<![\d-])(\d{3,4}(?:-\d{3,4}){2,})\s*m\s+([a-z]+)/gi,
    (_, list = "", name = "") =>
      list
        .split("-")
        .map((metres) => `${metres} m ${name}`)
        .join(", "),
  ],
  [/\b(\d+)-(\d+)(?= ?(?:min(?:ute)?s?|') rest| ?min\b)/gi, "$1"],
  [/\brest (\d+)-\d+(?= ?(?:min|sec|s\b))/gi, "rest $1"],
  [/(?<=\d) rep(?:s|etitions)?,? (?=(?:rounds )?for time)/gi, " "],
  [/(?<=\d(?:-\d+)+) (?:reps? )?rounds (?=for time)/gi, " "],
  [/(?<=\bfor time[^\n]*)-\s*(?=\d+ ?min(?:ute)?s? ?cap)/gi, ""],
  // "5/3/1: 5 @ 75%, 3 @ 85%, 1 @ 95%"
  [/\b5\/?3\/?1:?(?: wk ?\d)?\s*(?=\d ?@|sets:)/gi, " "],
  // "140 kg x 5 x 3": load, repetitions, sets
  [/(\d+(?:\.\d+)?) ?(kg|lbs?|#) ?x ?(\d+) ?x ?(\d+)/gi, "$4x$3 @ $1 $2"],
  [/(?<![\d.])([1-9]\d\d) ?x ?(\d+) ?x ?(\d+)/gi, "$3x$2 @ $1 lb"],
  [/(?<=\d\s?x\s?\d+)-\d+(?=\s|,|$)/gim, ""],
  [/\b(\d+) sets? x (\d+)(?: reps?)?/gi, "$1x$2"],
  [/(?<=^\s*(?:[-•*]\s*)?|[,:]\s*)((?!e\d?mom|otm|amrap|every)[a-z][a-z&' -]+?) x ?(\d+)(?= *(?:@|\(|$|,))/gim, "$2 $1"],
  [/(?<=(?:^|\s))(\d+)\s*x\s*\(([^()]*\d[^()]*)\)/g, "$1 rounds for time: $2"],
];
