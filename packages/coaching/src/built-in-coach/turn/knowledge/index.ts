import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { answerErgPacing } from "./erg-pacing.ts";
import { answerLiftAndRun } from "./lift-and-run.ts";
import { answerRestBetweenReps } from "./rest-between-reps.ts";
import { answerStationFacts } from "./station-facts.ts";

/** Questions about training whose neighbours are easily taken for them: read by what they ask, not by the subject alone. */
export function answerKnowledge(frame: Frame, view: CoachView): Draft | undefined {
  return answerErgPacing(frame, view) ?? answerStationFacts(frame, view) ?? answerRestBetweenReps(frame, view) ?? answerLiftAndRun(frame);
}
