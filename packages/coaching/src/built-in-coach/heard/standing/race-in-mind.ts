import { plainWords, readFrame } from "../../turn/frame.ts";
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

const COMPARE =
  /^(?:(?:can you|could you|pls|please|hey|ok|and) )*compare (?:my |the )?(?:last|latest|past) (\d|two|three|four|five|six) (?!weeks?|months?|days?|years?|blocks?)([\p{L} ]+)$/u;

/** "Compare my last four long runs": all of them in a list. */
export function compareRows({ tongue, words }: Heard): string | undefined {
  const [, count, kind] = tongue === "en" ? (COMPARE.exec(words) ?? []) : [];
  return count === undefined || kind === undefined ? undefined : `list my last ${count} ${kind} with km and pace`;
}

const NORMS =
  /\b(?:strong|weak|good|decent|heavy|impressive|average)\b.*\b(?:wom[ae]n|girls?|female|m[ae]n|my (?:size|age|weight|height)|someone like me|body ?weight)\b/;

/** "Is my squat strong for a woman my size?", "and my press?": the lift beside the norms for the body weight. */
export function normsOf({ tongue, words, frame, asked, view }: Heard): string | undefined {
  const [subject, other] = frame.subjects;
  if (tongue !== "en" || subject?.lift === undefined || other !== undefined || frame.numbers.length > 0) return undefined;
  const isAlso = /^(?:(?:and|what about|how about|ok) )+(?:my |the )?/.test(words) && words.split(" ").length <= 5;
  const before = plainWords(asked.turns.at(-1)?.question ?? "", tongue);
  const isAsked = NORMS.test(words) || (isAlso && NORMS.test(before) && readFrame(before, tongue, view.today).subjects.length === 1);
  return isAsked ? `is my ${subject.name} good for my weight` : undefined;
}

const TO_DROP =
  /^(?:(?:and|so|ok|hey) )*(?:which|what) (?:day|session|workout)s? (?:should|would|could|can|do) (?:i|you) (?:rather |best )?(?:take off|drop|skip|leave out|cut|miss|rest)\b/;

/** "Which day should I take off this week if I had to choose one": the session that costs least. */
export function sessionToDrop({ tongue, words, frame, last }: Heard): string | undefined {
  const isNext = /\bnext week\b/.test(words);
  return tongue === "en" &&
    TO_DROP.test(words) &&
    last?.head?.kind !== "goal" &&
    frame.days.length === 0 &&
    !/\bwould you drop\b/.test(words)
    ? `which session would you drop ${isNext ? "next" : "this"} week?`
    : undefined;
}
