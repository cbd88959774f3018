import type { ReactNode, RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

interface EffortQuestionProps {
  readonly open: boolean;
  readonly onAnswer: (rpe: number) => void;
  readonly onSkip: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

/** How hard the whole session felt, 1 to 10. Closing it is skipping it. */
export function EffortQuestion({ open, onAnswer, onSkip, finalFocus }: EffortQuestionProps): ReactNode {
  return (
    <Dialog
      open={open}
      onOpenChange={onSkip}
      title="How hard was it?"
      description="Rate the whole session, not just its hardest minute."
      size="sm"
      finalFocus={finalFocus}
    >
      <div className="grid gap-3">
        <div className="grid grid-cols-5 gap-1.5">
          {Array.from({ length: 10 }, (_, index) => index + 1).map((rpe) => (
            <Button
              key={rpe}
              className="min-h-13 px-0! fig-num text-[1.125rem]"
              aria-label={`Effort ${rpe} of 10${getHint(rpe)}`}
              // The second press of who pressed twice to complete the session is no answer.
              onClick={({ detail }) => {
                if (detail < 2) onAnswer(rpe);
              }}
            >
              {rpe}
            </Button>
          ))}
        </div>
        <p className="flex justify-between text-xs text-ink-3" aria-hidden="true">
          <span>1 very easy</span>
          <span>10 nothing left</span>
        </p>
        <Button variant="ghost" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </Dialog>
  );
}

function getHint(rpe: number): string {
  if (rpe === 1) return ", very easy";
  return rpe === 10 ? ", nothing left" : "";
}
