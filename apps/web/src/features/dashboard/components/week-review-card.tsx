import { enduranceAmount, type MovedNumber, type ReviewAmount, type ReviewDay, strengthAmount, type WeekReview } from "@ironpace/training";
import { X } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Button } from "#ui/button.tsx";
import { formatDay, formatDayRange, formatWeekday, percentText } from "#ui/format.ts";
import "./week-review-card.css";

interface WeekReviewCardProps {
  readonly review: WeekReview;
  /** Estimates that the week has moved; absent until they are read, and where nothing was logged that could move one. */
  readonly moved: readonly MovedNumber[] | undefined;
  readonly onRead: () => void;
  /** The same week is drawn elsewhere on the page. */
  readonly isDrawnElsewhere: boolean;
  /** The button of the decision; undefined where the page asks the same already. */
  readonly children: ReactNode | undefined;
}

/** A week that is over: what was done of what was planned, what got better, what comes and the one decision. */
export function WeekReviewCard({ review, moved, onRead, isDrawnElsewhere, children }: WeekReviewCardProps): ReactNode {
  const { monday, sunday, verdict, days, bests, next, decision } = review;
  const units = useUnits();
  return (
    <section aria-labelledby="week-review" className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-sm text-ink-3">Your week, {formatDayRange(monday, sunday)}</p>
          <h2 id="week-review" className="heading-2 mt-1">
            {verdict}
          </h2>
        </div>
        <Button variant="ghost" size="icon" aria-label="Dismiss the review" className="-mt-2 -mr-2" onClick={onRead}>
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      </div>
      {!isDrawnElsewhere && <ReviewBars days={days} />}
      <dl className="grid grid-flow-col grid-cols-2 grid-rows-[auto_auto] items-baseline gap-x-4">
        <Amount label="Iron" className="fig-iron" amount={strengthAmount(review, units)} />
        <Amount label="Pace" className="fig-pace text-[1.3em]" amount={enduranceAmount(review, units)} />
      </dl>
      {bests.length > 0 && (
        <p className="text-sm text-ink-2">
          <b className="font-semibold text-ink">{bests.length === 1 ? "New best" : "New bests"}</b>{" "}
          {bests
            .slice(0, 3)
            .map(({ name, value }) => `${name} ${value}`)
            .join(", ")}
        </p>
      )}
      {next !== undefined && (
        <p className="text-sm text-ink-2">
          <b className="font-semibold text-ink">{next.when}</b> {percentText(next.text)}
        </p>
      )}
      {moved !== undefined && moved.length > 0 && (
        <p className="text-sm text-ink-2">
          <b className="font-semibold text-ink">Estimates</b> {movedText(moved)}
        </p>
      )}
      {children !== undefined && (
        <div className="grid gap-3 border-t border-line pt-4">
          <div>
            <p className="text-sm text-ink-3">Your decision</p>
            <h3 className="text-base font-semibold">{decision.question}</h3>
            <p className="text-sm text-ink-2">{decision.why}</p>
          </div>
          <div className="flex flex-wrap gap-2">{children}</div>
        </div>
      )}
    </section>
  );
}

function movedText(moved: readonly MovedNumber[]): string {
  return moved.map(({ name, before, now }) => `${name} ${now} (was ${before})`).join(", ");
}

function ReviewBars({ days }: { readonly days: readonly ReviewDay[] }): ReactNode {
  const most = Math.max(1, ...days.map(({ planned }) => Math.max(planned.iron, planned.pace)));
  const share = (load: number): number => (load > 0 ? Math.max(0.12, load / most) : 0);
  const part = (name: "up" | "dn", planned: number, done: number): ReactNode =>
    planned > 0 && <i className={name} style={{ "--p": share(planned), "--f": Math.min(1, done / planned) } as CSSProperties} />;
  return (
    <ol className="review-bars">
      {days.map(({ date, planned, done, hasExtra }) => {
        const load = planned.iron + planned.pace;
        const state = load === 0 ? "rest" : done.iron + done.pace >= load ? "done" : done.iron + done.pace > 0 ? "partly done" : "missed";
        return (
          <li key={date}>
            <span className="sr-only">
              {formatDay(date)}: {state}
              {hasExtra ? ", trained outside the plan" : ""}
            </span>
            <span aria-hidden="true" className="bars" data-extra={hasExtra || undefined}>
              {part("up", planned.iron, done.iron)}
              {part("dn", planned.pace, done.pace)}
            </span>
            <span aria-hidden="true" className="text-xs text-ink-3">
              {formatWeekday(date).charAt(0)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface AmountProps {
  readonly label: string;
  readonly className: string;
  /** Undefined when none was planned and none was done. */
  readonly amount: ReviewAmount | undefined;
}

function Amount({ label, className, amount }: AmountProps): ReactNode {
  if (amount === undefined) return null;
  const { done, planned, unit } = amount;
  return (
    <>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="flex flex-wrap items-baseline whitespace-nowrap">
        <span className="text-[1.5rem] leading-none">
          <span className={className}>{done}</span>
        </span>
        <span className="unit">{planned === undefined ? unit : `of ${planned} ${unit}`}</span>
      </dd>
    </>
  );
}
