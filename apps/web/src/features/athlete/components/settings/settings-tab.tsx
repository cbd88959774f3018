import { availabilityErrors, availabilityTexts, readAvailability } from "@ironpace/contract";
import { ListChecks } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { type AthleteData, useSaveAvailability } from "../../api/athlete.ts";
import type { FormRules } from "../../model/athlete-form.ts";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";
import { EquipmentForm } from "./equipment-form.tsx";
import { HistoryForm } from "./history-form.tsx";
import { PersonalForm } from "./personal-form.tsx";

const RULES: FormRules = { errorsOf: availabilityErrors, doubtsOf: () => ({}) };

interface SettingsTabProps {
  readonly athlete: AthleteData;
  /** Put the focus into the first field. */
  readonly focusFirst: boolean;
  readonly onOpenWizard: () => void;
}

/** Who trains, when, and with what. */
export function SettingsTab({ athlete, focusFirst, onOpenWizard }: SettingsTabProps): ReactNode {
  const { profile, equipment } = athlete;
  return (
    <div className="grid max-w-3xl gap-10">
      <PersonalForm stored={profile} focusFirst={focusFirst} />
      <HistoryForm stored={profile} />
      <AvailabilityForm stored={athlete} />
      <EquipmentForm stored={equipment} />
      <section className="grid justify-items-start gap-3 border-t border-line pt-6">
        <h2 className="heading-2">Profile setup</h2>
        <p className="text-ink-2">Seven short steps that cover everything your plan is built on.</p>
        <Button variant="line" onClick={onOpenWizard}>
          <ListChecks aria-hidden="true" size={16} strokeWidth={1.75} />
          Profile Setup Wizard
        </Button>
      </section>
    </div>
  );
}

/** When the athlete can train. */
function AvailabilityForm({ stored }: { readonly stored: AthleteData }): ReactNode {
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
