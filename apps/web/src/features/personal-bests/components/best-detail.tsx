import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#ui/cx.ts";
import { AskCoachButton } from "#ui/training/ask-coach.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { MenuItem } from "#ui/overlay/menu.tsx";
import { RowActions } from "#ui/data/row-actions.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { StepChart } from "#ui/data/step-chart.tsx";
import { useMedia } from "#ui/use-media.ts";
import { useToday } from "#ui/use-today.ts";
import { type BestDraft, type PersonalBest, personalBests, useDeleteValue } from "../api/personal-bests.ts";
import { changeText, getProgress, type BestValue, getValues } from "../model/best.ts";
import type { ShownPersonalBest } from "../model/profile-best.ts";
import { formatNumber, getUnit } from "../model/shown-best.ts";
import { BestFigure } from "./best-figure.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { ChevronDown, Trash2 } from "lucide-react";
import { getSentence } from "#backend/error-sentence.ts";
import { toast } from "#ui/feedback/toast.ts";

const EstimatedMaximum = lazyPart(async () => (await import("./estimated-maximum.tsx")).EstimatedMaximum);

/** Loaded later: it works the training engine. */
export type PacesOfBest = ComponentType<{ readonly best: PersonalBest }>;

interface BestDetailProps {
  readonly best: ShownPersonalBest;
  readonly Paces: PacesOfBest;
  readonly onUpdate: () => void;
  readonly onDelete: () => void;
}

/** One best: the figure, how it came to be, and what it means for training. */
export function BestDetail({ best, Paces, onUpdate, onDelete }: BestDetailProps): ReactNode {
  const today = useToday();
  const isWide = useMedia("(min-width: 64rem)");
  const progress = getProgress(best);
  const [first, last] = [progress[0], progress.at(-1)];
  const format = (value: number) => `${formatNumber(value, best)} ${getUnit(best)}`.trim();
  return (
    <section aria-labelledby={`best-${best.id}`} className="grid min-w-0 content-start gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id={`best-${best.id}`} className="mb-2 heading-2 wrap-anywhere">
            {best.exercise_name}
          </h2>
          <BestFigure best={best} large />
        </div>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <dl className="flex gap-8 empty:hidden">
            {first !== undefined && last !== undefined && progress.length > 1 && (
              <Fact term={`Since ${withYear(first.day)}`}>{changeText(first.value, last.value, best)}</Fact>
            )}
            {progress.length > 1 && <Fact term="Improved">{progress.length === 2 ? "once" : `${progress.length - 1} times`}</Fact>}
          </dl>
          <div className="flex flex-wrap items-center gap-2">
            {best.isProfileOnly === true ? (
              <ButtonLink to="/profile">Update in profile</ButtonLink>
            ) : (
              <Button onClick={onUpdate}>Update</Button>
            )}
            <AskCoachButton prompt={{ content: `How has my ${best.exercise_name} progressed?` }} />
            {best.isProfileOnly !== true && (
              <RowActions name={best.exercise_name}>
                <MenuItem icon={Trash2} onClick={onDelete}>
                  Delete
                </MenuItem>
              </RowActions>
            )}
          </div>
        </div>
      </div>
      {best.isFromProfile === true && (
        <p className="text-ui text-ink-2">
          From your{" "}
          <Link to="/profile" className="link">
            profile
          </Link>
          , {withYear(best.date)}.
        </p>
      )}
      {best.notes !== null && <p className="max-w-[62ch] whitespace-pre-line text-ink-2 wrap-anywhere">{best.notes}</p>}
      {first === undefined || last === undefined ? (
        <p className="text-ink-3">“{best.value}” is not a number in this unit, so there is no chart.</p>
      ) : (
        <StepChart
          label={`${best.exercise_name}: ${format(first.value)} on ${withYear(first.day)}, ${format(last.value)} since ${withYear(last.day)}`}
          points={progress}
          until={today}
          lowerIsBetter={best.direction === "lower"}
          format={(value) => formatNumber(value, best).replace(/\.0$/u, "")}
          unit={getUnit(best)}
          formatDay={withYear}
          height={isWide ? 280 : undefined}
          hideTable
          isClock={best.metric === "time"}
        />
      )}
      <BestValues best={best} isOpen={isWide} />
      {best.metric === "weight" && (
        <EstimatedMaximum
          exercise={best.exercise_name}
          unit={best.unit === "lb" ? "lb" : "kg"}
          lifted={last === undefined ? undefined : last.value}
          today={today}
        />
      )}
      {best.category === "running" && <Paces best={best} />}
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="mt-1 fig-num font-semibold">{children}</dd>
    </div>
  );
}

function withYear(day: string): string {
  return `${formatDayMonth(day)} ${day.slice(0, 4)}`;
}

/** Every value of a personal best, each of which can be deleted: a mistyped one must not stay. */
function BestValues({ best, isOpen }: { readonly best: ShownPersonalBest; readonly isOpen: boolean }): ReactNode {
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
    <details className="group" open={isOpen}>
      <summary className="hit-area flex w-fit cursor-pointer list-none items-center gap-1.5 text-sm text-ink-2 [&::-webkit-details-marker]:hidden">
        {`All ${values.length} values`}
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} className="group-open:rotate-180" />
      </summary>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {values.map((value) => (
          <li key={value.historyId ?? String(value.isFromProfile)} className="flex min-h-14 items-center gap-4 py-1.5">
            <span className="grow text-sm text-ink-2">
              {withYear(value.day)}
              {value.isFromProfile && ", from your profile"}
            </span>
            <span className={cx("fig-num", value.isFromProfile && "mr-15")}>{value.text}</span>
            {!value.isFromProfile && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Delete ${value.text} from ${formatDayMonth(value.day)}`}
                disabled={remove.isPending}
                onClick={() => deleteValue(value)}
              >
                <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
