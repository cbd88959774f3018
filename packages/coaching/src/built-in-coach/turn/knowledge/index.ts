import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { answerLiftAndRun } from "./lift-and-run.ts";
import { answerStationFacts } from "./station-facts.ts";

/** Questions about training whose neighbours are easily taken for them: read by what they ask, not by the subject alone. */
export function answerKnowledge(frame: Frame, view: CoachView): Draft | undefined {
  return answerStationFacts(frame, view) ?? answerLiftAndRun(frame);
}
