import { FOCUS, GENDER, LEVEL, PERSONAL_FIELDS, getSex, type Enumeration } from "@ironpace/contract";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Field } from "#ui/field.tsx";
import { MeasuredField } from "#ui/measured-field.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { useUpdateProfile } from "../../api/update-profile.ts";
import { changedChoices, getChoices, type PersonalChoices, type PersonalRow } from "../../model/athlete-profile.ts";
import { FormButtons } from "../profile/form-buttons.tsx";
import { SavedNotice } from "../plan-changes/saved-notice.tsx";
import { useUnsaved } from "../profile/unsaved-context.ts";
import { useEntryForm } from "../profile/use-entry-form.ts";

interface PersonalFormProps {
  readonly stored: PersonalRow | null;
  readonly focusFirst: boolean;
}

/** Who wants another kind of plan makes another one. */
const OF_A_PLAN = "Takes effect with your next plan; your current plan stays as it is.";

const FIELDS = Object.values(PERSONAL_FIELDS);

export function PersonalForm({ stored, focusFirst }: PersonalFormProps): ReactNode {
  const unit = useUnits();
  const save = useUpdateProfile();
  const [chosen, setChosen] = useState<Partial<PersonalChoices>>({});
  const choices = { ...getChoices(stored), ...chosen };
  const changes = changedChoices(choices, stored);
  const form = useEntryForm({ fields: FIELDS, stored: { ...stored }, unit, sex: getSex(choices.gender || undefined) });
  const dirty = form.changed || Object.keys(changes).length > 0;
  useUnsaved(dirty);
  const [savedAt, setSavedAt] = useState<string>();

  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusFirst) first.current?.focus();
  }, [focusFirst]);

  function reset(): void {
    setChosen({});
    form.reset();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const entries = form.check();
    if (entries === undefined) return;
    save.mutate(
      { ...changes, ...entries },
      {
        onSuccess: () => {
          reset();
          setSavedAt(new Date().toISOString());
          toast({ title: "Profile Updated" });
        },
        onError: (error) => toast({ title: "Failed to update profile", description: getSentence(error), variant: "destructive" }),
      },
    );
  }

  const choose = (part: Partial<PersonalChoices>) => setChosen((before) => ({ ...before, ...part }));
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <h2 className="heading-2">Personal information</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <MeasuredField {...form.propsOf(PERSONAL_FIELDS.age)} ref={first} />
        <MeasuredField {...form.propsOf(PERSONAL_FIELDS.bodyWeight)} />
        <MeasuredField {...form.propsOf(PERSONAL_FIELDS.height)} />
        <Choice
          label="Gender"
          of={GENDER}
          hint="If you choose female or male, we use the bar weight and the strength tables for that choice."
          value={choices.gender}
          onChange={(gender) => choose({ gender })}
        />
        <MeasuredField {...form.propsOf(PERSONAL_FIELDS.trainingYears)} />
        <Choice
          label="Training level"
          of={LEVEL}
          hint={OF_A_PLAN}
          value={choices.trainingLevel}
          onChange={(trainingLevel) => choose({ trainingLevel })}
        />
        <Choice
          label="Primary focus"
          of={FOCUS}
          hint={OF_A_PLAN}
          value={choices.primaryFocus}
          onChange={(primaryFocus) => choose({ primaryFocus })}
        />
      </div>
      <FormButtons dirty={dirty} busy={save.isPending} onCancel={reset} />
      <SavedNotice news={{ reason: "profile" }} savedAt={savedAt} />
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly of: Enumeration<Value>;
  readonly hint?: string;
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, of, hint, value, onChange }: ChoiceProps<Value>): ReactNode {
  return (
    <Field label={label} nativeLabel={false} hint={hint}>
      <Select<Value>
        options={of.values.map((option) => ({ value: option, label: of.labels[option] }))}
        value={value === "" ? null : value}
        onValueChange={onChange}
      />
    </Field>
  );
}
