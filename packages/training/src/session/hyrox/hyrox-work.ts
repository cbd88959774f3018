import type { DraftItem, SessionBrief, SessionDraft } from "../../context/draft.ts";
import { DOSE_LADDERS } from "../../catalogue/ladders/dose-ladders.ts";
import { isSimulation } from "../../season/hyrox-week.ts";
import type { HyroxShape } from "./hyrox-shape.ts";

/** The runs of the session as work of the ladder of compromised running; simulations count as tests (dose-progression.md section 7). */
export function hyroxWork(
  { frame, isTaper, isRecovery }: SessionBrief,
  shape: HyroxShape,
  run: DraftItem | undefined,
): Pick<SessionDraft, "work"> {
  if (run?.dose.seconds === undefined || frame.hyrox === undefined || isRecovery) return {};
  const rungs = DOSE_LADDERS.compromised.rungs;
  const reached = rungs.findLastIndex(({ sets, metres = 0 }) => sets * metres <= shape.rounds * shape.runMetres);
  return {
    work: {
      stimulus: "compromised",
      mode: "mixed",
      rung: Math.max(1, reached + 1),
      sets: shape.rounds,
      seconds: run.dose.seconds,
      metres: shape.runMetres,
      restSeconds: 0,
      purpose: frame.isDeload ? "deload" : isSimulation(shape.kind) ? "test" : isTaper ? "taper" : "load",
    },
  };
}
