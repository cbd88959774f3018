import type { Rules } from "./plain-clocks.ts";

/** Signs, and loads for men and women in one way: "20/14 lb". */
export const SIGNS: Rules = [
  [/\r/g, ""],
  [/\(\d+ ?(?:s|sec|seconds?) (?:pause|hold)\b[^)]*\)/gi, ""],
  [/(?<=\d) ?\/ (?=\d+ (?!kg|lb|in\b|cm|min|sec|cal)[a-z]{3})/gi, ", "],
  [/\s+\/\/\s+/g, "\n"],
  [
    /(?<![\d.,])(\d{1,3}),([05]|25|75)(?=\/\d)|(?<=\d\/)(\d{1,3}),([05]|25|75)(?![\d])/g,
    (_, a = "", b = "", c = "", d = "") => `${a}${c}.${b}${d}`,
  ],
  [/(\d),(\d)(?=(?:\/\d+)? ?(?:kg|lb|km|k\b))/gi, "$1.$2"],
  [/\b(lbs?|in|ft|kg|min|mins|sec|secs|cal|cals)\.(?=[\s,/);]|$)/gim, "$1"],
  // "♀ 35-lb (15-kg) dumbbell" above or below "♂ 50-lb (22.5-kg) dumbbell"
  // "♀ 65-lb barbell ♂ 95-lb barbell" in one line
  [/♀\uFE0F? ?(\d+(?:\.\d+)?)[- ]?(lb|kg|in)\w*[^\n♂]*♂\uFE0F? ?(\d+(?:\.\d+)?)[- ]?(?:lb|kg|in)\w*[^\n]*$/gmu, "\nloads $3/$1 $2"],
  [/^[^\S\n]*♀\uFE0F? ?(\d[^\n]*)\n+[^\S\n]*♂\uFE0F? ?(\d[^\n]*)$/gmu, "♂ $2\n♀ $1"],
  [
    /^[^\S\n]*♂\uFE0F? ?(\d+(?:\.\d+)?)[- ]?(lb|kg|in)[^\n]*\n+[^\S\n]*♀\uFE0F? ?(\d+(?:\.\d+)?)[- ]?(?:lb|kg|in)[^\n]*$/gmu,
    "loads $1/$3 $2",
  ],
  [
    /^[^\S\n]*rx men\s*[-:]\s*(\d+(?:\.\d+)?) ?(lb|kg|in|#)[^\n]*\n+[^\S\n]*rx women\s*[-:]\s*(\d+(?:\.\d+)?) ?(?:lb|kg|in|#)[^\n]*$/gim,
    "loads $1/$3 $2",
  ],
  [/(\d+(?:\.\d+)?) ?(kg|lbs?|#|in|cm) ?\/ ?(\d+(?:\.\d+)?) ?(?:kg|lbs?|#|in|cm)(?![a-z])/gi, "$1/$3 $2"],
  [
    /(\d(?:\.\d+)?)(?: ?\/ ?(\d(?:\.\d+)?))? ?pood\b/gi,
    (_, men = "", women) =>
      [men, women]
        .filter((one) => one !== undefined)
        .map((one) => String(16 * Number(one)))
        .join("/") + " kg",
  ],
  [/(\d(?:\.\d+)?) ?pd ?\/ ?(\d(?:\.\d+)?) ?pd\b/gi, (_, men = "", women = "") => `${16 * Number(men)}/${16 * Number(women)} kg`],
  [/(\d)!(?=\s*-)/g, "$1"],
  [/(?<!\d)(\d{1,2})'([0-5]\d)(?!\d)"?/g, "$1:$2"],
  // "♂ 20 lb ♀ 14 lb", "M 9 kg / W 6 kg"
  [
    /(?:♂️?|\b(?:men|m|male|rx ?m|herren|hombres|hommes|uomini|h)\b) ?:? ?(\d+(?:[.,]\d+)?) ?(kg|lbs?|#|in|cm|"|cals?)?,? ?[/|-]? ?(?:♀️?|\b(?:women|w|f|female|rx ?w|damen|frauen|mujeres|femmes|donne)\b) ?:? ?(\d+(?:[.,]\d+)?) ?(kg|lbs?|#|in|cm|"|cals?)?(?![a-z])/giu,
    (_, men = "", unit = "", women = "", other = "") => ` ${men}/${women} ${other === "" || other === undefined ? (unit ?? "") : other} `,
  ],
  [/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, " "],
  [/[×✕]/g, "x"],
  [/[–—−]/g, "-"],
  [/[“”„«»″]/g, '"'],
  [/[′‘’]/g, "'"],
  [/…/g, "..."],
  [/\s*\|\s*/g, ", "],
  [/(?<=\d ?x ?|tabata[^\n]*)(\d\d) ?" ?\/ ?(\d\d) ?"/gi, "$1 s on / $2 s off "],
  [/(\d\d) ?'' ?\/ ?(\d\d) ?''/g, "$1 s on / $2 s off "],
  [/(\d+) ?" ?\/ ?(\d+) ?"/g, "$1/$2 in "],
  [/(\d)[ \t]*"/g, "$1 in"],
  // "50' handstand walk"
  [
    /\b(\d+) ?' ?(?=(?:hs|handstand|walking|lunges?|oh\b|overhead|farmers?|sled|bear|carry|dumbbell|db|sandbag|front[ -]rack)\b)/gi,
    "$1 ft ",
  ],
  [/(?<![\d.:,])(\d{1,2})[.,](\d{3})(?= ?-?m(?:eters?|etres?)?\b)/gi, "$1$2"],
  [/\((kg|lbs?|in|cm):? (\d+(?:[.,]\d+)?(?:\/\d+(?:[.,]\d+)?)?)\)/gi, "\n$1 $2 $1\n"],
  [/[,;]?\s+(?:- )?\(?(?=(?:all|everything|alles) (?:@|at|with|mit)\s*\d)/gi, "\n"],
  [/(?<![\d.])([2-9]\d|1\d\d)s?\/(\d+)s\b(?=\)|,|\s|$)/g, "$1/$2 lb"],
  [/(\d+\.\d+)s?\/(\d+(?:\.\d+)?)s\b(?=\)|,|\s|$)/g, "$1/$2 kg"],
];
