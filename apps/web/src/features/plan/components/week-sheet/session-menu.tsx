import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useDistanceText } from "#backend/preferences/use-distance-text.ts";
import { Button } from "#ui/button.tsx";
import { LoadingMenu } from "#ui/loading-menu.tsx";
import type { SheetSessionView } from "../../model/week-sheet.ts";
import { usePlanActions } from "../actions/plan-actions.ts";

const loadChoices = async () => (await import("./session-choices.tsx")).SessionChoices;

/** What can be done with a session from the week; nothing in a plan that has ended. */
export function SessionMenu({ session }: { readonly session: SheetSessionView }): ReactNode {
  const actions = usePlanActions();
  const title = useDistanceText()(session.title);
  if (actions === undefined) return null;
  return (
    <LoadingMenu
      load={loadChoices}
      about={{ session, actions }}
      trigger={
        session.state === "missed" && !session.skipped ? (
          <Button variant="ghost" className="-mr-2 px-2! text-xs! text-ink-2" aria-label={`What happened to ${title}?`}>
            What happened?
          </Button>
        ) : (
          <Button variant="ghost" size="icon" className="-mr-2" aria-label={`Options for ${title}`}>
            <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
          </Button>
        )
      }
    />
  );
}
