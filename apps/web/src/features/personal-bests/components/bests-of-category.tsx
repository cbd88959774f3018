import { useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { stepPath } from "#ui/chart/paths.ts";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { useMedia } from "#ui/use-media.ts";
import { useToday } from "#ui/use-today.ts";
import { personalBests, type PersonalBest } from "../api/personal-bests.ts";
import { changeText, getFormer, getProgress } from "../model/best.ts";
import type { ShownPersonalBest } from "../model/profile-best.ts";
import { BestDetail, type PacesOfBest } from "./best-detail.tsx";
import { BestFigure } from "./best-figure.tsx";

export interface BestsOfCategoryProps {
  readonly bests: readonly ShownPersonalBest[];
  readonly Paces: PacesOfBest;
  readonly searched: boolean;
  readonly onUpdate: (best: PersonalBest) => void;
}

/** The list of a category beside the best that is looked at; on a phone that opens in the list. */
export function BestsOfCategory({ bests, Paces, searched, onUpdate }: BestsOfCategoryProps): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const today = useToday();
  const remove = useDeleteWithUndo(personalBests, "personal best", getSentence);
  const isWide = useMedia("(min-width: 64rem)");
  // On a phone the list is the page, and a best opens under its row.
  const shown = bests.find(({ id }) => id === chosen) ?? (isWide || bests.length === 1 ? bests[0] : undefined);
  if (bests.length === 0) {
    return (
      <EmptyState title="No personal bests found">
        {searched ? "Try adjusting your search" : "Start by adding your first personal best"}
      </EmptyState>
    );
  }
  const detail = shown && (
    <div className={cx("min-w-0", !isWide && "pt-4 pb-6")}>
      <BestDetail key={shown.id} best={shown} Paces={Paces} onUpdate={() => onUpdate(shown)} onDelete={() => remove(shown)} />
    </div>
  );
  const list = (
    <ul className="divide-y divide-line self-start border-y border-line">
      {bests.map((best) => (
        <li key={best.id}>
          <button
            type="button"
            {...(isWide ? { "aria-pressed": best.id === shown?.id } : { "aria-expanded": best.id === shown?.id })}
            onClick={() => setChosen(best.id === chosen && !isWide ? undefined : best.id)}
            className={cx(
              "flex min-h-15 w-full items-center justify-between gap-4 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2 lg:px-4 lg:py-3",
              isWide && best.id === shown?.id && "bg-surface shadow-[inset_3px_0_0_var(--ink)]",
            )}
          >
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold wrap-anywhere">{best.exercise_name}</span>
              <span className="text-sm text-ink-3">{whenAndBy(best, today)}</span>
            </span>
            <span className="grid justify-items-end gap-1.5">
              <BestFigure best={best} />
              {isWide && <StepLine best={best} />}
            </span>
          </button>
          {!isWide && best.id === shown?.id && detail}
        </li>
      ))}
    </ul>
  );
  if (!isWide) return list;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
      {list}
      {detail}
    </div>
  );
}

/** Pixels. */
const [LINE_WIDTH, LINE_HEIGHT] = [80, 16];

/** How the best rose, as small as a line; nothing of a first one. */
function StepLine({ best }: { readonly best: ShownPersonalBest }): ReactNode {
  const progress = getProgress(best);
  if (progress.length < 2) return null;
  const values = progress.map(({ value }) => value * (best.direction === "lower" ? -1 : 1));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index): readonly [number, number] => [
    3 + (index * (LINE_WIDTH - 6)) / (values.length - 1),
    LINE_HEIGHT - 3 - ((value - low) / (high - low)) * (LINE_HEIGHT - 6),
  ]);
  const [x, y] = points.at(-1)!;
  return (
    <svg aria-hidden="true" width={LINE_WIDTH} height={LINE_HEIGHT} className="overflow-visible">
      <path d={stepPath(points)} fill="none" strokeWidth="1.5" className="stroke-ink-3" />
      <circle cx={x} cy={y} r="2.5" className="fill-ink" />
    </svg>
  );
}

/** "6 Apr, +2.5 kg", "from your profile" */
function whenAndBy(best: ShownPersonalBest, today: string): string {
  if (best.isFromProfile === true) return "From your profile";
  const former = getFormer(best);
  const year = best.date.slice(0, 4);
  const day = year === today.slice(0, 4) ? formatDayMonth(best.date) : `${formatDayMonth(best.date)} ${year}`;
  const kind = best.metric === "weight" ? ["1 rep"] : [];
  const change = former === undefined || best.value_number === null ? [] : [changeText(former.value, best.value_number, best)];
  return [day, ...change, ...kind].join(", ");
}
