import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";

interface EffortQuestionProps {
  readonly onAnswer: (rpe: number) => void;
  readonly onSkip: () => void;
}

/** How hard the whole session felt, 1 to 10. */
export function EffortQuestion({ onAnswer, onSkip }: EffortQuestionProps): ReactNode {
  return (
    <fieldset className="grid gap-3">
      <legend className="heading-3 mb-1">How hard was it?</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {Array.from({ length: 10 }, (_, index) => index + 1).map((rpe) => (
          <Button key={rpe} variant="line" className="fig-num px-0! text-[1rem]" aria-label={`Effort ${rpe} of 10${hintOf(rpe)}`} onClick={() => onAnswer(rpe)}>
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
    </fieldset>
  );
}

function hintOf(rpe: number): string {
  if (rpe === 1) return ", very easy";
  return rpe === 10 ? ", nothing left" : "";
}
