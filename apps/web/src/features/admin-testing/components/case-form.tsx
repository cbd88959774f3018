import { zodResolver } from "@hookform/resolvers/zod";
import {
  COACH_ACTIONS,
  COACH_TEST_FOCUSES,
  COACH_TEST_INCOMPLETE,
  coachTestEntry,
  coachTestForm,
  type CoachTestEntry,
} from "@ironpace/contract";
import type { ReactNode } from "react";
import { Controller, useForm, type FieldErrors } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useSaveTestCase } from "../api/change-tests.ts";
import type { TestCase } from "../api/get-tests.ts";
import { ACTION_LABELS } from "../model/labels.ts";

interface CaseFormProps {
  /** Undefined to create one. */
  readonly testCase: TestCase | undefined;
  readonly onSaved: () => void;
}

export function CaseForm({ testCase, onSaved }: CaseFormProps): ReactNode {
  const isNew = testCase === undefined;
  const save = useSaveTestCase();
  const { control, register, handleSubmit, formState, reset } = useForm<CoachTestEntry>({
    resolver: zodResolver(coachTestEntry),
    defaultValues: coachTestForm(testCase),
  });
  const { errors } = formState;

  function submit(entry: CoachTestEntry): void {
    save.mutateAsync({ id: testCase?.id, entry }).then(
      () => {
        toast({ title: isNew ? "Test case created" : "Test case updated", description: entry.name });
        if (isNew) reset();
        onSaved();
      },
      (error: unknown) =>
        toast({ title: `Failed to ${isNew ? "create" : "update"} test case`, description: getSentence(error), variant: "destructive" }),
    );
  }

  function refuse({ name, content }: FieldErrors<CoachTestEntry>): void {
    if (name?.message !== COACH_TEST_INCOMPLETE.message && content?.message !== COACH_TEST_INCOMPLETE.message) return;
    toast({ title: COACH_TEST_INCOMPLETE.title, description: COACH_TEST_INCOMPLETE.message, variant: "destructive" });
  }

  return (
    <form
      aria-label={isNew ? "Create Test" : "Edit test case"}
      noValidate
      className="grid max-w-2xl gap-5"
      onSubmit={(event) => void handleSubmit(submit, refuse)(event)}
    >
      <Field label="Name" error={errors.name?.message}>
        <Input maxLength={200} {...register("name")} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Action type" nativeLabel={false}>
          <Controller
            control={control}
            name="action"
            render={({ field: { value, onChange } }) => <Select options={ACTIONS} value={value} onValueChange={onChange} />}
          />
        </Field>
        <Field label="Primary focus" nativeLabel={false}>
          <Controller
            control={control}
            name="primaryFocus"
            render={({ field: { value, onChange } }) => <Select options={FOCUSES} value={value} onValueChange={onChange} />}
          />
        </Field>
      </div>
      <Field label="Content" hint="What the athlete asks." error={errors.content?.message}>
        <Textarea rows={4} {...register("content")} />
      </Field>
      <Field
        label="Expected keywords"
        hint="Separated by commas. The answer must contain all of them. Not case-sensitive."
        error={errors.keywords?.message}
      >
        <Input {...register("keywords")} />
      </Field>
      <div className="grid gap-5 md:grid-cols-3">
        <Field label="Age" error={errors.age?.message}>
          <Input inputMode="numeric" unit="years" {...register("age")} />
        </Field>
        <Field label="Gender" nativeLabel={false}>
          <Controller
            control={control}
            name="gender"
            render={({ field: { value, onChange } }) => <Select options={GENDERS} value={value} onValueChange={onChange} />}
          />
        </Field>
        <Field label="Weight" error={errors.weight?.message}>
          <Input inputMode="decimal" unit="kg" {...register("weight")} />
        </Field>
      </div>
      <div>
        <Button type="submit" variant="solid" busy={save.isPending} busyText="Saving...">
          {isNew ? "Create Test Case" : "Save"}
        </Button>
      </div>
    </form>
  );
}

const ACTIONS = COACH_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }));
const FOCUSES = (["crossfit", "hyrox", "running"] as const).map((value) => ({ value, label: COACH_TEST_FOCUSES[value] }));
const GENDERS = [
  { value: "not_given", label: "Not entered" },
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
] as const;
