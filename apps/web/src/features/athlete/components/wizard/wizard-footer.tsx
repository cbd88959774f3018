import { useIsMutating } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { SAVE_MUTATION_KEY } from "../../api/save-step.ts";
import { LAST_STEP, STEPS } from "../../model/steps.ts";
import { STEP_FORM } from "./steps/step-frame.tsx";

interface WizardFooterProps {
  readonly index: number;
  readonly optional: boolean;
  /** There is a form to submit; without one Next only goes on. */
  readonly hasForm: boolean;
  readonly onBack: () => void;
  readonly onSkip: () => void;
  readonly onNext: () => void;
}

/** Back, Skip, and Next or on the last step Complete Profile. */
export function WizardFooter({ index, optional, hasForm, onBack, onSkip, onNext }: WizardFooterProps) {
  const busy = useIsMutating({ mutationKey: SAVE_MUTATION_KEY }) > 0;
  return (
    <>
      {index > 0 && (
        <Button repeats variant="line" size="lg" onClick={onBack}>
          Back
        </Button>
      )}
      <span className="flex-1 max-md:hidden" />
      {optional && (
        <Button repeats variant="ghost" size="lg" disabled={busy} onClick={onSkip}>
          Skip
        </Button>
      )}
      <Button
        repeats={index !== LAST_STEP}
        variant="solid"
        size="lg"
        busy={busy}
        busyText="Saving..."
        className="max-md:min-w-0 max-md:flex-[2]! max-md:px-3 max-md:leading-tight! max-md:whitespace-normal! md:min-w-28"
        {...(hasForm ? { type: "submit", form: STEP_FORM } : { onClick: onNext })}
      >
        {nextText(index)}
      </Button>
    </>
  );
}

/** Document 1, section 2: the step that collects results names where it leads to. */
function nextText(index: number): string {
  if (index === LAST_STEP) return "Complete Profile";
  return STEPS[index]?.key === "competition" ? "Continue to next step" : "Next";
}
