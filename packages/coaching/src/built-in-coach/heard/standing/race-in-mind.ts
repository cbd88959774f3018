import { isQuestion } from "../utterance/act.ts";
import { type Heard } from "./heard.ts";

const GAP =
  /\b(?:whats|what is) (?:still )?missing\b|\bhow far (?:off|away|from|am i|is (?:that|it))\b|\bhow (?:much|many \w+) (?:is |am i )?(?:missing|off|short|to go|to find)\b|\bwhats the gap\b/;
const RACE_PACE = /^(?:(?:and|so|ok) )*(?:whats|what is|tell me) my (?:race|target|goal) pace\b/;
const MOST_WORDS = 12;

/** "What's missing to 1:20?", "how far off the goal is that?" after a race result: the gap to the target that the race itself holds, in words that stand alone. */
export function gapOfRace({ tongue, utterance, words, frame, last, diary, view }: Heard): string | undefined {
  if (tongue !== "en" || !(GAP.test(words) || RACE_PACE.test(words)) || words.split(" ").length > MOST_WORDS || !isQuestion(utterance))
    return undefined;
  const race = diary.races.filter(({ on, result }) => on >= view.today && result === undefined).find(({ target }) => target !== undefined);
  const time = /\d:\d\d/.exec(race?.target ?? "")?.[0];
  if (race === undefined || time === undefined) return undefined;
  // "My race pace for Berlin": what the target asks of the runs.
  if (RACE_PACE.test(words))
    return `what run pace do i need for sub ${time} in ${(race.location === "" ? race.name : race.location).toLowerCase()}?`;
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
