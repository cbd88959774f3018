import { createContext } from "react";

/** Opens an exercise over the page that is shown. */
export const OpenExerciseContext = createContext<((name: string) => void) | undefined>(undefined);
