import { availabilityErrors, availabilityTexts, readAvailability } from "@ironpace/contract";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/toast.ts";
import type { AthleteData } from "../../api/get-athlete.ts";
import { useSaveAvailability } from "../../api/save-athlete.ts";
import type { FormRules } from "../../model/athlete-form.ts";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";

const RULES: FormRules = { errorsOf: availabilityErrors, doubtsOf: () => ({}) };

/** When the athlete can train. */
export function AvailabilityForm({ stored }: { readonly stored: AthleteData }): ReactNode {
  const save = useSaveAvailability();
  const form = useProfileForm(RULES, availabilityTexts(stored.availability, stored.profile));
  const [savedAt, setSavedAt] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined) return;
    save.mutate(readAvailability(texts), {
      onSuccess: () => {
        form.reset();
        setSavedAt(new Date().toISOString());
        toast({ title: "Profile Updated" });
      },
      onError: (error) => toast({ title: "Failed to update profile", description: getSentence(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <h2 className="heading-2">Training week</h2>
      <AvailabilityFields form={form} />
      <FormButtons dirty={form.changed} busy={save.isPending} onCancel={form.reset} />
      <SavedNotice news={{ reason: "availability" }} savedAt={savedAt} />
    </form>
  );
}
