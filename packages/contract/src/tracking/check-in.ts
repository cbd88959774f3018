import type { CheckIn, CheckInChange } from "@ironpace/training";
import type { Json, Tables } from "../database.gen.ts";

/** What the engine reads of a row of check_ins. */
export type CheckInRow = Omit<Tables<"check_ins">, "user_id" | "notes" | "created_at" | "updated_at">;

/** A check-in as the engine reads it: what was not answered is absent. */
export function toCheckIn(row: CheckInRow): CheckIn {
  const values = {
    sleepHours: row.sleep_hours,
    sleep: row.sleep,
    soreness: row.soreness,
    stress: row.stress,
    motivation: row.motivation,
    restingHeartRate: row.resting_heart_rate,
    heartRateVariability: row.heart_rate_variability,
  };
  return { day: row.day, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) };
}

/** The change that a check-in led to, from what was asked for: `{checkIn, to}` in a row of plan_adjustments; undefined for any other. */
export function toCheckInChange({ reason, request }: { readonly reason: string; readonly request: Json }): CheckInChange | undefined {
  if (typeof request !== "object" || request === null || Array.isArray(request)) return undefined;
  const { checkIn: day, to } = request;
  if (typeof day !== "string") return undefined;
  if (reason === "moved") return { day, kind: "moved" };
  return { day, kind: "eased", ...(typeof to === "string" ? { until: to } : {}) };
}
