import type { CheckInAction, CheckInProposal, Day } from "@ironpace/training";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useShownChanges } from "#backend/preferences/use-shown-changes.ts";
import type { Mornings } from "#features/check-in/api/check-ins.ts";
import type { Situation } from "#features/plan/api/adjust-plan.ts";
import { PlanError } from "#features/plan/api/plan-error.ts";
import { useAgreement, useUndo } from "#features/plan/components/adjust/use-agreement.ts";
import { Button } from "#ui/button.tsx";
import { ChangeList } from "#ui/data/change-list.tsx";
import { formatDay } from "#ui/format.ts";
import { plainText } from "#ui/text/plain-text.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useCoach } from "../coach/coach-context.ts";

interface MorningDecisionProps {
  readonly planId: string;
  readonly today: Day;
  readonly proposal: CheckInProposal;
  readonly layer: Mornings["layer"];
  /** The answers have not reached the server, which looks at them before it changes a plan. */
  readonly isWaiting: boolean;
}

/** Take the proposal or keep the plan; what was taken can be undone here. */
export function MorningDecision({ planId, today, proposal, layer, isWaiting }: MorningDecisionProps): ReactNode {
  const undo = useUndo();
  const coach = useCoach();
  const [isKept, keep] = useKept(today);
  if (layer !== undefined)
    return (
      <Button className="justify-self-start" onClick={() => undo({ planId: layer.plan_id, adjustmentId: layer.id })}>
        Undo, train as planned
      </Button>
    );
  if (proposal.isQuestion)
    return (
      <Button className="justify-self-start" onClick={() => coach.open({ action: "coaching_question", draft: QUESTION })}>
        Ask the coach why
      </Button>
    );
  if (proposal.actions.length === 0) return null;
  if (isKept)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
        You are keeping today's plan.
        <button type="button" className="link hit-area" onClick={() => keep(false)}>
          See the suggestion again
        </button>
      </p>
    );
  if (isWaiting) return <p className="text-sm text-ink-3">Go online to change your plan.</p>;
  return <Proposed planId={planId} today={today} actions={proposal.actions} onKeep={() => keep(true)} />;
}

const QUESTION = "I feel worse than usual again and have taken it easy twice this week. What could be causing it?";

interface ProposedProps {
  readonly planId: string;
  readonly today: Day;
  readonly actions: readonly CheckInAction[];
  readonly onKeep: () => void;
}

/** The first action that the plan allows, as before and after. */
function Proposed({ planId, today, actions, onKeep }: ProposedProps): ReactNode {
  const [at, setAt] = useState(0);
  const shown = useShownChanges();
  const action = actions[at] as CheckInAction;
  const other = actions[at === 0 ? 1 : 0];
  const { proposal, busy, accept } = useAgreement(toSituation(planId, today, action), {
    title: "Training Plan Adjusted",
    onClose: () => {},
  });
  const refused = proposal.error instanceof PlanError && proposal.error.errorType === "VALIDATION_ERROR";
  if (refused && at + 1 < actions.length) {
    setAt(at + 1);
    return null;
  }
  if (proposal.error instanceof PlanError && proposal.error.errorType === "MEDICAL_REFERRAL")
    return <p className="text-sm text-danger">{plainText(proposal.error.message)}</p>;
  if (proposal.isError || proposal.data?.changes.length === 0)
    return <p className="text-sm text-ink-3">We could not change your plan. Train by feel, or ask the coach.</p>;
  if (proposal.data === undefined) return <Skeleton className="h-32" />;
  return (
    <div className="grid gap-3">
      <ChangeList label="What would change" changes={shown(proposal.data).changes.map((change) => ({ ...change, reason: "" }))} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="solid" size="lg" busy={busy} busyText="Saving..." onClick={accept}>
          {action.kind === "move" ? `Swap with ${formatDay(action.to)}` : "Make it easier"}
        </Button>
        <Button size="lg" disabled={busy} onClick={onKeep}>
          Keep my plan
        </Button>
      </div>
      {other !== undefined && (
        <button type="button" className="link hit-area justify-self-start text-sm" onClick={() => setAt(at === 0 ? 1 : 0)}>
          {other.kind === "move" ? `Or swap today with ${formatDay(other.to)}` : "Or make today easier"}
        </button>
      )}
    </div>
  );
}

function toSituation(planId: string, checkIn: Day, action: CheckInAction): Situation {
  if (action.kind === "move") return { planId, reason: "move", sessionId: action.sessionId, to: action.to, checkIn };
  const { from, to, share, onlyEasy } = action;
  return { planId, reason: "ease", from, to, share, onlyEasy, checkIn };
}

/** Whether the athlete keeps the plan on this day; remembered on the device with what else was read. */
function useKept(today: Day): readonly [boolean, (isKept: boolean) => void] {
  const queryClient = useQueryClient();
  const queryKey = ["kept-plan", today] as const;
  const { data = false } = useQuery({ queryKey, queryFn: () => queryClient.getQueryData<boolean>(queryKey) ?? false, staleTime: Infinity });
  return [data, (isKept) => queryClient.setQueryData(queryKey, isKept)];
}
