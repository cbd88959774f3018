import { CalendarCheck, CalendarClock, CalendarX, Check, Ellipsis, HeartPulse, Thermometer, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../../ui/menu.tsx";
import type { SheetSessionView } from "../../model/week-sheet.ts";
import { usePlanActions } from "../actions/plan-actions.ts";
import { useCompletion } from "../actions/use-completion.ts";

/** What can be done with a session from the week: done, moved, skipped, and why; nothing in a plan that has ended. */
export function SessionMenu({ session }: { readonly session: SheetSessionView }): ReactNode {
  const actions = usePlanActions();
  const { complete, reopen } = useCompletion(session);
  if (actions === undefined) return null;
  const open = session.state === "missed" && !session.skipped;
  return (
    <Menu
      trigger={
        open ? (
          <Button variant="ghost" className="-mr-2 px-2! text-xs! text-ink-2" aria-label={`What happened to ${session.title}?`}>
            What happened?
          </Button>
        ) : (
          <Button variant="ghost" size="icon" className="-mr-2" aria-label={`Options for ${session.title}`}>
            <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        )
      }
    >
      {session.completed || session.skipped ? (
        <MenuItem icon={Undo2} onClick={reopen}>
          {session.completed ? "Undo completion" : "Plan it again"}
        </MenuItem>
      ) : (
        <MenuItem icon={Check} onClick={() => void complete(open ? session.date : undefined)}>
          {open ? "I did it that day" : "Complete"}
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
