import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import { runCode } from "../../season/ladders/run-stimuli.ts";
import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import { RUN_WORK } from "./quality-texts.ts";
import { touchesThreshold } from "../../week/run/threshold-touch.ts";
import { easyWithStrides } from "./easy-run.ts";
import { getTotal } from "../../season/ladders/same-work.ts";
import type { Exposure } from "../../season/ladders/ladder-history.ts";
import { qualityRun } from "./quality-run.ts";

/** A deload holds at least this of the last dose (dose-progression.md D4): on a day too short for it easy running does more good. */
const LEAST_OF_LAST = 0.45;

/** The fast run of the day; in light weeks easy with strides, but for the one that keeps a touch of its pace. */
export function fastRun(brief: SessionBrief): SessionDraft {
  const { context, frame, isRecovery } = brief;
  const isLight = frame.isDeload || isRecovery;
  if (isLight && !touchesThreshold(context, frame, brief)) return easyWithStrides(brief);
  const stimulus = possible(brief, brief.stimulus ?? (brief.code === "RI" ? "vo2" : "threshold"));
  // A deload touches what was trained, also when the next weeks begin something else.
  const isKnown = !frame.isDeload || brief.ladders.last(stimulus, brief.date) !== undefined;
  const kept = isKnown ? stimulus : (brief.ladders.lastOf(isFastRun, brief.date)?.stimulus ?? stimulus);
  const draft = qualityRun(brief, kept);
  return frame.isDeload && isTooLittle(draft, brief.ladders.last(kept, brief.date)) ? easyWithStrides(brief) : draft;
}

function isTooLittle({ work }: SessionDraft, last: Exposure | undefined): boolean {
  if (work === undefined || last === undefined) return false;
  const isByDistance = work.metres !== undefined && last.metres !== undefined;
  const [now, before] = isByDistance ? [getTotal(work), getTotal(last)] : [work.sets * work.seconds, last.sets * last.seconds];
  return now < LEAST_OF_LAST * before;
}

/** A pace belongs to running: on a machine its effort is trained. */
function possible({ context: { picker } }: SessionBrief, stimulus: Stimulus): Stimulus {
  const facts = RUN_WORK[stimulus];
  if (facts === undefined || cardioMode(picker.pick(facts.exercise === "Hill sprint" ? "Interval run" : facts.exercise).exercise) === "run")
    return stimulus;
  if (stimulus === "tempo") return "tempo";
  return runCode(stimulus) === "RI" ? "vo2" : "threshold";
}

function isFastRun({ stimulus }: Exposure): boolean {
  return RUN_WORK[stimulus] !== undefined;
}
