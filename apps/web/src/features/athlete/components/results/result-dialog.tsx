import { zodResolver } from "@hookform/resolvers/zod";
import {
  COMPETITION_TYPE_LABELS,
  COMPETITION_TYPES,
  type ResultEntry,
  resultEntrySchema,
  resultRow,
  type Tables,
} from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { competitionResults } from "../../api/entries.ts";

interface ResultDialogProps {
  /** Undefined to add one. */
  readonly entry: Tables<"competition_benchmarks"> | undefined;
  readonly onClose: () => void;
}

export function ResultDialog({ entry, onClose }: ResultDialogProps): ReactNode {
  const today = useToday();
  const [id] = useState(() => entry?.id ?? newId());
  const save = competitionResults.useSave();
  const { control, register, handleSubmit, formState } = useForm<ResultEntry>({
    mode: "onTouched",
    resolver: zodResolver(resultEntrySchema(today)),
    defaultValues: getResultForm(entry, today),
  });
  const { errors } = formState;

  function submit(form: ResultEntry): void {
    save.mutate(
      { id, ...resultRow(form) },
      {
        onSuccess: () => {
          toast({ title: entry === undefined ? "Competition Result Added" : "Competition Result Updated" });
          onClose();
        },
        onError: (error) =>
          toast({
            title: entry === undefined ? "Failed to add competition result" : "Failed to update competition result",
            description: getSentence(error),
            variant: "destructive",
          }),
      },
    );
  }

  return (
    <EntryDialog
      title={entry === undefined ? "Add competition result" : "Edit competition result"}
      busy={save.isPending}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <Field label="Competition" error={errors.competition_name?.message}>
        <Input autoComplete="off" {...register("competition_name")} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Type" nativeLabel={false}>
          <Controller
            control={control}
            name="competition_type"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select
                options={COMPETITION_TYPES.map((type) => ({ value: type, label: COMPETITION_TYPE_LABELS[type] }))}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        </Field>
        <Field label="Date" error={errors.date?.message}>
          <Input type="date" max={today} {...register("date")} />
        </Field>
        <Field label="Result" hint="A time, a score, a total" error={errors.result?.message}>
          <Input autoComplete="off" figure="num" {...register("result")} />
        </Field>
        <Field label="Place" hint="Overall or in your age group" error={errors.place?.message}>
          <Input inputMode="numeric" autoComplete="off" figure="num" {...register("place")} />
        </Field>
      </div>
      <Field label="Notes" error={errors.notes?.message}>
        <Textarea rows={2} {...register("notes")} />
      </Field>
    </EntryDialog>
  );
}

/** A stored result as the form shows it, or an empty form of `today`. */
function getResultForm(entry: Tables<"competition_benchmarks"> | undefined, today: string): ResultEntry {
  return {
    competition_name: entry?.competition_name ?? "",
    competition_type: COMPETITION_TYPES.find((type) => type === entry?.competition_type) ?? "other",
    date: entry?.date.slice(0, 10) ?? today,
    result: entry?.result ?? "",
    place: entry?.place == null ? "" : String(entry.place),
    notes: entry?.notes ?? "",
  };
}
