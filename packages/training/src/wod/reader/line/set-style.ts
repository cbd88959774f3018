import type { WodSetStyle } from "../../wod.ts";
import { readSeconds, TIME } from "./amounts.ts";
import type { MarkedText } from "./marked-text.ts";
import type { RestReading } from "./work-heads.ts";

export function getStyle(text: MarkedText<unknown>): WodSetStyle["style"] {
  if (text.drop(/,? ?\blast set ?[:=]? ?(?:is )?(?:a )?drop ?sets?\b|\bdrop ?set on (?:the )?last(?: set)?/i) !== undefined)
    return "last set drop set";
  if (
    text.drop(/,? ?\(?\b(?:last set ?:? ?(?:amrap|max(?: reps)?|to failure)|amrap (?:on (?:the )?)?last set|amrap set)\b(?: set)?\)?/i) !==
    undefined
  )
    return "last set max";
  if (text.drop(/\bdrop ?sets?\b:?/i) !== undefined) return "drop set";
  if (text.drop(/\brest[- ]?pause\b:?/i) !== undefined) return "rest-pause";
  if (text.drop(/(?<=\()\s*clusters?\b,?/i) !== undefined) return "cluster";
  return text.drop(
    /\bcluster sets?\b:?|\bclusters\b(?= ?:| ?$| ?-)|(?<=[a-z] )clusters?\b(?=.*\d\.\d\.)|^\s*cluster:|^\s*cluster (?!sets?\b)(?=[a-z].*\d[.+]\d)/i,
  ) === undefined
    ? undefined
    : "cluster";
}

/** Pauses inside a set: "15 s between singles", "20 s breaks". */
export function takePauses(text: MarkedText<unknown>): readonly RestReading[] {
  const found = text.take(
    new RegExp(
      String.raw`\(?${TIME} ?(?:rest |pause )?(?:(?:between|btw|b\/w) (?:singles|minis|mini[- ]?sets?|reps|clusters)|inside(?: (?:a|the) set)?|breaks?|pauses?|intra[- ]?set)\)?`,
      "i",
    ),
  );
  return found === undefined ? [] : [{ seconds: readSeconds(found[1] ?? ""), after: "pause" }];
}

/** "5 min @ 50% between", "4 min easy at 55% FTP recovery": a rest that is ridden or run. */
export function takeEasyRest(text: MarkedText<unknown>): readonly RestReading[] {
  const found = text.take(
    new RegExp(
      String.raw`(?:[-/,(+]* ?(?<![\d:x.])${TIME} ?(?:recovery |rest |easy )?(?:@|at|in) ?(\d+(?:-\d+)?% ?(?:ftp)?|z\d(?:-\d)?) ?(?:recovery|rest|in between|between|btw)(?: (?:each|sets|reps|efforts|intervals|blocks))?\)?|(?<=\dx ?\d.*%.*)(?:\/|,? ?\bwith\b|\+) ?${TIME} ?@ ?(\d+(?:-\d+)?% ?(?:ftp)?)|(?<=\dx\d.*)\(${TIME} ?(?:easy |rec |rest )?@ ?(\d+(?:-\d+)?% ?(?:ftp)?|z\d)\))`,
      "i",
    ),
  );
  return found === undefined
    ? []
    : [
        {
          seconds: readSeconds(found.filter((one, index) => index % 2 === 1 && one !== "")[0] ?? "", 11),
          how: `at ${(found.filter((one, index) => index > 0 && index % 2 === 0 && one !== "")[0] ?? "").trim()}`,
          isBetween: true,
        },
      ];
}

export function findTotal(text: MarkedText<unknown>, isOpen: boolean): number | undefined {
  const found =
    text.take(new RegExp(String.raw`\(?\b(?:in|within|for|over) (?:about )?${TIME}(?= ?[;)]| ?$)\)?|\(${TIME} ?\)`, "i")) ??
    (isOpen
      ? text.take(
          new RegExp(
            String.raw`^\s*(?:take |spend |use |in |within |over )?${TIME}\s*(?:to\b|:|;|$)|[,;-] ${TIME} to(?=\s*[;)]|\s*$)`,
            "i",
          ),
        )
      : undefined);
  const written = found?.slice(1).find((one) => one !== "");
  const seconds = written === undefined ? undefined : readSeconds(written);
  return seconds === undefined || seconds < SHORTEST_PART || (seconds < LONGEST_EFFORT && text.marks.length > 0 && !isOpen)
    ? undefined
    : seconds;
}

/** Seconds. */
const SHORTEST_PART = 120;
const LONGEST_EFFORT = 300;
