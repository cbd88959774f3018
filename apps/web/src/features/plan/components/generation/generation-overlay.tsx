import { Dialog } from "@base-ui/react/dialog";
import type { GenerationProgress } from "@ironpace/contract";
import { Check, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { BarDrawing } from "#ui/training/bar-drawing.tsx";
import { Button } from "#ui/button.tsx";
import { BLOCK_WEEKS } from "../../model/generation/generation-form.ts";
import { getStage, type GenerationStage } from "../../model/generation/generation-progress.ts";

interface GenerationOverlayProps {
  readonly progress: GenerationProgress | undefined;
  /** The connection broke: whether the plan was made is known after a reload. */
  readonly failed: boolean;
}

/** Covers the whole screen while a plan is made; it goes when the plan stands. */
export function GenerationOverlay({ progress, failed }: GenerationOverlayProps): ReactNode {
  const stage = getStage(progress, BLOCK_WEEKS);
  return (
    <Dialog.Root open modal disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-canvas px-(--gutter) py-10 outline-0">
          <div className="grid w-full max-w-md gap-7">
            <div>
              <Dialog.Title className="heading-2">{failed ? "Error Generating Plan" : "Generating your plan"}</Dialog.Title>
              <Dialog.Description className="mt-1 text-ink-3">
                {failed ? "Failed to generate training plan. Please try again." : "This may take up to 1 minute."}
              </Dialog.Description>
            </div>
            {failed ? <Failure /> : <Stage stage={stage} />}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Failure(): ReactNode {
  return (
    <div className="grid justify-items-start gap-4">
      <p>The connection was lost. Reload the page: your plan may already be finished.</p>
      <Button variant="solid" onClick={() => window.location.reload()}>
        Reload Page
      </Button>
    </div>
  );
}

function Stage({ stage }: { readonly stage: GenerationStage }): ReactNode {
  return (
    <>
      <p
        className="fig-num text-[4.5rem] leading-none font-bold"
        role="progressbar"
        aria-label="Plan generation"
        aria-valuenow={stage.percent}
        aria-valuetext={`${stage.percent}%, ${stage.text}`}
      >
        {stage.percent}%
      </p>
      <WeekColumns made={stage.weeksMade} total={stage.totalWeeks} />
      <div>
        <p className="font-[550]" aria-live="polite">
          {stage.text}
        </p>
        <p className="min-h-5 text-sm text-ink-3">{stage.detail}</p>
      </div>
      <ol className="grid gap-2">
        {stage.steps.map(({ text, state }) => (
          <li
            key={text}
            className={`flex items-center gap-3 ${state === "ahead" ? "text-ink-3" : ""}`}
            aria-current={state === "now" ? "step" : undefined}
          >
            <StepMark state={state} />
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}

function StepMark({ state }: { readonly state: GenerationStage["steps"][number]["state"] }): ReactNode {
  if (state === "done") return <Check aria-label="Done" size={18} strokeWidth={1.75} className="text-success" />;
  if (state === "now")
    return <LoaderCircle aria-hidden="true" size={18} strokeWidth={1.75} className="text-ember-ink motion-safe:animate-spin" />;
  return <span aria-hidden="true" className="size-4.5 rounded-full border-[1.5px] border-control" />;
}

/** A bare rod that fills with one plate per week. */
function WeekColumns({ made, total }: { readonly made: number; readonly total: number }): ReactNode {
  const weeks = Array.from({ length: total }, (_, index) => {
    const height = HEIGHTS[index % HEIGHTS.length] ?? 0;
    return { state: index < made ? ("done" as const) : ("planned" as const), iron: height, pace: height };
  });
  return <BarDrawing weeks={weeks} elapsed={made / total} className="[--h:9rem] [--rod:8px]!" />;
}

/** A rising block with its lighter fourth week; the real loads are not known yet. */
const HEIGHTS = [0.7, 0.8, 0.9, 0.5, 0.95];
