import { workoutScoreText } from "@ironpace/contract";
import { type ReactNode, useState } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { LevelSteps } from "#ui/data/level-band.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { ShelfItem } from "../model/shelf.ts";
import { prescriptionText } from "../model/wod-text.ts";
import type { ShelfActions } from "./shelf-sheet.tsx";
import { WORKOUT_ROW, WORKOUT_ROWS, WorkoutRow } from "./workout-row.tsx";

const ShelfSheet = lazyPart(async () => (await import("./shelf-sheet.tsx")).ShelfSheet);

interface ShelfProps extends ShelfActions {
  readonly label: string;
  readonly items: readonly ShelfItem[];
  /** Rows that are shown at first. */
  readonly limit: number;
}

/** Workouts known by name and those that were done for a score: each a row with the best and its level, which opens it. */
export function Shelf({ label, items, limit, ...actions }: ShelfProps): ReactNode {
  const [opened, setOpened] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const item = items.find(({ name }) => name === opened);
  const close = () => setOpened(undefined);
  const closing = (act: (item: ShelfItem) => void) => (chosen: ShelfItem) => {
    close();
    act(chosen);
  };
  const shown = isWhole ? items : items.slice(0, limit);
  return (
    <div className="grid gap-3">
      <ul aria-label={label} className={WORKOUT_ROWS}>
        {shown.map((one) => (
          <li key={one.name}>
            <ShelfRow item={one} onOpen={() => setOpened(one.name)} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {items.length}
        </Button>
      )}
      {item !== undefined && <ShelfSheet item={item} onStart={closing(actions.onStart)} onPlan={closing(actions.onPlan)} onClose={close} />}
    </div>
  );
}

function ShelfRow({ item: { name, line, plates, results }, onOpen }: { readonly item: ShelfItem; readonly onOpen: () => void }): ReactNode {
  const units = useUnits();
  const times = results?.scores.length === 1 ? "Done once" : `Done ${results?.scores.length ?? 0} times`;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className={`${WORKOUT_ROW} hover:bg-hover`}>
      <WorkoutRow
        name={name}
        line={line === undefined ? times : prescriptionText(line, units)}
        plates={plates}
        figure={results && workoutScoreText(results.best)}
        below={results && <Standing results={results} />}
      />
    </button>
  );
}

/** The level that the best speaks for; without one, how it was done. */
function Standing({ results: { best, level } }: { readonly results: NonNullable<ShelfItem["results"]> }): ReactNode {
  if (level !== undefined) return <LevelSteps step={level.step} name={level.name} />;
  if (best.score_scale === null) return null;
  return <span className="text-xs text-ink-3">{best.score_scale === "rx" ? "Rx" : "Scaled"}</span>;
}
