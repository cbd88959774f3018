import { createContext, use } from "react";
import { METRIC, type Units } from "./units.ts";

/** Metric where nobody is signed in. */
export const UnitsContext = createContext<Units>(METRIC);

export function useUnits(): Units {
  return use(UnitsContext);
}
