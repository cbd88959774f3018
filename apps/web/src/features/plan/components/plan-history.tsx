import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { formatDay, formatDayMonth, localDay, unbroken } from "#ui/format.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { usePlanHistory } from "../api/plan-history.ts";
import { layerTitle, undoableLayer, type PlanLayer } from "../model/plan-layer.ts";
import { useUndo } from "./adjust/use-agreement.ts";

interface PlanHistoryProps {
  readonly planId: string;
  /** Only a plan that is trained can go back. */
  readonly active: boolean;
}

/** So many layers are shown at first. */
const SHOWN = 4;

/** What changed in this plan, by whom and why, newest first; the last change can be taken off again. Nothing while nothing has changed. */
export function PlanHistory({ planId, active }: PlanHistoryProps): ReactNode {
  const history = usePlanHistory(planId);
  const [all, setAll] = useState(false);
  const layers = history.data ?? [];
  if (history.data?.length === 0) return null;
  const last = active ? undoableLayer(layers) : undefined;
  const shown = all ? layers : layers.slice(0, SHOWN);
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="heading-2">
        Plan history
      </h2>
      {history.isPending && <Skeleton className="mt-4 h-20" />}
      {history.isLoadingError && (
        <p className="mt-3 text-sm text-ink-3" role="alert">
          The history could not be loaded. <Button onClick={() => void history.refetch()}>Try Again</Button>
        </p>
      )}
      <ol className="mt-1">
        {shown.map((layer) => (
          <Layer key={layer.id} planId={planId} layer={layer} undoable={layer.id === last?.id} />
        ))}
      </ol>
      {shown.length < layers.length && (
        <Button variant="ghost" className="-ml-4" onClick={() => setAll(true)}>
          Show all {layers.length}
        </Button>
      )}
    </section>
  );
}

function Layer({ planId, layer, undoable }: { readonly planId: string; readonly layer: PlanLayer; readonly undoable: boolean }): ReactNode {
  const undo = useUndo();
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 border-b border-line py-3.5 last:border-0">
      <span className="pt-px text-sm text-ink-3">{formatDayMonth(localDay(new Date(layer.on)))}</span>
      <div className={layer.undone ? "text-ink-3" : undefined}>
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <h3 className="heading-3">
            {layerTitle(layer)}
            {layer.undone && <span className="font-normal">, undone</span>}
          </h3>
          {undoable && (
            <Button variant="ghost" className="-my-2 -mr-4" onClick={() => undo({ planId, adjustmentId: layer.id })}>
              Undo
              <span className="sr-only">: {layerTitle(layer)}</span>
            </Button>
          )}
        </div>
        {layer.sentences.length > 0 && <p className="text-sm text-ink-3">{layer.sentences.join(" ")}</p>}
        {layer.changes.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="hit-area w-fit cursor-pointer text-ink-2 underline underline-offset-3">
              {layer.changes.length === 1 ? "1 session" : `${layer.changes.length} sessions`}
            </summary>
            <ul className="mt-2 grid gap-2">
              {layer.changes.map((change, index) => (
                <li key={change.sessionId ?? index}>
                  <span className="font-[550]">{change.title}</span> <span className="text-ink-3">{formatDay(change.date)}</span>
                  <br />
                  <del className="text-ink-3">{unbroken(change.before)}</del> <ins className="no-underline">{unbroken(change.after)}</ins>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
