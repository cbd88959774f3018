import { entryControl, readEntry, UPDATED_BENCHMARKS } from "@ironpace/contract";
import type { Day, UpdatedBenchmark } from "@ironpace/training";
import { useState, type FormEvent, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { MeasuredField } from "#ui/form/measured-field.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useRecordBenchmark } from "../../api/record-benchmark.ts";
import { storedBenchmarks, type StoredBenchmark } from "../../model/session/test-results.ts";
import { usePlanActions } from "../actions/plan-actions.ts";

interface TestResultProps {
  readonly updates: readonly UpdatedBenchmark[];
  readonly isDone: boolean;
  /** The day of the test. */
  readonly day: Day;
}

/** Which benchmark a test replaces; once it is done, the result is asked for and stored with its day. */
export function TestResult({ updates, isDone, day }: TestResultProps): ReactNode {
  const benchmarks = storedBenchmarks(updates);
  const names = updates.map((name) => UPDATED_BENCHMARKS[name]);
  return (
    <section aria-labelledby="test-heading" className="grid gap-3">
      <h2 id="test-heading" className="heading-2">
        Test
      </h2>
      <p className="text-ink-2">
        The result replaces your {listText(names)}.{!isDone && " Do it rested, warm up fully, and stop when your technique breaks down."}
      </p>
      {isDone && benchmarks.map((benchmark) => <ResultForm key={benchmark.field.column} benchmark={benchmark} day={day} />)}
      {isDone && benchmarks.length === 0 && <p className="text-sm text-ink-3">Write the result down: your profile has no field for it.</p>}
    </section>
  );
}

function ResultForm({ benchmark: { kind, field }, day }: { readonly benchmark: StoredBenchmark; readonly day: Day }): ReactNode {
  const units = useUnits();
  const record = useRecordBenchmark();
  const actions = usePlanActions();
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const reading = readEntry(field, text, units);
  const error = "error" in reading ? reading.error : reading.value === null ? "Enter the result" : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if ("error" in reading || reading.value === null) return;
    void record.mutateAsync({ kind, values: { [field.column]: reading.value }, day }).then(
      () => {
        setText("");
        setChecked(false);
        toast({
          title: "Benchmark saved",
          description: `${field.label}: ${text}`,
          ...(actions && { action: { label: "Update my plan", onClick: () => actions.change("benchmark") } }),
        });
      },
      (thrown: unknown) => toast({ title: "The benchmark was not saved", description: getSentence(thrown), variant: "destructive" }),
    );
  }

  return (
    <form className="grid gap-3" noValidate onSubmit={submit}>
      <MeasuredField
        {...entryControl(field, units)}
        name={field.column}
        value={text}
        onValueChange={setText}
        onBlur={() => setChecked(text !== "")}
        error={checked ? error : undefined}
        onConfirm={() => undefined}
      />
      <Button type="submit" className="justify-self-start" busy={record.isPending} busyText="Saving...">
        Save as benchmark
      </Button>
    </form>
  );
}

/** "5 km time", "5 km time and deadlift", "5 km time, deadlift and swim pace" */
function listText(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
