import { Check, Ellipsis, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Menu, MenuItem } from "../../../../ui/menu.tsx";
import type { SheetDay } from "../../model/week-sheet.ts";
import { useIsTrained } from "../actions/plan-actions.ts";
import { useCompletion } from "../actions/use-completion.ts";

/** What can be done with a session from the week: done, moved, skipped, and why; nothing in a plan that has ended. */
export function SessionMenu({ session }: { readonly session: SheetDay["sessions"][number] }): ReactNode {
  const trained = useIsTrained();
  const { complete, reopen } = useCompletion(session);
  if (!trained) return null;
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
        <MenuItem icon={Check} onClick={() => void complete()}>
          {open ? "I did it" : "Complete"}
        </MenuItem>
      )}
    </Menu>
  );
}
