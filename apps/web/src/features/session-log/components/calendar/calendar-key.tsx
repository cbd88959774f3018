import { Flag, NotebookPen } from "lucide-react";
import type { ReactNode } from "react";
import { TermText } from "#ui/training/glossary/term-text.tsx";

interface CalendarKeyProps {
  readonly hasRaces: boolean;
  readonly hasMissed: boolean;
  /** Planned beside the plan. */
  readonly hasOwn: boolean;
  readonly hasNotes: boolean;
}

/** What the plates of the calendar mean, each beside a piece of it. */
export function CalendarKey({ hasRaces, hasMissed, hasOwn, hasNotes }: CalendarKeyProps): ReactNode {
  return (
    <ul aria-label="Key" className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-ui text-ink-2 *:flex *:items-center *:gap-2">
      <li>
        <i className="size-3 rounded-[2px] bg-iron" />
        <TermText text="Iron done" />
      </li>
      <li>
        <i className="size-3 rounded-[2px] bg-pace" />
        <TermText text="Pace done" />
      </li>
      <li>
        <i className="size-3 rounded-[2px] border-[1.5px] border-control" />
        Planned
      </li>
      <li>
        <i className="size-3 rounded-[2px] border-[1.5px] border-ember bg-ember-wash" />
        Today
      </li>
      {hasOwn && (
        <li>
          <i className="size-3 rounded-[2px] border-[1.5px] border-dashed border-control" />
          Your own
        </li>
      )}
      {hasMissed && (
        <li>
          <i className="missed-swatch size-3 rounded-[2px]" />
          Missed
        </li>
      )}
      {hasRaces && (
        <li>
          <Flag aria-hidden="true" size={14} strokeWidth={1.75} />
          Race
        </li>
      )}
      {hasNotes && (
        <li className="max-xl:hidden">
          <NotebookPen aria-hidden="true" size={14} strokeWidth={1.75} />
          Note
        </li>
      )}
      <li className="ml-auto text-ink-3 max-xl:hidden">Drag a session to move it.</li>
    </ul>
  );
}
