import type { Day, ExerciseItem } from "@ironpace/training";
import { lazy, Suspense, useMemo, useState, type ReactNode } from "react";
import type { Situation } from "../../api/adjust-plan.ts";
import type { PlanView, SessionView } from "../../model/plan-view.ts";
import type { SituationKind } from "../adjust/situations.ts";
import type { PlanActions } from "./plan-actions.ts";

const ChangeDialog = lazy(async () => ({ default: (await import("../adjust/change-dialog.tsx")).ChangeDialog }));
const SwapDialog = lazy(async () => ({ default: (await import("../adjust/swap-dialog.tsx")).SwapDialog }));
const MoveDialog = lazy(async () => ({ default: (await import("../adjust/move-dialog.tsx")).MoveDialog }));
const DoneOnDialog = lazy(async () => ({ default: (await import("../adjust/done-on-dialog.tsx")).DoneOnDialog }));

type OpenDialog =
  | { readonly kind: "done"; readonly session: SessionView }
  | { readonly kind: "move"; readonly session: SessionView; readonly to: Day | undefined }
  | { readonly kind: "swap"; readonly session: SessionView; readonly item: ExerciseItem }
  | { readonly kind: "change"; readonly situation: SituationKind | undefined; readonly session: SessionView | undefined }
  | { readonly kind: "hurts"; readonly details: string }
  | { readonly kind: "propose"; readonly situation: Situation };

/** The dialogs that change a plan: what opens them, and the one that is open. Loaded when they are first asked for. */
export function usePlanDialogs(plan: PlanView, today: Day): { readonly actions: PlanActions; readonly dialog: ReactNode } {
  const [open, setOpen] = useState<OpenDialog>();
  const actions = useMemo<PlanActions>(
    () => ({
      move: (session, to) => setOpen({ kind: "move", session, to }),
      doneOnAnotherDay: (session) => setOpen({ kind: "done", session }),
      swap: (session, item) => setOpen({ kind: "swap", session, item }),
      change: (situation, session) => setOpen({ kind: "change", situation, session }),
      hurts: (details) => setOpen({ kind: "hurts", details }),
      propose: (situation) => setOpen({ kind: "propose", situation }),
    }),
    [],
  );
  const onClose = () => setOpen(undefined);
  return { actions, dialog: open && <Suspense>{dialogOf(open)}</Suspense> };

  function dialogOf(asked: OpenDialog): ReactNode {
    if (asked.kind === "move") return <MoveDialog plan={plan} session={asked.session} today={today} to={asked.to} onClose={onClose} />;
    if (asked.kind === "done") return <DoneOnDialog plan={plan} session={asked.session} today={today} onClose={onClose} />;
    if (asked.kind === "swap") return <SwapDialog plan={plan} session={asked.session} item={asked.item} onClose={onClose} />;
    if (asked.kind === "hurts")
      return <ChangeDialog plan={plan} today={today} kind="injury" prefilled={getInjury(plan, asked.details)} onClose={onClose} />;
    if (asked.kind === "propose")
      return <ChangeDialog plan={plan} today={today} kind="competition" proposed={asked.situation} onClose={onClose} />;
    return <ChangeDialog plan={plan} today={today} kind={asked.situation} session={asked.session} onClose={onClose} />;
  }
}

function getInjury({ id }: PlanView, details: string): Situation {
  return { planId: id, reason: "injury", details };
}
