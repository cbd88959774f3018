import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { plainText } from "#ui/text/plain-text.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useActivePlan } from "../../api/get-active-plan.ts";
import { useFormDefaults } from "../../api/get-form-defaults.ts";
import { type PlanError, getTitle } from "../../api/plan-error.ts";
import { PlanSkeleton } from "../page/plan-skeleton.tsx";
import { EndPlanDialog } from "../plan-view/end-plan-dialog.tsx";
import { GenerationFields } from "./generation-fields.tsx";
import { GenerationOverlay } from "./generation-overlay.tsx";
import { ACTIVE_PLAN_EXISTS, useGeneration } from "./use-generation.ts";

const FAILED = "Failed to generate training plan";

/** "Generate New Plan": the form, the overlay while the plan is made, and what may stand in its way. */
export function GenerationScreen(): ReactNode {
  const defaults = useFormDefaults();
  const activePlan = useActivePlan();
  const generation = useGeneration();
  const isMaking = generation.overlay?.failed === false;
  const blocking = isMaking ? undefined : (activePlan.data ?? generation.blockedBy);

  const banners = useRef<HTMLDivElement>(null);
  const { error, blockedBy } = generation;

  useEffect(() => {
    // The form is sent from its end; what stands in the way is told at its beginning.
    if (error !== undefined || blockedBy !== undefined) banners.current?.scrollIntoView({ block: "center" });
  }, [error, blockedBy]);

  // Who came here with a plan under way ends it first; who was filling in the form keeps it when one turns up meanwhile.
  const ready = !defaults.isPending && !activePlan.isPending;
  const [formShown, setFormShown] = useState(false);
  const blockedFromStart = ready && !formShown && blocking !== undefined;
  if (ready && !formShown && blocking === undefined) setFormShown(true);
  useEffect(() => {
    if (blockedFromStart) toast(ACTIVE_PLAN_EXISTS);
  }, [blockedFromStart]);

  if (!ready) return <PlanSkeleton />;
  return (
    <>
      <PageHeader title="Generate New Plan" lede="One 5-week block from your own numbers. We filled in what your profile already has." />
      {(blocking !== undefined || error !== undefined) && (
        <div ref={banners} className="grid gap-4">
          {blocking !== undefined && <ActivePlanBanner planId={blocking.id} title={blocking.title} onEnded={generation.reset} />}
          {error !== undefined && <GenerationErrorBanner error={error} />}
        </div>
      )}
      {blockedFromStart ? null : defaults.isError ? (
        <Alert
          tone="destructive"
          title="Failed to load profile data"
          action={
            <Button variant="line" onClick={() => void defaults.refetch()}>
              Try Again
            </Button>
          }
        >
          We could not fill in the form from your profile. Try again.
        </Alert>
      ) : (
        <GenerationFields defaults={defaults.data} serverErrors={error?.details ?? {}} onSubmit={generation.generate} />
      )}
      {generation.overlay !== undefined && <GenerationOverlay {...generation.overlay} />}
    </>
  );
}

interface ActivePlanBannerProps {
  readonly planId: string;
  readonly title: string;
  readonly onEnded: () => void;
}

function ActivePlanBanner({ planId, title, onEnded }: ActivePlanBannerProps): ReactNode {
  const [ending, setEnding] = useState(false);
  const navigate = useNavigate();
  return (
    <Alert
      title="Active Plan Already Exists"
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="solid" onClick={() => void navigate(`/training-plans?planId=${planId}`)}>
            View Your Active Plan
          </Button>
          <Button variant="danger-line" onClick={() => setEnding(true)}>
            End Current Plan
          </Button>
        </div>
      }
    >
      <p>{title}</p>
      <p>You must end your current active plan before generating a new one.</p>
      <EndPlanDialog planId={planId} open={ending} onOpenChange={setEnding} onEnded={onEnded} />
    </Alert>
  );
}

/** Why no plan was made. */
function GenerationErrorBanner({ error }: { readonly error: PlanError }): ReactNode {
  if (error.errorType === "MEDICAL_REFERRAL") {
    return (
      <Alert tone="destructive" title={getTitle(error.errorType)}>
        {plainText(error.message)}
      </Alert>
    );
  }
  const general = getTitle(error.errorType) === "Generation Error";
  return (
    <Alert tone="destructive" title={general ? "Error Generating Plan" : getTitle(error.errorType)}>
      <p>{general && !error.message.startsWith(FAILED) ? `${FAILED}. ${error.message}` : error.message}</p>
      <p className="mt-1 text-sm text-ink-3">Error code: {error.errorType}</p>
    </Alert>
  );
}
