import { createContext } from "react";

/** What a page opens the AI coach with: a question that is asked at once, or the beginning of one for the athlete to go on with. */
export type CoachPrompt = { readonly content: string } | { readonly draft: string };

/** Opens the AI coach over the page; undefined where there is none. */
export const AskCoachContext = createContext<((prompt: CoachPrompt) => void) | undefined>(undefined);
