/** The content of a file of another app or a device, before anything of it is stored. */
export interface ParsedFile {
  readonly format: ImportFormat;
  readonly sessions: readonly ParsedSession[];
  /** What could not be read, or not as it stands. */
  readonly unread: readonly UnreadEntry[];
  /** Quantities whose unit the file leaves open. */
  readonly asks: { readonly weight: boolean; readonly distance: boolean };
}

export type ImportFormat = "strong" | "hevy" | "fit" | "tcx" | "gpx" | "ironpace";

export const FORMAT_NAMES: Readonly<Record<ImportFormat, string>> = {
  strong: "Strong",
  hevy: "Hevy",
  fit: "FIT",
  tcx: "TCX",
  gpx: "GPX",
  ironpace: "Ironpace",
};

/** A session as the server's store_import takes it. */
export interface ParsedSession {
  /** The same for the same work, whichever file it is in: at most 100 characters. */
  readonly key: string;
  /** Its id where it was exported from here. */
  readonly original_id?: string;
  readonly title: string;
  /** ISO time. */
  readonly performed_at: string;
  /** `yyyy-MM-dd`, where the athlete was. */
  readonly day: string;
  readonly kind: "strength" | "conditioning";
  readonly duration_minutes: number | null;
  readonly session_rpe?: number | null;
  readonly rating?: number | null;
  readonly notes: string | null;
  readonly sets: readonly ParsedSet[];
}

/** Kilograms, seconds, metres, kilocalories; columns of performed_sets. */
export interface ParsedSet {
  readonly exercise_name: string;
  readonly exercise_index: number;
  readonly set_index: number;
  readonly set_type: "warmup" | "working" | "drop" | "failure";
  readonly metric: "weight_reps" | "reps" | "time" | "distance" | "weight_distance" | "calories";
  readonly weight_kg?: number | null;
  readonly reps?: number | null;
  readonly seconds?: number | null;
  readonly metres?: number | null;
  readonly calories?: number | null;
  readonly rpe?: number | null;
  readonly entered_unit?: string | null;
}

export interface UnreadEntry {
  /** "Line 12, Weight" */
  readonly where: string;
  /** A sentence. */
  readonly why: string;
}

/** What the athlete says where the file is silent. */
export interface Units {
  readonly weight: "kg" | "lb";
  readonly distance: "km" | "mi";
}

export const LARGEST_FILE_BYTES = 20 * 1000 * 1000;
export const MOST_SETS = 20_000;
export const MOST_SESSIONS = 5000;
export const KILOGRAMS_PER_POUND = 0.453_592_37;
export const METRES_PER_MILE = 1609.344;
