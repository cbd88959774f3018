import { createContext, createElement, use, type FunctionComponent, type ReactNode } from "react";

interface ExerciseNameProps {
  readonly name: string;
}

/** The app makes names open what the library says about an exercise; without it they are text. */
export const ExerciseNameContext = createContext<FunctionComponent<ExerciseNameProps>>(({ name }) => name);

/** The name of an exercise, wherever one is to be done or was done. */
export function ExerciseName(props: ExerciseNameProps): ReactNode {
  return createElement(use(ExerciseNameContext), props);
}
