import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Button } from "#ui/button.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { toast } from "#ui/toast.ts";
import { type BestDraft, personalBests, type PersonalBest, useDeleteValue } from "../api/personal-bests.ts";
import { type BestValue, getValues } from "../model/best.ts";

/** Every value of a personal best, each of which can be deleted: a mistyped one must not stay. */
export function BestValues({ best }: { readonly best: PersonalBest }): ReactNode {
  const restore = personalBests.useSave();
  const remove = useDeleteValue();
  const values = getValues(best);
  if (values.length < 2) return null;
  const failed = (verb: string) => (error: Error) =>
    toast({ title: `Failed to ${verb} value`, description: getSentence(error), variant: "destructive" });
  function restoreValue({ value, unit, day }: BestValue): void {
    const { category, exercise_name, metric, direction, notes } = best;
    restore.mutate({ category, exercise_name, metric, direction, notes, value, unit, date: day } as BestDraft, {
      onError: failed("restore"),
    });
  }
  function deleteValue(value: BestValue): void {
    remove.mutate(
      { best, historyId: value.historyId },
      {
        onSuccess: () => toast({ title: `${value.text} deleted`, action: { label: "Undo", onClick: () => restoreValue(value) } }),
        onError: failed("delete"),
      },
    );
  }
  return (
    <details className="max-w-160">
      <summary className="w-fit cursor-pointer text-sm text-ink-2">{`All ${values.length} values`}</summary>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {values.map((value) => (
          <li key={value.historyId ?? "headline"} className="flex items-center gap-4 py-1.5">
            <span className="grow text-sm text-ink-2">{`${formatDayMonth(value.day)} ${value.day.slice(0, 4)}`}</span>
            <span className="fig-num">{value.text}</span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete ${value.text} of ${formatDayMonth(value.day)}`}
              disabled={remove.isPending}
              onClick={() => deleteValue(value)}
            >
              <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
