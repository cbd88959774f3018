import { addDays, getWeekday } from "@ironpace/training";
import { readQuestion } from "../question.ts";
import { daysNamed } from "./session-named.ts";

const BESIDE =
  /\b(?:(bring|pull)|bump|push|move|shift|do|have|put)?\b ?(?:the |my )?(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: (?:session|thing|workout|one|run))?(?: up| back| forward)? (?:by )?(a|one|two|1|2) days?(?: (later|earlier|sooner|back|forward|up|before|after))?\b/;

/** "can we do Friday's thing a day later", "bump Monday back one day": the day that is meant, by its name. */
export function withDayBeside(content: string, today: string): string {
  const found = BESIDE.exec(readQuestion(content, "coaching_question").words);
  const [all, pull, name = "", amount = "a", where] = found ?? [];
  if (all === undefined || /\bdays? (?:a|per|off)\b/.test(all)) return content;
  const isEarlier =
    pull !== undefined || /\b(?:earlier|sooner|before|forward|up)\b/.test(`${where ?? ""} ${/ (up|forward) /.exec(all)?.[1] ?? ""}`);
  const from = daysNamed(name, today)[0]?.day;
  const isSaid = where !== undefined || / (?:back|forward|up) /.test(all);
  if (from === undefined || !isSaid) return content;
  const to = addDays(from, (isEarlier ? -1 : 1) * (/two|2/.test(amount) ? 2 : 1));
  // A session moves within its week: which days are open is said instead.
  if (isEarlier && getWeekday(from) === 1) return `move ${name}`;
  return `move ${name} to ${to === today ? "today" : (WEEKDAY_NAMES[getWeekday(to) - 1] ?? "")}`;
}

const WEEKDAY_NAMES = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
