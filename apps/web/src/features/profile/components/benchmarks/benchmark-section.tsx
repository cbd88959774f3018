import { useState, type ReactNode } from "react";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { useBenchmarks } from "../../api/get-benchmarks.ts";
import type { Benchmark } from "../../model/benchmarks.ts";
import { BenchmarkForm } from "./benchmark-form.tsx";
import { BenchmarkList, type Body } from "./benchmark-list.tsx";

interface BenchmarkSectionProps {
  readonly benchmark: Benchmark;
  readonly body: Body;
}

/** One kind of benchmarks: what stands, and the form to save a new set. */
export function BenchmarkSection({ benchmark, body }: BenchmarkSectionProps): ReactNode {
  const rows = useBenchmarks(benchmark.kind);
  const [editing, setEditing] = useState(false);

  if (rows.isPending) return <Skeleton className="h-80" />;
  if (rows.isError) {
    return (
      <Alert
        tone="destructive"
        title="Error Loading Profile"
        action={
          <Button variant="line" onClick={() => void rows.refetch()}>
            Try Again
          </Button>
        }
      >
        Failed to load profile data. Please try again later.
      </Alert>
    );
  }
  return (
    <section aria-labelledby={`${benchmark.kind}-heading`} className="max-w-5xl">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={`${benchmark.kind}-heading`} className="heading-2">
          {benchmark.title} benchmarks
        </h2>
        {!editing && (
          <Button variant="solid" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {editing ? (
        <BenchmarkForm benchmark={benchmark} current={rows.data[0]} onClose={() => setEditing(false)} />
      ) : (
        <BenchmarkList benchmark={benchmark} rows={rows.data} body={body} />
      )}
      <p className="mt-3.5 text-sm text-ink-3">
        Loads and paces of your next plan come from these numbers. Saving a new set keeps the old one in your history.
      </p>
    </section>
  );
}
