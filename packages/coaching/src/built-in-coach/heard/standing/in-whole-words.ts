import { plainWords, readFrame } from "../../turn/frame.ts";
import { type Heard } from "./heard.ts";

/* Turns that ask for something the readers know in other words: put so that they stand alone. English, where every reader knows the words put in. */

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
  /^(?:(?:and|so|ok|hey) )*(?:which|what) (?:day|session|workout)s? (?:(?:should|would|could|can) (?:i|you)|do you) (?:rather |best )?(?:take off|drop|skip|leave out|cut|miss|rest)\b(?!.*\b(?:most|often|usually)\b)/;

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

/** "What's my trend?" after a lift or a test: the course of that one, in words that stand alone. */
export function trendOfLast({ tongue, words, asked, view }: Heard): string | undefined {
  if (
    tongue !== "en" ||
    !/^(?:(?:and|so|ok) )*(?:whats|what is|how is|hows|show) (?:my|the) (?:trend|progress|development)(?: like| so far| then)?$/.test(words)
  )
    return undefined;
  const subject = asked.turns
    .toReversed()
    .slice(0, 3)
    .flatMap(({ question }) => readFrame(question, tongue, view.today).subjects)
    .find(({ lift, test }) => lift !== undefined || test !== undefined);
  return subject === undefined ? undefined : `whats my ${subject.name} trend`;
}
