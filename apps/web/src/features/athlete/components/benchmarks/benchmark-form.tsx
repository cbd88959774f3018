import { getSex } from "@ironpace/contract";
import type { FormEvent, ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { focusFirst } from "#ui/focus-first-invalid.ts";
import { localDay } from "#ui/format.ts";
import { MeasuredField } from "#ui/measured-field.tsx";
import { toast } from "#ui/toast.ts";
import { useSaveBenchmarks } from "../../api/save-benchmarks.ts";
import { benchmarkValues, type BenchmarkRow } from "../../model/benchmark-history.ts";
import type { Benchmark } from "../../model/benchmarks.ts";
import { FormButtons } from "../profile/form-buttons.tsx";
import { useEntryForm } from "../profile/use-entry-form.ts";
import type { Body } from "./body.ts";

interface BenchmarkFormProps {
  readonly benchmark: Benchmark;
  readonly current: BenchmarkRow | undefined;
  readonly body: Body;
  readonly onClose: () => void;
}

/** A new set of numbers, starting from the ones that stand. A failure keeps the form and what was typed. */
export function BenchmarkForm({ benchmark, current, body, onClose }: BenchmarkFormProps): ReactNode {
  const unit = useUnits().weight;
  const save = useSaveBenchmarks(benchmark.kind);
  const form = useEntryForm({
    fields: benchmark.fields,
    stored: current === undefined ? {} : benchmarkValues(current),
    unit,
    sex: getSex(body.gender ?? undefined),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const changes = form.check();
    if (changes === undefined) return focusQuestion(event.currentTarget);
    if (!form.changed) return onClose();
    save.mutate(
      { ...changes, date_recorded: localDay(new Date()) },
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
        {benchmark.fields.map((field) => (
          <MeasuredField key={field.column} {...form.propsOf(field)} />
        ))}
      </div>
      <FormButtons dirty busy={save.isPending} onCancel={onClose} />
    </form>
  );
}

/** Where nothing is wrong, to the first value that is asked about, once it is drawn. */
function focusQuestion(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]") ?? focusFirst(form, "[data-question]"));
}
