import { CalendarCheck, CalendarClock, CalendarX, Check, HeartPulse, Thermometer, Undo2 } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Menu, MenuItem, MenuSeparator } from "#ui/overlay/menu.tsx";
import type { SheetSessionView } from "../../model/week-sheet.ts";
import type { PlanActions } from "../actions/plan-actions.ts";
import { useCompletion } from "../actions/use-completion.ts";

interface SessionChoicesProps {
  readonly session: SheetSessionView;
  readonly actions: PlanActions;
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly defaultOpen: boolean;
}

/** Done, moved, skipped, and why. */
export function SessionChoices({ session, actions, trigger, defaultOpen }: SessionChoicesProps): ReactNode {
  const { complete, reopen } = useCompletion(session);
  const open = session.state === "missed" && !session.skipped;
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      {session.completed || session.skipped ? (
        <MenuItem icon={Undo2} onClick={reopen}>
          {session.completed ? "Undo completion" : "Plan it again"}
        </MenuItem>
      ) : (
        <MenuItem icon={Check} onClick={() => void complete(open ? session.date : undefined)}>
          {open ? "I did it on the planned day" : "Complete"}
        </MenuItem>
      )}
      {open && (
        <MenuItem icon={CalendarCheck} onClick={() => actions.doneOnAnotherDay(session)}>
          I did it on another day…
        </MenuItem>
      )}
      {session.isMovable && (
        <MenuItem icon={CalendarClock} onClick={() => actions.move(session)}>
          {open ? "I will do it on another day…" : "Move to…"}
        </MenuItem>
      )}
      {!session.completed && !session.skipped && !session.isRace && (
        <>
          <MenuItem icon={CalendarX} onClick={() => actions.change("missed", session)}>
            {open ? "I skipped it" : "Skip it"}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Thermometer} onClick={() => actions.change("illness", session)}>
            I'm ill
          </MenuItem>
          <MenuItem icon={HeartPulse} onClick={() => actions.change("injury", session)}>
            Something hurts
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
