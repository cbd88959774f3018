import type { FormEvent, ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { localDay } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useRecordBenchmarks } from "../../api/benchmarks.ts";
import { benchmarkValues, type BenchmarkRow } from "../../model/benchmark-history.ts";
import { benchmarkRules } from "../../model/benchmark-step.ts";
import type { Benchmark } from "../../model/benchmarks.ts";
import { entryTexts, entryValues } from "../../model/entry-texts.ts";
import { EntryInput } from "../fields/entry-input.tsx";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useProfileForm } from "../profile/use-profile-form.ts";
import type { Body } from "./body.ts";

interface BenchmarkFormProps {
  readonly benchmark: Benchmark;
  readonly current: BenchmarkRow | undefined;
  readonly body: Body;
  readonly onClose: () => void;
}

/** A new set of numbers, starting from the ones that stand. A failure keeps the form and what was typed. */
export function BenchmarkForm({ benchmark, current, body, onClose }: BenchmarkFormProps): ReactNode {
  const { weight } = useUnits();
  const save = useRecordBenchmarks(benchmark.kind);
  const { fields } = benchmark;
  const row = current === undefined ? null : benchmarkValues(current);
  const form = useProfileForm(benchmarkRules(fields), entryTexts(fields, row, weight), body.gender);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const texts = form.check(event);
    if (texts === undefined) return;
    if (!form.changed) return onClose();
    save.mutate(
      { ...entryValues(fields, texts, row, weight), date_recorded: localDay(new Date()) },
      {
        onSuccess: () => {
          toast({ title: benchmark.saved });
          onClose();
        },
        onError: (error) => toast({ title: benchmark.notSaved, description: getSentence(error), variant: "destructive" }),
      },
    );
  }

  return (
    <form className="grid gap-5 border-t border-line pt-5" noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <EntryInput key={field.column} field={field} form={form} />
        ))}
      </div>
      <FormButtons dirty busy={save.isPending} onCancel={onClose} />
    </form>
  );
}
