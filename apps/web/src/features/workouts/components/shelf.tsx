import { workoutScoreText } from "@ironpace/contract";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { LevelSteps } from "#ui/data/level-band.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { ShelfItem } from "../model/shelf.ts";
import { prescriptionText } from "../model/wod-text.ts";
import { useMedia } from "#ui/use-media.ts";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { ShelfActions } from "./shelf-detail.tsx";
import { WORKOUT_ROW, WorkoutRow } from "./workout-row.tsx";

const ShelfSheet = lazyPart(async () => (await import("./shelf-sheet.tsx")).ShelfSheet);
const ShelfPanel = lazy(async () => ({ default: (await import("./shelf-detail.tsx")).ShelfPanel }));

/** From this width on what a workout is stands beside the list. */
const WIDE = "(min-width: 80rem)";

interface ShelfProps extends ShelfActions {
  readonly label: string;
  readonly items: readonly ShelfItem[];
  /** Rows that are shown at first. */
  readonly limit: number;
  /** Above the list. */
  readonly children: ReactNode;
}

/** Workouts known by name and those that were done for a score: each a row with the best and its level, which opens it; where there is room beside the list. */
export function Shelf({ label, items, limit, children, ...actions }: ShelfProps): ReactNode {
  const [opened, setOpened] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const isWide = useMedia(WIDE);
  const item = items.find(({ name }) => name === opened) ?? (isWide ? items[0] : undefined);
  const close = () => setOpened(undefined);
  const closing = (act: (item: ShelfItem) => void) => (chosen: ShelfItem) => {
    close();
    act(chosen);
  };
  const shown = isWhole ? items : items.slice(0, limit);
  const done = shown.filter(({ results }) => results !== undefined);
  const open = shown.filter(({ results }) => results === undefined);
  const rows = (title: string, some: readonly ShelfItem[]) =>
    some.length > 0 && (
      <div className="grid gap-3">
        <h2 className="heading-2">{title}</h2>
        <ul aria-label={title} className="grid border-t border-line *:min-w-0 *:border-b *:border-line">
          {some.map((one) => (
            <li key={one.name}>
              <ShelfRow item={one} isChosen={isWide ? one === item : undefined} onOpen={() => setOpened(one.name)} />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className="grid items-start gap-y-3 *:min-w-0 xl:contents">
      <div className="grid content-start gap-6 *:min-w-0 xl:col-start-1">
        {children}
        {done.length === 0 || open.length === 0 ? (
          rows(label, shown)
        ) : (
          <>
            {rows("Your results", done)}
            {rows("Not tried yet", open)}
          </>
        )}
        {shown.length < items.length && (
          <Button className="-mt-3 justify-self-start" onClick={() => setWhole(true)}>
            Show all {items.length}
          </Button>
        )}
      </div>
      {item !== undefined &&
        (isWide ? (
          <div className="col-start-2 row-span-2 row-start-1">
            <Suspense fallback={<PanelSkeleton item={item} />}>
              <ShelfPanel key={item.name} item={item} {...actions} />
            </Suspense>
          </div>
        ) : (
          <ShelfSheet item={item} onStart={closing(actions.onStart)} onPlan={closing(actions.onPlan)} onClose={close} />
        ))}
    </div>
  );
}

/** What is known of a workout while the rest of its panel is loaded. */
function PanelSkeleton({ item: { name } }: { readonly item: ShelfItem }): ReactNode {
  return (
    <div aria-busy="true" className="grid min-h-128 content-start gap-5 rounded-card border border-line bg-surface p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="heading-1 wrap-anywhere">{name}</p>
        <Skeleton className="h-12 w-80" />
      </div>
      <Skeleton className="h-5 w-72" />
      <Skeleton className="h-52" />
    </div>
  );
}

interface ShelfRowProps {
  readonly item: ShelfItem;
  /** Whether it stands beside the list; undefined where it opens above it. */
  readonly isChosen: boolean | undefined;
  readonly onOpen: () => void;
}

function ShelfRow({ item: { name, line, plates, results }, isChosen, onOpen }: ShelfRowProps): ReactNode {
  const units = useUnits();
  const times = results?.scores.length === 1 ? "Done once" : `Done ${results?.scores.length ?? 0} times`;
  return (
    <button
      type="button"
      {...(isChosen === undefined ? { "aria-haspopup": "dialog" } : { "aria-pressed": isChosen })}
      onClick={onOpen}
      className={cx(WORKOUT_ROW, "hover:bg-hover xl:px-3", isChosen === true && "bg-surface shadow-[inset_3px_0_0_var(--ink)]")}
    >
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
