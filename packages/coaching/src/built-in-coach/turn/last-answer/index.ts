import type { Turn } from "../../dialogue/turn.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { bestBefore } from "./earlier-best.ts";
import { groundsOfLast } from "./grounds.ts";
import { improveFirst } from "./improve-first.ts";
import { missedAndRace } from "./missed-and-race.ts";
import { whichMovedMore } from "./moved-more.ts";
import { inOtherUnits } from "./other-units.ts";
import { putInWeek } from "./put-in-week.ts";
import { ratedComplaint } from "./rated-complaint.ts";
import { readLastAnswer } from "./record.ts";
import { sessionOutside } from "./session-outside.ts";
import { shareOfLast } from "./share.ts";
import { sumOrDifference } from "./two-values.ts";
import { whatIf } from "./what-if.ts";

/** A turn that asks about the last answer itself: its numbers in another unit, as a share or summed, its grounds, the time before it, or what would change it. */
export function answerFromLast(
  frame: Frame,
  before: Frame | undefined,
  turns: readonly Turn[],
  diary: Diary,
  view: CoachView,
): Draft | undefined {
  const last = readLastAnswer(turns, before, frame.tongue);
  if (last === undefined) return undefined;
  return (
    ratedComplaint(frame, last, view) ??
    inOtherUnits(frame, last) ??
    shareOfLast(frame, last, view) ??
    sumOrDifference(frame, last) ??
    groundsOfLast(frame, last, diary, view) ??
    whichMovedMore(frame, last.frame, diary, view) ??
    bestBefore(frame, last.frame, diary, view) ??
    whatIf(frame, last, diary, view) ??
    putInWeek(frame, last, view) ??
    sessionOutside(frame, last, view) ??
    missedAndRace(frame, last, view) ??
    improveFirst(frame, last, diary, view)
  );
}
