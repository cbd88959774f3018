import { type DistanceUnit, formatWeight, toMiles, type WeekRecord, type WeightUnit } from "@ironpace/training";
import { type CheckInRow, toCheckIn } from "./check-in.ts";

/** What `public.week_review()` answers. */
export interface WeekReviewRow {
  readonly monday: string;
  readonly calendar: {
    readonly planned: readonly {
      readonly id: string;
      readonly title: string;
      readonly code: string | null;
      readonly day: string;
      readonly duration: number;
      readonly status: string;
      readonly is_deload: boolean;
      readonly intensity_level: number | null;
      readonly load: number | null;
      readonly iron_load: number | null;
      readonly tonnage_kg: number | null;
      readonly distance_m: number | null;
    }[];
    readonly done: readonly {
      readonly day: string;
      readonly training_session_id: string | null;
      readonly session_rpe: number | null;
      readonly kilograms: number;
      readonly metres: number;
    }[];
  };
  readonly bests: readonly BestRow[];
  readonly check_ins: readonly CheckInRow[];
}

interface BestRow {
  readonly exercise_name: string;
  readonly value: string;
  readonly unit: string | null;
  /** Kilograms, metres, seconds or repetitions; null where it could not be read. */
  readonly value_number?: number | null;
  readonly metric?: string | null;
}

interface Units {
  readonly weight: WeightUnit;
  readonly distance: DistanceUnit;
}

/** The week as the engine reviews it, with bests in the athlete's units. */
export function toWeekRecord({ monday, calendar, bests, check_ins: checkIns }: WeekReviewRow, units: Units): WeekRecord {
  return {
    monday,
    planned: calendar.planned.map((row) => ({
      id: row.id,
      title: row.title,
      date: row.day,
      minutes: row.duration,
      effort: row.intensity_level ?? 0,
      load: row.load ?? 0,
      ironLoad: row.iron_load ?? 0,
      tonnage: row.tonnage_kg ?? 0,
      distance: row.distance_m ?? 0,
      isDeload: row.is_deload,
      status: row.status === "completed" ? "done" : row.status === "skipped" ? "skipped" : "open",
    })),
    done: calendar.done.map((row) => ({
      date: row.day,
      ...(row.training_session_id === null ? {} : { plannedId: row.training_session_id }),
      ...(row.session_rpe === null ? {} : { rpe: row.session_rpe }),
      tonnage: row.kilograms,
      distance: row.metres,
    })),
    bests: bests.map((best) => ({ name: best.exercise_name, value: bestText(best, units) })),
    checkIns: checkIns.map(toCheckIn),
  };
}

/** As typed, where it was typed in the unit that is shown. */
function bestText({ value, unit, value_number: number, metric }: BestRow, { weight, distance }: Units): string {
  if (typeof number === "number" && metric === "weight" && unit !== weight) return formatWeight(number, weight);
  if (typeof number === "number" && metric === "distance" && unit === "km" && distance === "mi") return `${toMiles(number).toFixed(1)} mi`;
  if (typeof number === "number" && metric === "distance" && unit === "mi" && distance === "km") return `${(number / 1000).toFixed(1)} km`;
  return unit === null ? value : `${value} ${unit}`;
}
