import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { useAuth } from "../auth/auth-context.ts";
import { DEFAULT_PREFERENCES, preferencesQueryOptions } from "./preferences.ts";
import { UnitsContext } from "./use-units.ts";

/** Gives every screen the units of whoever is signed in. */
export function UnitsProvider({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth();
  const { data } = useQuery(preferencesQueryOptions(user?.id));
  const { units, distance_units, week_start } = data ?? DEFAULT_PREFERENCES;
  const value = useMemo(() => ({ weight: units, distance: distance_units, weekStart: week_start }), [units, distance_units, week_start]);
  return <UnitsContext value={value}>{children}</UnitsContext>;
}
