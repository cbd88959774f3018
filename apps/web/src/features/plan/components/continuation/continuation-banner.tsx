import type { Day } from "@ironpace/training";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { nextBlockStart, sessionsLost } from "../../model/continuation.ts";
import { BLOCK_WEEKS } from "../../model/generation-form.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { useContinuation } from "./use-continuation.ts";

const AlertDialog = lazyPart(async () => (await import("#ui/alert-dialog.tsx")).AlertDialog);

const GenerationOverlay = lazy(async () => ({ default: (await import("../generation/generation-overlay.tsx")).GenerationOverlay }));

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
  return (
    <Alert
      title={lost > plan.sessionsPerWeek ? "You can already continue" : "This block is nearly done"}
      action={
        <Button variant="solid" onClick={() => setAsking(true)}>
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

function whatEnds(lost: number): string {
  if (lost === 0) return "This block ends, and what you did in it stays in your history.";
  return `This block ends now: ${lost === 1 ? "the session that is left in it is" : `the ${lost} sessions that are left in it are`} dropped. What you did stays in your history.`;
}
