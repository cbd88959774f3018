import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useOpenSession, type StartedSession } from "#features/session-log/api/open-session.ts";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { useSeconds } from "#ui/training/timers/use-seconds.ts";
import { sessionLogPath, trainPath } from "../navigation/paths.ts";

/** The way back to the session that is open, at the bottom edge of every page but its own. */
export function ContinueBar(): ReactNode {
  const { pathname } = useLocation();
  // Read anew on every page: the one that was left may have begun, continued or finished a session.
  return <OpenSession key={pathname} pathname={pathname} />;
}

function OpenSession({ pathname }: { readonly pathname: string }): ReactNode {
  const open = useOpenSession();
  if (open === undefined) return null;
  // The list of its sets is a part of it.
  if (pathname === sessionLogPath(open.origin, open.originId)) return null;
  return <Bar session={open} href={trainPath(open.origin, open.originId)} />;
}

function Bar({ session, href }: { readonly session: StartedSession; readonly href: string }): ReactNode {
  const now = useSeconds(true);
  const { next, restEndsAt = 0, startedAt } = session;
  const rest = Math.ceil(restEndsAt - now);
  const title = session.title.trim() === "" ? "Free session" : session.title;
  return (
    <Link
      to={href}
      data-continue=""
      className="mx-2 mb-2 grid min-h-17 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-card bg-ember py-2.5 pr-3 pl-4 text-on-ember shadow-pop hover:bg-ember-hover focus-visible:outline-offset-2 md:mx-auto md:mb-4 md:w-96 md:max-w-[calc(100%-2rem)]"
    >
      <span className="min-w-0">
        <b className="block truncate font-display text-[1.25rem] leading-[1.15] font-[750] tracking-[-.02em] [font-stretch:112%]">
          {next === undefined ? "Continue" : `Continue set ${next.set}`}
        </b>
        <span className="block truncate text-ui font-[550]">
          {rest > 0 ? `Rest over in ${clockText(rest)}` : (next?.exercise ?? title)}
        </span>
      </span>
      <span aria-hidden="true" className="fig-pace text-[2.75rem] leading-[.8] font-bold">
        {clockText(Math.max(0, Math.floor(now - Date.parse(startedAt) / 1000)))}
      </span>
    </Link>
  );
}
