import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useOwnPlanned } from "#backend/reads/use-own-planned.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { formatDayRange, formatMinutes, unbroken } from "#ui/format.ts";
import type { WeekSheet as Sheet } from "../../model/week-sheet.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { useTraining } from "../actions/slots.ts";
import { WeekSheet } from "../week-sheet/week-sheet.tsx";
import { TermText } from "#ui/training/glossary/term-text.tsx";

interface WeekSectionProps {
  readonly sheet: Sheet;
  readonly weekCount: number;
  readonly weekHref: (week: number) => string;
  readonly sessionHref: (sessionId: string) => string;
}

export function WeekSection({ sheet, weekCount, weekHref, sessionHref }: WeekSectionProps): ReactNode {
  const planned = useOwnPlanned(sheet.firstDay, sheet.lastDay);
  const own = useTraining() === undefined ? [] : planned;
  const movable = usePlanActions() !== undefined && sheet.days.some(({ sessions }) => sessions.some(({ isMovable }) => isMovable));
  return (
    <section aria-labelledby="week-heading">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id="week-heading" className="heading-2 text-xl!">
            Week {sheet.week}
          </h2>
          <span className="text-sm text-ink-3">
            <TermText text={unbroken(getSummary(sheet, own.length))} />
          </span>
        </div>
        <div className="flex gap-1">
          <WeekStep week={sheet.week - 1} weekCount={weekCount} weekHref={weekHref} icon={<ChevronLeft aria-hidden="true" size={18} />} />
          <WeekStep week={sheet.week + 1} weekCount={weekCount} weekHref={weekHref} icon={<ChevronRight aria-hidden="true" size={18} />} />
        </div>
      </div>
      <WeekSheet sheet={sheet} own={own} sessionHref={sessionHref} />
      {movable && <p className="mt-2 text-xs text-ink-3 max-xl:hidden">Drag a session to another day, or use “Move to…” in its options.</p>}
    </section>
  );
}

interface WeekStepProps {
  readonly week: number;
  readonly weekCount: number;
  readonly weekHref: (week: number) => string;
  readonly icon: ReactNode;
}

function WeekStep({ week, weekCount, weekHref, icon }: WeekStepProps): ReactNode {
  if (week < 1 || week > weekCount) return null;
  return (
    <ButtonLink to={weekHref(week)} size="icon" preventScrollReset aria-label={`Week ${week}`}>
      {icon}
    </ButtonLink>
  );
}

function getSummary(sheet: Sheet, ownCount: number): string {
  const sessions = `${sheet.sessionCount} ${sheet.sessionCount === 1 ? "session" : "sessions"}`;
  const own = ownCount === 0 ? "" : `, plus ${ownCount} ${ownCount === 1 ? "session" : "sessions"} of your own`;
  const deload = sheet.isDeload ? " Deload: lighter on purpose." : "";
  return `${formatDayRange(sheet.firstDay, sheet.lastDay)}. ${sessions}, ${formatMinutes(sheet.duration)}${own}.${deload}`;
}
