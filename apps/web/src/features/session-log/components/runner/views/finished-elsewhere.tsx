import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SessionDraft } from "#features/session-log/model/draft.ts";
import { doneCount } from "#features/session-log/model/stored-draft.ts";

interface FinishedElsewhereProps {
  readonly draft: SessionDraft;
  readonly listHref: string;
  readonly homeHref: string;
}

/** The session was ended on another device while it was open here: nothing more is logged, what was logged here is part of it. */
export function FinishedElsewhere({ draft, listHref, homeHref }: FinishedElsewhereProps): ReactNode {
  const sets = doneCount(draft);
  return (
    <div className="runner">
      <div className="runner-stage pt-6!">
        <Check aria-hidden="true" size={32} strokeWidth={2.5} className="text-success" />
        <h1 className="font-display text-[1.75rem] leading-[1.1] font-bold tracking-[-.02em] [font-stretch:112%]" tabIndex={-1}>
          Finished on another device
        </h1>
        <p role="status" className="text-ink-2">
          {sets} {sets === 1 ? "set" : "sets"} in {draft.minutes} min. This includes the sets you logged here.
        </p>
      </div>
      <div className="runner-dock">
        <Link to={listHref} className="second">
          See all sets
        </Link>
        <Link to={homeHref} className="go plain">
          Done
        </Link>
      </div>
    </div>
  );
}
