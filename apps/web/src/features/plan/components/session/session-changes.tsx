import { CalendarCheck, CalendarClock, CalendarX, HeartPulse } from "lucide-react";
import type { Day } from "@ironpace/training";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { isMovable } from "../../model/session/movable.ts";
import type { SessionView } from "../../model/plan-view.ts";
import type { PlanActions } from "../actions/plan-actions.ts";

interface SessionChangesProps {
  readonly session: SessionView;
  readonly today: Day;
  readonly actions: PlanActions;
}

/** When the day does not work out as planned. */
export function SessionChanges({ session, today, actions }: SessionChangesProps): ReactNode {
  if (session.isRace) return null;
  return (
    <div className="-mx-4 flex flex-wrap">
      {isMovable(session, today) && (
        <Button variant="ghost" onClick={() => actions.move(session)}>
          <CalendarClock aria-hidden="true" size={16} strokeWidth={1.75} />
          {session.date < today ? "I will do it on another day…" : "Move to…"}
        </Button>
      )}
      {session.date < today && (
        <Button variant="ghost" onClick={() => actions.doneOnAnotherDay(session)}>
          <CalendarCheck aria-hidden="true" size={16} strokeWidth={1.75} />
          I did it on another day…
        </Button>
      )}
      <Button variant="ghost" onClick={() => actions.change("missed", session)}>
        <CalendarX aria-hidden="true" size={16} strokeWidth={1.75} />
        {session.date < today ? "I skipped it" : "Skip it"}
      </Button>
      <Button variant="ghost" onClick={() => actions.change("injury", session)}>
        <HeartPulse aria-hidden="true" size={16} strokeWidth={1.75} />
        Something hurts
      </Button>
    </div>
  );
}
