import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { GenerationScreen } from "../generation/generation-screen.tsx";
import { ActivePlan } from "./active-plan.tsx";
import { PlanById } from "./plan-by-id.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

/**
 * Training Plans. The address says what is shown: nothing (the active plan), `planId` (that plan), with `week` or `sessionId`
 * inside it, or `new` (the generation form), so that links and the back button work.
 */
export function PlanPage(): ReactNode {
  const [params] = useSearchParams();
  const planId = params.get("planId");
  useHeadingFocus([planId, params.get("sessionId"), params.get("new")].join());
  return <div className="grid min-w-0 content-start gap-8 *:min-w-0">{screen()}</div>;

  function screen(): ReactNode {
    if (params.has("new")) return <GenerationScreen />;
    return planId === null ? <ActivePlan /> : <PlanById planId={planId} />;
  }
}
