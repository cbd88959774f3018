import { zodResolver } from "@hookform/resolvers/zod";
import { MIN_DAYS_PER_WEEK } from "@ironpace/contract";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Alert } from "#ui/feedback/alert.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { useToday } from "#ui/use-today.ts";
import type { FormDefaults } from "../../api/get-form-defaults.ts";
import { generationFormSchema } from "../../model/generation/generation-form-schema.ts";
import { type GenerationForm, startChoices } from "../../model/generation/generation-form.ts";
import { ChoiceFields } from "./choice-fields.tsx";

interface GenerationFieldsProps {
  readonly defaults: FormDefaults;
  /** Field → what the service found wrong with it. */
  readonly serverErrors: Readonly<Record<string, string>>;
  readonly onSubmit: (form: GenerationForm) => Promise<void>;
}

export function GenerationFields({ defaults, serverErrors, onSubmit }: GenerationFieldsProps): ReactNode {
  const today = useToday();
  const { control, register, handleSubmit, formState } = useForm<GenerationForm>({
    mode: "onTouched",
    resolver: zodResolver(generationFormSchema(today)),
    defaultValues: initialValues(defaults, startChoices(today).suggested),
  });
  const days = useWatch({ control, name: "weeklyAvailability" });
  const errorOf = (name: keyof GenerationForm) => formState.errors[name]?.message ?? serverErrors[name];

  return (
    <form className="grid max-w-3xl gap-8" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <ChoiceFields control={control} levelLocked={defaults.levelLocked} today={today} errorOf={errorOf} />
      <div className="grid gap-5">
        <Field label="Goals" hint="Optional. What you want to get out of this block." error={errorOf("goalDescription")}>
          <Textarea rows={3} {...register("goalDescription")} />
        </Field>
        <Field
          label="Injuries and limitations"
          hint="Optional. What hurts and how much. Your plan adapts to it."
          error={errorOf("injuryHistory")}
        >
          <Textarea rows={3} {...register("injuryHistory")} />
        </Field>
      </div>
      <fieldset className="grid gap-5">
        <legend className="heading-3 mb-3">Competition (optional)</legend>
        <div className="grid gap-5 md:grid-cols-3">
          <Field label="Name" error={errorOf("competitionName")}>
            <Input {...register("competitionName")} autoComplete="off" />
          </Field>
          <Field label="Type" hint="For example Hyrox, marathon or triathlon" error={errorOf("competitionType")}>
            <Input {...register("competitionType")} autoComplete="off" />
          </Field>
          <Field label="Date" error={errorOf("competitionDate")}>
            <Input type="date" min={today} {...register("competitionDate")} />
          </Field>
        </div>
      </fieldset>
      {defaults.assumptions.length > 0 && <Assumptions assumptions={defaults.assumptions} />}
      <GenerateButton tooFewDays={days < MIN_DAYS_PER_WEEK} busy={formState.isSubmitting} />
    </form>
  );
}

/** Said before the plan is made, so that nobody takes a plan of guesses for one of their numbers. */
function Assumptions({ assumptions }: { readonly assumptions: readonly string[] }): ReactNode {
  return (
    <Alert
      title="Your profile is incomplete"
      action={
        <ButtonLink to="/profile" variant="line">
          Complete your profile
        </ButtonLink>
      }
    >
      Until you complete your profile, we assume {listText(assumptions)}. Your entries above override this.
    </Alert>
  );
}

/** "a, b and c" */
function listText(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`;
}

function initialValues(defaults: FormDefaults, startDate: string): GenerationForm {
  return {
    userLevel: defaults.level,
    primaryFocus: defaults.focus,
    weeklyAvailability: defaults.days,
    goalDescription: defaults.goals,
    injuryHistory: defaults.injuries,
    competitionName: defaults.competition.name,
    competitionType: defaults.competition.type,
    competitionDate: defaults.competition.date,
    startDate,
  };
}

interface GenerateButtonProps {
  readonly tooFewDays: boolean;
  readonly busy: boolean;
}

function GenerateButton({ tooFewDays, busy }: GenerateButtonProps): ReactNode {
  const button = (
    <Button type="submit" variant="ember" size="lg" className="max-md:w-full" disabled={tooFewDays} busy={busy}>
      Generate Plan
    </Button>
  );
  if (!tooFewDays) return <div>{button}</div>;
  return (
    <div>
      <Tooltip text="Minimum 3 training days per week required">
        <span className="inline-flex max-md:w-full">{button}</span>
      </Tooltip>
    </div>
  );
}
