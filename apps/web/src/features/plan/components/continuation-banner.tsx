import type { GenerationProgress } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { currentUserId } from "#backend/current-user.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useGeneratePlan } from "../api/generate-plan.ts";
import { PlanError } from "../api/plan-error.ts";
import { nextBlockStart, sessionsLost } from "../model/generation/continuation.ts";
import { BLOCK_WEEKS, getContinuation } from "../model/generation/generation-form.ts";
import type { PlanView } from "../model/plan-view.ts";

const AlertDialog = lazyPart(async () => (await import("#ui/overlay/alert-dialog.tsx")).AlertDialog);

const GenerationOverlay = lazy(async () => ({ default: (await import("./generation/generation-overlay.tsx")).GenerationOverlay }));

interface ContinuationBannerProps {
  readonly plan: PlanView;
  readonly today: Day;
}

/** A week or less to go: offers the next block. */
export function ContinuationBanner({ plan, today }: ContinuationBannerProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const { continuePlan, overlay } = useContinuation(plan, today);
  const start = nextBlockStart(plan, today);
  const lost = sessionsLost(plan, today);
  const isEarly = lost > plan.sessionsPerWeek;
  return (
    <Alert
      title={isEarly ? "You can start your next block now" : "This block is nearly done"}
      action={
        <Button variant={isEarly ? "line" : "solid"} onClick={() => setAsking(true)}>
          Continue Plan
        </Button>
      }
    >
      The next {BLOCK_WEEKS} weeks build on what you did: same level, focus and sessions per week.
      {lost > 0 && ` ${lost === 1 ? "One session is" : `${lost} sessions are`} left in this block.`}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="solid"
        title="Continue with the next block?"
        description={`${whatEnds(lost)} The next block begins on ${formatDay(start)}.`}
        confirm="Continue Plan"
        onConfirm={() => {
          setAsking(false);
          void continuePlan();
        }}
      />
      {overlay !== undefined && (
        <Suspense>
          <GenerationOverlay {...overlay} />
        </Suspense>
      )}
    </Alert>
  );
}

const KEPT = "Your completed sessions stay in your history.";

function whatEnds(lost: number): string {
  if (lost === 0) return `This block ends. ${KEPT}`;
  const dropped = lost === 1 ? "The last session of this block" : `The last ${lost} sessions of this block`;
  return `${dropped} will be dropped. ${KEPT}`;
}

interface Continuation {
  readonly continuePlan: () => Promise<void>;
  /** Shown over everything while the next block is made, and when the connection broke meanwhile. */
  readonly overlay: { readonly progress: GenerationProgress | undefined; readonly failed: boolean } | undefined;
}

/** Has the block after `plan` made, which ends this one, and opens it. */
function useContinuation(plan: PlanView, today: Day): Continuation {
  const { mutation, progress } = useGeneratePlan();
  const navigate = useNavigate();

  async function continuePlan(): Promise<void> {
    toast({ title: "Plan continuation initiated", description: "We're creating your next 5-week training progression" });
    try {
      const made = await mutation.mutateAsync(getContinuation(plan, await currentUserId(), today));
      toast({ title: "Plan Generated", description: made.plan.title });
      void navigate(`/training-plans?planId=${made.plan.id}`);
    } catch (error) {
      if (!(error instanceof PlanError)) return;
      toast({ title: "Error", description: "Failed to continue plan. Please try again.", variant: "destructive" });
    }
  }

  const broken = mutation.isError && !(mutation.error instanceof PlanError);
  return { continuePlan, overlay: mutation.isPending || broken ? { progress, failed: broken } : undefined };
}
