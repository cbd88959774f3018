import { textSchema } from "@ironpace/contract";
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { Field, Textarea } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { useSaveContext } from "../../api/save-context.ts";
import { FormButtons } from "../profile/form-buttons.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { useUnsaved } from "../profile/unsaved-context.ts";

const Understood = lazy(async () => ({ default: (await import("./understood.tsx")).PlannedRequest }));

const injuries = textSchema("injuries");

/** Free text as the athlete says it, and what the engine understands of it while it is written. */
export function InjuriesForm({ stored }: { readonly stored: string }): ReactNode {
  const save = useSaveContext();
  const { control, register, handleSubmit, reset, formState } = useForm({
    mode: "onTouched",
    values: { injuries: stored },
    resetOptions: { keepDirtyValues: true },
  });
  useUnsaved(formState.isDirty);
  const [savedAt, setSavedAt] = useState<string>();
  const text = useDeferredValue(useWatch({ control, name: "injuries" }));

  function submit(form: { injuries: string }): void {
    save.mutate(
      { injuries: injuries.parse(form.injuries) },
      {
        onSuccess: () => {
          reset(form);
          setSavedAt(new Date().toISOString());
          toast({ title: "Context & Goals Updated" });
        },
        onError: (error) => toast({ title: "Failed to update context & goals", description: getSentence(error), variant: "destructive" }),
      },
    );
  }

  return (
    <div className="grid gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <form className="grid max-w-3xl content-start gap-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Field
          label="Injuries and limitations"
          hint="What hurts, where, since when and how much, in your own words. Other athletes and administrators cannot read it. Your plan adapts to it."
          error={formState.errors.injuries?.message}
        >
          <Textarea
            className="*:min-h-50"
            {...register("injuries", { validate: (typed) => injuries.safeParse(typed).error?.issues[0]?.message ?? true })}
          />
        </Field>
        <FormButtons dirty={formState.isDirty} busy={save.isPending} onCancel={() => reset()} />
        {stored.trim() !== "" && <SavedNotice news={{ reason: "injury", details: stored }} savedAt={savedAt} />}
      </form>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Understood text={text} saved={!formState.isDirty} />
      </Suspense>
    </div>
  );
}
