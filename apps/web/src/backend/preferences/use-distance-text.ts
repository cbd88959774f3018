import { distanceText } from "@ironpace/contract";
import { useUnits } from "./use-units.ts";

/** Rewrites the kilometres of a stored text, e.g. the title of a session, in the athlete's unit. */
export function useDistanceText(): (text: string) => string {
  const { distance } = useUnits();
  return (text) => distanceText(text, distance);
}
