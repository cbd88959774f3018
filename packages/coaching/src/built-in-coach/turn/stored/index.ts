import type { Diary } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { answerAveragePace } from "./average-pace.ts";
import { answerHalfSplits } from "./half-splits.ts";
import { answerHeaviest } from "./heaviest.ts";
import { answerNotesAbout } from "./notes-about.ts";
import { answerNotStoredTest } from "./not-stored-test.ts";
import { answerOnTrack } from "./on-track.ts";
import { answerRecords } from "./records.ts";
import { answerUnlikelyBest } from "./unlikely-best.ts";
import { answerWeekSoFar } from "./week-so-far.ts";

/** Questions for one stored number, whose neighbours are easily taken for them; where the number is not stored, the answer says so. */
export function answerStored(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  return (
    answerUnlikelyBest(frame, diary, view) ??
    answerHalfSplits(frame, diary) ??
    answerOnTrack(frame, diary, view) ??
    answerNotesAbout(frame, diary) ??
    answerNotStoredTest(frame, diary, view) ??
    answerRecords(frame, diary, view) ??
    answerHeaviest(frame, diary, view) ??
    answerAveragePace(frame, diary, view) ??
    answerWeekSoFar(frame, diary, view)
  );
}
