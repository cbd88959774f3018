import type { ComponentType, ReactNode } from "react";
import { pacePreview } from "#features/athlete/model/pace-preview.ts";
import type { StepKey } from "#features/athlete/model/completion.ts";
import { CompetitionStep } from "./competition-step.tsx";
import { ContextStep } from "./context-step.tsx";
import { PaceRuler } from "./pace-ruler.tsx";
import { type StepProps, StepFrame } from "./step-frame.tsx";
import { saveMotivationStep, saveBenchmarks, savePersonal } from "#features/athlete/api/save-step.ts";
import { motivationStep } from "#features/athlete/model/free-texts.ts";
import { SuggestedTextArea } from "../../fields/text-fields.tsx";
import { cx } from "#ui/cx.ts";
import { benchmarkStep } from "#features/athlete/model/benchmark-step.ts";
import { BENCHMARKS, type BenchmarkKind } from "#features/athlete/model/benchmarks.ts";
import { EntryInput } from "../../fields/entry-input.tsx";
import type { FormFields } from "../../fields/use-athlete-form.ts";
import { UnitSwitch } from "./unit-switch.tsx";
import { FOCUS, GENDER, keyHistoryFields, LEVEL, PERSONAL_FIELDS } from "@ironpace/contract";
import { personalStep } from "#features/athlete/model/personal.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";

function MotivationStep(props: StepProps) {
  return (
    <StepFrame
      {...props}
      part="motivation"
      model={motivationStep}
      save={saveMotivationStep}
      saved="Motivation Updated"
      notSaved="Failed to update motivation"
    >
      {(form) => (
        <>
          <SuggestedTextArea
            name="motivation_drivers"
            label="What drives you"
            suggestions={["A race", "Getting stronger", "Health", "Beating my times", "Training with others"]}
            form={form}
          />
          <SuggestedTextArea
            name="training_style_preferences"
            label="How you like to train"
            suggestions={["Short and hard", "Long and easy", "Heavy lifting", "Intervals", "Variety", "Fixed routine"]}
            form={form}
          />
          <SuggestedTextArea
            name="training_dislikes"
            label="What you would rather not do"
            hint="Your plan swaps these exercises when another trains the same thing."
            suggestions={["Nothing", "Burpees", "Thrusters", "Running", "Rowing", "Overhead squat"]}
            form={form}
          />
        </>
      )}
    </StepFrame>
  );
}

function PersonalStep(props: StepProps) {
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
            hint="Sets your bar weight and the strength levels you are compared with."
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

export const STEP_BODIES: Readonly<Record<StepKey, ComponentType<StepProps>>> = {
  personal: PersonalStep,
  strength: (props) => <BenchmarkStep {...props} kind="strength" />,
  gymnastics: (props) => <BenchmarkStep {...props} kind="gymnastics" />,
  conditioning: (props) => (
    <BenchmarkStep
      {...props}
      kind="conditioning"
      preview={({ texts, circumstances }) => <PaceRuler preview={pacePreview(texts, circumstances.today)} />}
    />
  ),
  competition: CompetitionStep,
  context: ContextStep,
  motivation: MotivationStep,
};

interface BenchmarkStepProps extends StepProps {
  readonly kind: BenchmarkKind;
  /** What the numbers would set. */
  readonly preview?: (form: FormFields) => ReactNode;
}

/** Made once, so that they are the same at every drawing. */
const PARTS = {
  strength: { model: benchmarkStep("strength"), save: saveBenchmarks("strength") },
  gymnastics: { model: benchmarkStep("gymnastics"), save: saveBenchmarks("gymnastics") },
  conditioning: { model: benchmarkStep("conditioning"), save: saveBenchmarks("conditioning") },
} as const;

/** Strength, gymnastics or conditioning. */
function BenchmarkStep({ kind, preview, ...props }: BenchmarkStepProps) {
  const { saved, notSaved, fields } = BENCHMARKS[kind];
  return (
    <StepFrame {...props} {...PARTS[kind]} saved={saved} notSaved={notSaved} part={kind}>
      {(form) => (
        <>
          <div className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-6 md:gap-x-4">
            {fields.map((field, index) => (
              <EntryInput
                key={field.column}
                field={field}
                form={form}
                buttons={field.measure === "vo2"}
                className={cx(
                  index < 3 || fields.length % 3 === 0 ? "md:col-span-2" : "md:col-span-3",
                  field.measure === "vo2" && "max-md:col-span-2",
                )}
              />
            ))}
            {kind === "strength" && <UnitSwitch drafts={props.drafts} className="md:col-span-6" />}
          </div>
          {preview?.(form)}
        </>
      )}
    </StepFrame>
  );
}
