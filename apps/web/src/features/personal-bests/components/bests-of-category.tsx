import { useRef, useState, type ReactNode } from "react";
import { getSentence } from "#backend/error-sentence.ts";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { useDeleteWithUndo } from "#ui/feedback/use-delete-with-undo.ts";
import { personalBests, type PersonalBest } from "../api/personal-bests.ts";
import { changeText, getFormer } from "../model/best.ts";
import type { ShownPersonalBest } from "../model/profile-best.ts";
import { BestDetail, type PacesOfBest } from "./best-detail.tsx";
import { BestFigure } from "./best-figure.tsx";

export interface BestsOfCategoryProps {
  readonly bests: readonly ShownPersonalBest[];
  readonly Paces: PacesOfBest;
  readonly searched: boolean;
  readonly onUpdate: (best: PersonalBest) => void;
}

/** The list of a category beside the one that is looked at; on a phone above it. */
export function BestsOfCategory({ bests, Paces, searched, onUpdate }: BestsOfCategoryProps): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const remove = useDeleteWithUndo(personalBests, "personal best", getSentence);
  const detail = useRef<HTMLDivElement>(null);
  // Where both stand one below the other, what was chosen comes into sight.
  const choose = (id: string) => {
    setChosen(id);
    if (matchMedia("(max-width: 63.9375rem)").matches) detail.current?.scrollIntoView({ behavior: "smooth" });
  };
  const shown = bests.find(({ id }) => id === chosen) ?? bests[0];
  if (shown === undefined) {
    return (
      <EmptyState title="No personal bests found">
        {searched ? "Try adjusting your search" : "Start by adding your first personal best"}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <ul className="divide-y divide-line self-start border-y border-line">
        {bests.map((best) => (
          <li key={best.id}>
            <button
              type="button"
              aria-pressed={best.id === shown.id}
              onClick={() => choose(best.id)}
              className={cx(
                "flex w-full items-center justify-between gap-4 px-4 py-3.5 text-left hover:bg-hover focus-visible:-outline-offset-2",
                best.id === shown.id && "bg-surface shadow-[inset_3px_0_0_var(--ink)]",
              )}
            >
              <span className="grid min-w-0 gap-1">
                <span className="font-semibold wrap-anywhere">{best.exercise_name}</span>
                <span className="text-sm text-ink-3">{whenAndBy(best)}</span>
              </span>
              <BestFigure best={best} />
            </button>
          </li>
        ))}
      </ul>
      <div ref={detail} className="scroll-mt-[calc(var(--header)+1rem)] min-w-0">
        <BestDetail key={shown.id} best={shown} Paces={Paces} onUpdate={() => onUpdate(shown)} onDelete={() => remove(shown)} />
      </div>
    </div>
  );
}

/** "6 Apr 2026, +2.5 kg", "3 Oct 2026, from your profile" */
function whenAndBy(best: ShownPersonalBest): string {
  const former = getFormer(best);
  const day = `${formatDayMonth(best.date)} ${best.date.slice(0, 4)}`;
  if (best.isFromProfile === true) return `${day}, from your profile`;
  return former === undefined || best.value_number === null ? day : `${day}, ${changeText(former.value, best.value_number, best)}`;
}
