import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveStep, type SaveStep, type StepCircumstances } from "#features/athlete/api/save-step.ts";
import type { FormModel } from "#features/athlete/model/athlete-form.ts";
import type { StepKey } from "#features/athlete/model/completion.ts";
import type { Drafts } from "../use-draft.ts";
import { useAthleteForm, type FormFields } from "../../fields/use-athlete-form.ts";

/** The id of the form that the buttons below the wizard submit. */
export const STEP_FORM = "onboarding-step";

/** Props of every step. */
export interface StepProps {
  readonly userId: string;
  readonly circumstances: StepCircumstances;
  readonly drafts: Drafts;
  /** Everything of this step is stored, or nothing was changed. */
  readonly onDone: () => void;
}

interface StepFrameProps extends StepProps {
  readonly part: StepKey;
  readonly model: FormModel;
  readonly save: SaveStep;
  /** Title of the toast after saving; the next one after a failure. */
  readonly saved: string;
  readonly notSaved: string;
  /** Also store what was not changed, because it was never stored. */
  readonly always?: boolean;
  readonly children: (fields: FormFields) => ReactNode;
}

/** One step as a form: checks, stores, and keeps what was typed when that fails. */
export function StepFrame({ part, model, save, saved, notSaved, always = false, children, ...props }: StepFrameProps): ReactNode {
  const { userId, circumstances, drafts, onDone } = props;
  const form = useAthleteForm({
    rules: model,
    stored: model.textsOf(circumstances.athlete, circumstances.units),
    typed: drafts.of(part),
    onType: (texts) => drafts.keep(part, texts),
    circumstances,
  });
  const [restored, setRestored] = useState(form.changed);
  const { mutate, isPending } = useSaveStep({
    save,
    userId,
    onStored: () => {
      drafts.drop(part);
      toast({ title: saved });
    },
    onFailed: (error) => toast({ title: notSaved, description: getSentence(error), variant: "destructive" }),
  });
  const unitChanged = circumstances.athlete.personal?.units !== circumstances.unit;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined || isPending) return;
    if (!form.changed && !always && !(unitChanged && HAS_WEIGHTS.has(part))) {
      onDone();
      return;
    }
    mutate({ texts, circumstances, id: drafts.idOf(part) }, { onSuccess: onDone });
  }

  return (
    <form id={STEP_FORM} noValidate className="grid gap-5" onSubmit={submit}>
      {restored && form.changed && (
        <Restored
          onDiscard={() => {
            drafts.drop(part);
            setRestored(false);
          }}
        />
      )}
      {children(form)}
    </form>
  );
}

const HAS_WEIGHTS = new Set<StepKey>(["personal", "strength"]);

/** Says that what stands in the fields was typed before and never saved. */
function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-ctl bg-pending-wash px-3 py-1.5 text-sm text-pending">
      Restored from your last visit, not saved yet.
      <button
        type="button"
        onClick={onDiscard}
        className="inline-flex min-h-9 items-center font-semibold underline underline-offset-3 hover:no-underline pointer-coarse:min-h-11"
      >
        Discard
      </button>
    </p>
  );
}
