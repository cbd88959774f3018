import { MessageSquareText } from "lucide-react";
import { use, type ReactNode } from "react";
import { AskCoachContext, type CoachPrompt } from "./ask-coach-context.ts";
import { Button } from "../button.tsx";
import { MenuItem } from "../overlay/menu.tsx";

/** An entry in the menu of something that the coach can be asked about. */
export function AskCoachItem({ prompt }: { readonly prompt: CoachPrompt }): ReactNode {
  const ask = use(AskCoachContext);
  if (ask === undefined) return null;
  return (
    <MenuItem icon={MessageSquareText} onClick={() => ask(prompt)}>
      Ask AI Coach
    </MenuItem>
  );
}

export function AskCoachButton({ prompt, className }: { readonly prompt: CoachPrompt; readonly className?: string }): ReactNode {
  const ask = use(AskCoachContext);
  if (ask === undefined) return null;
  return (
    <Button variant="ghost" className={className} onClick={() => ask(prompt)}>
      <MessageSquareText aria-hidden="true" size={16} strokeWidth={1.75} />
      Ask AI Coach
    </Button>
  );
}
