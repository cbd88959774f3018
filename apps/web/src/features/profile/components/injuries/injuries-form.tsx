import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { Field, Textarea } from "../../../../ui/field.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useSaveContext } from "../../api/save-context.ts";
import { FormButtons } from "../form-buttons.tsx";

/** Free text as the athlete says it; the engine reads it when a plan is made. */
export function InjuriesForm({ stored }: { readonly stored: string }): ReactNode {
  const save = useSaveContext();
  const { register, handleSubmit, reset, formState } = useForm({
    mode: "onTouched",
    values: { injuries: stored },
    resetOptions: { keepDirtyValues: true },
  });

  function submit(form: { injuries: string }): void {
    save.mutate(
      { injuries: form.injuries.trim() === "" ? null : form.injuries.trim() },
      {
        onSuccess: () => {
          reset(form);
          toast({ title: "Context & Goals Updated" });
        },
        onError: (error) => toast({ title: "Failed to update context & goals", description: sentenceOf(error), variant: "destructive" }),
      },
    );
  }

  return (
    <form className="grid max-w-3xl gap-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field
        label="Injuries and limitations"
        hint="What hurts, where, since when and how much, in your own words. Only you can read it; it changes what a plan prescribes."
        error={formState.errors.injuries?.message}
      >
        <Textarea className="*:min-h-50" {...register("injuries", { maxLength: { value: 4000, message: "At most 4,000 characters" } })} />
      </Field>
      <FormButtons dirty={formState.isDirty} busy={save.isPending} onCancel={() => reset()} />
    </form>
  );
}
