import type { ReactNode } from "react";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { useActivePlan } from "../../api/get-active-plan.ts";
import { useFormDefaults } from "../../api/get-form-defaults.ts";
import { PlanSkeleton } from "../page/plan-skeleton.tsx";
import { ActivePlanBanner } from "./active-plan-banner.tsx";
import { GenerationErrorBanner } from "./generation-error-banner.tsx";
import { GenerationFields } from "./generation-fields.tsx";
import { GenerationOverlay } from "./generation-overlay.tsx";
import { useGeneration } from "./use-generation.ts";

/** "Generate New Plan": the form, the overlay while the plan is made, and what may stand in its way. */
export function GenerationScreen(): ReactNode {
  const defaults = useFormDefaults();
  const activePlan = useActivePlan();
  const generation = useGeneration();
  const blocking = activePlan.data ?? generation.blockedBy;

  if (defaults.isPending || activePlan.isPending) return <PlanSkeleton />;
  return (
    <>
      <PageHeader title="Generate New Plan" lede="One block of 5 weeks from your own numbers. What the profile knows is filled in." />
      {blocking !== undefined && <ActivePlanBanner planId={blocking.id} title={blocking.title} onEnded={generation.reset} />}
      {generation.error !== undefined && <GenerationErrorBanner error={generation.error} />}
      {defaults.isError ? (
        <Alert
          tone="destructive"
          title="Failed to load profile data"
          action={
            <Button variant="line" onClick={() => void defaults.refetch()}>
              Try Again
            </Button>
          }
        >
          The form starts from your profile, which could not be read.
        </Alert>
      ) : (
        <GenerationFields defaults={defaults.data} serverErrors={generation.error?.details ?? {}} onSubmit={generation.generate} />
      )}
      {generation.overlay !== undefined && <GenerationOverlay {...generation.overlay} />}
    </>
  );
}
