import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { TermText } from "../glossary/term-text.tsx";
import { formatCount } from "../../format.ts";
import { useMedia } from "../../use-media.ts";
import { type ChangedWeek, changeVerdict, totalLoad } from "./plan-change.ts";
import { BlockDifference } from "./block-difference.tsx";
import { WeekDifferenceBar } from "./week-difference-bar.tsx";

interface PlanDifferenceProps {
  readonly weeks: readonly ChangedWeek[];
  /** What it means, in sentences: behind "Why". */
  readonly reasons: readonly string[];
  /** In the chat: smaller. */
  readonly isCompact?: boolean;
}

/** A change of the plan as one sentence, one picture and two numbers; the reasons behind "Why", closed on a phone. */
export function PlanDifference({ weeks, reasons, isCompact = false }: PlanDifferenceProps): ReactNode {
  const verdict = changeVerdict(weeks);
  const [only] = weeks;
  return (
    <div className="grid min-w-0 gap-4">
      {verdict !== "" && <p className={isCompact ? "heading-3" : "heading-2 max-w-[26ch] text-balance"}>{verdict}</p>}
      {weeks.length === 1 && only !== undefined && <WeekDifferenceBar week={only} isCompact={isCompact} />}
      {weeks.length > 1 && <BlockDifference weeks={weeks} isCompact={isCompact} />}
      {verdict !== "" && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          {(["iron", "pace"] as const).map((part) => (
            <LoadChange
              key={part}
              name={part === "iron" ? "Iron load" : "Pace load"}
              before={totalLoad(weeks, "before", part)}
              after={totalLoad(weeks, "after", part)}
            />
          ))}
        </dl>
      )}
      {reasons.length > 0 && <Why reasons={reasons} isCompact={isCompact} />}
    </div>
  );
}

function LoadChange({ name, before, after }: { readonly name: string; readonly before: number; readonly after: number }): ReactNode {
  const [old, now] = [formatCount(before), formatCount(after)];
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-3">
        <TermText text={name} />
      </dt>
      <dd className="fig-num text-lg font-semibold">
        {old !== now && <del className="mr-1.5 font-normal text-ink-3">{old}</del>}
        {now} <span className="text-sm font-normal text-ink-3">effort × min</span>
      </dd>
    </div>
  );
}

function Why({ reasons, isCompact }: Pick<PlanDifferenceProps, "reasons"> & { readonly isCompact: boolean }): ReactNode {
  const isWide = useMedia("(min-width: 768px)");
  const [isOpen, setOpen] = useState(isWide && !isCompact);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group border-y border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui font-semibold [&::-webkit-details-marker]:hidden">
        Why
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} className="group-open:rotate-180" />
      </summary>
      <div className="grid max-w-[62ch] gap-2 pb-3 text-ui text-ink-2">
        {reasons.map((reason) => (
          <p key={reason}>
            <TermText text={reason} />
          </p>
        ))}
      </div>
    </details>
  );
}
