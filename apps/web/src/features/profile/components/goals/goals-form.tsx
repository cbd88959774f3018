import type { Tables } from "@ironpace/contract";
import { parseDay } from "@ironpace/training";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, Input, Textarea } from "../../../../ui/field.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useSaveContext } from "../../api/save-context.ts";

interface GoalsFormProps {
  readonly context: Tables<"athlete_context"> | null;
  readonly onClose: () => void;
}

const COLUMNS = ["upcoming_competition", "competition_type", "competition_date", "short_term_goals", "long_term_goals"] as const;
type Texts = Record<(typeof COLUMNS)[number], string>;

const limit = (characters: number) => ({
  maxLength: { value: characters, message: `At most ${characters.toLocaleString("en")} characters` },
});

export function GoalsForm({ context, onClose }: GoalsFormProps): ReactNode {
  const save = useSaveContext();
  const { register, handleSubmit, formState } = useForm<Texts>({
    mode: "onTouched",
    defaultValues: Object.fromEntries(COLUMNS.map((column) => [column, context?.[column] ?? ""])) as Texts,
  });
  const { errors } = formState;

  function submit(texts: Texts): void {
    save.mutate(Object.fromEntries(COLUMNS.map((column) => [column, texts[column].trim() || null])), {
      onSuccess: () => {
        toast({ title: "Context & Goals Updated" });
        onClose();
      },
      onError: (error) => toast({ title: "Failed to update context & goals", description: sentenceOf(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5 border-t border-line pt-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grid gap-5 md:grid-cols-3">
        <Field label="Upcoming competition" error={errors.upcoming_competition?.message}>
          <Input autoComplete="off" {...register("upcoming_competition", limit(200))} />
        </Field>
        <Field label="Type" hint="Such as Hyrox, marathon" error={errors.competition_type?.message}>
          <Input autoComplete="off" {...register("competition_type", limit(100))} />
        </Field>
        <Field label="Date" error={errors.competition_date?.message}>
          <Input
            type="date"
            {...register("competition_date", { validate: (text) => text === "" || parseDay(text) !== undefined || "Enter a date" })}
          />
        </Field>
      </div>
      <Field label="Goals for the next 3 to 6 months" error={errors.short_term_goals?.message}>
        <Textarea rows={3} {...register("short_term_goals", limit(2000))} />
      </Field>
      <Field label="Goals beyond a year" error={errors.long_term_goals?.message}>
        <Textarea rows={3} {...register("long_term_goals", limit(4000))} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="solid" busy={save.isPending} busyText="Saving...">
          Save
        </Button>
        <Button variant="ghost" disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
