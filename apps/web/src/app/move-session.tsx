import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { usePlan } from "#features/plan/api/plans.ts";
import { MoveDialog } from "#features/plan/components/adjust/move-dialog.tsx";
import { useToday } from "#ui/use-today.ts";

interface MoveSessionProps {
  readonly planId: string;
  readonly sessionId: string;
  readonly to?: Day;
  readonly onClose: () => void;
}

/** "Move to…" of a plan session, also from outside of the plan. */
export function MoveSession({ planId, sessionId, to, onClose }: MoveSessionProps): ReactNode {
  const { data: plan } = usePlan(planId);
  const today = useToday();
  const session = plan?.sessions.find(({ id }) => id === sessionId);
  if (plan == null || session === undefined) return null;
  return <MoveDialog plan={plan} session={session} today={today} to={to} onClose={onClose} />;
}
