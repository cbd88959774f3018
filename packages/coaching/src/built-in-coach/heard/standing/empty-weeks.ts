import { addDays, type Day, getMonday, shortDay } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { isQuestion } from "../utterance/act.ts";
import type { Heard } from "./heard.ts";

const EMPTY =
  /\bweeks?\b.*\b(?:no|without|zero|not a single|0|off)\b.*\b(?:training|session|sessions|workouts?|anything)?\b|\b(?:completely|whole|full) week off\b/;
const WHEN = /\b(?:when|which|last)\b/;
const BEFORE = /\b(?:before (?:that|then|it)|previous(?: one)?|the one before)\b/;

interface Streak {
  readonly from: Day;
  readonly weeks: number;
}

/** "When was my last week with no training?", then "and before that, how long was the streak?": the weeks of the log, empty ones and those in a row. */
export function emptyWeek({ tongue, words, utterance, diary, asked }: Heard): Draft | undefined {
  if (tongue !== "en" || !isQuestion(utterance)) return undefined;
  const isEmpty = EMPTY.test(words) && WHEN.test(words) && /\b(?:training|sessions?|workouts?|anything|off)\b/.test(words);
  const isStreakBefore = /\bstreak\b/.test(words) && BEFORE.test(words) && asked.turns.length > 0;
  if (!isEmpty && !isStreakBefore) return undefined;
  const weeks = [...new Set(diary.work.map(({ on }) => getMonday(on)))].toSorted();
  const [first] = weeks;
  if (first === undefined) return undefined;
  const streaks: Streak[] = [];
  for (const monday of weeks) {
    const last = streaks.at(-1);
    if (last !== undefined && addDays(last.from, 7 * last.weeks) === monday) streaks.splice(-1, 1, { ...last, weeks: last.weeks + 1 });
    else streaks.push({ from: monday, weeks: 1 });
  }
  const [now, before] = [streaks.at(-1), streaks.at(-2)];
  const end = (of: Streak): Day => addDays(of.from, 7 * of.weeks - 1);
  if (isStreakBefore)
    return before === undefined
      ? { isFinal: true, text: ["There is only one streak in your log so far: the one that runs now."] }
      : {
          isFinal: true,
          text: [
            `**${before.weeks} weeks** in a row before that, from ${shortDay(before.from)} ${before.from.slice(0, 4)} to ${shortDay(end(before))} ${end(before).slice(0, 4)}.${before.weeks === Math.max(...streaks.map((each) => each.weeks)) ? " That is your longest." : ""}`,
          ],
        };
  if (now === undefined || before === undefined)
    return {
      isFinal: true,
      text: [`**None**: there is training in every week since your log begins (${shortDay(first)} ${first.slice(0, 4)}).`],
    };
  const empty = addDays(now.from, -7);
  return {
    isFinal: true,
    text: [
      `The week from **${shortDay(empty)} to ${shortDay(addDays(empty, 6))} ${empty.slice(0, 4)}**: nothing is logged in it.`,
      `Since then ${now.weeks} weeks in a row with training.`,
    ],
  };
}
