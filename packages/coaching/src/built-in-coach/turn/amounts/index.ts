import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { earlierPeriod } from "../patch.ts";
import { byPeriod } from "./by-period.ts";
import { bySport } from "./by-sport.ts";
import { extremeOf } from "./extreme.ts";
import { amountOf, lastOf } from "./one-period.ts";
import { measureOf } from "./rows.ts";
import { twoPeriods, twoSubjects } from "./two-columns.ts";

/** "more strength or running", "mehr Kraft oder Laufen" */
const MORE_OR = /\b(?:more|mehr|plus|mas|piu)\b.*\b(?:or|oder|ou|o)\b/;

/** What a frame asks of logged sessions: a sum, a mean, an extreme, months beside each other, sports beside each other, or two periods. */
export function answerAmount(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { group, picks, periods, subjects } = frame;
  const extreme = ["longest", "hardest", "fastest", "heaviest"].find((pick) => picks.has(pick));
  if (frame.days.length > 0 || frame.numbers.length > 0 || frame.clock !== undefined || frame.topics.has("goal")) return undefined;
  if ((frame.relations.has("last") || frame.picks.has("last")) && periods.length === 0 && subjects.length === 1 && extreme === undefined)
    return lastOf(frame, diary, view);
  if (group === "sport") return bySport(frame, diary, view);
  if (group === "month" || group === "week") return byPeriod(frame, diary, view);
  if (extreme !== undefined && subjects.length <= 1) return extremeOf(frame, extreme, diary, view);
  if (periods.length === 2 && subjects.length <= 1) return twoPeriods(frame, diary, view);
  // "this month compared with the last": the one before it.
  const [only] = periods;
  if (only !== undefined && periods.length === 1 && frame.relations.has("compare") && frame.relations.has("last") && subjects.length <= 1)
    return twoPeriods({ ...frame, periods: [only, earlierPeriod(only)] }, diary, view);
  const asksWhich = frame.relations.has("compare") || MORE_OR.test(frame.words);
  if (subjects.length === 2 && periods.length <= 1 && asksWhich && subjects.every(({ test }) => test === undefined))
    return twoSubjects(frame, diary, view);
  if (measureOf(frame) === undefined || subjects.some(({ test }) => test !== undefined)) return undefined;
  // A number of everything that was ever logged is asked for in so many words.
  if (
    periods.length === 0 &&
    !frame.picks.has("total") &&
    !frame.picks.has("perweek") &&
    !frame.picks.has("average") &&
    !(frame.metric === "sessions" && subjects.length === 1)
  )
    return undefined;
  if (periods.length > 1 || subjects.length > 2) return undefined;
  return amountOf(frame, diary, view);
}
