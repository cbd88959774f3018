import type { FormEvent, ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveStep, type SaveStep } from "#features/athlete/api/save-step.ts";
import type { Messages, Texts } from "#features/athlete/model/athlete-form.ts";
import { useAthleteForm, type FormFields } from "../../fields/use-athlete-form.ts";
import { STEP_FORM, type StepProps } from "./step-frame.tsx";

export interface ResultFormProps extends StepProps {
  /** Its tab is open: the wizard's Next belongs to this form. */
  readonly active: boolean;
}

interface ResultFrameProps extends ResultFormProps {
  readonly part: "result" | "wod";
  readonly empty: Texts;
  readonly errorsOf: (texts: Texts, today: string) => Messages;
  readonly add: SaveStep;
  readonly addLabel: string;
  readonly saved: string;
  readonly notSaved: string;
  /** What was added before. */
  readonly list: ReactNode;
  readonly children: (fields: FormFields) => ReactNode;
}

/** A form that adds, empties itself and stays. The wizard's Next adds what stands in it, then goes on. */
export function ResultFrame({
  part,
  empty,
  errorsOf,
  add,
  addLabel,
  saved,
  notSaved,
  list,
  children,
  ...props
}: ResultFrameProps): ReactNode {
  const { userId, circumstances, drafts, onDone, active } = props;
  const form = useAthleteForm({
    rules: { errorsOf: (texts) => errorsOf(texts, circumstances.today), doubtsOf: () => ({}) },
    stored: empty,
    typed: drafts.of(part),
    onType: (texts) => drafts.keep(part, texts),
    circumstances,
  });
  const { mutate, isPending } = useSaveStep({
    save: add,
    userId,
    onStored: () => {
      drafts.drop(part);
      form.forget();
      toast({ title: saved });
    },
    onFailed: (error) => toast({ title: notSaved, description: getSentence(error), variant: "destructive" }),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    // The button that stands in the form adds and stays; Next stands outside of it.
    const stays = (event.nativeEvent as SubmitEvent).submitter?.closest("form") === event.currentTarget;
    if (!stays && !form.changed) {
      event.preventDefault();
      onDone();
      return;
    }
    const texts = form.check(event);
    if (texts === undefined || isPending) return;
    mutate({ texts, circumstances, id: drafts.idOf(part) }, stays ? {} : { onSuccess: onDone });
  }

  return (
    <div className="grid gap-6">
      <form id={active ? STEP_FORM : undefined} noValidate className="grid gap-5" onSubmit={submit}>
        {children(form)}
        <Button type="submit" variant="line" busy={isPending} busyText="Saving..." className="justify-self-start max-md:w-full">
          {addLabel}
        </Button>
      </form>
      {list}
    </div>
  );
}
