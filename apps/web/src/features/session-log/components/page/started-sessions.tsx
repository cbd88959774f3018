import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#ui/overlay/alert-dialog.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { formatDay, localDay } from "#ui/format.ts";
import type { StartedSession } from "../../api/open-session.ts";
import { useStartedSessions } from "../../api/started-sessions.ts";
import type { Origin } from "../../model/draft.ts";
import { useDiscardDraft } from "../use-discard-draft.ts";

/** The runner, at a session by where it comes from and its id there. */
export type TrainHref = (origin: Origin, id: string) => string;

/** Sessions that were begun, on this device or another one: the first of them is what is now. */
export function StartedSessions({ trainHref }: { readonly trainHref: TrainHref }): ReactNode {
  const started = useStartedSessions();
  const [asked, setAsked] = useState<StartedSession>();
  const discard = useDiscardDraft();
  if (started.length === 0) return null;
  return (
    <section aria-label="In progress" className="grid gap-3">
      {started.map((session, index) => (
        <Card key={session.id} now={index === 0} aria-labelledby={`started-${session.id}`}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
            <div className="min-w-0">
              <h2 id={`started-${session.id}`} className="heading-2 wrap-anywhere">
                {session.title.trim() === "" ? "Free session" : session.title}
              </h2>
              <p className="mt-1 text-sm text-ink-3">
                Started {formatDay(localDay(new Date(session.startedAt)))}
                {session.sets === undefined ? " on another device" : `, ${session.sets} ${session.sets === 1 ? "set" : "sets"} logged`}
              </p>
            </div>
            <div className="flex gap-2">
              <Button variant="ghost" onClick={() => setAsked(session)}>
                Discard
              </Button>
              <Link
                to={trainHref(session.origin, session.originId)}
                className={buttonStyle({ variant: index === 0 && session.sets === undefined ? "ember" : "line" })}
              >
                Continue
              </Link>
            </div>
          </div>
        </Card>
      ))}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Discard this session?"
        description="This deletes the sets you logged. It cannot be undone."
        confirm="Discard"
        onConfirm={() => {
          if (asked !== undefined) void discard(asked);
          setAsked(undefined);
        }}
      />
    </section>
  );
}
