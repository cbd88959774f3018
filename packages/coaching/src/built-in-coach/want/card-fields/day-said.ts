import { addDays, type Day } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { readFrame } from "../../turn/frame.ts";
import { daysAhead } from "../days-ahead.ts";

type Turn = Pick<Followed, "frame" | "words" | "tongue" | "view">;

const INTO = /\b(?:to|until|till|by|auf|bis|zum|au|a|en|pour|d ici|hasta|para|fino a|entro|fine|finales de|final de|fin de|ende|end of)\b/g;
/** "The 15th", "le 15", "am 15.": a day without its month. */
const ORDINAL =
  /\b(\d{1,2})(?:st|nd|rd|th|e|er)\b|(?:^| )(?:am|der|den|zum|le|au|el|al|il|the) (\d{1,2})(?=$|[ ,.!])(?! ?(?:min|kg|km|reps|x|:))/;

/**
 * The day ahead that a turn names for something that is due: a date, the next one without its year, or the last day of a month.
 * @param near A day whose month is meant where a date is said without one.
 */
export function dayAheadSaid(turn: Turn, near?: Day): Day | undefined {
  const { frame, view } = turn;
  const isDated = namesMonth(turn);
  const [, ordinal, bare] = ORDINAL.exec(turn.words) ?? [];
  const ofMonth = near === undefined || isDated ? undefined : dateIn(near, ordinal ?? bare);
  if (ofMonth !== undefined && ofMonth > view.today && frame.tokens.every(({ concept }) => !concept.startsWith("day:"))) return ofMonth;
  const dated = frame.days.map((each) => (each > view.today ? each : nextYear(each)));
  const until = frame.until === undefined || frame.until > view.today ? frame.until : nextYear(frame.until);
  const named = (isDated ? dated[0] : frame.days.find((each) => each > view.today)) ?? daysAhead(frame, view.today)[0] ?? until;
  const day = named ?? inMonthOf(near, endOfPeriod(turn), turn);
  return day === undefined || day <= view.today ? undefined : day;
}

/** Whether a message has a month in it, so that its day can only be one day. */
export function namesMonth({ frame }: Pick<Turn, "frame">): boolean {
  return frame.tokens.some(({ concept }) => concept.startsWith("month"));
}

const END = /\b(?:end|ende|fin|fine|final|finales)\b/;

/** "Leave it in March": the day that there is, where only its month is said. */
function inMonthOf(near: Day | undefined, end: Day | undefined, { words }: Turn): Day | undefined {
  return near !== undefined && near.slice(0, 7) === end?.slice(0, 7) && !END.test(words) ? near : end;
}

function dateIn(month: Day, number: string | undefined): Day | undefined {
  const day = `${month.slice(0, 8)}${(number ?? "").padStart(2, "0")}`;
  return number === undefined || Number(number) > 31 || addDays(day, 0) !== day ? undefined : day;
}

/** "Push it to May": the last day of a month that is named without one, the next such month. */
function endOfPeriod({ frame, words, tongue, view }: Turn): Day | undefined {
  const [period] = frame.periods.length > 0 ? frame.periods : readFrame(words.replaceAll(INTO, "in"), tongue, view.today).periods;
  if (period === undefined || !(period.kind === "month" || period.to > view.today)) return undefined;
  return period.to > view.today ? period.to : nextYear(period.to);
}

export function nextYear(day: Day): Day {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
