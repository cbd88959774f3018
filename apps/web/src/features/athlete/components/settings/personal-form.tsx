import { FOCUS, GENDER, LEVEL, PERSONAL_FIELDS } from "@ironpace/contract";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { toast } from "#ui/feedback/toast.ts";
import { type AthleteData, useUpdateAthlete } from "../../api/athlete.ts";
import { personalRules, personalTexts, personalValues } from "../../model/personal.ts";
import { ChoiceInput } from "../fields/choice-input.tsx";
import { EntryInput } from "../fields/entry-input.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";

interface PersonalFormProps {
  readonly stored: AthleteData["profile"];
  readonly focusFirst: boolean;
}

const NEXT_PLAN_HINT = "Takes effect with your next plan; your current plan stays as it is.";

const FIELDS = Object.values(PERSONAL_FIELDS);
const { age, trainingYears, ...bodyFields } = PERSONAL_FIELDS;

export function PersonalForm({ stored, focusFirst }: PersonalFormProps): ReactNode {
  const units = useUnits();
  const save = useUpdateAthlete();
  const form = useProfileForm(personalRules, personalTexts(FIELDS, stored, units));
  const [savedAt, setSavedAt] = useState<string>();

  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusFirst) first.current?.focus();
  }, [focusFirst]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined) return;
    save.mutate(personalValues(FIELDS, texts, stored, units), {
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
      <h2 className="heading-2">Personal information</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryInput field={age} form={form} ref={first} />
        {Object.values(bodyFields).map((field) => (
          <EntryInput key={field.column} field={field} form={form} />
        ))}
        <ChoiceInput
          name="gender"
          label="Gender"
          of={GENDER}
          hint="Sets your bar weight and the strength levels you are compared with."
          form={form}
        />
        <EntryInput field={trainingYears} form={form} />
        <ChoiceInput name="training_level" label="Training level" of={LEVEL} hint={NEXT_PLAN_HINT} form={form} />
        <ChoiceInput name="primary_focus" label="Primary focus" of={FOCUS} hint={NEXT_PLAN_HINT} form={form} />
      </div>
      <FormButtons dirty={form.changed} busy={save.isPending} onCancel={form.reset} />
      <SavedNotice news={{ reason: "profile" }} savedAt={savedAt} />
    </form>
  );
}
