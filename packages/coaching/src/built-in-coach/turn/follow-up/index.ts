import type { Article } from "../../answer/asked.ts";
import type { Turn } from "../../dialogue/turn.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { aboutBody } from "../follow-up-about/about-body.ts";
import { aboutChange } from "../follow-up-about/about-card.ts";
import { aboutNumbers } from "../follow-up-about/about-numbers.ts";
import { aboutRace } from "../follow-up-about/about-race.ts";
import { aboutSessions } from "../follow-up-about/about-session.ts";
import { aboutValues } from "../follow-up-about/about-value.ts";
import { runningBesideOthers } from "./beside-week.ts";
import { bestBefore } from "./earlier-best.ts";
import { readFollowUp } from "./follow-up.ts";
import { groundsOfLast } from "./grounds.ts";
import { improveFirst } from "./improve-first.ts";
import { missedAndRace } from "./missed-and-race.ts";
import { whichMovedMore } from "./moved-more.ts";
import { inOtherUnits } from "../quantities/other-units.ts";
import { betweenTwo, ofText } from "../follow-up-about/of-text.ts";
import { ofGoalOrBest } from "../follow-up-about/of-goal-or-best.ts";
import { ofLists } from "../follow-up-about/of-lists.ts";
import { ofPeriod } from "../follow-up-about/of-period.ts";
import { freeDays, ofPlan } from "../follow-up-about/of-plan.ts";
import { ofSplits } from "../follow-up-about/of-splits.ts";
import { ofTheRest } from "../follow-up-about/of-the-rest.ts";
import { ofWork } from "../follow-up-about/of-work.ts";
import { namesOwnSubject } from "./own-subject.ts";
import { putInWeek } from "./put-in-week.ts";
import { rankedNext } from "./ranked.ts";
import { ratedComplaint } from "./rated-complaint.ts";
import { readLastAnswer } from "./record.ts";
import { retestNamed } from "./retest.ts";
import { sessionOutside } from "./session-outside.ts";
import { shareOfLast } from "./share.ts";
import { shareOfRows } from "./share-of-rows.ts";
import { shorterRun } from "./shorter-run.ts";
import { stationLoad } from "./station-load.ts";
import { taperStart } from "./taper-start.ts";
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
    betweenTwo(turn) ??
    shareOfRows(turn) ??
    runningBesideOthers(turn) ??
    retestNamed(turn) ??
    taperStart(frame, last.races.length > 0 || last.frame.topics.has("race"), view) ??
    stationLoad(turn) ??
    aboutChange(turn) ??
    ofTheRest(turn) ??
    freeDays(frame, last.frame, view) ??
    ofSplits(turn) ??
    ofLists(turn) ??
    ofPlan(turn) ??
    shorterRun(turn) ??
    ofWork(turn) ??
    aboutBody(turn) ??
    aboutSessions(turn) ??
    inOtherUnits(frame, last) ??
    shareOfLast(frame, last, view) ??
    ofPeriod(turn) ??
    aboutValues(turn) ??
    ofGoalOrBest(turn) ??
    aboutNumbers(turn) ??
    aboutRace(turn) ??
    sumOrDifference(frame, last) ??
    groundsOfLast(frame, last, diary, view) ??
    whichMovedMore(frame, last.frame, diary, view) ??
    bestBefore(frame, last.frame, diary, view) ??
    whatIf(frame, last, diary, view) ??
    rankedNext(turn) ??
    putInWeek(frame, last, view) ??
    sessionOutside(frame, last, view) ??
    missedAndRace(frame, last, view) ??
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
