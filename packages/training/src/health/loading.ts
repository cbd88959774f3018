import type { LoadingLimits } from "../physiology/loading-limits.ts";
import type { HealthLimits } from "./limits.ts";

/** The loading limits of level and age, and those of health where they are stricter. */
export function healthLoading(loading: LoadingLimits, health: HealthLimits): LoadingLimits {
  return {
    cap: Math.min(loading.cap, health.percent / 100),
    rpe: Math.min(loading.rpe, 10 - health.repsInReserve, health.rpe),
    maximalTests: loading.maximalTests && health.tests,
    extraRest: loading.extraRest + Math.round((60 * (health.rest - 1)) / 5) * 5 * 2,
  };
}
