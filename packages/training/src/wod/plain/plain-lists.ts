import type { Rules } from "./plain-clocks.ts";

/** Lists of repetitions and sets. */
export const LISTS: Rules = [
  // "30 min easy", and at the end "repeat until time"
  [/^(\d+) ?min(?:ute)?s?(?=[ ,][^\n]*\n|\n)(?=[^]*\brepeat\b)/gim, "amrap $1 min\n"],
  [/\bladder:? 1 (?:to|-) 10\b/gi, "1-2-3-4-5-6-7-8-9-10"],
  [/\bto (?:a )?(?:\d+ in )?target\b/gi, ""],
  [/\b(\d+) (?:giant|super) ?sets/gi, "$1 sets"],
  [/\bthen, (?=[a-z\d])/gi, "then "],
  // "Back squat (5x5 @ 70%)"
  [/\(((?:\d+ ?x ?\d+|\d+(?:-\d+){2,})[^()]*)\)/gi, " $1 "],
  [/^[a-z ]*?(?:x )?(\d+) sets(?: of)?(?: for quality)?:\s*(?=\S)(?!\d+:\d\d on)/gim, "$1 rounds not for time: "],
  [/^(?:[^\n,]*\d ?x ?\d[^\n,]*,)+[^\n,]*[a-z] \d+ ?x ?\d[^\n,]*$/gim, (line) => line.replaceAll(/,\s*/g, "\n")],
  [/(?<=\d ?x ?\d[^\n]*),\s*(?=\d+ ?x ?\d+ [a-z])/gi, "\n"],
  [
    /^(\D{0,12})(\d+(?:\s+-\s+\d+){2,})(?=\s*(?:$|reps?\b|rounds\b|for\b|[:,]))/gim,
    (_, before = "", list = "") => before + list.replaceAll(/\s+/g, ""),
  ],
  [/(?<![\d/.,])(\d+(?:,\s*\d+){2,}),?\s*\.{2,}/g, (_, list = "") => `${list.replaceAll(/,\s*/g, "-")}...`],
  [/(?<![\d/])(\d{1,2}(?:\/\d{1,2}){2,})(?!\/)(?!:)(?=\s|$)/gim, (_, list = "") => list.replaceAll("/", "-")],
  [/\bladder(?=\s+\d+(?:-\d+){2})/gi, " "],
  [
    /\bwork(?:ing)? up to (\d+)%,? (?:for|x) (?:a )?(\d|single)\b/gi,
    (_, share = "", reps = "") => `1x${/\d/.test(reps) ? reps : "1"} @ ${share}%`,
  ],
  [/\b10 (?:down )?to 1\b(?: (?:ladder|reps))?/gi, "10-9-8-7-6-5-4-3-2-1"],
  [/(?<=\d) rep(?:s|etitions)?,? (?=(?:rounds )?for time)/gi, " "],
  [/(?<=^\s*(?:[-•*]\s*)?|[,:]\s*)((?!e\d?mom|otm|amrap|every)[a-z][a-z&' -]+?) x ?(\d+)(?= *(?:@|\(|$|,))/gim, "$2 $1"],
  [/(?<=(?:^|\s))(\d+)\s*x\s*\(([^()]*\d[^()]*)\)/g, "$1 rounds for time: $2"],
];
