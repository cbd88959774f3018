import type { EntryField } from "@ironpace/contract";
import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useDeleteBenchmark } from "../../api/benchmarks.ts";
import type { HistoryPoint } from "../../model/benchmark-history.ts";
import type { BenchmarkKind } from "../../model/benchmarks.ts";

interface HistoryValuesProps {
  readonly kind: BenchmarkKind;
  readonly field: EntryField;
  readonly points: readonly HistoryPoint[];
  readonly format: (value: number) => string;
}

/** Every value of a benchmark, newest first, each of which can be deleted: a mistyped one must not stay. */
export function HistoryValues({ kind, field, points, format }: HistoryValuesProps): ReactNode {
  const remove = useDeleteBenchmark(kind);
  const [asked, setAsked] = useState<HistoryPoint>();
  const text = (point: HistoryPoint) => `${format(point.value)} from ${formatDayMonth(point.day)} ${point.day.slice(0, 4)}`;
  function deleteValue({ stored, day, value }: HistoryPoint): void {
    remove.mutate(
      { column: field.column, stored, day },
      {
        onSuccess: () => toast({ title: `${format(value)} deleted` }),
        onError: (error) => toast({ title: "Failed to delete value", description: getSentence(error), variant: "destructive" }),
        onSettled: () => setAsked(undefined),
      },
    );
  }
  return (
    <details className="max-w-160">
      <summary className="w-fit cursor-pointer text-sm text-ink-2">
        {points.length === 1 ? "1 value" : `All ${points.length} values`}
      </summary>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {points.toReversed().map((point) => (
          <li key={`${point.day} ${point.value}`} className="flex items-center gap-4 py-1.5">
            <span className="grow text-sm text-ink-2">{`${formatDayMonth(point.day)} ${point.day.slice(0, 4)}`}</span>
            <span className="fig-num">{format(point.value)}</span>
            <Button variant="ghost" size="icon" aria-label={`Delete ${text(point)}`} onClick={() => setAsked(point)}>
              <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Delete this value?"
        description={asked === undefined ? "" : `${field.label}, ${text(asked)}. ${after(points, asked)} This cannot be undone.`}
        confirm="Delete"
        confirmBusy="Deleting..."
        busy={remove.isPending}
        onConfirm={() => asked !== undefined && deleteValue(asked)}
      />
    </details>
  );

  function after(all: readonly HistoryPoint[], deleted: HistoryPoint): string {
    if (deleted !== all.at(-1)) return "";
    const before = all.at(-2);
    return before === undefined ? "You will have no value for this benchmark." : `Your value goes back to ${format(before.value)}.`;
  }
}
