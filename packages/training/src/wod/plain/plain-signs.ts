import type { Rules } from "./plain-clocks.ts";

/** Signs, and loads for men and women in one way: "20/14 lb". */
export const SIGNS: Rules = [
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
  // "♂ 20 lb ♀ 14 lb", "M 9 kg / W 6 kg"
  [
    /(?:♂️?|\b(?:men|m|male|rx ?m|herren|hombres|hommes|uomini|h)\b) ?:? ?(\d+(?:[.,]\d+)?) ?(kg|lbs?|#|in|cm|"|cals?)?,? ?[/|-]? ?(?:♀️?|\b(?:women|w|f|female|rx ?w|damen|frauen|mujeres|femmes|donne)\b) ?:? ?(\d+(?:[.,]\d+)?) ?(kg|lbs?|#|in|cm|"|cals?)?(?![a-z])/giu,
    (_, men = "", unit = "", women = "", other = "") => ` ${men}/${women} ${other === "" || other === undefined ? (unit ?? "") : other} `,
  ],
  [/\p{Extended_Pictographic}|\uFE0F|\u200D/gu, " "],
  [/[×✕]/g, "x"],
  [/[–—−]/g, "-"],
  [/[“”„«»″]/g, '"'],
  [/…/g, "..."],
  [/\s*\|\s*/g, ", "],
  [/(\d\d) ?'' ?\/ ?(\d\d) ?''/g, "$1 s on / $2 s off "],
  [/(\d)[ \t]*"/g, "$1 in"],
];
