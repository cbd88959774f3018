import { isQuestion } from "../utterance/act.ts";
import { type Heard } from "./heard.ts";

const GAP =
  /\b(?:whats|what is) (?:still )?missing\b|\bhow far (?:off|away|from|am i|is (?:that|it))\b|\bhow (?:much|many \w+) (?:is |am i )?(?:missing|off|short|to go|to find)\b|\bwhats the gap\b/;
const MOST_WORDS = 12;

/** "What's missing to 1:20?", "how far off the goal is that?" after a race result: the gap to the target that the race itself holds, in words that stand alone. */
export function gapOfRace({ tongue, utterance, words, frame, last, diary, view }: Heard): string | undefined {
  if (tongue !== "en" || !GAP.test(words) || words.split(" ").length > MOST_WORDS || !isQuestion(utterance)) return undefined;
  const race = diary.races.filter(({ on, result }) => on >= view.today && result === undefined).find(({ target }) => target !== undefined);
  const time = /\d:\d\d/.exec(race?.target ?? "")?.[0];
  if (race === undefined || time === undefined) return undefined;
  const isNamed = words.includes(time);
  // A goal of its own with a time is another one.
  const isOfRace =
    last !== undefined &&
    frame.subjects.every(({ test }) => test === undefined) &&
    last.head?.kind !== "goal" &&
    new RegExp(race.type, "iu").test(last.lead);
  return isNamed || isOfRace
    ? `how far am i off sub ${time} in ${(race.location === "" ? race.name : race.location).toLowerCase()}?`
    : undefined;
}

const COMPARE =
  /^(?:(?:can you|could you|pls|please|hey|ok|and) )*compare (?:my |the )?(?:last|latest|past) (\d|two|three|four|five|six) (?!weeks?|months?|days?|years?|blocks?)([\p{L} ]+)$/u;

/** "Compare my last four long runs": all of them in a list. */
export function compareRows({ tongue, words }: Heard): string | undefined {
  const [, count, kind] = tongue === "en" ? (COMPARE.exec(words) ?? []) : [];
  return count === undefined || kind === undefined ? undefined : `list my last ${count} ${kind} with km and pace`;
}
