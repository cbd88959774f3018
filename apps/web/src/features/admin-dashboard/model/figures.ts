import { formatCount } from "#ui/format.ts";

/** What `admin_overview` tells. */
export interface Overview {
  readonly users: number;
  readonly exercises: number;
  readonly content: number;
  readonly pending_approvals: number;
  /** Being received right now; null where the server does not say. */
  readonly uploads: number | null;
}

/** What `storage_usage` tells. */
export interface StorageUse {
  readonly bytes: number;
  readonly objects: number;
  /** Null: nobody has set one. */
  readonly quota_bytes: number | null;
}

/** "23% of 20GB"; what is used in words where there is no quota. */
export function storageText({ bytes, quota_bytes }: StorageUse): string {
  if (quota_bytes === null) return bytesText(bytes);
  const percent = (100 * bytes) / quota_bytes;
  return `${percent > 0 && percent < 1 ? "<1" : Math.floor(percent)}% of ${bytesText(quota_bytes).replace(" ", "")}`;
}

/** "4.2 MB in 3 files", with what it can be measured by where nothing else says so. */
export function storageHint({ bytes, objects, quota_bytes }: StorageUse): string {
  const files = `${formatCount(objects)} ${objects === 1 ? "file" : "files"}`;
  return quota_bytes === null ? `in ${files}; no quota is set.` : `${bytesText(bytes)} in ${files}.`;
}

const UNITS = [
  [1e12, "TB"],
  [1e9, "GB"],
  [1e6, "MB"],
  [1e3, "KB"],
] as const;

/** "4.2 MB", a thousand is a thousand. */
export function bytesText(bytes: number): string {
  if (bytes === 1) return "1 byte";
  const [size, unit] = UNITS.find(([least]) => bytes >= least) ?? [1, "bytes"];
  return `${Number((bytes / size).toFixed(1))} ${unit}`;
}

/** "Active (2 in queue)" */
export function queueText(uploads: number | null): string {
  if (uploads === null) return "Unknown";
  return uploads === 0 ? "Idle (none in queue)" : `Active (${formatCount(uploads)} in queue)`;
}

export function queueHint(uploads: number | null): string {
  const asUploaded = "Nothing is converted: videos play as they were uploaded.";
  return uploads === null ? asUploaded : `${asUploaded} The queue counts uploads in progress.`;
}
