import { zodResolver } from "@hookform/resolvers/zod";
import {
  BEST_CATEGORIES,
  BEST_CATEGORY_LABELS,
  BEST_INCOMPLETE,
  BEST_MISSING,
  BEST_PRESETS,
  BEST_UNITS,
  bestDoubt,
  bestEntrySchema,
  bestRow,
  getMetric,
  tidyBest,
  type BestCategory,
  type BestEntry,
} from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { AreYouSure } from "#ui/form/are-you-sure.tsx";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input, Textarea } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TimeInput } from "#ui/form/measured-field.tsx";
import { toastMissing } from "#ui/feedback/toast-missing.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { personalBests, type PersonalBest } from "../api/personal-bests.ts";
import { bestForm, existingBest, replacesHeadline } from "../model/best.ts";
import { bestText } from "../model/shown-best.ts";

interface BestDialogProps {
  /** The one that is updated; undefined to add one. */
  readonly best: PersonalBest | undefined;
  readonly all: readonly PersonalBest[];
  readonly category: BestCategory;
  readonly onSaved: (category: BestCategory) => void;
  readonly onClose: () => void;
}

const CUSTOM = "custom";

/** A new best: of an exercise that has one already, it replaces that one, which goes into the history. */
export function BestDialog({ best, all, category: opened, onSaved, onClose }: BestDialogProps): ReactNode {
  const today = useToday();
  const save = personalBests.useSave();
  const { control, register, handleSubmit, setValue, setFocus, formState } = useForm<BestEntry>({
    mode: "onTouched",
    resolver: zodResolver(bestEntrySchema(today)),
    defaultValues: bestForm(best, opened, today),
  });
  const { errors } = formState;
  const [category, unit, name, value] = useWatch({ control, name: ["category", "unit", "exercise_name", "value"] });
  // An unlikely value is asked about once; saving a second time without an answer is one.
  const [asked, setAsked] = useState<{ readonly about: string; readonly question: string | undefined }>();
  const about = [name, value, unit].join();
  const presets = BEST_PRESETS[category];
  const [custom, setCustom] = useState(best !== undefined && !BEST_PRESETS[opened].includes(best.exercise_name));

  function submit(typed: BestEntry): void {
    const entry = { ...typed, value: tidyBest(typed) };
    const existing = existingBest(all, entry);
    const question = bestDoubt(entry, existing);
    if (question !== undefined && asked?.about !== about) {
      setAsked({ about, question });
      return setFocus("value");
    }
    const updates = existing !== undefined;
    const row = bestRow(updates ? { ...entry, unit: entry.unit.trim() || (existing.unit ?? "") } : entry);
    save.mutate(row, {
      onSuccess: () => {
        if (updates && !replacesHeadline(row, existing)) {
          toast({ title: "Saved to the history", description: `${bestText(existing)} is still your best.` });
        } else toast({ title: updates ? "Personal Best Updated" : "Personal Best Added" });
        onSaved(entry.category);
        onClose();
      },
      onError: (error) =>
        toast({
          title: updates ? "Failed to update personal best" : "Failed to add personal best",
          description: getSentence(error),
          variant: "destructive",
        }),
    });
  }

  return (
    <EntryDialog
      title={best === undefined ? "Add Personal Best" : "Update Personal Best"}
      busy={save.isPending}
      onSubmit={(event) => void handleSubmit(submit, (wrong) => toastMissing(wrong, BEST_MISSING, BEST_INCOMPLETE))(event)}
      onClose={onClose}
    >
      {best === undefined && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Category" nativeLabel={false}>
            <Controller
              control={control}
              name="category"
              render={({ field: { value, onChange, onBlur } }) => (
                <Select
                  options={CATEGORIES}
                  value={value}
                  onValueChange={(next) => {
                    onChange(next);
                    setCustom(false);
                    setValue("exercise_name", "");
                    setValue("unit", BEST_UNITS[next][0]);
                  }}
                  onBlur={onBlur}
                />
              )}
            />
          </Field>
          <Field label="Exercise" nativeLabel={false} error={custom ? undefined : errors.exercise_name?.message}>
            <Select
              options={[...presets, CUSTOM].map((value) => ({ value, label: value === CUSTOM ? "Custom exercise" : value }))}
              value={custom ? CUSTOM : name === "" ? null : name}
              onValueChange={(next) => {
                setCustom(next === CUSTOM);
                setValue("exercise_name", next === CUSTOM ? "" : next, { shouldValidate: next !== CUSTOM });
              }}
            />
          </Field>
        </div>
      )}
      {best === undefined && custom && (
        <Field label="Exercise name" error={errors.exercise_name?.message}>
          <Input autoComplete="off" {...register("exercise_name")} />
        </Field>
      )}
      {best !== undefined && <p className="text-ink-2">{`Your best ${best.exercise_name} so far: ${bestText(best)}.`}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-5">
        <Field label="Value" hint={getMetric(unit) === "time" ? "A time such as 23:15" : undefined} error={errors.value?.message}>
          {getMetric(unit) === "time" ? (
            <Controller
              control={control}
              name="value"
              render={({ field: { onChange, ...field } }) => (
                <TimeInput
                  {...field}
                  unit=""
                  figure="num"
                  tidy={(text) => tidyBest({ exercise_name: name, value: text, unit })}
                  onValueChange={onChange}
                />
              )}
            />
          ) : (
            <Input autoComplete="off" inputMode="decimal" figure="num" {...register("value")} />
          )}
        </Field>
        <Field label="Unit" nativeLabel={false} error={errors.unit?.message}>
          <Controller
            control={control}
            name="unit"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select
                options={[...new Set([...BEST_UNITS[category], ...(value === "" ? [] : [value])])].map((text) => ({
                  value: text,
                  label: text,
                }))}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        </Field>
        <div className="col-span-full">
          <AreYouSure
            question={asked?.about === about ? asked.question : undefined}
            onConfirm={() => setAsked({ about, question: undefined })}
          />
        </div>
      </div>
      <Field label="Date" error={errors.date?.message}>
        <Input type="date" max={today} {...register("date")} />
      </Field>
      <Field label="Notes" hint="Optional" error={errors.notes?.message}>
        <Textarea rows={2} {...register("notes")} />
      </Field>
    </EntryDialog>
  );
}

const CATEGORIES = BEST_CATEGORIES.map((value) => ({ value, label: BEST_CATEGORY_LABELS[value] }));
