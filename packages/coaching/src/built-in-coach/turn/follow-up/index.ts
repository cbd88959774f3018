import type { Article } from "../../answer/asked.ts";
import type { Turn } from "../../dialogue/turn.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { aboutChange } from "../follow-up-about/about-card.ts";
import { aboutRace } from "../follow-up-about/about-race.ts";
import { bestBefore } from "./earlier-best.ts";
import { readFollowUp } from "./follow-up.ts";
import { groundsOfLast } from "./grounds.ts";
import { improveFirst } from "./improve-first.ts";
import { whichMovedMore } from "./moved-more.ts";
import { inOtherUnits } from "../quantities/other-units.ts";
import { ofText } from "../follow-up-about/of-text.ts";
import { ofSplits } from "../follow-up-about/of-splits.ts";
import { namesOwnSubject } from "./own-subject.ts";
import { putInWeek } from "./put-in-week.ts";
import { rankedNext } from "./ranked.ts";
import { ratedComplaint } from "./rated-complaint.ts";
import { readLastAnswer } from "./record.ts";
import { sessionOutside } from "./session-outside.ts";
import { shareOfLast } from "./share.ts";
import { shareOfRows } from "./share-of-rows.ts";
import { stationLoad } from "./station-load.ts";
import { sumOrDifference } from "./two-values.ts";
import { whatIf } from "./what-if.ts";

/**
 * A turn that goes on from the last answer: what it does with it (a share, the next in order, another unit, grounds, a judgement, a change of its card)
 * is applied to what that answer was about. Undefined where it is a question of its own.
 */
export function answerFromLast(
  frame: Frame,
  before: Frame | undefined,
  turns: readonly Turn[],
  known: { readonly articles: readonly Article[]; readonly diary: Diary; readonly view: CoachView },
): Draft | undefined {
  const last = readLastAnswer(turns, before, frame.tongue, known);
  if (last === undefined || namesOwnSubject(frame, last)) return undefined;
  const { diary, view } = known;
  const turn = readFollowUp(frame, last, diary, view);
  return (
    ratedComplaint(frame, last, view) ??
    shareOfRows(turn) ??
    stationLoad(turn) ??
    aboutChange(turn) ??
    ofSplits(turn) ??
    inOtherUnits(frame, last) ??
    shareOfLast(frame, last, view) ??
    aboutRace(turn) ??
    sumOrDifference(frame, last) ??
    groundsOfLast(frame, last, diary, view) ??
    whichMovedMore(frame, last.frame, diary, view) ??
    bestBefore(frame, last.frame, diary, view) ??
    whatIf(frame, last, diary, view) ??
    rankedNext(turn) ??
    putInWeek(frame, last, view) ??
    sessionOutside(frame, last, view) ??
    improveFirst(frame, last, diary, view)
  );
}

/** What the last answer and the articles it rests on say to a turn that nobody else has an answer to. */
export function answerFromText(
  frame: Frame,
  before: Frame | undefined,
  turns: readonly Turn[],
  known: { readonly articles: readonly Article[]; readonly diary: Diary; readonly view: CoachView },
): Draft | undefined {
  const last = readLastAnswer(turns, before, frame.tongue, known);
  return last === undefined ? undefined : ofText(readFollowUp(frame, last, known.diary, known.view));
}
