import type { ReactNode } from "react";
import { Controller, useForm } from "react-hook-form";
import { sentenceOf } from "../../../../backend/error-sentence.ts";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field, Input } from "../../../../ui/field.tsx";
import { localDay } from "../../../../ui/format.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useSaveBenchmarks } from "../../api/save-benchmarks.ts";
import type { BenchmarkRow } from "../../model/benchmark-history.ts";
import { benchmarkText, readBenchmark, unitOf, type Benchmark, type BenchmarkField, type StoredValue } from "../../model/benchmarks.ts";

interface BenchmarkFormProps {
  readonly benchmark: Benchmark;
  readonly current: BenchmarkRow | undefined;
  readonly onClose: () => void;
}

type Texts = Record<string, string>;

const FIGURES = { kilograms: "iron", time: "pace", repetitions: "num", watts: "num", vo2: "num", "yes-no": "num" } as const;

/** A new set of numbers, starting from the ones that stand. A failure keeps the form and what was typed. */
export function BenchmarkForm({ benchmark, current, onClose }: BenchmarkFormProps): ReactNode {
  const { weight } = useUnits();
  const save = useSaveBenchmarks(benchmark.kind);
  const { control, register, handleSubmit, formState } = useForm<Texts>({
    mode: "onTouched",
    defaultValues: Object.fromEntries(
      benchmark.fields.map((field) => [field.column, benchmarkText(field, current?.[field.column], weight)]),
    ),
  });

  function submit(texts: Texts): void {
    const values: Record<string, StoredValue> = { date_recorded: localDay(new Date()) };
    for (const field of benchmark.fields) {
      const text = texts[field.column] ?? "";
      const stored = current?.[field.column];
      const read = readBenchmark(field, text, weight);
      // What was not touched stays as it is stored: in pounds it would come back a few grams off.
      if (stored !== undefined && text === benchmarkText(field, stored, weight)) values[field.column] = stored;
      else if ("value" in read) values[field.column] = read.value;
    }
    save.mutate(values, {
      onSuccess: () => {
        toast({ title: benchmark.saved });
        onClose();
      },
      onError: (error) => toast({ title: benchmark.notSaved, description: sentenceOf(error), variant: "destructive" }),
    });
  }

  return (
    <form className="grid gap-5 border-t border-line pt-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {benchmark.fields.map((field) =>
          field.measure === "yes-no" ? (
            <Field key={field.column} label={field.label} nativeLabel={false}>
              <Controller
                control={control}
                name={field.column}
                render={({ field: { value, onChange } }) => (
                  <Segmented
                    options={YES_NO}
                    value={value === "yes" || value === "no" ? value : null}
                    onValueChange={onChange}
                    aria-label={field.label}
                  />
                )}
              />
            </Field>
          ) : (
            <Field key={field.column} label={field.label} hint={field.hint} error={formState.errors[field.column]?.message}>
              <Input
                inputMode={inputModeOf(field)}
                autoComplete="off"
                figure={FIGURES[field.measure]}
                unit={unitOf(field, weight)}
                {...register(field.column, { validate: (text) => errorOf(field, text, weight) ?? true })}
              />
            </Field>
          ),
        )}
      </div>
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

const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

function errorOf(field: BenchmarkField, text: string, unit: "kg" | "lb"): string | undefined {
  const read = readBenchmark(field, text, unit);
  return "error" in read ? read.error : undefined;
}

/** A numeric keypad where a phone has one; times need the colon. */
function inputModeOf(field: BenchmarkField): "decimal" | "numeric" | "text" {
  if (field.measure === "time") return "text";
  return field.measure === "kilograms" || field.measure === "vo2" ? "decimal" : "numeric";
}
