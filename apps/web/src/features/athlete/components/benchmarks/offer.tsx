import { timeText, type EntryField } from "@ironpace/contract";
import { Trophy } from "lucide-react";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { BenchmarkOffer } from "../../api/get-offers.ts";
import { useRecordBenchmarks } from "../../api/benchmarks.ts";
import type { CurrentBenchmark } from "../../model/benchmark-history.ts";
import { BENCHMARKS, valueText } from "../../model/benchmarks.ts";

interface OfferProps {
  readonly offer: BenchmarkOffer;
  readonly field: EntryField;
  readonly current: CurrentBenchmark;
}

/** A better result of the same lift or distance, to be taken over. */
export function Offer({ offer, field, current }: OfferProps): ReactNode {
  const { weight } = useUnits();
  const source = offer.source === "personal_best" ? "personal best" : "result";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 text-sm">
      <Trophy aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 basis-60">
        Your {source} of {valueText(field, storedValue(offer), weight)} ({offer.source_name}, {formatDayMonth(offer.date)}){" "}
        {current.value === null ? "could be your benchmark." : "beats your benchmark."}
      </p>
      <UseAsBenchmark offer={offer} label={field.label} />
    </div>
  );
}

interface UseAsBenchmarkProps {
  readonly offer: BenchmarkOffer;
  /** Name of the benchmark. */
  readonly label: string;
}

export function UseAsBenchmark({ offer, label }: UseAsBenchmarkProps): ReactNode {
  const { saved, notSaved } = BENCHMARKS[offer.kind];
  const save = useRecordBenchmarks(offer.kind);
  const use = () =>
    // Told by the promise: with its offer taken over, this button is gone before the numbers have been read again.
    void save.mutateAsync({ [offer.benchmark]: storedValue(offer), date_recorded: offer.date }).then(
      () => toast({ title: saved }),
      (error: unknown) => toast({ title: notSaved, description: getSentence(error), variant: "destructive" }),
    );
  return (
    <Button variant="line" busy={save.isPending} busyText="Saving..." aria-label={`Use as benchmark: ${label}`} onClick={use}>
      Use as benchmark
    </Button>
  );
}

/** As the column holds it. */
function storedValue({ kind, value }: BenchmarkOffer): number | string {
  return kind === "conditioning" ? timeText(value) : value;
}
