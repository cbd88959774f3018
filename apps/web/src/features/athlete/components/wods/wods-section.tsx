import { LEVEL } from "@ironpace/contract";
import { Plus, Trophy } from "lucide-react";
import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { benchmarkWods, type Wod } from "../../api/entries.ts";
import { bestWods, readWod } from "../../model/wods.ts";
import { EntryActions } from "#ui/data/entry-actions.tsx";
import { ResultFigure } from "../profile/result-figure.tsx";
import { Loaded } from "../profile/loaded.tsx";

const WodDialog = lazyPart(async () => (await import("./wod-dialog.tsx")).WodDialog);

/** Results of named workouts, newest first. */
export function WodsSection(): ReactNode {
  const wods = benchmarkWods.useRows();
  const remove = useDeleteWithUndo(benchmarkWods, "benchmark WOD", getSentence);
  const [edited, setEdited] = useState<Wod | "new">();
  return (
    <section aria-labelledby="wods-heading" className="max-w-5xl">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="wods-heading" className="heading-2">
          Benchmark WODs
        </h2>
        <Button variant="solid" onClick={() => setEdited("new")}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          Add
        </Button>
      </div>
      <Loaded query={wods}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="border-y border-line py-4 text-ink-2">No benchmark WODs recorded yet.</p>
          ) : (
            <WodList entries={entries} onEdit={setEdited} onDelete={remove} />
          )
        }
      </Loaded>
      {edited !== undefined && <WodDialog entry={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

interface WodListProps {
  readonly entries: readonly Wod[];
  readonly onEdit: (entry: Wod) => void;
  readonly onDelete: (entry: Wod) => void;
}

function WodList({ entries, onEdit, onDelete }: WodListProps): ReactNode {
  const best = bestWods(entries);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 py-4">
          <div className="min-w-0">
            <h3 className="text-base font-semibold wrap-anywhere">{entry.wod_name}</h3>
            <p className="text-sm text-ink-3">
              {formatDayMonth(entry.date_completed)} {entry.date_completed.slice(0, 4)}
            </p>
          </div>
          <p className="text-right wrap-anywhere">
            <ResultFigure text={entry.result} />
          </p>
          <EntryActions name={`${entry.wod_name}, ${entry.result}`} onEdit={() => onEdit(entry)} onDelete={() => onDelete(entry)} />
          <div className="col-span-full flex flex-wrap items-center gap-2 empty:hidden">
            <Marks entry={entry} isBest={best.has(entry.id)} />
          </div>
          {entry.notes !== null && <p className="col-span-full text-sm whitespace-pre-line text-ink-2 wrap-anywhere">{entry.notes}</p>}
        </li>
      ))}
    </ul>
  );
}

function Marks({ entry, isBest }: { readonly entry: Wod; readonly isBest: boolean }): ReactNode {
  const level = readWod(entry.wod_name, entry.result)?.level;
  return (
    <>
      {level !== undefined && <Badge>{LEVEL.labels[level]}</Badge>}
      {isBest && (
        <Badge tone="success" icon={Trophy}>
          Best
        </Badge>
      )}
    </>
  );
}
