import type { PlanContext } from "../../context/context.ts";
import { isHard } from "./level-adaptation.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts, deloadRpe } from "../../model/session-codes.ts";
import { baseMinutes } from "../load/session-minutes.ts";
import { TOUCH_RPE, touchesThreshold } from "../run/threshold-touch.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { getRpe } from "./planned-rpe.ts";

/** The slot with another code: its effort and strain are those of the code, its minutes stay. */
export function changeCode(context: PlanContext, frame: WeekFrame, slot: SessionSlot, code: SessionCode): SessionSlot {
  const easy = frame.isDeload || slot.isRecovery;
  const touches = touchesThreshold(context, frame, { ...slot, code });
  const rpe = Math.min(context.highestRpe, touches ? TOUCH_RPE : easy ? deloadRpe(code) : getRpe(code, context, frame, slot.date));
  const minutes = Math.min(slot.minutes, Math.max(SHORTEST_SESSION, baseMinutes(code, context.level, context.athlete.focus)));
  return {
    ...slot,
    code,
    rpe,
    minutes,
    hard: !easy && isHard(code, context.level) && rpe >= 7,
    heavyLower: !easy && codeFacts(code).heavyLower,
  };
}

/** What a session can become when it has to be easier, in steps. */
export function easierCodes(context: PlanContext, code: SessionCode): readonly SessionCode[] {
  const { softer, hard, keyRun, heavyLower } = codeFacts(code);
  if (code === "RACE" || code === "RC") return [];
  const easy: SessionCode = keyRun && context.athlete.focus !== "strength" ? "RE" : "ZE";
  const steps = [...(softer === undefined ? [] : [softer]), ...(hard || keyRun || heavyLower || codeFacts(code).rpe >= 5 ? [easy] : [])];
  return steps.filter((step, index) => step !== code && steps.indexOf(step) === index);
}
