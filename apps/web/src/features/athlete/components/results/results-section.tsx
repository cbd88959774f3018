import { COMPETITION_TYPE_LABELS } from "@ironpace/contract";
import { Medal, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { formatDayMonth, ordinal } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { competitionResults, type Result } from "../../api/entries.ts";
import { useOffers, type BenchmarkOffer } from "../../api/get-offers.ts";
import { BENCHMARKS } from "../../model/benchmarks.ts";
import { UseAsBenchmark } from "../benchmarks/offer.tsx";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { ResultFigure } from "../profile/result-figure.tsx";
import { Loaded } from "../profile/loaded.tsx";

const ResultDialog = lazyPart(async () => (await import("./result-dialog.tsx")).ResultDialog);

/** Results of competitions, newest first. */
export function ResultsSection(): ReactNode {
  const results = competitionResults.useRows();
  const remove = useDeleteWithUndo(competitionResults, "competition result", getSentence);
  const [edited, setEdited] = useState<Result | "new">();
  return (
    <section aria-labelledby="results-heading">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="results-heading" className="heading-2">
          Competition results
        </h2>
        <Button variant="solid" onClick={() => setEdited("new")}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add
        </Button>
      </div>
      <Loaded query={results}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="border-y border-line py-4 text-ink-2">No competition results recorded yet.</p>
          ) : (
            <ResultList entries={entries} onEdit={setEdited} onDelete={remove} />
          )
        }
      </Loaded>
      {edited !== undefined && <ResultDialog entry={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

interface ResultListProps {
  readonly entries: readonly Result[];
  readonly onEdit: (entry: Result) => void;
  readonly onDelete: (entry: Result) => void;
}

function ResultList({ entries, onEdit, onDelete }: ResultListProps): ReactNode {
  const offers = useOffers().data ?? [];
  return (
    <ul className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2 py-4">
          <div className="min-w-0">
            <h3 className="text-base font-semibold wrap-anywhere">{entry.competition_name}</h3>
            <p className="text-sm text-ink-3">
              {COMPETITION_TYPE_LABELS[entry.competition_type]}, {formatDayMonth(entry.date.slice(0, 10))} {entry.date.slice(0, 4)}
            </p>
          </div>
          <p className="grid justify-items-end gap-1 text-right wrap-anywhere">
            {entry.result !== null && <ResultFigure text={entry.result} />}
            {entry.place !== null && (
              <Badge icon={Medal}>
                {ordinal(entry.place)}
                <span className="sr-only"> place</span>
              </Badge>
            )}
          </p>
          <EntryActions name={entry.competition_name} onEdit={() => onEdit(entry)} onDelete={() => onDelete(entry)} />
          {entry.notes !== null && <p className="col-span-full text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{entry.notes}</p>}
          <BetterThanBenchmark offer={offers.find(({ source_id }) => source_id === entry.id)} />
        </li>
      ))}
    </ul>
  );
}

function BetterThanBenchmark({ offer }: { readonly offer: BenchmarkOffer | undefined }): ReactNode {
  const field = offer && BENCHMARKS[offer.kind].fields.find(({ column }) => column === offer.benchmark);
  if (offer === undefined || field === undefined) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      <p>Better than your {field.label} benchmark.</p>
      <UseAsBenchmark offer={offer} label={field.label} />
    </div>
  );
}
