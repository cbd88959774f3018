import { MessageSquareText } from "lucide-react";
import { createContext, use, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { MenuItem } from "./menu.tsx";

/** What a page opens the AI coach with: a question that is asked at once, or the beginning of one for the athlete to go on with. */
export type CoachPrompt = { readonly content: string } | { readonly draft: string };

/** Opens the AI coach over the page; undefined where there is none. */
export const AskCoachContext = createContext<((prompt: CoachPrompt) => void) | undefined>(undefined);

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
