import { useEffect, useMemo, useRef } from "react";
import { toast } from "#ui/toast.ts";
import type { CoachOpening } from "../model/chat.ts";
import type { AdjustmentListener } from "./proposals/adjustment-context.ts";

/** Says, when the dialog closes, that the plan was adjusted for the competition it was opened for; nothing when it was not. */
export function useAdjustedFor(competition: CoachOpening["competition"], open: boolean): AdjustmentListener {
  /** Adjustments in force that were made for it while the dialog was open. */
  const made = useRef(new Set<string>());
  const id = competition?.id;
  const name = competition?.name;

  useEffect(() => {
    if (open || made.current.size === 0) return;
    made.current.clear();
    toast({ title: "Training Plan Adjusted", description: `Your training plan has been adjusted for ${name ?? ""}.` });
  }, [open, name]);

  return useMemo(
    () => ({
      laid: (adjustmentId, request) => {
        if (request.reason === "competition" && request.competitionId === id) made.current.add(adjustmentId);
      },
      undone: (adjustmentId) => void made.current.delete(adjustmentId),
    }),
    [id],
  );
}
