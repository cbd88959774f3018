import type { Turn } from "../../dialogue/turn.ts";
import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { answerRaceShift } from "../changes/shift-race.ts";
import type { Frame } from "../frame.ts";
import { answerBodyWeightRatio } from "./body-weight-ratio.ts";
import { answerRaceOutlook } from "./race-outlook.ts";
import { answerTakenBack } from "./taken-back.ts";
import { answerTimeLost } from "./time-lost.ts";
import { answerWithBodyPart } from "./with-body-part.ts";

/** A turn that only means something beside the one before it, whose words alone would be taken for another question. */
export function answerThread(
  frame: Frame,
  before: Frame | undefined,
  turn: Turn | undefined,
  diary: Diary,
  view: CoachView,
): Draft | undefined {
  return (
    (before === undefined || turn === undefined
      ? undefined
      : (answerTakenBack(frame, before, turn, view) ?? answerTimeLost(frame, before, turn, diary))) ??
    answerWithBodyPart(frame, before, view) ??
    answerRaceShift(frame, diary, view) ??
    answerBodyWeightRatio(frame, before, diary, view) ??
    answerRaceOutlook(frame, before, turn, diary, view)
  );
}
