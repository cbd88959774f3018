import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { lazyPart } from "#ui/lazy-part.tsx";
import { CoachContext, type OpenCoach } from "../actions/coach-slot.ts";
import { TrainContext, type TrainSlot } from "../actions/train-slot.ts";
import { ActivePlan } from "./active-plan.tsx";
import { PlanById } from "./plan-by-id.tsx";
import { PlanSkeleton } from "./plan-skeleton.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

const GenerationScreen = lazyPart(async () => (await import("../generation/generation-screen.tsx")).GenerationScreen, <PlanSkeleton />);

interface PlanPageProps {
  /** Opens the AI coach; without it no button offers one. */
  readonly onAskCoach?: OpenCoach;
  /** How a session is trained; without it no link leads there. */
  readonly training?: TrainSlot;
}

/**
 * Training Plans. The address says what is shown: nothing (the active plan), `planId` (that plan), with `week` or `sessionId`
 * inside it, or `new` (the generation form), so that links and the back button work.
 */
export function PlanPage({ onAskCoach, training }: PlanPageProps): ReactNode {
  const [params] = useSearchParams();
  const planId = params.get("planId");
  useHeadingFocus([planId, params.get("sessionId"), params.get("new")].join());
  return (
    <CoachContext value={onAskCoach}>
      <TrainContext value={training}>
        <div className="grid min-w-0 content-start gap-8 *:min-w-0">{screen()}</div>
      </TrainContext>
    </CoachContext>
  );

  function screen(): ReactNode {
    if (params.has("new")) return <GenerationScreen />;
    return planId === null ? <ActivePlan /> : <PlanById planId={planId} />;
  }
}
