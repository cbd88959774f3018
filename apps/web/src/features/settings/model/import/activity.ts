import { importKey } from "./import-key.ts";
import { rounded } from "./read-number.ts";
import type { ParsedSession, ParsedSet } from "./parsed-file.ts";
import { localDay } from "./times.ts";

/** What a device recorded: one sport from start to end. Seconds, metres, kilocalories. */
export interface Activity {
  readonly start: Date;
  readonly sport: ImportedSport;
  readonly title?: string | undefined;
  readonly notes?: string | undefined;
  /** From start to end. */
  readonly elapsed: number;
  /** While the clock ran. */
  readonly moving: number;
  readonly distance: number;
  readonly calories?: number | undefined;
  /** Sets of a strength session, where the device counted them. */
  readonly sets?: readonly ParsedSet[];
}

export type ImportedSport = "running" | "cycling" | "rowing" | "swimming" | "skiing" | "walking" | "strength" | "other";

/** The words of formats and devices for a sport: "Biking", "road_biking", "indoor_rowing", "9" of Strava. */
export function readSport(text: string | undefined): ImportedSport {
  const word = (text ?? "").toLowerCase();
  const found = WORDS.find(([pattern]) => pattern.test(word));
  return found?.[1] ?? "other";
}

/**
 * The activity as one session. Its key is the second at which it began, because the same recording comes as FIT, TCX and GPX with other decimals. A session
 * without counted sets has one set: the whole distance with its time, or its time.
 */
export function toParsedSession(activity: Activity): ParsedSession {
  const { start, sport, title, notes, elapsed, moving, distance, calories, sets = [] } = activity;
  const name = NAMES[sport];
  const minutes = Math.min(Math.round((elapsed || moving) / 6) / 10, 1440);
  const measures = {
    seconds: Math.min(rounded(moving || elapsed), 86_400),
    ...(calories === undefined ? {} : { calories: Math.round(calories) }),
  };
  const whole: ParsedSet = {
    exercise_name: name,
    exercise_index: 1,
    set_index: 1,
    set_type: "working",
    ...(distance > 0
      ? { metric: "distance", metres: Math.min(Math.round(distance * 10) / 10, 1_000_000), entered_unit: "km" }
      : { metric: "time", entered_unit: "min" }),
    ...measures,
  };
  return {
    key: importKey("activity", start.toISOString().slice(0, 19)),
    title: (title ?? "").trim().slice(0, 200) || name,
    performed_at: start.toISOString(),
    day: localDay(start),
    kind: sport === "strength" ? "strength" : "conditioning",
    duration_minutes: minutes,
    notes: (notes ?? "").trim().slice(0, 4000) || null,
    sets: sets.length > 0 ? sets : [whole],
  };
}

const NAMES: Readonly<Record<ImportedSport, string>> = {
  running: "Run",
  cycling: "Ride",
  rowing: "Row",
  swimming: "Swim",
  skiing: "Ski",
  walking: "Walk",
  strength: "Strength training",
  other: "Workout",
};

const WORDS: readonly (readonly [RegExp, ImportedSport])[] = [
  [/strength|weight|gym|training/, "strength"],
  [/run|treadmill|^9$|^4$/, "running"],
  [/bik|cycl|ride|^1$/, "cycling"],
  [/row/, "rowing"],
  [/swim/, "swimming"],
  [/ski/, "skiing"],
  [/walk|hik|^10$/, "walking"],
];
