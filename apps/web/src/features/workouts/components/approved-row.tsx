import type { WorkoutEntry } from "@ironpace/contract";
import { ChevronDown } from "lucide-react";
import { useId, useMemo, useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import type { ApprovedSession } from "../api/get-approved-sessions.ts";
import { getSessions } from "../model/approved-session.ts";

interface ApprovedRowProps {
  readonly session: ApprovedSession;
  readonly onChoose: (filled: Partial<WorkoutEntry>) => void;
}

/** One reviewed text; opened, its sessions with the button that takes each. */
export function ApprovedRow({ session, onChoose }: ApprovedRowProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const sessions = useMemo(() => getSessions(session.title, session.content), [session]);
  const count = sessions.length === 1 ? "1 session" : `${sessions.length} sessions`;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="heading-3 wrap-anywhere">{session.title}</h3>
          <p className="text-sm text-ink-3">{count}, generated, reviewed by an administrator</p>
        </div>
        <Button
          aria-label={`Sessions of ${session.title}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="shrink-0"
        >
          Sessions
          <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} className={cx(open && "rotate-180")} />
        </Button>
      </div>
      <ul id={id} hidden={!open} className="divide-y divide-line border-l-2 border-line pl-3">
        {open &&
          sessions.map(({ title, filled }, index) => (
            <li key={index} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0 text-sm">
                <p className="font-medium wrap-anywhere">{title}</p>
                <p className="text-ink-3">{filled.duration} min</p>
              </div>
              <Button aria-label={`Use ${title}`} onClick={() => onChoose(filled)} className="shrink-0">
                Use
              </Button>
            </li>
          ))}
      </ul>
    </li>
  );
}
