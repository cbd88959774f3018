import { FOCUS, GENDER, keyHistoryFields, LEVEL, PERSONAL_FIELDS } from "@ironpace/contract";
import { savePersonal } from "#features/athlete/api/save-step.ts";
import { personalStep } from "#features/athlete/model/personal.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { EntryInput } from "../../fields/entry-input.tsx";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

export function PersonalStep(props: StepProps) {
  return (
    <StepFrame
      {...props}
      part="personal"
      model={personalStep}
      save={savePersonal}
      saved="Profile Updated"
      notSaved="Failed to update profile"
    >
      {(form) => (
        <div className="grid grid-cols-2 gap-x-3 gap-y-5 md:gap-x-4">
          <EntryInput field={PERSONAL_FIELDS.age} form={form} className="max-md:col-span-2" />
          <ChoiceInput
            name="gender"
            label="Gender"
            hint="Female or male sets your bar weight and strength table."
            of={GENDER}
            form={form}
            open
            className="col-span-2"
          />
          <EntryInput field={PERSONAL_FIELDS.bodyWeight} form={form} />
          <UnitSwitch drafts={props.drafts} />
          <ChoiceInput name="primary_focus" label="Primary focus" of={FOCUS} form={form} className="max-md:col-span-2" />
          <EntryInput field={PERSONAL_FIELDS.trainingYears} form={form} className="max-md:col-span-2" />
          <ChoiceInput name="training_level" label="Training level" of={LEVEL} form={form} open className="col-span-2" />
          <section
            aria-labelledby="recent-training"
            className="col-span-2 grid grid-cols-2 gap-x-3 gap-y-4 border-t border-line pt-5 md:gap-x-4"
          >
            <div className="col-span-2 grid gap-1">
              <h3 id="recent-training" className="heading-3">
                Recent training
              </h3>
              <p className="text-sm text-ink-3">
                Your plan starts from these numbers. If you don't know one, leave it empty and the plan starts easy.
              </p>
            </div>
            {keyHistoryFields(FOCUS.read(form.texts.primary_focus)).map((field) => (
              <EntryInput key={field.column} field={field} form={form} className="max-sm:col-span-2" />
            ))}
          </section>
        </div>
      )}
    </StepFrame>
  );
}
