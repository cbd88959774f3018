import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { answerDose } from "./dose.ts";
import { answerErgPacing } from "./erg-pacing.ts";
import { answerLiftAndRun } from "./lift-and-run.ts";
import { answerLegsAfterBurpees } from "./legs-after-burpees.ts";
import { answerRestBetweenReps } from "./rest-between-reps.ts";
import { answerStationFacts } from "./station-facts.ts";
import { answerTestWarmUp } from "./test-warm-up.ts";

/** Questions about training whose neighbours are easily taken for them: read by what they ask, not by the subject alone. */
export function answerKnowledge(frame: Frame, view: CoachView): Draft | undefined {
  return (
    answerDose(frame, view) ??
    answerTestWarmUp(frame, view) ??
    answerLegsAfterBurpees(frame) ??
    answerErgPacing(frame, view) ??
    answerStationFacts(frame, view) ??
    answerRestBetweenReps(frame, view) ??
    answerLiftAndRun(frame)
  );
}
