import { lazy, Suspense, useDeferredValue, useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveContextTexts, useContextData } from "../../api/texts.ts";
import type { FormRules } from "../../model/athlete-form.ts";
import { textErrors, textValues } from "../../model/free-texts.ts";
import { TextArea } from "../fields/text-fields.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";
import { Loaded } from "../profile/loaded.tsx";

const Understood = lazy(async () => ({ default: (await import("./understood.tsx")).UnderstoodInjuries }));

const RULES: FormRules = { errorsOf: (texts) => textErrors(["injuries"], texts), doubtsOf: () => ({}) };

/** Free text as the athlete says it, and what the engine understands of it while it is written. */
function InjuriesForm({ stored }: { readonly stored: string }): ReactNode {
  const save = useSaveContextTexts();
  const form = useProfileForm(RULES, { injuries: stored });
  const [savedAt, setSavedAt] = useState<string>();
  const text = useDeferredValue(form.texts["injuries"] ?? "");

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined) return;
    save.mutate(textValues(["injuries"], texts), {
      onSuccess: () => {
        form.reset();
        setSavedAt(new Date().toISOString());
        toast({ title: "Context & Goals Updated" });
      },
      onError: (error) => toast({ title: "Your injuries could not be saved", description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <div className="grid gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <form className="grid max-w-3xl content-start gap-5" noValidate onSubmit={submit}>
        <TextArea
          name="injuries"
          label="Injuries and limitations"
          hint="What hurts, since when, and how much from 0 to 10. Your plan adapts. Other athletes and administrators cannot read this."
          form={form}
          className="*:min-h-50"
        />
        <FormButtons dirty={form.changed} busy={save.isPending} onCancel={form.reset} />
        {stored.trim() !== "" && <SavedNotice news={{ reason: "injury", details: stored }} savedAt={savedAt} />}
      </form>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <Understood text={text} saved={!form.changed} />
      </Suspense>
    </div>
  );
}

export function InjuriesTab(): ReactNode {
  return <Loaded query={useContextData()}>{(context) => <InjuriesForm stored={context?.injuries ?? ""} />}</Loaded>;
}
