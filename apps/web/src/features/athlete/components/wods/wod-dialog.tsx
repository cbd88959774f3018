import { zodResolver } from "@hookform/resolvers/zod";
import { LEVEL, type Tables, type WodEntry, wodEntrySchema, wodRow } from "@ironpace/contract";
import { BENCHMARK_WORKOUTS, benchmarkText, findBenchmarkWorkout } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { SuggestInput } from "#ui/form/suggest-input.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { benchmarkWods } from "../../api/entries.ts";
import { levelBands, readWod, resultHint, getWodForm } from "../../model/wods.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";

interface WodDialogProps {
  /** Undefined to add one. */
  readonly entry: Tables<"benchmark_wods"> | undefined;
  readonly onClose: () => void;
}

/** A workout of the catalogue or any other, with its result. */
export function WodDialog({ entry, onClose }: WodDialogProps): ReactNode {
  const today = useToday();
  const [id] = useState(() => entry?.id ?? newId());
  const save = benchmarkWods.useSave();
  const { control, register, handleSubmit, formState } = useForm<WodEntry>({
    mode: "onTouched",
    resolver: zodResolver(wodEntrySchema(today)),
    defaultValues: getWodForm(entry, today),
  });
  const { errors } = formState;
  const [name, result] = useWatch({ control, name: ["wod_name", "result"] });
  const workout = findBenchmarkWorkout(name);

  function submit(form: WodEntry): void {
    save.mutate(
      { id, ...wodRow(form) },
      {
        onSuccess: () => {
          toast({ title: entry === undefined ? "Benchmark WOD Added" : "Benchmark WOD Updated" });
          onClose();
        },
        onError: (error) =>
          toast({
            title: entry === undefined ? "Failed to add benchmark WOD" : "Failed to update benchmark WOD",
            description: getSentence(error),
            variant: "destructive",
          }),
      },
    );
  }

  return (
    <EntryDialog
      title={entry === undefined ? "Add benchmark WOD" : "Edit benchmark WOD"}
      busy={save.isPending}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <Field label="WOD" hint="Fran, Murph or one of your own" error={errors.wod_name?.message}>
        <Controller
          control={control}
          name="wod_name"
          render={({ field: { onChange, ...field } }) => <SuggestInput {...field} suggestions={WORKOUT_NAMES} onValueChange={onChange} />}
        />
      </Field>
      {workout !== undefined && (
        <div className="-mt-2 grid gap-2 rounded-card border border-line p-4 text-sm text-ink-2">
          <p>{benchmarkText(workout)}</p>
          <Bands bands={levelBands(workout)} />
        </div>
      )}
      <Field label="Result" hint={workout && resultHint(workout)} error={errors.result?.message}>
        <Input autoComplete="off" figure="num" {...register("result")} />
      </Field>
      <Understood name={name} result={result} />
      <Field label="Date" error={errors.date_completed?.message}>
        <Input type="date" max={today} {...register("date_completed")} />
      </Field>
      <Field label="Notes" error={errors.notes?.message}>
        <Textarea rows={2} {...register("notes")} />
      </Field>
    </EntryDialog>
  );
}

const WORKOUT_NAMES = BENCHMARK_WORKOUTS.map(({ name }) => name);

function Bands({ bands }: { readonly bands: ReturnType<typeof levelBands> }): ReactNode {
  if (bands === undefined) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-3">
      {bands.map(([level, text]) => (
        <li key={level}>
          {LEVEL.labels[level]} {text}
        </li>
      ))}
    </ul>
  );
}

/** Says how a result was read, before it is saved. */
function Understood({ name, result }: { readonly name: string; readonly result: string }): ReactNode {
  const reading = readWod(name, result);
  return (
    <p role="status" className="-mt-3 text-sm text-ink-2 empty:hidden">
      {reading !== undefined && result.trim() !== "" && understood(reading)}
    </p>
  );
}

function understood({ value, level, workout }: NonNullable<ReturnType<typeof readWod>>): string {
  if (value === undefined) return "Not a score for this workout. It will be saved as text, without a level.";
  if (level !== undefined) return `${LEVEL.labels[level]} level.`;
  return workout.usual === undefined ? "" : "Outside the usual range: saved without a level.";
}
